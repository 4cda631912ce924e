import Foundation
import LayoutPolicies
import PolicyYAML
import SeededRandom
import Testing

/// Whatever stands in a file, there is a policy, or there are findings with places in the text.
@Suite struct DamagedPolicyTests {
  private static let texts = Fixture.all("accepted").compactMap { fixture in
    FileManager.default.contents(atPath: fixture.path).map { [UInt8]($0) }
  }

  private func check(_ bytes: [UInt8], in folder: TemporaryFolder) throws {
    let file = try folder.write("reader.yaml", bytes)
    var loader = PolicyLoader(files: PolicyFiles([]))
    let loaded = loader.load(file)
    #expect(loader.problems.isEmpty)
    #expect((loaded == nil) == loader.hasErrors)
    let text = SourceText(name: file, bytes: bytes)
    for finding in loader.findings {
      guard let place = finding.location else {
        #expect(finding.message.hasSuffix("not shown"))
        continue
      }
      let mark = TextMark(line: place.line, column: place.column)
      #expect(text.clamped(mark) == mark, "\(finding.rendered)")
    }
  }

  @Test("the beginning of a policy") func prefixes() throws {
    let folder = try TemporaryFolder()
    for text in Self.texts where text.count < 4000 {
      for count in stride(from: 0, to: text.count, by: 23) {
        try check(Array(text[..<count]), in: folder)
      }
    }
  }

  @Test("a policy with random changes", arguments: [1, 2]) func mutations(_ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = SplitMix64(seed: seed)
    let pieces = [
      "\n", "  ", "{", "}", "[", "]", ": ", "- ", "'", "\"", "*w", "&w ", "<<", "#", "...",
    ]
    .map { Array($0.utf8) }
    let texts = Self.texts.filter { $0.count < 4000 }
    for _ in 0..<200 {
      guard var text = texts.randomElement(using: &random) else { return }
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let start = Int.random(in: 0...text.count, using: &random)
        let end = min(text.count, start + Int.random(in: 0..<12, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text.removeSubrange(start..<end)
        case 1:
          text.insert(
            contentsOf: text[start..<end], at: Int.random(in: 0...text.count, using: &random))
        case 2: text.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
        default: text.insert(UInt8.random(in: 0...255, using: &random), at: start)
        }
      }
      try check(text, in: folder)
    }
  }

  @Test("line ends and a byte-order mark change nothing")
  func lineEnds() throws {
    let folder = try TemporaryFolder()
    for fixture in Fixture.all("accepted") + Fixture.all("refused") + Fixture.all("doubtful") {
      guard let text = try? String(contentsOfFile: fixture.path, encoding: .utf8) else { continue }
      let windows = text.replacingOccurrences(of: "\n", with: "\r\n")
      let outcomes = try [text, windows, "\u{FEFF}" + text, "\u{FEFF}" + windows].map { text in
        let file = try folder.write("\(fixture.testDescription)", text)
        var loader = PolicyLoader(files: PolicyFiles([]))
        let loaded = loader.load(file)
        let policy = loaded.map { "\($0.policy.questions) \($0.policy.outputs) \($0.tests)" }
        return loader.findings.map { $0.rendered }.joined() + (policy ?? "")
      }
      #expect(Set(outcomes).count == 1, "\(fixture.path)")
    }
  }
}
