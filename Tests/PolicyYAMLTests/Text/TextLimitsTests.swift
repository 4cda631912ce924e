import LayoutPolicies
import PolicyYAML
import Testing

@Suite struct TextLimitsTests {
  @Test(
    "nesting is refused at once where it gets too deep",
    arguments: [
      ("[", 1, 65), ("{a: ", 1, 257), ("- ", 1, 129), ("? ", 1, 129), ("[\n", 65, 1),
    ])
  func depth(_ part: String, _ line: Int, _ column: Int) {
    let text = String(repeating: part, count: 100_000)
    #expect(
      summary(reading(text).findings) == [
        "\(line):\(column) lists and mappings are nested more than 64 deep"
      ])
  }

  @Test("64 levels are read, 65 are not, with or without aliases")
  func deepest() {
    func nested(_ count: Int, _ inner: String = "") -> String {
      String(repeating: "[", count: count) + inner + String(repeating: "]", count: count)
    }
    #expect(reading(nested(64)).root != nil)
    #expect(reading(nested(65)).root == nil)
    #expect(reading("a: &a \(nested(31))\nb: \(nested(32, "*a"))").root != nil)
    #expect(
      summary(reading("a: &a \(nested(31))\nb: \(nested(33, "*a"))").findings) == [
        "2:37 lists and mappings are nested more than 64 deep"
      ])
  }

  @Test("aliases that multiply are refused before they are expanded, ordinary ones are not")
  func aliases() {
    var bomb = "a0: &a0 [s, s, s, s, s, s, s, s, s]\n"
    for level in 1...9 {
      let items = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(items)]\n"
    }
    #expect(
      summary(reading(bomb).findings) == [
        "7:35 alias expansion makes this text larger than 4000000 values"
      ])
    let ordinary = (0..<200).map { "k\($0): *a\n" }.joined()
    let result = reading("a: &a { b: 1, c: [1, 2] }\n" + ordinary)
    #expect(result.findings.isEmpty)
  }

  @Test("the budget counts what aliases stand for each time")
  func budget() {
    var limits = YAMLLimits()
    // A mapping, three keys, a list of two, and the list again.
    let text = "a: &a [1, 2]\nb: *a\nc: 3\n"
    limits.nodes = 11
    #expect(reading(text, limits: limits).root != nil)
    limits.nodes = 10
    #expect(
      summary(reading(text, limits: limits).findings) == [
        "3:4 this text holds more than 10 values"
      ])
    limits.nodes = 7
    #expect(
      summary(reading(text, limits: limits).findings) == [
        "2:4 alias expansion makes this text larger than 7 values"
      ])
    limits.bytes = 23
    #expect(
      summary(reading(text, limits: limits).findings) == ["1:1 the file is larger than 23 bytes"])
  }

  @Test("many keys are compared, and only so many findings are kept")
  func keys() {
    let text = (0..<200_000).map { "key-\($0): x\n" }.joined() + "key-7: y\n"
    #expect(
      summary(reading(text).findings) == [
        "200001:1 duplicate key `key-7`", "+ 8:1 the first one is here",
      ])
    let findings = reading(String(repeating: "a: 1\n", count: 1000)).findings
    #expect(findings.count == 101)
    #expect(findings.last == Diagnostic(.note, "899 more findings are not shown"))
  }
}
