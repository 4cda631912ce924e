import LayoutPolicies
import PolicyAnalysis
import PolicyTesting
import PolicyYAML

/// Policies compared with what they were.
struct DiffReport {
  /// How many boxes are shown of each policy.
  let limit: Int
  var policies: [ComparedPolicy] = []

  /// One kind of context in which a layout changes, in words.
  struct Line {
    let place: String
    let change: LayoutChange
    /// A context, as options or tests give it; nil where any will do.
    let example: String?

    /// `pad, tall, 744 ..< 834 points wide: one-beside-secondary -> secondary-only`
    var text: String { "\(place): \(change.text)" }
  }

  /// The boxes that are shown, in words.
  func lines(_ difference: PolicyDifference) -> [Line] {
    let words = BoxText(difference.space)
    return difference.boxes.prefix(limit).map { box in
      let example = box.witness.context.plain.asGivenYAML
      return Line(
        place: words.text(of: box), change: LayoutChange(difference.changes[box.result]),
        example: example == "{}" ? nil : example)
    }
  }

  /// What is not shown: `and 134 more`; nil if all is.
  func rest(_ difference: PolicyDifference) -> String? {
    let shown = min(limit, difference.boxes.count)
    let count = difference.boxes.count - shown
    var parts: [String] = []
    if count > 0 {
      parts.append(shown > 0 ? "and \(count) more" : "\(count.of("kind")) of context, not listed")
    }
    if difference.isCut {
      parts.append(
        shown + count > 0
          ? "and others that were not looked for" : "not all contexts were looked at")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What became of the policies, counted: `1 changes, 1 is added, 3 decide alike`.
  var summary: String {
    var counts = (changed: 0, added: 0, removed: 0, open: 0, alike: 0)
    for policy in policies {
      switch policy.outcome {
      case .added: counts.added += 1
      case .removed: counts.removed += 1
      case .compared where policy.differs: counts.changed += 1
      case .compared where policy.isOpen: counts.open += 1
      case .compared: counts.alike += 1
      }
    }
    func part(_ count: Int, _ one: String, _ several: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
    }
    return [
      part(counts.changed, "changes", "change"), part(counts.added, "is added", "are added"),
      part(counts.removed, "is removed", "are removed"),
      part(counts.open, "is too large to tell", "are too large to tell"),
      part(counts.alike, "decides alike", "decide alike"),
    ].compactMap { $0 }.joined(separator: ", ")
  }
}

extension LayoutChange {
  /// The change of a difference.
  init(_ change: PolicyDifference.Change) { self.init(from: change.old, to: change.new) }
}

extension ComparedPolicy {
  /// What became of it as a whole, for a heading.
  var verdict: String {
    switch outcome {
    case .added: "added"
    case .removed: "removed"
    case .compared where differs: "changes"
    case .compared where isOpen: "too large to tell"
    case .compared: "decides alike everywhere"
    }
  }
}

extension ComparedPolicy.Comparison {
  /// That only devices were compared, where that is so.
  var limitation: String? {
    difference == nil
      ? "the policies are too large to compare exactly: only the windows of devices are" : nil
  }
}
