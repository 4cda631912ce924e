import LayoutPolicies

/// `layout`: what a rule answers.
extension PolicySchema {
  /// A layout of the main question, which takes the keys of its style.
  var layout: Schema {
    saying(LayoutKey.allCases).merging(
      .all([
        .when(
          .properties([("style", .words([LayoutStyle.stack.name]))]),
          then: .all([style(.stack), withoutAdaptation])),
        .when(
          .properties([("style", .words([LayoutStyle.doubleColumn.name]))]).requiring(["style"]),
          then: .all([style(.doubleColumn), withoutContent])),
        .ifHaving("partitions", .lacking(["display"])),
      ]))
  }

  /// What a further question adds to a layout.
  var furtherLayout: Schema {
    saying(LayoutKey.allCases.filter { $0 != .style })
      .merging(.ifHaving("partitions", .lacking(["display"])))
  }

  private func saying(_ keys: [LayoutKey]) -> Schema {
    Schema.mapping(
      keys.map { key in
        let parts = [said(key)] + [strictness(of: key)].compactMap { $0 }
        let schema = parts.count == 1 ? parts[0] : .all(parts)
        return (key.rawValue, schema.described(key.summary))
      }
    ).from(1)
  }

  /// What can be said of a key.
  func said(_ key: LayoutKey) -> Schema {
    switch key {
    case .style: .words(LayoutStyle.self)
    case .display: .words(DisplayMode.self)
    case .partitions: .part(.partitions)
    case .sidebar, .content, .inspector: .part(.column)
    case .detail: .part(.detail)
    case .tabs: .part(.tabs)
    case .collapsible: boolean
    case .axis: .words(PaneAxis.self)
    case .spacing: .part(.length)
    case .margin: .part(.margin)
    case .hinge: .words(HingeAvoidance.self)
    case .priority: terms(Pane.self)
    case .tip: .part(.name)
    case .values: .names(to: .part(.answerValue))
    }
  }

  private func style(_ style: LayoutStyle) -> Schema {
    .onlyKeys(LayoutKey.allCases.filter { $0.isTaken(by: style) }.map { $0.rawValue })
  }

  private var withoutAdaptation: Schema {
    .properties(Pane.all.map { ($0.name, .lacking(["adapt"])) })
  }

  /// Two columns have no content, and no mode for three.
  private var withoutContent: Schema {
    let panes = Schema.words(Pane.all.filter { $0 != .content }.map { $0.name })
    let modes = DisplayMode.allCases.filter { !$0.needsThreeColumns }.map { $0.name }
    return .properties(
      [("display", .words(modes)), ("priority", .oneOrMore(panes))]
        + Pane.all.map {
          ($0.name, .properties([("adapt", .properties([("under", panes)]))]))
        })
  }
}

extension LayoutKey {
  /// What it says, in a few words.
  var summary: String {
    switch self {
    case .style: "a stack, two columns or three"
    case .display: "which columns show, and how"
    case .partitions: "how many panes have a place at once"
    case .sidebar: "the first column: its width, or a mapping"
    case .content: "the column between sidebar and detail: its width, or a mapping"
    case .detail: "the pane that takes the rest: its width, or a mapping"
    case .inspector: "a column beside the detail: its width, or a mapping"
    case .tabs: "how tabs show"
    case .collapsible: "whether the person may hide and reveal the sidebar"
    case .axis: "columns beside each other, or rows"
    case .spacing: "the room between panes, in points or `sp`"
    case .margin: "the room around panes, in points or `sp`: on all edges, or on each"
    case .hinge: "which folds panes keep off"
    case .priority: "the panes in the order in which they are kept; the first longest"
    case .tip: "the app's name for a tip to show"
    case .values: "the app's own answers, declared under `outputs`"
    }
  }
}
