import LayoutPolicies

/// Where a divider between two panes stands after it was dragged.
enum DividerDrag: Adapter {
  static let kind = "divider-drag"

  static func run(_ input: FactInput) throws -> Measured {
    let (width, start) = (try input.number("width"), try input.number("start"))
    let sidebar = "{ fraction: \((start / width).plainText), max: \(width.plainText) }"
    var policy = try AskedPolicy(
      layout: "style: double-column, display: one-beside-secondary, sidebar: \(sidebar)")
    let size = "\(width.plainText)x\(width.plainText)"
    guard let fitted = try policy.answer(["size": size]).fitted else { return [:] }
    // An app may change what a drag comes to before it is noted.
    let filter = input["dragFilter"]
    let asked = try input["drag"]?.number() ?? 0
    let added = try filter?["add"]?.number() ?? 0
    let drag = try filter?["delta"]?.number() ?? asked + added
    policy.memory.choices.resize(.sidebar, to: start + drag, in: fitted)
    let dragged = try policy.answer(["size": size]).fitted
    return ["dividerX": .number(dragged?[.sidebar]?.frame.width ?? 0)]
  }
}
