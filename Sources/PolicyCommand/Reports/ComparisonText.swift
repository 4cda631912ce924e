import LayoutPolicies

/// The answers of several policies side by side, for people.
///
/// A cell names style, display and rule, and the panes that show in the window. What style and
/// display do not tell is said besides: where one rule of a policy has several answers, as with
/// further questions, and where two policies have the same style and display in a window and yet
/// differ. What is usual goes without saying.
struct ComparisonText {
  private let matrix: Matrix
  /// The answers in words, each once.
  private let answers: [LayoutDecision.Identity: ShownAnswer]
  /// The keys that the rules of each policy do not tell.
  private let untold: [Set<LayoutKey>]
  /// The keys that a few characters do not tell apart.
  private let spelledOut: Set<LayoutKey>

  init(_ matrix: Matrix) {
    self.matrix = matrix
    var answers: [LayoutDecision.Identity: ShownAnswer] = [:]
    var untold: [Set<LayoutKey>] = []
    var spelledOut: Set<LayoutKey> = []
    var meanings: [LayoutKey: [String: String]] = [:]
    for policy in matrix.names.indices {
      var first: [String: ShownAnswer] = [:]
      var keys: Set<LayoutKey> = []
      for row in matrix.rows {
        let decision = row.answers[policy].decision
        guard answers[decision.identity] == nil else { continue }
        let answer = ShownAnswer(decision)
        answers[decision.identity] = answer
        let other = first[answer.look + answer.rule, default: answer]
        first[answer.look + answer.rule] = other
        keys.formUnion(answer.differences(from: other))
        for (key, part) in answer.parts {
          let meaning = meanings[key, default: [:]][answer.short(key), default: part]
          meanings[key, default: [:]][answer.short(key)] = meaning
          if meaning != part { spelledOut.insert(key) }
        }
      }
      untold.append(keys)
    }
    self.answers = answers
    self.untold = untold
    self.spelledOut = spelledOut
  }

  /// In how many windows they differ, in a line, and a line for each policy that was undecided.
  var headline: String {
    let differing = matrix.rows.count { $0.differs }
    let undecided = matrix.names.indices.compactMap { policy in
      matrix.undecidedText(policy).map { "? `\(matrix.names[policy].harmless)`: \($0)\n" }
    }
    let tooNarrow = matrix.names.indices.compactMap { policy in
      matrix.tooNarrowText(policy).map { "< `\(matrix.names[policy].harmless)`: \($0)\n" }
    }
    return
      "\(matrix.deviceCount); * in \(differing) of \(matrix.rows.count.of("window")) they differ"
      + "\(matrix.circumstances)\n" + undecided.joined() + tooNarrow.joined()
  }

  /// One row a combination of answers, and which windows get it; first those that differ.
  var folded: String {
    var answers = FoldedRows()
    for row in matrix.rows {
      let style = row.answers[0].layout.style.ordinal
      answers.add(
        row, cells(of: row), rank: style + (row.differs ? 0 : LayoutStyle.allCases.count))
    }
    var table = TextTable([""] + matrix.names)
    answers.write(to: &table, besides: matrix.fixed)
    return table.text
  }

  /// One row a window.
  var each: String {
    var table = WindowTable(matrix.names)
    for row in matrix.rows { table.add(row.window, cells(of: row)) }
    return table.text
  }

  /// `*` where the policies differ, and each policy's answer.
  private func cells(of row: Matrix.Row) -> [String] {
    let shown = row.answers.compactMap { answers[$0.decision.identity] }
    return [row.differs ? "*" : ""]
      + shown.enumerated().map { policy, answer in
        let alike = shown.filter { $0.look == answer.look }
        let keys = alike.reduce(untold[policy]) { $0.union(answer.differences(from: $1)) }
        let unknown = row.answers[policy].decision.unknown.isEmpty ? "" : " ?"
        let narrow = matrix.isTooNarrow(row.answers[policy]) ? " <" : ""
        let panes = row.answers[policy].fitted.map { ": \($0.text)" } ?? ""
        return answer.text(with: keys, spelledOut: spelledOut) + panes + unknown + narrow
      }
  }
}

/// An answer in words.
private struct ShownAnswer {
  /// Style and display: `double-column one-beside-secondary`.
  let look: String
  let rule: String
  /// Every key as `eval` writes it.
  let parts: [LayoutKey: String]
  /// What the keys are that nothing is said of.
  private let usual: [LayoutKey: String]
  private let decision: LayoutDecision

  init(_ decision: LayoutDecision) {
    self.decision = decision
    let layout = decision.layout
    look = decision.failure == nil ? layout.shortText : Evaluation.failedText
    rule = decision.ruleText
    parts = Self.parts(of: layout)
    usual = Self.parts(of: NavigationLayout(style: layout.style, settings: LayoutSettings()))
  }

  private static func parts(of layout: NavigationLayout) -> [LayoutKey: String] {
    Dictionary(uniqueKeysWithValues: layout.plain.map { ($0.key, $0.value.plainText) })
  }

  /// The keys that the two do not say alike.
  func differences(from other: ShownAnswer) -> [LayoutKey] {
    LayoutKey.allCases.filter { parts[$0] != other.parts[$0] }
  }

  /// What is said of a key, in a few characters if the table of one policy has some for it.
  func short(_ key: LayoutKey) -> String {
    AnswerColumn(rawValue: key.rawValue)?.text(decision) ?? parts[key] ?? ""
  }

  /// `double-column one-beside-secondary, sidebar 350 (wide)`
  func text(with keys: Set<LayoutKey>, spelledOut: Set<LayoutKey>) -> String {
    let telling = LayoutKey.allCases.filter { keys.contains($0) && parts[$0] != usual[$0] }
    let said = telling.compactMap { key -> String? in
      let text = spelledOut.contains(key) ? parts[key] ?? "" : short(key)
      return text.isEmpty ? nil : ", \(key.rawValue) \(text)"
    }
    return look + said.joined() + (decision.rule == nil ? "" : " (\(rule))")
  }
}
