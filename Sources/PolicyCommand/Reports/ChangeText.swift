import LayoutPolicies

extension NextChange {
  /// How far it is, and from where on: `16 points wider, from 760 on`.
  var distanceText: String {
    let unit: String =
      switch axis {
      case .width, .height, .keyboard: distance == 1 ? " point" : " points"
      case .textScale, .input: ""
      }
    // Nobody counts in scales as in points, so the bound alone says it.
    let isCounted = axis != .textScale
    let amount = isCounted ? "\(distance.plainText)\(unit) \(comparative)" : comparative
    let place = bound.plainText
    switch reach {
    case .from: return "\(amount), from \(place) \(isUpwards ? "on" : "down")"
    case .exactly: return "\(amount), at exactly \(place)"
    case .beyond:
      let beyond = "\(isUpwards ? "above" : "below") \(place)"
      if distance == 0 { return "any \(comparative), \(beyond)" }
      return (isCounted ? "more than " : "") + "\(amount), \(beyond)"
    }
  }

  private var comparative: String {
    switch axis {
    case .width: isUpwards ? "wider" : "narrower"
    case .height, .keyboard: isUpwards ? "higher" : "lower"
    case .textScale: isUpwards ? "larger" : "smaller"
    case .input: isUpwards ? "more" : "less"
    }
  }

  /// From the number to the bound, in as few digits as lead from one to the other exactly.
  var distance: Double {
    let exact = isUpwards ? bound - start : start - bound
    var factor = 1.0
    while factor <= 1e12 {
      let short = (exact * factor).rounded() / factor
      if short > 0, (isUpwards ? start + short : start - short) == bound { return short }
      factor *= 10
    }
    // Sums of doubles differ behind the sixth digit.
    let short = (exact * 1e6).rounded() / 1e6
    return short > 0 ? short : exact
  }

  /// What is decided there, as far as it differs: `roomy: double-column one-beside-secondary`.
  func outcomeText(from present: LayoutDecision) -> String {
    guard decision.chain == present.chain, decision.layout.shortText == present.layout.shortText
    else {
      let way = decision.chain.map { $0.rule ?? $0.policy }.joined(separator: " > ")
      return "\(way): \(decision.layout.shortText)"
    }
    let (there, here) = (decision.also, present.also)
    let changed = there.filter { answer in
      !here.contains { $0.question == answer.question && $0.rule == answer.rule }
    }
    let gone = here.filter { answer in !there.contains { $0.question == answer.question } }
    let parts =
      changed.map { "\($0.question): \($0.rule ?? "-")" } + gone.map { "\($0.question): nothing" }
    return parts.isEmpty ? "another layout" : parts.joined(separator: ", ")
  }
}
