import DeviceCatalog
import LayoutPolicies

/// Where the slots of Flutter's adaptive layout stand. Each navigation slot is asked for as tabs in
/// turn; the others are insets then.
enum SlotFrames: Adapter {
  static let kind = "slot-frames"

  static func run(_ input: FactInput) throws -> Measured {
    let size = try input.numbers("size", 2).map { $0.plainText }
    let thickness = try input.number("navThickness").plainText
    let share = try input["bodyRatio"]?.number().plainText
    let direction = try input.isRightToLeft ? "rtl" : "ltr"
    func fitted(_ form: String, _ edge: String, insets: [String]) throws -> FittedLayout? {
      let (tabs, ideal) = ("also.navigation", "\(thickness), edge: \(edge)")
      var policy = try Shipped.policy(
        "adaptive-scaffold",
        editing: [
          "otherwise.layout.sidebar.fraction": share,
          // A ratio of its own is one of the room between the slots.
          "otherwise.layout.sidebar.of": share.map { _ in "room" },
          "\(tabs).otherwise.layout.tabs": "{ as: \(form), ideal: \(ideal) }",
          "\(tabs).rules.rail.layout.tabs.as": form,
          "\(tabs).rules.rail.layout.tabs.ideal": ideal,
          "\(tabs).rules.wide rail.layout.tabs.as": form,
          "\(tabs).rules.wide rail.layout.tabs.ideal": ideal,
        ])
      let hinge = try input["hingeLTRB"]?.frame().fold
      return try policy.answer([
        GivenField("fold", hinge ?? .plain("none")),
        GivenField("size", .plain("\(size[0])x\(size[1])")),
        GivenField("direction", .plain(direction)),
        GivenField("insets", .map(insets.map { GivenField($0, .plain(thickness)) })),
      ]).fitted
    }
    let primary = try fitted("rail", "leading", insets: ["top", "bottom", "trailing"])
    let secondary = try fitted("rail", "trailing", insets: ["top", "bottom", "leading"])
    let bottom = try fitted("bar", "bottom", insets: ["top"])
    let top = try fitted("bar", "top", insets: ["bottom"])
    return [
      "bodyLTRB": primary?[.sidebar].map { .sides(of: $0.frame) } ?? .none,
      "secondaryLTRB": primary?[.detail].map { .sides(of: $0.frame) } ?? .none,
      "primaryNavAt": .origin(of: primary?.tabs), "secondaryNavAt": .origin(of: secondary?.tabs),
      "bottomNavAt": .origin(of: bottom?.tabs), "topNavAt": .origin(of: top?.tabs),
    ]
  }
}

extension Measure {
  /// `[x, y]`
  fileprivate static func origin(of tabs: FittedTabs?) -> Measure {
    tabs.map { .numbers([$0.frame.x, $0.frame.y]) } ?? .none
  }
}
