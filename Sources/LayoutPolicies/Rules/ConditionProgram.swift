/// Conditions laid out flat, so that asking them follows no reference: each step is a leaf, or a
/// word that joins the steps up to its end.
package struct ConditionProgram: Sendable {
  struct Step: Sendable {
    enum Operation: Sendable {
      case all, any, not
      case term, number
      /// A declared input; where nothing is given, its default was asked beforehand.
      case input
      /// A leaf that needs more than a step holds.
      case leaf
    }

    var operation: Operation
    var key = ContextKey.width
    var wanted = TermMask.none
    var range = NumberRange(lower: nil, upper: nil, includesUpper: false)
    /// The step after the last that belongs to this one.
    var end = 0
    var leaf = 0
    var usual = Truth.unknown
  }

  private var steps: [Step] = []
  private var leaves: [Condition] = []
  /// Where each condition begins, and last where all end.
  private var starts: [Int] = []

  /// Lays out conditions; linear in their size.
  package init(_ conditions: [Condition]) {
    for condition in conditions {
      starts.append(steps.count)
      add(condition)
    }
    starts.append(steps.count)
  }

  /// How many conditions there are.
  package var count: Int { starts.count - 1 }

  private mutating func add(_ condition: Condition) {
    let place = steps.count
    var parts: [Condition] = []
    switch condition.kind {
    case .always: steps.append(Step(operation: .all))
    case .all(let all):
      steps.append(Step(operation: .all))
      parts = all
    case .any(let any):
      steps.append(Step(operation: .any))
      parts = any
    case .not(let part):
      steps.append(Step(operation: .not))
      parts = [part]
    case .term(let key, let wanted):
      steps.append(Step(operation: .term, key: key, wanted: wanted))
    case .number(let key, let range):
      steps.append(Step(operation: .number, key: key, range: range))
    case .input(let test):
      steps.append(Step(operation: .input, leaf: leaves.count, usual: test.truthOfDefault))
      leaves.append(condition)
    case .osVersion, .model, .fold, .open:
      steps.append(Step(operation: .leaf, leaf: leaves.count))
      leaves.append(condition)
    }
    for part in parts { add(part) }
    steps[place].end = steps.count
  }

  /// Whether a condition holds.
  ///
  /// Where the resolved context has slack, every comparison gives way in the direction that keeps a
  /// rule: outwards, and inwards under an odd number of *not*. Linear in the condition's size.
  package func truth(
    of condition: Int, in context: LayoutContext, _ resolved: ResolvedContext
  ) -> Truth {
    steps.withUnsafeBufferPointer { truth(at: starts[condition], $0, context, resolved, true) }
  }

  private func truth(
    at place: Int, _ steps: UnsafeBufferPointer<Step>, _ context: LayoutContext,
    _ resolved: ResolvedContext, _ outwards: Bool
  ) -> Truth {
    switch steps[place].operation {
    case .term:
      return resolved.mask(of: steps[place].key).truth(steps[place].wanted, outwards)
    case .number:
      let key = steps[place].key
      guard let number = resolved.number(of: key) else { return .unknown }
      let gives = key == .width || key == .height || key == .smallerSide
      let slack = gives ? (outwards ? resolved.slack : -resolved.slack) : 0
      return Truth(
        steps[place].range.contains(number, textScale: resolved.textScale, slack: slack))
    case .input where context.inputs.isEmpty: return steps[place].usual
    case .input, .leaf: return leaves[steps[place].leaf].leafTruth(in: context, resolved)
    case .not: return truth(at: place + 1, steps, context, resolved, !outwards).negated
    case .all:
      var least = Truth.yes
      var next = place + 1
      while next < steps[place].end {
        least = min(least, truth(at: next, steps, context, resolved, outwards))
        if least == .no { break }
        next = steps[next].end
      }
      return least
    case .any:
      var greatest = Truth.no
      var next = place + 1
      while next < steps[place].end {
        greatest = max(greatest, truth(at: next, steps, context, resolved, outwards))
        if greatest == .yes { break }
        next = steps[next].end
      }
      return greatest
    }
  }

  /// Adds the keys of the condition's leaves that are unknown.
  package func collectMissing(
    of condition: Int, in context: LayoutContext, _ resolved: ResolvedContext,
    into missing: inout MissingKeys
  ) {
    for place in starts[condition]..<starts[condition + 1] {
      let step = steps[place]
      switch step.operation {
      case .all, .any, .not: continue
      case .term, .number, .input, .leaf: break
      }
      let answer = steps.withUnsafeBufferPointer { truth(at: place, $0, context, resolved, true) }
      guard answer == .unknown else { continue }
      if step.operation == .leaf || step.operation == .input {
        leaves[step.leaf].insertKey(into: &missing)
      } else {
        missing.insert(step.key)
      }
    }
  }
}

extension Condition {
  /// Whether the condition holds, with all that follows from the context; nil if it is unknown.
  ///
  /// For policies that are code, and for tools. Linear in the condition's size.
  public func holds(in context: LayoutContext) -> Bool? {
    switch truth(in: context) {
    case .yes: true
    case .no: false
    case .unknown: nil
    }
  }

  /// Whether the condition holds; lays it out first, so tools may use it, deciding does not.
  package func truth(in context: LayoutContext) -> Truth {
    ConditionProgram([self]).truth(of: 0, in: context, ResolvedContext(context))
  }
}
