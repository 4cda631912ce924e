import DeviceCatalog
import LayoutPolicies
import PolicyAnalysis

extension DiffReport {
  /// The report as a comment on a pull request. Names in it cannot break out of their places.
  var markdown: String {
    let isSole = policies.count == 1
    var lines = ["## Layout policies"]
    if policies.isEmpty { return lines[0] + "\n\nThere are none to compare.\n" }
    if !isSole { lines += ["", "\(policies.count.ofPolicies): \(summary)."] }
    for policy in policies where isSole || policy.isWorthTelling { lines += section(policy) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func section(_ policy: ComparedPolicy) -> [String] {
    var lines = ["", "### \(policy.pair.name.inMarkdown): \(policy.verdict)"]
    if let places = policy.places { lines += ["", places.inMarkdown] }
    guard case .compared(let comparison) = policy.outcome else { return lines }
    if let difference = comparison.difference {
      let rows = self.lines(difference).map { line in
        row([line.place, line.change.text, line.example ?? ""])
      }
      if !rows.isEmpty {
        lines += ["", "| Where | What changes | Such as |", "| --- | --- | --- |"] + rows
      }
      if let rest = rest(difference) { lines += ["", rest] }
    }
    let notes = [comparison.limitation].compactMap { $0 } + comparison.notes
    if !notes.isEmpty { lines += [""] + notes.map { "- \($0.inMarkdown)" } }
    guard !comparison.windows.changes.isEmpty else {
      return lines + ["", comparison.windows.headline + "."]
    }
    lines += [
      "", "<details>", "<summary>\(comparison.windows.headline)</summary>", "",
      "| What changes | Windows | Devices |", "| --- | --- | --- |",
    ]
    for change in comparison.windows.changes {
      var known: Set<String> = []
      let devices = change.windows.map { $0.device.id }.filter { known.insert($0).inserted }
      lines.append(
        row([
          change.change.text, DeviceWindow.summary(of: change.windows),
          devices.joined(separator: ", "),
        ]))
    }
    return lines + ["", "</details>"]
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.inMarkdown }.joined(separator: " | ") + " |"
  }
}

extension ComparedPolicy {
  /// Whether there is more to say than that all is as it was.
  fileprivate var isWorthTelling: Bool {
    guard case .compared(let comparison) = outcome else { return true }
    return differs || isOpen || !comparison.notes.isEmpty
  }
}

extension String {
  /// The text as it stands, wherever in Markdown: what has a meaning there is written as a number.
  fileprivate var inMarkdown: String {
    var text = ""
    for scalar in harmless.unicodeScalars {
      if "\\`*_[]<>&|#~@!".unicodeScalars.contains(scalar) {
        text += "&#\(scalar.value);"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
