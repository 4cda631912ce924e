import LayoutPolicies

/// What Flutter's adaptive scaffold recommends at a breakpoint.
enum BreakpointMetrics: Adapter {
  static let kind = "breakpoint-metrics"

  static func run(_ input: FactInput) throws -> Measured {
    var policy = try Shipped.policy("adaptive-scaffold")
    let answer = try policy.answer([
      "width": try input.number("width").plainText,
      "height": try input["height"]?.number().plainText,
    ])
    return [
      "spacing": answer.value("spacing"), "margin": answer.value("margin"),
      "padding": answer.value("padding"), "maxPanes": answer.value("max-panes"),
      "recommendedPanes": answer.value("recommended-panes"),
    ]
  }
}
