import LayoutPolicies

/// A condition for people: a line for each part, with its truth, what it found and whence.
struct ConditionText {
  private var table = TextTable(columns: 4)
  private let context: (String) -> ContextInput?

  init(_ judged: JudgedCondition, inputs: @escaping (String) -> ContextInput?) {
    context = inputs
    if case .all = judged.condition.kind, !judged.parts.isEmpty {
      for part in judged.parts { add(part, depth: 0) }
    } else {
      add(judged, depth: 0)
    }
  }

  var lines: [String] { table.lines }

  private mutating func add(_ judged: JudgedCondition, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    if let leaf = judged.leaf() {
      let input = context(leaf.key)
      table.add([
        judged.truth.word, "\(indent)\(leaf.key): \(leaf.wanted.plainText)",
        leaf.found?.plainText ?? "", input?.source.text ?? "",
      ])
      return
    }
    table.add([judged.truth.word, indent + judged.condition.word, "", ""])
    for part in judged.parts { add(part, depth: depth + 1) }
  }
}

extension Condition {
  /// The word that joins its parts.
  var word: String {
    switch kind {
    case .all: "all"
    case .any: "any"
    case .not: "not"
    case .always: "no condition"
    case .term, .number, .osVersion, .model, .fold, .open, .input: plainText
    }
  }
}
