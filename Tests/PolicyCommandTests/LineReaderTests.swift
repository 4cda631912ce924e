import PolicyCommand
import Testing

@Suite("Reading lines")
struct LineReaderTests {
  @Test(
    "a line ends with LF or CRLF, and the last may lack its ending",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\r\n", ["a"]),
      ("a\r\nb\nc", ["a", "b", "c"]), ("a\n\n\r\nb\r\n", ["a", "", "", "b"]),
      ("a\rb\nc\r", ["a\rb", "c\r"]), ("a\r\r\n", ["a\r"]),
      ("\u{FEFF}", []), ("\u{FEFF}\n", [""]), ("\u{FEFF}a\nb", ["a", "b"]),
      ("\u{FEFF}\u{FEFF}a", ["\u{FEFF}a"]), ("a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
      ("12345\r\n123456\n1234567890\n12345", ["12345", nil, nil, "12345"]),
      ("123456\r", [nil]), ("\u{FEFF}12345\r\n123456", ["12345", nil]),
    ] as [(String, [String?])])
  func endings(text: String, lines: [String?]) throws {
    let expected = lines.enumerated().map { Line(number: $0 + 1, bytes: $1.map { Array($0.utf8) }) }
    var whole = LineReader(bytes: Array(text.utf8), longest: 5)
    #expect(try whole.allLines() == expected)

    let pipe = try Pipe()
    var reader = LineReader(pipe.input, longest: 5)
    pipe.send(text)
    pipe.closeWriting()
    #expect(try reader.allLines() == expected)
    #expect(try reader.next() == nil)
  }

  @Test("a line comes as soon as it is there, however slowly the rest follows")
  func slowFeed() throws {
    let pipe = try Pipe()
    var reader = LineReader(pipe.input)
    #expect(reader.isDrained)
    pipe.send("\u{FEFF}one\ntw")
    #expect(try reader.next()?.bytes == Array("one".utf8))
    #expect(reader.isDrained)
    pipe.send("o\r\nthree\n")
    #expect(try reader.next()?.bytes == Array("two".utf8))
    #expect(!reader.isDrained)
    #expect(try reader.next() == Line(number: 3, bytes: Array("three".utf8)))
    #expect(reader.isDrained)
    pipe.send("four")
    pipe.closeWriting()
    #expect(try reader.next()?.bytes == Array("four".utf8))
    #expect(try reader.next() == nil)
  }

  @Test("bytes that come one by one make the same lines")
  func byteByByte() throws {
    let pipe = try Pipe()
    pipe.neverWait()
    var reader = LineReader(pipe.input)
    for scalar in "{\"a\":1}\r".unicodeScalars { pipe.send(String(scalar)) }
    pipe.send("\n")
    #expect(try reader.next()?.bytes == Array("{\"a\":1}".utf8))
  }

  @Test("a line longer than 1 MiB is passed over, and reading goes on")
  func overlong() throws {
    let longest = [UInt8](repeating: 0x20, count: LineReader.longestLine)
    var reader = LineReader(bytes: longest + [0x0D, 0x0A] + longest + [0x20, 0x0A, 0x31])
    #expect(try reader.next() == Line(number: 1, bytes: longest))
    let overlong = try #require(try reader.next())
    #expect(overlong == Line(number: 2, bytes: nil))
    let error = #expect(throws: JSONError.self) { try overlong.json() }
    #expect(error?.message == "the line is too long")
    #expect(error?.help == "a line may have 1048576 bytes")
    #expect(try reader.next()?.json() == 1)
  }

  @Test("lines that cross the pieces in which a file is read stay whole")
  func pieces() throws {
    let lines = (0..<20_000).map { String(repeating: "x", count: $0 % 50) + "\($0)" }
    let text = Array(lines.joined(separator: "\r\n").utf8)
    try TemporaryFile.with(text) { path in
      var reader = LineReader(try OpenFile(reading: path))
      let read = try reader.allLines().map { String(decoding: $0.bytes ?? [], as: UTF8.self) }
      #expect(read == lines)
    }
  }

  @Test(
    "what cannot be read says why",
    arguments: [
      ("/nowhere/at/all.jsonl", .missing, "`/nowhere/at/all.jsonl` is not there"),
      ("", .missing, "`` is not there"),
      ("/dev/null/x", .missing, "`/dev/null/x` is not there"),
      ("/", .wrongKind, "`/` is a folder, not a file"),
    ] as [(String, StreamError.Kind, String)])
  func unreadable(path: String, kind: StreamError.Kind, message: String) {
    let error = #expect(throws: StreamError.self) {
      var reader = LineReader(try OpenFile(reading: path))
      _ = try reader.next()
    }
    #expect(error == StreamError(kind, message))
  }

  @Test("a descriptor that does not work says so")
  func badDescriptor() {
    var reader = LineReader(OpenFile(borrowing: -1, name: "standard input"))
    let error = #expect(throws: StreamError.self) { _ = try reader.next() }
    #expect(error?.message == "cannot read `standard input`: bad file descriptor")
  }
}

extension LineReader {
  fileprivate mutating func allLines() throws -> [Line] {
    var lines: [Line] = []
    while let line = try next() { lines.append(line) }
    return lines
  }
}
