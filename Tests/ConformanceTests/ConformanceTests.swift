import Foundation
import Testing

@Suite("What other layout systems do")
struct ConformanceTests {
  @Test("nothing is malformed in the facts and in the table of differences")
  func files() {
    let errors =
      FactLibrary.own.errors + FactLibrary.given.errors + DifferenceTable.standard.errors
    for error in errors { Issue.record("\(error)") }
    #expect(FactLibrary.own.facts.count >= 370)
  }

  @Test("comes out of the product, or is in the table", arguments: FactLibrary.own.facts)
  func own(fact: Fact) {
    if case .failed(let message) = Verdict(of: fact) { Issue.record("\(message)") }
  }

  @Test("comes out for facts given from outside", arguments: FactLibrary.given.facts)
  func given(fact: Fact) {
    if case .failed(let message) = Verdict(of: fact) { Issue.record("\(message)") }
  }

  @Test("is different where the table says so", arguments: DifferenceTable.standard.rows)
  func differences(row: Difference) {
    #expect(FactLibrary.own.facts.contains { row.isAbout($0) }, "it is about nothing; delete it")
  }

  @Test("has an adapter for each kind, or a reason to have none")
  func kinds() {
    #expect(Set(Kinds.all).count == Kinds.all.count)
    #expect(Set(FactLibrary.own.facts.map { $0.kind }) == Set(Kinds.all))
  }

  // With RECORD_SCORE=1 the table is written anew; then read what changed.
  @Test("is scored in the README")
  func score() throws {
    let table = Score(of: FactLibrary.own.facts).table
    print(table)
    let file = FactLibrary.folder + "/../../README.md"
    var parts = try String(contentsOfFile: file, encoding: .utf8)
      .components(separatedBy: "<!-- score -->\n")
    try #require(parts.count == 3)
    if ProcessInfo.processInfo.environment["RECORD_SCORE"] == "1" {
      parts[1] = table
      try parts.joined(separator: "<!-- score -->\n")
        .write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(parts[1] == table)
  }
}
