/// Takes the embedded text of a policy apart. Whatever the bytes are, reading ends, in time and
/// memory that are linear in their number and in what ``EmbeddingBudget`` allows.
package struct EmbeddingReader {
  /// The first token of every text that this version reads.
  static let version = "v1"
  /// The token that ends what has parts.
  static let end = "."

  private let bytes: [UInt8]
  private var place = 0
  /// The files of all locations.
  private var files: [String] = []
  /// The policies read so far, each after those it uses.
  private var policies: [RuleSet] = []
  /// What linking them costs.
  var budget = EmbeddingBudget()
  /// How many conditions there are around the one that is read.
  var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole text: the policy that stands last in it, with those it uses.
  mutating func policy() throws(PolicyError) -> RuleSet {
    let version = try word { String($0) }
    guard version == Self.version else {
      throw PolicyError(
        .damagedText,
        "the embedded text is of version \(version.inBackticks), not `\(Self.version)`",
        help: Self.help)
    }
    files = try Array(from: &self)
    for _ in 0..<(try count()) {
      let policy = try RuleSet(from: &self)
      policies.append(policy)
    }
    guard let last = policies.last else { throw damage("there is no policy") }
    guard place == bytes.count else { throw damage("something follows the last policy") }
    return last
  }

  /// The part of that name if it stands here.
  mutating func field<Value: Embeddable>(_ name: String) throws(PolicyError) -> Value? {
    let name = name.utf8
    let after = place + name.count
    guard after < bytes.count, bytes[after] == Self.space,
      bytes[place..<after].elementsEqual(name)
    else { return nil }
    place = after + 1
    return try Value(from: &self)
  }

  /// The list of that name if it stands here, else an empty one.
  mutating func list<Value: Embeddable>(_ name: String) throws(PolicyError) -> [Value] {
    try field(name) ?? []
  }

  /// Reads the end of what has parts.
  mutating func end() throws(PolicyError) {
    try word { $0 == Self.end ? () : nil }
  }

  /// Reads a token that `meaning` knows.
  @discardableResult
  mutating func word<Value>(_ meaning: (String) -> Value?) throws(PolicyError) -> Value {
    var stop = place
    while stop < bytes.count, stop - place < Self.longestWord, bytes[stop] != Self.space {
      stop += 1
    }
    guard let value = meaning(String(decoding: bytes[place..<stop], as: UTF8.self)) else {
      throw damage("this is not what belongs here")
    }
    try pass(stop)
    return value
  }

  /// Reads how many things follow, at most as many as there are bytes left.
  mutating func count() throws(PolicyError) -> Int {
    let count = try Int(from: &self)
    guard count >= 0, count <= bytes.count - place else { throw damage("too much is promised") }
    return count
  }

  /// Reads a text, with its length in bytes in front.
  mutating func text() throws(PolicyError) -> String {
    var length = 0
    while place < bytes.count, let digit = bytes[place].digit, length < bytes.count {
      length = length * 10 + digit
      place += 1
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":"), length < bytes.count - place
    else { throw damage("this is no text") }
    let said = bytes[(place + 1)...].prefix(length)
    let text = String(decoding: said, as: UTF8.self)
    // Decoding repairs what is no UTF-8.
    guard text.utf8.elementsEqual(said) else { throw damage("this is no UTF-8") }
    try pass(place + 1 + length)
    return text
  }

  /// The file of that number.
  mutating func file() throws(PolicyError) -> String {
    let number = try Int(from: &self)
    guard files.indices.contains(number) else { throw damage("there is no such file") }
    return files[number]
  }

  /// The policy of that number, which was read before.
  mutating func usedPolicy() throws(PolicyError) -> AnyPolicy {
    let number = try Int(from: &self)
    guard policies.indices.contains(number) else { throw damage("there is no such policy") }
    guard budget.use(number) else { throw excess("the policies use each other too much") }
    return AnyPolicy(policies[number])
  }

  /// Says what is wrong where reading has come to.
  func damage(_ what: String) -> PolicyError {
    PolicyError(
      .damagedText, "the embedded text is damaged at byte \(place): \(what)", help: Self.help)
  }

  /// Says that there is more than may be.
  func excess(_ what: String) -> PolicyError { PolicyError(.damagedText, what) }

  /// Goes on after the token that stops there.
  private mutating func pass(_ stop: Int) throws(PolicyError) {
    guard stop == bytes.count || bytes[stop] == Self.space else {
      throw damage("this is not what belongs here")
    }
    place = min(stop + 1, bytes.count)
  }

  private static let space = UInt8(ascii: " ")
  private static let longestWord = 64
  private static let help = "embed the policy again"
}

extension UInt8 {
  /// What it is worth as a decimal digit.
  fileprivate var digit: Int? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? Int(self - UInt8(ascii: "0")) : nil
  }
}
