import LayoutPolicies
import PolicyYAML
import SeededRandom
import Testing

@Suite struct RangeTests {
  @Test("a range reads as it is written", arguments: [1, 2, 3])
  func roundTrip(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func bound() -> Double {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: Double(Int.random(in: 0...2000, using: &random))
      case 1: Double(Int.random(in: 0...20000, using: &random)) / 10
      case 2: Double.random(in: 0..<1e-3, using: &random)
      default: Double.random(in: 0...1e20, using: &random)
      }
    }
    for _ in 0..<500 {
      let bounds = [bound(), bound()].sorted()
      let form = Int.random(in: 0..<4, using: &random)
      let range = NumberRange(
        lower: form == 0 ? nil : bounds[0], upper: form == 1 ? nil : bounds[1],
        includesUpper: form != 1 && (form == 2 || Bool.random(using: &random)),
        isScaled: Bool.random(using: &random))
      let read = try RangeText(range.plainText).numberRange(range.isScaled ? .length : .ratio)
      #expect(read == range, "\(range.plainText)")
      #expect(read.plainText == range.plainText)
    }
  }

  @Test(
    "numbers in ranges are those of JSON, ratios have two sides",
    arguments: [
      ("600.0...", Measure.length, "600..."), ("6e2sp..<840sp", .length, "600sp..<840sp"),
      ("...0.50", .ratio, "...0.5"), ("3/2...16/8", .ratio, "1.5...2"), ("5", .number, "5"),
      ("-0...", .number, "0..."), ("-5..<-1", .number, "-5..<-1"), ("...-1", .number, "...-1"),
      ("1e-5...", .number, "1e-05..."),
      ("767.9999999999999...", .length, "767.9999999999999..."),
      ("767.99999999999999999...", .length, "768..."),
    ])
  func numbers(_ text: String, _ measure: Measure, _ plain: String) throws {
    #expect(try RangeText(text).numberRange(measure).plainText == plain)
  }
}
