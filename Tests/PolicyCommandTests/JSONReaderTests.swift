import PolicyCommand
import SeededRandom
import Testing

@Suite("Reading a JSON line")
struct JSONReaderTests {
  @Test(
    "what JSON allows is read",
    arguments: [
      ("null", .null), (" true\r", true), ("false", false), ("\t0", 0), ("-0.0", 0),
      ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5), ("-12.5", -12.5),
      ("9007199254740993", 9_007_199_254_740_992), ("0.1", 0.1), ("1e-400", 0),
      ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
      (#""""#, ""), (#""a/b\/c""#, "a/b/c"), (#""\"\\\b\f\n\r\t""#, "\"\\\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u00E9 é""#, "éé é"), (#""\ud83d\ude00😀""#, "😀😀"), (#""\u0000""#, "\0"),
      ("\"\u{FEFF}\"", "\u{FEFF}"), ("\"\u{7F}\"", "\u{7F}"),
      ("[]", []), ("[ ]", []), ("[1, [true] ,null]", [1, [true], .null]),
      ("{}", [:]), ("{ }", [:]), (#"{ "a" : { "" : [] } }"#, ["a": ["": []]]),
      (
        #"{"size":"820x1180","open":null}"#,
        .object([JSONField("size", "820x1180"), JSONField("open", .null)])
      ),
    ] as [(String, JSONValue)])
  func accepted(text: String, value: JSONValue) throws {
    #expect(try JSONValue(line: Array(text.utf8)) == value)
  }

  @Test("a field knows where its key and its value stood, in scalars")
  func columns() throws {
    let value = try JSONValue(line: Array(#"{"é😀": 1, "b":"e\u0301x", "c":[]}"#.utf8))
    guard case .object(let fields) = value else {
      Issue.record("not an object")
      return
    }
    #expect(fields.map(\.keyColumn) == [2, 11, 27])
    #expect(fields.map(\.column) == [8, 15, 31])
  }

  @Test(
    "what JSON does not allow is refused, with its place and the field", arguments: refusedLines)
  func refused(line: RefusedLine) {
    let error = #expect(throws: JSONError.self) { try JSONValue(line: line.bytes) }
    #expect(error?.column == line.column)
    #expect(error?.field == line.field)
    #expect(error?.finding == line.finding)
    #expect(error?.message == (line.field.map { "in `\($0)`: " } ?? "") + line.finding)
    #expect(error?.help == line.help)
  }

  @Test("lists and objects may be 64 deep and not deeper", arguments: ["[]", "{}"])
  func depth(brackets: String) throws {
    let opening = brackets == "[]" ? "[" : #"{"a":"#
    let closing = String(brackets.suffix(1))
    func nested(_ depth: Int) -> [UInt8] {
      let outer = String(repeating: opening, count: depth - 1)
      return Array((outer + brackets + String(repeating: closing, count: depth - 1)).utf8)
    }
    #expect(throws: Never.self) { try JSONValue(line: nested(64)) }
    let error = #expect(throws: JSONError.self) { try JSONValue(line: nested(65)) }
    #expect(error?.finding == "lists and objects are nested more than 64 deep")
    #expect(error?.column == 64 * opening.utf8.count + 1)
  }

  @Test("every bad byte of UTF-8 is refused where it stands", arguments: invalidUTF8)
  func encoding(bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(line: Array("\"é".utf8) + bytes + Array("\"".utf8))
    }
    #expect(error?.column == 3)
    #expect(error?.help == "lines are UTF-8")
  }

  @Test("a duplicate among very many keys is found")
  func manyKeys() throws {
    let fields = (0..<50_000).map { "\"k\($0)\":0" }
    #expect(throws: Never.self) {
      try JSONValue(line: Array("{\(fields.joined(separator: ","))}".utf8))
    }
    let repeated = "{\((fields + ["\"k7\":1"]).joined(separator: ","))}"
    let error = #expect(throws: JSONError.self) { try JSONValue(line: Array(repeated.utf8)) }
    #expect(error?.message == "in `k7`: the key is given twice, first at column 51")
  }

  @Test("no line, however broken, traps the reader")
  func brokenLines() {
    var random = SplitMix64(seed: 7)
    let line = Array(#"{"a":[1,-2.5e3,"é\ud83d\ude00\n"],"b":{"c":null,"d":true}}"#.utf8)
    for end in line.indices { _ = try? JSONValue(line: Array(line[..<end])) }
    for _ in 0..<20_000 {
      var broken = line
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        broken[Int.random(in: broken.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = try? JSONValue(line: broken)
    }
  }

  private static let invalidUTF8: [[UInt8]] = [
    [0x80], [0xFF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0x80], [0xED, 0xA0, 0x80],
    [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xF0, 0x8F, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98],
  ]
}
