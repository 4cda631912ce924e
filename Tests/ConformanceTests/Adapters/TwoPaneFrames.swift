import DeviceCatalog
import LayoutPolicies

/// Where two panes stand: those of accompanist's TwoPane, and of Android's SlidingPaneLayout.
enum TwoPaneFrames: Adapter {
  static let kind = "two-pane-frames"

  static func run(_ input: FactInput) throws -> Measured {
    guard let panes = try input["panes"]?.list() else { return try folding(input) }
    return try sliding(input, panes)
  }

  /// Panes with least widths and shares, and a divider that the person may move.
  private static func sliding(_ input: FactInput, _ panes: [FactInput]) throws -> Measured {
    guard panes.count == 2 else { throw input.malformed("needs two panes") }
    let least = try panes.map { try $0["minWidth"]?.number() ?? 0 }
    let weights = try panes.map { try $0["weight"]?.number() ?? 1 }
    let width = try input.number("width").plainText
    var policy = try Shipped.policy(
      "sliding-pane-layout",
      editing: [
        "otherwise.layout.sidebar.ideal":
          (try input.number("width") * weights[0] / (weights[0] + weights[1])).plainText,
        "otherwise.layout.sidebar.min": least[0].plainText,
        "otherwise.layout.detail.min": least[1].plainText,
      ])
    let given: [GivenField] = [
      GivenField("size", .plain("\(width)x\(width)")),
      GivenField("direction", .plain(try input.isRightToLeft ? "rtl" : "ltr")),
    ]
    _ = try input["dragDividerFrom"]?.number()  // The divider stands there already.
    if let place = input["dragDividerTo"] ?? input["dividerX"],
      let fitted = try policy.answer(given).fitted
    {
      policy.memory.choices.resize(.sidebar, to: try place.number(), in: fitted)
    }
    let fitted = try policy.answer(given).fitted
    return [
      "widths": .numbers([Pane.sidebar, .detail].map { fitted?[$0]?.frame.width ?? 0 }),
      "dividerX": .number(fitted?[.sidebar]?.frame.width ?? 0),
    ]
  }

  /// Panes that meet at a share of the room, or at a fold.
  private static func folding(_ input: FactInput) throws -> Measured {
    let sides = try input.numbers("size", 2)
    let size = Size(width: sides[0], height: sides[1])
    let rule = input["fallback"] ?? input
    let axis = try rule.value("axis").word(["horizontal": "horizontal", "vertical": "vertical"])
    let share = try share(rule, of: axis == "horizontal" ? size.width : size.height)
    let gap = try (rule["gap"] ?? input["gap"])?.number().plainText
    let name = axis == "horizontal" ? "otherwise" : "rules.above each other"
    var policy = try Shipped.policy(
      "two-pane",
      editing: ["\(name).layout.sidebar.fraction": share, "\(name).layout.spacing": gap])
    let fold = try input["fold"]?.fold(in: size)
    let fitted = try policy.answer([
      GivenField("size", .plain(size.plainText)),
      GivenField("axis", .plain(axis)), GivenField("fold", fold ?? .plain("none")),
      GivenField("direction", .plain(try input.isRightToLeft ? "rtl" : "ltr")),
    ]).fitted
    return [
      "firstXYWH": fitted?[.sidebar].map { .place(of: $0.frame) } ?? .none,
      "secondXYWH": fitted?[.detail].map { .place(of: $0.frame) } ?? .none,
    ]
  }

  /// The share of the first pane, as a fraction or in points from either end.
  private static func share(_ input: FactInput, of length: Double) throws -> String? {
    if let points = try input["offsetFromStart"]?.number() { return (points / length).plainText }
    if let points = try input["offsetFromEnd"]?.number() {
      return ((length - points) / length).plainText
    }
    return try input["fraction"].map { try $0.ratio().plainText }
  }
}
