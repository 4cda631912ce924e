import DeviceCatalog

/// Conditions of which some are unknown.
enum ThreeValued: Adapter {
  static let kind = "three-valued"

  static func run(_ input: FactInput) throws -> Measured {
    var given: [(name: String, value: String?)] = []
    let condition = try condition(input, &given)
    let inputs = given.map { "\($0.name): { type: boolean }" }.joined(separator: ", ")
    var policy = try AskedPolicy(
      """
      version: 1
      inputs: { \(inputs) }
      rules:
        - { name: "true", when: \(condition), layout: { style: stack } }
        - { name: "false", when: { not: \(condition) }, layout: { style: stack } }
      otherwise: { layout: { style: stack } }
      """)
    let answer = try policy.answer(
      given.compactMap { name, value in value.map { GivenField(name, .plain($0)) } })
    return ["value": answers[answer.rule] ?? .text(answer.rule)]
  }

  private static let answers: [String: Measure] = [
    "true": .boolean(true), "false": .boolean(false), "otherwise": .text("unknown"),
  ]

  /// The condition in YAML; each value becomes an input, told or not.
  private static func condition(
    _ input: FactInput, _ given: inout [(name: String, value: String?)]
  ) throws -> String {
    guard input.isMapping else {
      let value = try input.word(["true": "true", "false": "false", "unknown": nil])
      given.append(("value-\(given.count)", value))
      return "{ value-\(given.count - 1): true }"
    }
    let parts = try input.list("args").map { try condition($0, &given) }
    switch try input.value("op").word(["and": "all", "or": "any", "not": "not"]) {
    case "not" where parts.count == 1: return "{ not: \(parts[0]) }"
    case let word: return "{ \(word): [\(parts.joined(separator: ", "))] }"
    }
  }
}
