import DeviceCatalog
import LayoutPolicies

/// What folds say about the posture of a window, and which of them are of a kind.
enum Posture: Adapter {
  static let kind = "posture"

  static func run(_ input: FactInput) throws -> Measured {
    let folds = try input.list("folds")
    let outputs = groups.map { "\($0.name.kebabCase): { type: boolean, default: false }" }
    let questions = groups.map { group in
      let name = group.name.kebabCase
      return "\(name): { rules: [{ name: \(name), when: { \(group.condition) }, "
        + "layout: { values: { \(name): true } } }] }"
    }
    var policy = try AskedPolicy(
      """
      version: 1
      outputs: { \(outputs.joined(separator: ", ")) }
      otherwise: { layout: { style: stack } }
      also:
        \(questions.joined(separator: "\n  "))
      """)
    let all = try folds.map { try $0.fold() }
    let names: [Measure] = try folds.enumerated().map { index, fold in
      guard let name = fold["n"] ?? fold["name"] else { return .number(Double(index + 1)) }
      return name.isNumber ? .number(try name.number()) : .text(try name.text())
    }
    var measured = Measured([:])
    for group in groups {
      var found: [Measure] = []
      for (fold, name) in zip(all, names) {
        let answer = try policy.answer([GivenField("fold", .list([fold]))])
        if case .boolean(true) = answer.value(group.name.kebabCase) { found.append(name) }
      }
      measured.values[group.name] = .list(found)
    }
    let answer = try policy.answer([GivenField("fold", all.isEmpty ? .plain("none") : .list(all))])
    measured.values["tabletop"] = answer.value("tabletop")
    return measured
  }

  private static let groups: [(name: String, condition: String)] = [
    ("tabletop", "posture: tabletop"),
    ("separatingVertical", "fold: { axis: vertical, separating: true }"),
    ("separatingHorizontal", "fold: { axis: horizontal, separating: true }"),
    ("occludingVertical", "fold: { axis: vertical, occluding: true }"),
    ("occludingHorizontal", "fold: { axis: horizontal, occluding: true }"),
    ("allVertical", "fold: { axis: vertical }"),
    ("allHorizontal", "fold: { axis: horizontal }"),
  ]
}
