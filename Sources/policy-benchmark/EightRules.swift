import LayoutPolicies

/// One decision in eight rules, twice: as a policy, and as a person would write it by hand.
enum EightRules {
  static let names = [
    "watching", "short", "narrow", "phone sideways", "desk", "roomy", "tall tablet", "wide",
  ]

  static let policy = RuleSet("eight-rules") {
    Rule(names[0], when: .device(.watch, .tv), layout: .stack(spacing: 1))
    Rule(names[1], when: .height(..<360), layout: .stack(spacing: 2))
    Rule(names[2], when: .width(..<480) && .widthClass(.compact), layout: .stack(spacing: 3))
    Rule(
      names[3], when: .device(.phone) && .orientation(.landscape) && .heightClass(.compact),
      layout: .doubleColumn(spacing: 4))
    Rule(
      names[4], when: .device(.mac, .desktop) && .width(1200...),
      layout: .tripleColumn(spacing: 5))
    Rule(names[5], when: .width(1100...) && .height(700...), layout: .tripleColumn(spacing: 6))
    Rule(
      names[6], when: .device(.pad) && .shape(.tall) && .widthClass(.regular),
      layout: .doubleColumn(spacing: 7))
    Rule(
      names[7], when: .widthClass(.regular) && .width(700...), layout: .doubleColumn(spacing: 8))
    Otherwise(.stack())
  }

  /// The decisions that the branches below return, shared as a careful author would share them.
  static let decisions: [LayoutDecision] = (0...8).map { index in
    LayoutDecision(
      policy: "by-hand", layout: .stack(spacing: .points(Double(index == 8 ? 0 : index + 1))))
  }

  @inline(never)
  static func byHand(_ context: LayoutContext, _ decisions: [LayoutDecision]) -> LayoutDecision {
    if context.device == .watch || context.device == .tv { return decisions[0] }
    if let height = context.height, height < 360 { return decisions[1] }
    if let width = context.width, width < 480, context.widthClass == .compact {
      return decisions[2]
    }
    if context.device == .phone, context.orientation == .landscape,
      context.heightClass == .compact
    {
      return decisions[3]
    }
    if context.device == .mac || context.device == .desktop, let width = context.width,
      width >= 1200
    {
      return decisions[4]
    }
    if let width = context.width, let height = context.height, width >= 1100, height >= 700 {
      return decisions[5]
    }
    if context.device == .pad, let width = context.width, let height = context.height,
      height >= width, context.widthClass == .regular
    {
      return decisions[6]
    }
    if context.widthClass == .regular, let width = context.width, width >= 700 {
      return decisions[7]
    }
    return decisions[8]
  }
}
