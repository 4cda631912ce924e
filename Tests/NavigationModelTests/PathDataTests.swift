import Foundation
import NavigationModel
import SeededRandom
import Testing

@Suite("The data of a path")
struct PathDataTests {
  static func decode(_ text: String) throws(PathError) -> DecodedPath {
    try Saved.coder.decode(Data(text.utf8))
  }

  static let mangled = _mangledTypeName(Saved.Folder.self) ?? ""
  static let qualified = String(reflecting: Saved.Folder.self)

  @Test(
    "what others save is read from the lowest screen up",
    arguments: [
      (
        #"["Swift.Bool","true","Swift.Int","42","Swift.String","\"hello\""]"#,
        Saved.path("hello", 42, true)
      ),
      (#"["Sb","true","Si","42","SS","\"hello\""]"#, Saved.path("hello", 42, true)),
      (
        #"["\#(mangled)","{\"id\":7}","\#(qualified)"," {\"id\" : 8} ","Old.Report","{\"title\":\"\\u00e9\",\"counts\":{}}"]"#,
        Saved.path(
          Saved.Report(title: "é", link: nil), Saved.Folder(id: 8), Saved.Folder(id: 7))
      ),
      ("[]", ScreenPath()),
    ])
  func flat(text: String, path: ScreenPath) throws {
    #expect(try Self.decode(text).path == path)
  }

  @Test("names of types count only in others' data, and tags only in ours")
  func names() {
    let tag = #expect(throws: PathError.self) { try Self.decode(#"["Si","1","number","2"]"#) }
    #expect(tag?.kind == .unknownTag && tag?.index == 0 && tag?.tag == "number")
    let name = #expect(throws: PathError.self) {
      try Self.decode(#"{"version":1,"path":[{"tag":"Si","value":1}]}"#)
    }
    #expect(name?.kind == .unknownTag && name?.index == 0 && name?.tag == "Si")
  }

  @Test("unknown names are kept in our format, or dropped with what was pushed later")
  func unknownNames() throws {
    let data = Data(#"["Si","3","App.New","{\"b\":1,\"a\":2}","Si","1"]"#.utf8)
    let kept = try Saved.coder.decode(data, unknown: .keepRaw)
    #expect(kept.keptRaw.map(\.index) == [1] && kept.path.count == 3)
    #expect(
      try Saved.coder.decode(Saved.coder.encode(kept.path), unknown: .keepRaw).path == kept.path)
    let cut = try Saved.coder.decode(data, unknown: .dropWithAllAbove)
    #expect(cut.path == Saved.path(1) && cut.dropped.map(\.tag) == ["App.New", "Si"])
  }

  /// 128 KB that are one character.
  static let marks = String(repeating: "\u{301}\u{323}", count: 32_768)

  static func screens(_ screens: String) -> String { #"{"path":[\#(screens)],"version":1}"# }

  @Test(
    "what is malformed is refused, with the screen it is in",
    arguments: [
      ("", "not JSON: a value is missing at byte 0"),
      ("nonsense", "not JSON: a value is missing at byte 0"),
      (#""text""#, "a saved path is an object, or a list of texts"),
      ("{}", "`version` is missing"),
      (#"{"path":[]}"#, "`version` is missing"),
      (#"{"version":1}"#, "`path` is missing"),
      (#"{"version":1,"path":{}}"#, "`path` is not a list"),
      (#"{"version":2,"path":7}"#, "the path has the unknown version `2`"),
      (#"{"path":[7],"version":"1"}"#, #"the path has the unknown version `"1"`"#),
      (#"{"version":1,"version":1,"path":[]}"#, "the key `version` is given twice"),
      (#"{"version":1,"path":[],"paht":[]}"#, "unknown key `paht`"),
      (#"{"version":1,"path":[]} x"#, "not JSON: the end is missing at byte 24"),
      (#"{"version":1,"path":[],}"#, "not JSON: a key is missing at byte 23"),
      (screens(#"{"tag":"number","value":1},7"#), "in screen 1: the screen is not an object"),
      (screens(#"{"value":1}"#), "in screen 0: `tag` is missing"),
      (screens(#"{"tag":1,"value":1}"#), "in screen 0: `tag` is not a text"),
      (
        screens(#"{"tag":"\ud800","value":1}"#),
        "in screen 0: not JSON: half a character is escaped at byte 16"
      ),
      (screens(#"{"tag":"number"}"#), "in screen 0, `number`: `value` is missing"),
      (screens(#"{"tag":"number","value":1,"x":1}"#), "in screen 0, `number`: unknown key `x`"),
      (
        screens(#"{"tag":"number","tag":"text","value":1}"#),
        "in screen 0: the key `tag` is given twice"
      ),
      (
        screens(#"{"tag":"number","value":1},{"tag":"number","value":01}"#),
        "in screen 1: not JSON: `,` or `}` is missing at byte 61"
      ),
      (
        screens(#"{"tag":"number","value":tru}"#),
        "in screen 0: not JSON: a value is missing at byte 33"
      ),
      (
        screens(#"{"tag":"number","value":1},"#),
        "not JSON: a value is missing at byte 36"
      ),
      (#"{"path":[{"tag":"number","value":1}"#, "not JSON: `,` or `]` is missing at byte 35"),
      (#"{"path":["#, "not JSON: a value is missing at byte 9"),
      (#"{"path":[{"tag":"number""#, "in screen 0: not JSON: `,` or `}` is missing at byte 24"),
      (
        screens(#"{"tag":"a\#(marks)","value":1}"#),
        "in screen 0: `a\(marks.unicodeScalars.prefix(79).map(String.init).joined())…` is a tag or "
          + "name of 131073 bytes (at most 256 are read)"
      ),
      (
        #"["a\#(marks)","1"]"#,
        "in screen 0: `a\(marks.unicodeScalars.prefix(79).map(String.init).joined())…` is a tag or "
          + "name of 131073 bytes (at most 256 are read)"
      ),
      (
        #"{"path":[],"version":1,"a\#(marks)":1,"b\#(marks)":1}"#,
        "unknown key `a\(marks.unicodeScalars.prefix(79).map(String.init).joined())…` "
          + "(one of `version`, `path`)"
      ),
      (
        screens(#"{"tag":"number","value":"1"}"#),
        "in screen 0, `number`: the value is not what the screen holds there"
      ),
      (
        screens(#"{"tag":"number","value":9223372036854775808}"#),
        "in screen 0, `number`: the value is not what the screen holds there"
      ),
      (screens(#"{"tag":"folder","value":{}}"#), "in screen 0, `folder`: the value has no `id`"),
      (
        screens(#"{"tag":"groups","value":{"a":["b",1]}}"#),
        "in screen 0, `groups`: the value at `a[1]` is not what the screen holds there"
      ),
      (
        screens(#"{"tag":"text","value":"\ud800"}"#),
        "in screen 0, `text`: the value is not what the screen holds there"
      ),
      (
        screens(#"{"tag":"nunber","value":1}"#),
        "in screen 0, `nunber`: no type is registered for it (did you mean `number`?)"
      ),
      (
        #"["Si","1","Si"]"#,
        "a flat path has a name and a value for each screen, and this has 3 entries"
      ),
      (#"["Si","1",7,"1","Si","1"]"#, "in screen 1: the type's name is not a text"),
      (#"["Si",1,"Si","1"]"#, "in screen 1, `Si`: the value is not JSON within a text"),
      (#"["Si","1,","Si","1"]"#, "in screen 1, `Si`: not JSON: the end is missing at byte 1"),
      (#"["Si","1","Si",""]"#, "in screen 0, `Si`: not JSON: a value is missing at byte 0"),
      (#"["Si","true"]"#, "in screen 0, `Si`: the value is not what the screen holds there"),
      (#"["Si","1""#, "not JSON: `,` or `]` is missing at byte 9"),
    ])
  func malformed(text: String, expected: String) {
    let error = #expect(throws: PathError.self) { try Self.decode(text) }
    let message = error.map(\.description) ?? ""
    #expect(message.hasPrefix(expected), "\(message)")
    let screen = expected.wholeMatch(of: /in screen (\d+).*/).flatMap { Int($0.1) }
    #expect(error?.index == screen)
  }

  @Test("lists within lists are refused beyond a depth, wherever they stand")
  func deep() {
    let deep = String(repeating: "[", count: 100_000)
    let whole = #expect(throws: PathError.self) { try Self.decode(deep) }
    let own = #expect(throws: PathError.self) {
      try Self.decode(Self.screens(#"{"tag":"text","value":""},{"tag":"groups","value":\#(deep)"#))
    }
    let flat = #expect(throws: PathError.self) {
      try Self.decode(#"["Si","\#(deep)","Si","1"]"#)
    }
    #expect([whole, own, flat].map { $0?.kind } == [.tooDeep, .tooDeep, .tooDeep])
    #expect([whole, own, flat].map { $0?.index } == [nil, 1, 1])
    for depth in 64...65 {
      let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      for text in [Self.screens(#"{"tag":"new","value":\#(value)}"#), #"["new","\#(value)"]"#] {
        let path = try? Saved.coder.decode(Data(text.utf8), unknown: .keepRaw).path
        #expect((path == nil) == (depth > 64))
        if let path { #expect(throws: Never.self) { try Saved.coder.encode(path) } }
      }
    }
  }

  @Test("data in another encoding is refused")
  func encodings() {
    for data in [Data([0x5B, 0x22, 0xFF, 0x22, 0x5D]), Data([0xFE, 0xFF, 0, 0x5B, 0, 0x5D])] {
      let error = #expect(throws: PathError.self) { try Saved.coder.decode(data) }
      #expect(error?.message == "not JSON: the data is not UTF-8")
    }
  }

  @Test("a screen's own refusal is told")
  func ownRefusal() throws {
    struct Even: Codable, Hashable, Sendable {
      struct Odd: Error, CustomStringConvertible { var description: String { "that is odd" } }
      enum Parity: String, Codable { case even }
      var number: Int
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let number = try? container.decode(Int.self) else {
          _ = try container.decode([Parity].self)
          number = 0
          return
        }
        self.number = number
        guard number >= 0 else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "none is below zero")
        }
        guard number.isMultiple(of: 2) else { throw Odd() }
      }
    }
    var coder = PathCoder()
    try coder.register(Even.self, as: "even")
    for (value, reason) in [
      ("3", "the value was refused: `that is odd`"),
      ("-2", "the value was refused: `none is below zero`"),
      (#"["odd"]"#, "the value at `[0]` is not what the screen holds there"),
    ] {
      let data = Data(Self.screens(#"{"tag":"even","value":\#(value)}"#).utf8)
      let error = #expect(throws: PathError.self) { try coder.decode(data) }
      #expect(error?.message == "in screen 0, `even`: " + reason)
    }
  }

  @Test("random and damaged data gives a path or an error")
  func hostile() throws {
    var random = SplitMix64(seed: 15)
    let letters =
      Array(#"{}[]",:\/u0159.eE+- tfnpathgvluersoi"#.utf8) + [0, 0x0A, 0xC3, 0xA9, 0xFF]
    var readable = 0
    func read(_ bytes: some Sequence<UInt8>) {
      guard let decoded = try? Saved.coder.decode(Data(bytes), unknown: .keepRaw) else { return }
      readable += 1
      // What was read can be saved, and is the same then.
      let again = try? Saved.coder.decode(Saved.coder.encode(decoded.path), unknown: .keepRaw)
      if again?.path != decoded.path { Issue.record("\(decoded) \(again as Any)") }
    }
    for round in 0..<100_000 {
      let count = Int.random(in: 0...24, using: &random)
      read(
        (0..<count).map { _ in
          round.isMultiple(of: 2) ? random.pick(letters) : UInt8(truncatingIfNeeded: random.next())
        })
    }
    let flat = Array(#"["Sb","true","Si","42","New","{\"a\":[1]}","SS","\"hello\""]"#.utf8)
    for round in 0..<10_000 {
      var bytes =
        round.isMultiple(of: 4) ? flat : Array(try Saved.coder.encode(Saved.path(from: &random)))
      switch round % 3 {
      case 0:
        for _ in 0...Int.random(in: 0...2, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = random.pick(letters)
        }
      case 1: bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &random)...)
      default:
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...30, using: &random))
        bytes.insert(
          contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      }
      read(bytes)
    }
    #expect(readable > 100)
  }
}
