import LayoutPolicies

/// A decision for people: a word and its value on each line.
struct DecisionText {
  let decision: LayoutDecision
  let notes: [ContextNote]

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
    for (key, value) in decision.layout.plain { rows.append((key.rawValue, value.plainText)) }
    if !decision.unknown.isEmpty {
      rows.append(("unknown", decision.unknown.joined(separator: ", ")))
    }
    for note in notes { rows.append(("note", note.message)) }
    let width = rows.map { $0.0.count }.max() ?? 0
    var text = rows.map { "\($0.0.padded(to: width))  \($0.1)\n" }.joined()
    if let help = unknownHelp { text += "\n\(help)\n" }
    return text
  }

  /// The decision on one line.
  var line: String {
    let layout = decision.layout
    let display = layout.style == .stack ? "" : " \(layout.display.rawValue)"
    let unknown = decision.unknown.isEmpty ? "" : "  ? \(decision.unknown.joined(separator: ", "))"
    return "\(layout.style.rawValue)\(display)  (\(decision.rule ?? decision.policy))\(unknown)"
  }

  /// What to give so that more is known.
  private var unknownHelp: String? {
    guard !decision.unknown.isEmpty else { return nil }
    let asked = decision.unknown.map { $0 == "shape" || $0 == "aspect" ? "size" : $0 }
    let keys = asked.contains("model") ? asked : asked + ["device"]
    var options: [String] = []
    for key in keys where !options.contains("--\(key)") && key != "model" {
      options.append("--\(key)")
    }
    return
      "A rule before this one was undecided. More is known with \(options.joined(separator: ", ")),"
      + "\nor with `--device` and the name of a real device (`layout-policy devices`)."
  }
}
