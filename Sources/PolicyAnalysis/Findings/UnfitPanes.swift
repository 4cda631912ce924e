import LayoutPolicies

extension Examination {
  /// Finds layouts whose panes cannot all have their least lengths in windows in which they show.
  mutating func findUnfitPanes() throws(DiagramLimit) {
    let ways = policy.flatMain.ways
    guard ways.contains(where: { $0.answer.map { LayoutDecision(main: $0).columns } ?? 0 > 1 })
    else { return }
    let decisions = try space.decisions(of: policy).decisions
    let needs = decisions.map { PaneNeed($0.layout) }
    let asked = needs.compactMap { $0?.tooShort }
    guard !asked.isEmpty else { return }
    var tight = try asking([.isUsual] + asked)
    let root = try tight.space.within(
      try tight.space.builder.mapped(try tight.space.decisions(of: policy).root) { $0 + 1 })
    let usual = try tight.space.truth(of: .isUsual)
    var told: Set<String> = []
    for (place, need) in needs.enumerated() {
      let decision = decisions[place]
      guard let need, let link = decision.chain.first, let rule = link.rule else { continue }
      let own = try tight.space.builder.mapped(root) { $0 == place + 1 ? 1 : 0 }
      let short = try tight.space.truth(of: need.tooShort)
      let unfit = try tight.space.builder.selecting(
        usual, of: try tight.space.builder.selecting(short, of: own))
      guard let (context, _) = try tight.witness(unfit),
        need.isUnfit(decision.layout, in: context.context)
      else { continue }
      let rest = try tight.space.builder.joined(short, own) { short, own in
        if own == .nothing || short == Vertex(result: 1) { return .nothing }
        return short.result == nil ? nil : own
      }
      let isNever = try !tight.canReach(rest)
      // A rule for windows of every size leaves it to them what has room.
      guard isNever || ways.contains(where: { $0.asksRoom(for: decision.main) }) else { continue }
      guard told.insert(rule).inserted else { continue }
      tight.add(need.finding(link, rule, isNever: isNever, context))
    }
    take(tight)
  }

}

extension FlatQuestion.Way {
  /// Whether it leads to the answer by room.
  fileprivate func asksRoom(for wanted: Answer) -> Bool {
    answer === wanted && conditions.contains { $0.leaves.contains { $0.asksRoom } }
  }
}

extension Condition {
  /// A window of usual text, not smaller than those of phones, whose class fits its width, on a
  /// platform that leaves columns alone.
  fileprivate static let isUsual = Condition.all([
    .textScale(1...1), .not(.any([.width(..<320), .height(..<320)])), .not(.device([.watch])),
    .not(.all([.width(..<SizeClassRule.regularWidth), .widthClass(.regular)])),
    .not(.all([.widthClass(.compact), .platform([.ios, .ipados, .tvos])])),
  ])
}

/// The room that the panes of a layout need beside each other.
private struct PaneNeed {
  /// The side along which panes follow each other.
  let side: WindowSide
  /// The least length of it with which every pane has its own.
  let least: Double

  /// Nil if there is room for the panes in a window of any size, or of none.
  init?(_ layout: NavigationLayout) {
    guard layout.style != .stack, layout.settings.partitions == nil else { return nil }
    side = layout.axis == .horizontal ? .width : .height
    let side = side
    func isUnfit(_ length: Double) -> Bool {
      Self.isUnfit(
        layout,
        side == .width
          ? LayoutContext(width: length, height: 1) : LayoutContext(width: 1, height: length))
    }
    guard isUnfit(1), !isUnfit(Self.longest) else { return nil }
    // Halves the list of all numbers between, which stand in the order of their bits.
    var (low, high) = (1.0.bitPattern, Self.longest.bitPattern)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isUnfit(Double(bitPattern: middle)) { low = middle } else { high = middle }
    }
    least = Double(bitPattern: high)
  }

  private static let longest = 100_000.0

  var tooShort: Condition { side == .width ? .width(..<least) : .height(..<least) }

  /// Whether a pane of the layout lacks room in the window; what is not known of it is ample.
  func isUnfit(_ layout: NavigationLayout, in context: LayoutContext) -> Bool {
    let resolved = ResolvedContext(context)
    var context = context
    if resolved.width == nil { context.width = Self.longest }
    if resolved.height == nil { context.height = Self.longest }
    return Self.isUnfit(layout, context)
  }

  private static func isUnfit(_ layout: NavigationLayout, _ context: LayoutContext) -> Bool {
    layout.fitted(to: context)?.notes.contains { note in
      switch note.kind {
      case .paneOver, .paneDropped, .belowMinimum, .collapsed: true
      default: false
      }
    } ?? false
  }

  func finding(
    _ link: ChainLink, _ rule: String, isNever: Bool, _ context: Witness
  ) -> Finding {
    Finding(
      .unfitPane,
      "the panes of rule \(rule.inBackticks) need \(least.plainText) points beside each other, "
        + (isNever
          ? "more than any window has that it matches" : "and it also matches windows with less"),
      at: link.location, rule: rule == Question.otherwiseName ? nil : rule,
      help: isNever
        ? "give panes a smaller `min`, or match larger windows"
        : "match `\(side == .width ? "width" : "height"): \(least.plainText)...`, or give panes a "
          + "smaller `min`",
      related: [.example(context, "not every pane has its place")], witness: context)
  }
}
