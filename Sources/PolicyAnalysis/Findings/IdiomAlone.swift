import LayoutPolicies

extension Examination {
  /// Finds columns that are chosen by the kind of device alone, also in a narrow window of it.
  mutating func findIdiomAlone() throws(DiagramLimit) {
    let main = policy.flatMain
    let suspicious = main.ways.indices.filter { main.ways[$0].answersColumnsByDeviceAlone }
    guard !suspicious.isEmpty else { return }
    var narrow = try asking([.isNarrow])
    let first = try narrow.space.builder.first(of: main)
    let ways = try narrow.space.builder.mapped(first) {
      suspicious.contains($0 - 1) ? $0 : 0
    }
    var region = try narrow.space.truth(of: .isNarrow)
    region = try narrow.space.builder.selecting(region, of: ways)
    var told: Set<String> = []
    for way in suspicious {
      let here = try narrow.space.builder.mapped(region) { $0 == way + 1 ? 1 : 0 }
      guard let (context, _) = try narrow.witness(here),
        let link = main.ways[way].answer?.chain.first, let rule = link.rule,
        told.insert(rule).inserted
      else { continue }
      narrow.add(
        Finding(
          .idiomAlone,
          "rule \(rule.inBackticks) asks for columns by the kind of device alone, also where the "
            + "window is narrow", at: link.location, rule: rule,
          help: "ask for room too, such as `width-class: regular`",
          related: [.example(context, "it asks for columns")], witness: context))
    }
    take(narrow)
  }
}

extension FlatQuestion.Way {
  fileprivate var answersColumnsByDeviceAlone: Bool {
    guard let answer, LayoutDecision(main: answer).columns > 1 else { return false }
    let leaves = conditions.flatMap { $0.leaves }
    return leaves.contains { $0.asksDevice } && !leaves.contains { $0.asksRoom }
  }
}

extension Condition {
  /// A window as narrow as a phone, of a device that has such windows.
  fileprivate static let isNarrow = Condition.all([
    .any([.width(..<400), .windowing(.slideOver)]), .not(.device([.tv, .watch, .car])),
  ])

  fileprivate var asksDevice: Bool {
    switch kind {
    case .term(let key, _): key == .device || key == .platform
    case .model: true
    default: false
    }
  }

  /// Whether it asks for the size or form of the window.
  var asksRoom: Bool {
    switch kind {
    case .term(let key, _): key != .device && key != .platform && key != .direction
    case .number(let key, _): key != .textScale
    case .fold: true
    default: false
    }
  }
}

extension LayoutDecision {
  /// How many columns its layout has; fewer if it divides the room among fewer.
  var columns: Int {
    let layout = layout
    return min(layout.style.ordinal + 1, layout.settings.partitions?.columns ?? .max)
  }
}
