import Foundation
import Testing

@Suite("The page on coming from other systems")
struct ComingFromOthersTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("every feature has its row, and every test that a row names is there")
  func rows() throws {
    let page = try String(
      contentsOf: Self.package.appending(
        path: "Sources/NavigationModel/NavigationModel.docc/ComingFromOthers.md"), encoding: .utf8)
    let sources = try FileManager.default.subpathsOfDirectory(
      atPath: Self.package.appending(path: "Tests").path
    ).filter { $0.hasSuffix(".swift") && !$0.hasSuffix("ComingFromOthersTests.swift") }.map {
      try String(contentsOf: Self.package.appending(path: "Tests/\($0)"), encoding: .utf8)
    }
    var counts: [Int] = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") { counts.append(0) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let number = cells.first.flatMap({ Int($0) }) else { continue }
      counts[counts.count - 1] = number
      let names = cells[2].split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      #expect(!names.isEmpty || cells[2].contains("so there is no test"), "\(cells[2])")
      for name in names {
        let isThere = sources.contains {
          $0.contains("(\"\(name)\"") || $0.contains("\"\(name)\",")
        }
        #expect(isThere, "no test is named \(name)")
      }
    }
    // The overview, then navigation by tag, layout styles, and the others.
    #expect(counts == [0, 14, 24, 19, 8, 6])
  }
}
