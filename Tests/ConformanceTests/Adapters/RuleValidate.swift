import LayoutPolicies

/// Whether parts of an activity embedding rule can be meant.
enum RuleValidate: Adapter {
  static let kind = "rule-validate"

  static func run(_ input: FactInput) throws -> Measured {
    var conditions: [String] = []
    // A ratio limits windows that are higher than wide.
    if let ratio = try input["aspectRatio"]?.number().plainText {
      conditions.append("aspect: 1/\(ratio)..<1")
    }
    for (key, side) in sides {
      if let bound = try input[key]?.number() {
        conditions.append("\(side): \(bound.plainText)...")
      }
    }
    let when = conditions.isEmpty ? "" : ", when: { \(conditions.joined(separator: ", ")) }"
    var sidebar: [String] = []
    if let share = try input["splitRatio"]?.number().plainText {
      sidebar.append("fraction: \(share)")
    }
    if let range = try input["dragRange"]?.numbers(2).map({ $0.plainText }) {
      sidebar.append("drag: \(range[0])...\(range[1])")
    }
    let width = sidebar.isEmpty ? "" : ", sidebar: { \(sidebar.joined(separator: ", ")) }"
    _ = try AskedPolicy(
      """
      version: 1
      rules: [{ name: split\(when), layout: { style: stack } }]
      otherwise: { layout: { style: double-column\(width) } }
      """)
    return [:]
  }

  private static let sides = [
    "minWidth": "width", "minHeight": "height", "minSmallestWidth": "smaller-side",
  ]
}
