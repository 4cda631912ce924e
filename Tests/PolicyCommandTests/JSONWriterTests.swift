import PolicyCommand
import SeededRandom
import Testing

@Suite("Writing a JSON line")
struct JSONWriterTests {
  @Test(
    "a value has one spelling",
    arguments: [
      (.null, "null"), (true, "true"), (false, "false"), (320, "320"), (400.5, "400.5"),
      (-0.0, "0"), (0.1, "0.1"), (1e16, "1e+16"), (1e-7, "1e-07"), (.number(.nan), "null"),
      (.number(-.infinity), "null"), ("a/b é😀\u{2028}", "\"a/b é😀\u{2028}\""),
      ("\"\\\n\r\t\u{8}\u{1F}\0\u{7F}", #""\"\\\n\r\t\u0008\u001f\u0000\u007f""#),
      ([], "[]"), ([1, "2", [.null]], #"[1,"2",[null]]"#), ([:], "{}"),
      (["b": 1, "a": 2, "é": 3, "B": 4, "a-b": 5], #"{"B":4,"a":2,"a-b":5,"b":1,"é":3}"#),
      (["tip": nil, "style": "stack"], #"{"style":"stack"}"#),
      (.object([JSONField("z", .null), JSONField("a", 1)]), #"{"a":1,"z":null}"#),
    ] as [(JSONValue, String)])
  func spelling(value: JSONValue, text: String) {
    #expect(value.description == text)
  }

  @Test("the writer adds to what it has")
  func adding() {
    var writer = JSONWriter()
    writer.write("a")
    writer.write(2)
    #expect(writer.bytes == Array(#""a"2"#.utf8))
  }

  @Test("what is written is read back as the same value and written the same")
  func roundTrip() throws {
    var random = SplitMix64(seed: 42)
    for _ in 0..<3_000 {
      let value = JSONValue.random(depth: 4, using: &random)
      let line = value.description
      let read = try JSONValue(line: Array(line.utf8))
      #expect(read == value)
      #expect(read.description == line)
    }
  }

  @Test(
    "a value says what kind it is",
    arguments: zip(
      [.null, true, 1, "", [], [:]] as [JSONValue],
      ["null", "a boolean", "a number", "text", "a list", "an object"]))
  func kinds(value: JSONValue, kind: String) {
    #expect(value.kind == kind)
  }
}

extension JSONValue {
  fileprivate static func random(depth: Int, using random: inout SplitMix64) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .boolean(.random(using: &random))
    case 2: return .number(Double(Int.random(in: -4000...4000, using: &random)) / 8)
    case 3:
      let number = Double(bitPattern: .random(in: 0...UInt64.max, using: &random))
      return .number(number.isFinite ? number : 0)
    case 4: return .string(randomText(using: &random))
    case 5: return .array((0..<3).map { _ in .random(depth: depth - 1, using: &random) })
    default:
      let keys = Set((0..<4).map { _ in randomText(using: &random) })
      return .object(keys.sorted().map { JSONField($0, .random(depth: depth - 1, using: &random)) })
    }
  }

  private static func randomText(using random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let highest: UInt32 = [0x7F, 0xFF, 0xFFFF, 0x10FFFF].randomElement(using: &random) ?? 0x7F
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...highest, using: &random)) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
