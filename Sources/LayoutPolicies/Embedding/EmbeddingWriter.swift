/// Puts the embedded text of a policy together.
package struct EmbeddingWriter {
  /// What is written of the policy at hand.
  private var text = ""
  /// The policies written so far, each after those it uses.
  private var policies: [String] = []
  /// Where each of them stands, by what it is and by what it says.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var numbersByText: [String: Int] = [:]
  /// The files of all locations.
  private var files: [String] = []
  /// The policies that are being written, each used by the one before.
  private var way: [String] = []
  /// Why not all can be written.
  private(set) var problem: PolicyError?

  init() {}

  /// The text of all policies, the one asked for last. `name` says how each file is named.
  func whole(naming name: (String) -> String) -> String {
    var writer = EmbeddingWriter()
    writer.add(EmbeddingReader.version)
    files.map(name).write(to: &writer)
    policies.count.write(to: &writer)
    for policy in policies { writer.add(policy) }
    return writer.text
  }

  /// Adds a token.
  mutating func add(_ token: String) {
    if !text.isEmpty { text += " " }
    text += token
  }

  /// Adds a word, and what follows it.
  mutating func add(_ word: String, _ value: some Embeddable) {
    add(word)
    value.write(to: &self)
  }

  /// Adds a part after its name; nothing if there is none.
  mutating func field(_ name: String, _ value: (some Embeddable)?) {
    if let value { add(name, value) }
  }

  /// Adds a list after its name; nothing if it is empty.
  mutating func list(_ name: String, _ values: [some Embeddable]) {
    if !values.isEmpty { add(name, values) }
  }

  /// Ends what has parts.
  mutating func end() { add(EmbeddingReader.end) }

  /// Adds the number of a policy, which is written first unless it already is.
  mutating func add(_ policy: AnyPolicy) {
    guard let rules = policy.rules else {
      let names = (way + [policy.name]).joined(separator: " -> ")
      problem =
        problem
        ?? PolicyError(
          .notEmbeddable,
          "`\(way.first ?? "")` cannot be embedded: it uses a policy that is code (\(names))",
          help: "write `\(policy.name)` as rules, or make the policies that use it in Swift")
      return
    }
    number(of: rules).write(to: &self)
  }

  /// The number of a policy, which is written unless it already is.
  @discardableResult
  mutating func number(of policy: RuleSet) -> Int {
    if let number = numbers[policy.identity] { return number }
    let outer = text
    text = ""
    way.append(policy.name)
    policy.write(to: &self)
    way.removeLast()
    let number = numbersByText[text] ?? policies.count
    if number == policies.count { policies.append(text) }
    numbersByText[text] = number
    numbers[policy.identity] = number
    text = outer
    return number
  }

  /// The number of a file.
  mutating func number(ofFile file: String) -> Int {
    if let number = files.firstIndex(of: file) { return number }
    files.append(file)
    return files.count - 1
  }
}
