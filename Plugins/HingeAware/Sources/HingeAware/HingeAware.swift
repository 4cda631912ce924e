import LayoutPolicies
import PolicyPluginKit

/// Panes on either side of a fold that separates two areas; elsewhere as the width allows.
struct HingeAware: PluginPolicy {
  static let name = "hinge-aware"
  static let summary = "A pane on either side of a fold; without one, two where they fit."
  static let parameters = [
    ValueDeclaration("least", .number, default: 200),
    ValueDeclaration("flat-from", .number, default: 720),
  ]

  /// Points that each side of a fold needs for a pane of its own.
  private let least: Double
  /// Windows without a fold that show two panes.
  private let roomy: Condition

  private static let book = Condition.fold(FoldPattern(axis: .vertical, separating: true))
  private static let laptop = Condition.fold(FoldPattern(axis: .horizontal, separating: true))

  init(_ arguments: NamedValues) throws(PolicyError) {
    guard case .number(let least) = arguments["least"], least >= 0 else {
      throw PolicyError(.invalidArgument, "`least` is below 0", parameter: "least")
    }
    guard case .number(let width) = arguments["flat-from"], width > 0 else {
      throw PolicyError(.invalidArgument, "`flat-from` is not above 0", parameter: "flat-from")
    }
    self.least = least
    roomy = .width(width...)
  }

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    let sides = context.areas(avoiding: .separating)
    let isLaptop = Self.laptop.holds(in: context)
    if isLaptop == true {
      return divided(
        "laptop", sides.map { $0.height },
        // What is read stands upright, the list lies on the table.
        .doubleColumn(
          display: .oneBesideSecondary, sidebar: PaneColumn(edge: .trailing), axis: .vertical))
    }
    let isBook = Self.book.holds(in: context)
    if isBook == true {
      return divided(
        "book", sides.map { $0.width }, .doubleColumn(display: .oneBesideSecondary))
    }
    let isRoomy = roomy.holds(in: context)
    let unknown =
      (isLaptop == nil || isBook == nil ? ["fold"] : []) + (isRoomy == nil ? ["width"] : [])
    return isRoomy == true
      ? decision("flat", .doubleColumn(display: .oneBesideSecondary), unknown)
      : decision("one pane", .stack(), unknown)
  }

  /// Two panes, unless a side of the fold is too small for one.
  private func divided(
    _ rule: String, _ sides: [Double], _ layout: NavigationLayout
  ) -> LayoutDecision {
    sides.contains { $0 < least }
      ? decision("\(rule), too small", .stack(), []) : decision(rule, layout, [])
  }

  private func decision(
    _ rule: String, _ layout: NavigationLayout, _ unknown: [String]
  ) -> LayoutDecision {
    LayoutDecision(policy: name, rule: rule, layout: layout, unknown: unknown)
  }
}

/// What the library exports, and the command line looks for.
@c(layout_policy_plugin_v1)
public func plugin() -> UnsafeRawPointer {
  PolicyPluginExport.of("hinge-aware", version: "1.0", HingeAware.self)
}
