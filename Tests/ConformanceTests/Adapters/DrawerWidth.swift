import DeviceCatalog
import LayoutPolicies

/// How wide React Navigation's drawer is.
enum DrawerWidth: Adapter {
  static let kind = "drawer-width"

  static func run(_ input: FactInput) throws -> Measured {
    var policy =
      try input["custom"].map { try own(length($0)) }
      ?? Shipped.policy("react-navigation-drawer")
    let width = try input.number("container").plainText
    let isOwn = policy.policy.rules?.allInputs.isEmpty ?? true
    let answer = try policy.answer([
      "size": "\(width)x\(width)", "drawer-open": isOwn ? nil : "true",
    ])
    return ["drawerWidth": .number(answer.fitted?[.sidebar]?.whole.width ?? 0)]
  }

  /// A drawer of an app's own width.
  private static func own(_ width: String) throws -> AskedPolicy {
    try AskedPolicy(
      layout: "style: double-column, display: one-over-secondary, sidebar: { \(width) }")
  }

  /// A width in points or per cent.
  private static func length(_ input: FactInput) throws -> String {
    if input.isNumber { return "ideal: \(try input.number().plainText)" }
    guard let share = try? NumberText.read(input.text().dropLast()), try input.text().last == "%"
    else { throw input.malformed("must be a number or a percentage") }
    return "fraction: \((share / 100).plainText)"
  }
}
