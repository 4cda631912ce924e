import LayoutPolicies

/// An evaluation for people: a word and its value on each line.
struct EvaluationText {
  let evaluation: Evaluation
  /// What to give so that more is known; a line says nothing of it.
  var advice: Advice?

  private var decision: LayoutDecision { evaluation.decision }

  /// The lines, aligned.
  var text: String {
    var rows: [(String, String)] = [("policy", decision.policy)]
    if let rule = decision.rule {
      rows.append(("rule", rule + (decision.location.map { "   \($0)" } ?? "")))
    }
    if decision.chain.count > 1 {
      rows.append(("chain", decision.chain.map { $0.description }.joined(separator: " -> ")))
    }
    for answer in decision.also {
      let place = answer.location.map { "   \($0)" } ?? ""
      rows.append(("also", "\(answer.question): \(answer.rule ?? "-")\(place)"))
    }
    for (key, value) in evaluation.layout.plain { rows.append((key.rawValue, value.plainText)) }
    for place in evaluation.fitted?.places ?? [] {
      rows.append((place.isTabs ? "tabs at" : "pane", place.text))
    }
    if !decision.unknown.isEmpty {
      rows.append(("unknown", decision.unknown.joined(separator: ", ")))
    }
    for note in evaluation.notes { rows.append(("note", note.message)) }
    let width = rows.map { $0.0.count }.max() ?? 0
    var text = rows.map { "\($0.0.padded(to: width))  \($0.1)".harmless + "\n" }.joined()
    if let advice = advice?.text { text += "\n\(advice)\n" }
    return text
  }

  /// An answer on one line.
  static func line(_ decision: LayoutDecision, _ layout: NavigationLayout) -> String {
    let unknown = decision.unknown.isEmpty ? "" : "  ? \(decision.unknown.joined(separator: ", "))"
    return "\(layout.shortText)  (\(decision.rule ?? decision.policy))\(unknown)".harmless
  }
}

extension LayoutDecision {
  /// The way to the layout, and the layout in short: `reader/roomy: double-column automatic`.
  var headline: String {
    chain.map { $0.description }.joined(separator: " -> ") + ": \(layout.shortText)"
  }
}

extension NavigationLayout {
  /// The style, and how its columns are shown: `double-column one-beside-secondary`.
  var shortText: String {
    if let partitions { return "\(style.rawValue) partitions \(partitions.plain.plainText)" }
    return style == .stack ? style.rawValue : "\(style.rawValue) \(display.rawValue)"
  }
}
