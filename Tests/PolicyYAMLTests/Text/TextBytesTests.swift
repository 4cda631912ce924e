import LayoutPolicies
import PolicyYAML
import Testing

@Suite struct TextBytesTests {
  @Test(
    "bytes that are no text are named with their place",
    arguments: [
      (
        Array("v: 1\nl:\n  - id: caf".utf8) + [0xE9] + Array("\n".utf8),
        ["3:12 the byte 0xE9 is not UTF-8"]
      ),
      ([0xC3], ["1:1 the byte 0xC3 is not UTF-8"]),
      (Array("é: ".utf8) + [0xC0, 0x80], ["1:4 the byte 0xC0 is not UTF-8"]),
      (Array("a\r\n".utf8) + [0xED, 0xA0, 0x80], ["2:1 the byte 0xED is not UTF-8"]),
      ([0xFF, 0xFE, 0x61, 0x00], ["1:1 the file is UTF-16, not UTF-8"]),
      ([0xFE, 0xFF, 0x00, 0x61], ["1:1 the file is UTF-16, not UTF-8"]),
      ([0x61, 0x00, 0x3A, 0x00], ["1:2 U+0000, a control character, is not allowed here"]),
      (
        Array("a: \u{1B}[31m\nb: \u{7F}\n".utf8),
        [
          "1:4 U+001B, a control character, is not allowed here",
          "2:4 U+007F, a control character, is not allowed here",
        ]
      ),
      (
        Array("a: x\u{2028}y".utf8),
        ["1:5 U+2028, an invisible line separator, is not allowed here"]
      ),
      (Array("a: \u{85}".utf8), ["1:4 U+0085, an invisible line separator, is not allowed here"]),
      (
        Array("\u{FEFF}\u{FEFF}a: 1".utf8),
        ["1:1 U+FEFF, an invisible byte-order mark, is not allowed here"]
      ),
      (Array("a: \u{FFFE}".utf8), ["1:4 U+FFFE, not a character, is not allowed here"]),
      (Array("a: \u{A0}\u{10FFFF}🙂\t\u{E000}".utf8), []),
      ([0xEF, 0xBB, 0xBF], ["1:1 the file is empty"]),
    ] as [([UInt8], [String])])
  func bytes(_ bytes: [UInt8], _ findings: [String]) {
    let result = reading(bytes)
    #expect(summary(result.findings) == findings)
    #expect((result.root == nil) == !findings.isEmpty)
  }

  /// Everything that the reader knows, in few lines.
  static let sample = """
    %YAML 1.2
    ---
    version: 1 # é
    rules: &all
      - name: "a \\u00e9\\n"
        when: { device: [pad, mac], not: { width: 600... } }
        text: |
          block
          text
      - 'it''s'
      - ? key
        : value
      - *all2
    other: &x {a: [], b: {}}
    again: [*x, *x]
    !tag end: >-
      folded
    ...
    """

  @Test("cut or changed anywhere, a text gives a value or a place inside it")
  func damage() {
    let sample = Array(Self.sample.utf8)
    for count in 0...sample.count { expectAnswer(Array(sample.prefix(count))) }
    for count in 0...sample.count { expectAnswer(Array(sample.dropFirst(count))) }
    var random = Numbers(state: 42)
    let likely = Array("\t\n\r :-?[]{},#&*!|>'\"%@`\\\0<~".utf8) + [0x80, 0xC3, 0xEF, 0xFF]
    for round in 0..<6000 {
      var bytes = sample
      for _ in 0...(round % 3) {
        let position = random.next(below: bytes.count)
        let byte = likely[random.next(below: likely.count)]
        switch random.next(below: 3) {
        case 0: bytes[position] = byte
        case 1: bytes.insert(byte, at: position)
        default: bytes.remove(at: position)
        }
      }
      expectAnswer(bytes)
    }
  }

  private func expectAnswer(_ bytes: [UInt8]) {
    let text = SourceText(name: "test.yaml", bytes: bytes)
    let (root, findings) = YAMLReader().read(text)
    let everything = findings + findings.flatMap(\.related)
    let isInside = everything.allSatisfy { finding in
      guard let place = finding.location, let line = text.line(place.line) else { return false }
      return (1...line.unicodeScalars.count + 1).contains(place.column) && finding.length >= 1
    }
    let isSound = (root != nil || !findings.isEmpty) && isInside
    if !isSound { Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(summary(findings))") }
    // Rendering must cope with all of them, too.
    if findings.contains(where: \.rendered.isEmpty) { Issue.record("nothing to show") }
  }
}

/// Numbers that look random and are the same in every run.
private struct Numbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }
}
