import DeviceCatalog
import LayoutPolicies

/// Whether a CSS query is true: it is translated into a condition of a policy.
enum ConditionEval: Adapter {
  static let kind = "condition-eval"

  static func run(_ input: FactInput) throws -> Measured {
    let emPx = try input["emPx"]?.number() ?? 16
    var query = MediaQuery(try input.text("query"), emPx: emPx, hasWindow: input["viewport"] != nil)
    let condition = query.condition()
    var given: [String: String] = [:]
    if let viewport = try input["viewport"]?.numbers(2) {
      given["width"] = viewport[0].side
      given["height"] = viewport[1].side
      given["css-type"] = "screen"
    }
    let values = input["values"]
    for name in values?.keys ?? [] {
      guard let value = try values?[name]?.text().lowercased() else { continue }
      given[query.key(of: name)] = query.number(value)?.plainText ?? value
    }
    let inputs = query.inputs.map { "\($0): { type: \($1) }" }.joined(separator: ", ")
    var policy = try AskedPolicy(
      """
      version: 1
      inputs: { \(inputs) }
      rules: [{ name: matches, when: \(condition), layout: { style: stack } }]
      otherwise: { layout: { style: stack } }
      """)
    let known = given.filter { key, value in
      // What is no number says nothing of a feature that is one.
      query.inputs[key].map { $0 != "number" || query.number(value) != nil }
        ?? (GivenKey(rawValue: key) != nil)
    }
    let answer = try policy.answer(known.map { GivenField($0.key, .plain($0.value)) })
    return ["matches": .boolean(answer.rule == "matches")]
  }
}
