import LayoutPolicies
import PolicyAnalysis

extension ExportedDiagram {
  /// The diagram in the language of Graphviz: a node for each input that is asked, a box for each
  /// decision, and the cells on the lines between them.
  var dot: String {
    var lines = [
      "digraph \(policy.name.quoted) {", "  rankdir=LR", "  node [fontname=\"Helvetica\"]",
      "  edge [fontname=\"Helvetica\", fontsize=10]",
    ]
    for (place, node) in nodes.enumerated() {
      lines.append("  n\(place) [label=\(inputs[node.level].title.quoted)]")
    }
    for (place, decision) in decisions.enumerated() {
      let text = [decision.ruleText, decision.alsoText, decision.layoutText]
        .filter { !$0.isEmpty }.joined(separator: "\n")
      lines.append("  d\(place) [shape=box, label=\(text.quoted)]")
    }
    for (place, node) in nodes.enumerated() {
      var cells: [Target: [Range<Int>]] = [:]
      var targets: [Target] = []
      for branch in node.branches {
        if cells[branch.target] == nil { targets.append(branch.target) }
        cells[branch.target, default: []].append(branch.cells)
      }
      for target in targets {
        let text = inputs[node.level].tableText(of: cells[target] ?? [])
        lines.append("  n\(place) -> \(target.dot) [label=\(text.quoted)]")
      }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}

extension ExportedDiagram.Target {
  fileprivate var dot: String {
    switch self {
    case .node(let place): "n\(place)"
    case .decision(let place): "d\(place)"
    }
  }
}

extension LayoutDecision {
  /// The style, with the mode of columns.
  fileprivate var layoutText: String {
    [AnswerColumn.style, .display, .partitions].map { $0.text(self) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension String {
  /// The text between quotes, as Graphviz reads it.
  fileprivate var quoted: String {
    var text = "\""
    for scalar in split(separator: "\n", omittingEmptySubsequences: false).map({ $0.description })
      .map({ $0.harmless }).joined(separator: "\n").unicodeScalars
    {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
