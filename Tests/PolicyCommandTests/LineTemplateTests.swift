import PolicyCommand
import SeededRandom
import Testing

@Suite("A line of JSON that is filled in")
struct LineTemplateTests {
  private static let template = LineTemplate(["a": .blank, "b": [.blank, .blank], "c": "{}"])

  /// The line with these numbers; nil if it cannot be filled in.
  private static func line(_ text: String, _ numbers: [Double]) -> String? {
    var buffer: [UInt8] = []
    let count = template.fill(&buffer, text: Array(text.utf8), numbers: numbers)
    return count.map { String(decoding: buffer[..<$0], as: UTF8.self) }
  }

  @Test(
    "has numbers to two digits behind the point",
    arguments: [
      (0, "0"), (-0.0, "0"), (7, "7"), (10, "10"), (320, "320"), (1080.5, "1080.5"),
      (250.375, "250.38"), (0.05, "0.05"), (0.005, "0.01"), (-0.001, "0"), (-12.345, "-12.35"),
      (99.999, "100"), (999_999_999, "999999999"), (999_999_999.996, "1000000000"),
      (-999_999_999.99, "-999999999.99"),
    ] as [(Double, String)])
  func spelling(number: Double, text: String) {
    let line = "{\"a\":[],\"b\":[\(text),1],\"c\":\"{}\"}\n"
    #expect(Self.line("[]", [number, 1]) == line)
  }

  @Test("is the line that is written whole")
  func same() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<5_000 {
      let scale = Double([1, 4, 100, 1_000, 3].randomElement(using: &random) ?? 1)
      let number = Double(Int.random(in: -300_000...3_000_000, using: &random)) / scale
      let rounded = (number * 100).rounded() / 100
      let whole: JSONValue = ["a": .null, "b": [.number(rounded), 0], "c": "{}"]
      #expect(Self.line("null", [number, 0]) == whole.description + "\n")
    }
  }

  @Test("cannot be filled in with other than it lacks, or with what is no length")
  func refused() {
    #expect(Self.line("", [1]) == nil)
    #expect(Self.line("", [1, 2, 3]) == nil)
    for number in [Double.nan, .infinity, -.infinity, 1e9, -1e9, 1e300] {
      #expect(Self.line("", [1, number]) == nil)
    }
  }
}
