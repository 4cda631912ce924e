import LayoutPolicies

/// What a table shows of an answer.
enum AnswerColumn: String, CaseIterable {
  case style, display, partitions, axis, sidebar, content, detail, inspector, tabs, tip, values
  case shows, notes, rule, also

  /// The columns that say something of one of the answers.
  static func columns(for decisions: [LayoutDecision]) -> [AnswerColumn] {
    columns { column in decisions.contains { !column.text($0).isEmpty } }
  }

  /// The columns that say something of one of the answers, in their windows.
  static func columns(for answers: [Evaluation]) -> [AnswerColumn] {
    columns { column in answers.contains { !column.text($0).isEmpty } }
  }

  private static func columns(where isSaid: (AnswerColumn) -> Bool) -> [AnswerColumn] {
    allCases.filter { $0 == .style || $0 == .rule || isSaid($0) }
  }

  /// The cell for an answer in its window; empty where there is nothing to say.
  func text(_ answer: Evaluation) -> String {
    guard answer.failure == nil else { return self == .style ? Evaluation.failedText : "" }
    return switch self {
    case .shows: answer.fitted?.text ?? ""
    case .notes: answer.noteKinds.joined(separator: ", ")
    case .rule: answer.decision.ruleText
    case .also: answer.decision.alsoText
    default: text(answer.layout)
    }
  }

  /// The cell for an answer in whatever window; empty where there is nothing to say.
  func text(_ decision: LayoutDecision) -> String {
    switch self {
    case .rule: decision.ruleText
    case .also: decision.alsoText
    default: text(decision.layout)
    }
  }

  private func text(_ layout: NavigationLayout) -> String {
    switch self {
    case .style: return layout.style.rawValue
    case .display:
      return layout.style == .stack || layout.partitions != nil ? "" : layout.display.rawValue
    case .partitions: return layout.partitions?.plain.plainText ?? ""
    // Columns go without saying.
    case .axis: return layout.axis == .horizontal ? "" : layout.axis.rawValue
    case .sidebar: return layout.sidebar?.width.filled.shortText ?? ""
    case .content: return layout.content?.width.filled.shortText ?? ""
    case .detail: return layout.detail.shortText
    case .inspector: return layout.inspector?.width.filled.shortText ?? ""
    case .tabs: return layout.tabs.form == .none ? "" : layout.tabs.form.rawValue
    case .tip: return layout.tip ?? ""
    case .values:
      return layout.values.entries.map { "\($0.name) \($0.value.plainText)" }
        .joined(separator: " ")
    case .shows, .notes, .rule, .also: return ""
    }
  }
}

extension Evaluation {
  /// What stands in a table where a layout would.
  static let failedText = "failed"
}

extension LayoutDecision {
  /// The rules on the way through the policies used: `those devices > tall`.
  var ruleText: String { chain.compactMap { $0.rule }.joined(separator: " > ") }

  /// The rules that won further questions: `navigation: room for a rail`.
  var alsoText: String {
    also.map { "\($0.question): \($0.rule ?? "")" }.joined(separator: ", ")
  }
}

extension PaneWidth {
  /// The width in a few characters: `350`, `40% in 0...320`, `50% of edge`, `...700`; empty if
  /// nothing is said.
  fileprivate var shortText: String {
    if let exact { return exact.plainText }
    let share = base.map { " of \($0.rawValue)" } ?? ""
    let wish = ideal?.plainText ?? fraction.map { "\(($0 * 100).hundredths.plainText)%\(share)" }
    let bounds =
      min == nil && max == nil
      ? nil : "\(min?.plainText ?? "")...\(max?.plainText ?? "")"
    return [wish, bounds].compactMap { $0 }.joined(separator: " in ")
  }
}
