import DeviceCatalog
import LayoutPolicies
import PolicyCommand
import SeededRandom
import Testing

/// Two ways read a line: a fast one for lines such as most are, and a careful one for all.
@Suite("Plain lines")
struct PlainLineTests {
  private static let inputs = [
    ValueDeclaration("focus", .boolean, default: .boolean(false))
  ]

  /// What the careful way says of a line.
  private static func carefully(_ line: [UInt8], _ given: Given) -> LayoutContext? {
    var memory = PolicyMemory()
    do throws(LineError) {
      return try Line(number: 1, bytes: line).context(from: given, memory: &memory) {
        name throws(GivenError) in
        throw GivenError(key: "inside", message: "no policy \(name)")
      }
    } catch {
      return nil
    }
  }

  @Test(
    "are read fast",
    arguments: [
      #"{"width":320}"#, #"{"width":0,"height":0.0}"#, #" { "width" : 1133.25 , "device":"pad" } "#,
      #"{"orientation":"portrait","width-class":"compact","height-class":"regular"}"#,
      #"{"windowing":"split-two-thirds","platform":"ipados","direction":"rtl"}"#,
      #"{"text-scale":1.5,"keyboard":336,"device":"desktop","width":123456789012345}"#,
    ])
  func plain(line: String) throws {
    let given = Given(inputs: Self.inputs)
    let reader = try #require(PlainLineReader(given))
    let context = try #require(reader.context(of: Array(line.utf8)))
    #expect(context == Self.carefully(Array(line.utf8), given))
  }

  @Test("that are wrong or unusual are left to the careful way", arguments: unusual)
  func left(line: String) throws {
    let reader = try #require(PlainLineReader(Given(inputs: Self.inputs)))
    #expect(reader.context(of: Array(line.utf8)) == nil)
  }

  private static let unusual =
    refusedLines.map { $0.testDescription } + [
      "{}", #"{"width":1e3}"#, #"{"width":-0}"#, #"{"width":-1}"#, #"{"width":0600}"#,
      #"{"width":1.}"#, #"{"width":12345678901234567}"#, #"{"width":320pt}"#, #"{"width":null}"#,
      #"{"\u0077idth":320}"#, #"{"width":1,"width":1}"#, #"{"width":1,"\u0077idth":1}"#,
      #"{"size":"820x1180"}"#, #"{"device":"ipad-mini-6"}"#, #"{"device":"unknown"}"#,
      #"{"device":"pád"}"#, #"{"device":"p\u0061d"}"#, #"{"device":1}"#, #"{"width":"320"}"#,
      #"{"text-scale":0}"#, #"{"focus":true}"#, #"{"posture":"flat"}"#, #"{"os-version":17}"#,
      #"{"wide":1}"#, #"{"width":1}x"#, "[]", "1", "\"\"", #"{"width":1,}"#, #"{"width":1"#,
      #"{"width""#, #"{"width":"#, #"{"device":"pa"#, #"{"":1}"#, #"{"device":""}"#,
      #"{"device":"padpadpadpadpadpad"}"#, #"{"padpadpadpadpadpad":1}"#,
    ]

  @Test("and all others mean the same as read carefully", arguments: [1, 2, 3] as [UInt64])
  func same(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var commons = [Given(inputs: Self.inputs), Given()]
    try commons[1].set("size", to: .plain("820x1180"))
    try commons[1].set("device", to: .plain("pad"))
    var plain = 0
    for _ in 0..<3000 {
      let line = Array(Self.line(&random).utf8)
      let given = random.pick(commons)
      guard let context = PlainLineReader(given)?.context(of: line) else { continue }
      plain += 1
      #expect(context == Self.carefully(line, given), "\(String(decoding: line, as: UTF8.self))")
    }
    #expect(plain > 500)
  }

  @Test("are no lines on top of a real device, a posture or a pane around")
  func common() throws {
    for (key, value) in [
      ("device", "ipad-mini-6"), ("posture", "half-open"), ("inside", "reader/detail"),
    ] {
      var given = Given()
      try given.set(key, to: .plain(value))
      #expect(PlainLineReader(given) == nil)
    }
  }

  /// A line that is a context more often than not.
  private static func line(_ random: inout SplitMix64) -> String {
    let keys = GivenKey.allCases.map { $0.name } + ["focus", "wide"]
    let numbers = ["0", "320", "1133.25", "0.1", "12.50", "-0", "1e3", "0600", "1.", "99999999999"]
    var fields: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let key = random.pick(random.chance(80) ? Array(plainKeys.keys.sorted()) : keys)
      let words = plainKeys[key] ?? []
      var value =
        random.chance(words.isEmpty ? 80 : 5)
        ? random.pick(random.chance(80) ? Array(numbers.prefix(5)) : numbers)
        : "\"\(random.pick(words.isEmpty ? ["820x1180", "unknown", ""] : words))\""
      if random.chance(3) {
        value = random.pick(["null", "true", "[]", "{}", "\"\\u0061\"", "pad"])
      }
      let space = random.chance(10) ? " " : ""
      fields.append("\"\(key)\"\(space):\(space)\(value)\(space)")
    }
    return "{\(fields.joined(separator: ","))}" + (random.chance(3) ? "}" : "")
  }

  private static let plainKeys: [String: [String]] = {
    var keys: [String: [String]] = ["width": [], "height": [], "keyboard": [], "text-scale": []]
    for key in GivenKey.allCases where !PlainWord.all(of: key).isEmpty {
      keys[key.name] = key.words + ["unknown"]
    }
    return keys
  }()
}
