import LayoutPolicies
import PolicyAnalysis
import PolicyYAML

/// A policy compared with what it was.
struct ComparedPolicy {
  /// What came of it.
  enum Outcome {
    case added, removed
    case compared(Comparison)
  }

  /// How two policies of rules differ.
  struct Comparison {
    /// In which contexts; nil where the policies are too large to tell.
    let difference: PolicyDifference?
    let windows: ChangedWindows
    /// What is not compared, or how it was.
    let notes: [String]
  }

  let pair: PolicyPair
  let outcome: Outcome

  /// Compares, unless one of the two is not there.
  init(_ pair: PolicyPair) throws(PolicyError) {
    self.pair = pair
    guard let old = pair.old?.policy, let new = pair.new?.policy else {
      outcome = pair.old == nil ? .added : .removed
      return
    }
    let (before, after) = (try old.rulesToCompare, try new.rulesToCompare)
    let difference = try? PolicyDifference(before, after)
    let fits = "what `fit` counts is compared in windows without insets"
    outcome = .compared(
      Comparison(
        difference: difference,
        windows: ChangedWindows(from: old, to: new, inputs: before.allInputs + after.allInputs),
        notes: before.notes(comparedWith: after)
          + (difference?.countsFits ?? false ? [fits] : [])))
  }

  /// Whether some layout changes, or all of them come or go.
  var differs: Bool {
    guard case .compared(let comparison) = outcome else { return true }
    return !(comparison.difference?.boxes.isEmpty ?? true) || !comparison.windows.changes.isEmpty
  }

  /// Whether nobody can say if layouts change.
  var isOpen: Bool {
    guard case .compared(let comparison) = outcome else { return false }
    return !differs && (comparison.difference?.isCut ?? true)
  }

  /// Where the two come from: `main:policies/reader.yaml -> policies/reader.yaml`; nil where the
  /// name says it.
  var places: String? {
    let (old, new) = (pair.old?.place, pair.new?.place)
    guard let old, let new else { return old ?? new }
    return old == new ? nil : "\(old) -> \(new)"
  }
}

extension Workspace.Entry {
  /// Its file, or its name if it has none.
  var place: String { file ?? name }
}

extension AnyPolicy {
  /// The rules, if there is nothing else in it.
  fileprivate var rulesToCompare: RuleSet {
    get throws(PolicyError) {
      let help = "`layout-policy matrix OLD NEW` compares what they answer on devices"
      guard let rules else {
        throw PolicyError(
          .opaque, "policy \(name.inBackticks) is code, which cannot be looked into", help: help)
      }
      if let code = rules.firstCode {
        throw PolicyError(
          .opaque,
          "policy \(name.inBackticks) uses \(code.name.inBackticks), which is code and cannot be "
            + "looked into", help: help)
      }
      return rules
    }
  }
}

extension RuleSet {
  /// What somebody who compares the policy with a newer one must know besides.
  fileprivate func notes(comparedWith new: RuleSet) -> [String] {
    inputNotes(new) + hysteresisNotes(new)
  }

  private func inputNotes(_ new: RuleSet) -> [String] {
    var notes: [String] = []
    for input in allInputs {
      guard let other = new.allInputs.first(where: { $0.name == input.name }) else {
        notes.append("input `\(input.name)` is declared by the old one alone: \(input.text)")
        continue
      }
      if other.type != input.type || other.defaultValue != input.defaultValue {
        notes.append(
          "input `\(input.name)` is declared differently: \(input.text) -> \(other.text)")
      }
    }
    for input in new.allInputs where !allInputs.contains(where: { $0.name == input.name }) {
      notes.append("input `\(input.name)` is declared by the new one alone: \(input.text)")
    }
    return notes
  }

  private func hysteresisNotes(_ new: RuleSet) -> [String] {
    let (old, new) = (hystereses, new.hystereses)
    return new.compactMap { question, points in
      guard let before = old.first(where: { $0.question == question })?.points, before != points
      else { return nil }
      let whose = question.isEmpty ? "" : " of `\(question)`"
      return "hysteresis\(whose) changes from \(before.plainText) to \(points.plainText): how a "
        + "window that is dragged changes is not compared"
    }
  }

  /// The hysteresis of each question; that of the main one has no name, those of policies used
  /// have theirs.
  private var hystereses: [(question: String, points: Double)] {
    var found: [(question: String, points: Double)] = []
    func add(_ rules: RuleSet, _ path: String, _ users: Double) {
      for question in rules.questions {
        let name = [path, question.name ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
        let points = question.hysteresis ?? rules.hysteresis ?? users
        if !found.contains(where: { $0.question == name }) { found.append((name, points)) }
        for used in question.usedRules { add(used, used.name, points) }
      }
    }
    add(self, "", 0)
    return found
  }
}

extension Question {
  fileprivate var usedRules: [RuleSet] {
    outcomes.compactMap { outcome, _ in
      if case .use(let policy) = outcome { policy.rules } else { nil }
    }
  }
}

extension ValueDeclaration {
  /// `boolean, default false`
  var text: String {
    type.plainText
      + (defaultValue.map { ", default \(PlainValue($0).asGivenYAML)" } ?? ", unknown unless given")
  }
}
