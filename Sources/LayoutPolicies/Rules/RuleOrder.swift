extension Array {
  /// The elements as rules are tried: from the largest lower bound of the first side down, equal
  /// ones by the second side, and those still equal as they stand.
  package func ordered(by sides: [WindowSide], _ condition: (Element) -> Condition) -> [Element] {
    guard !sides.isEmpty else { return self }
    let keyed = map { element in
      (element, bounds: sides.map { condition(element).lowerBound(of: $0)?.value ?? 0 })
    }
    return keyed.sorted { $1.bounds.lexicographicallyPrecedes($0.bounds) }.map { $0.0 }
  }
}

extension Condition {
  /// The least length of a side with which the condition can be true, as far as its ranges say: 0
  /// where they say nothing. Nil if it hangs on bounds in points and on some in `sp`, which cannot
  /// be compared. Linear in the condition's size.
  package func lowerBound(of side: WindowSide) -> Length? {
    lowerBound(of: side, isNegated: false)
  }

  private func lowerBound(of side: WindowSide, isNegated: Bool) -> Length? {
    switch (kind, isNegated) {
    case (.number(let key, let range), _)
    where key.rawValue == side.rawValue || key == .smallerSide:
      return range.lowerBound(isNegated: isNegated)
    case (.not(let part), _): return part.lowerBound(of: side, isNegated: !isNegated)
    case (.all(let parts), false), (.any(let parts), true):
      let bounds = parts.map { $0.lowerBound(of: side, isNegated: isNegated) }
      return bounds.filter { $0?.value != 0 }.bound { $0 > $1 }
    case (.any(let parts), false), (.all(let parts), true):
      let bounds = parts.map { $0.lowerBound(of: side, isNegated: isNegated) }
      return bounds.contains { $0?.value == 0 } ? 0 : bounds.bound { $0 < $1 }
    case (.always, _), (.term, _), (.number, _), (.osVersion, _), (.model, _), (.fold, _),
      (.open, _), (.input, _):
      return 0
    }
  }
}

extension NumberRange {
  /// Where the range begins, or where what lies outside of it does.
  fileprivate func lowerBound(isNegated: Bool) -> Length {
    let lower = lower ?? 0
    let value = !isNegated ? lower : lower > 0 ? 0 : upper ?? 0
    return isScaled ? .sp(value) : .points(value)
  }
}

extension [Length?] {
  /// The length that goes before all others; 0 if there is none, nil if they cannot be compared.
  fileprivate func bound(by goesBefore: (Double, Double) -> Bool) -> Length? {
    guard var found = first ?? 0 else { return nil }
    for length in self {
      guard let length, length.isScaled == found.isScaled else { return nil }
      if goesBefore(length.value, found.value) { found = length }
    }
    return found
  }
}

extension Question {
  /// An order that says a side twice, has no rules, or cannot compare their bounds.
  var orderProblems: [Diagnostic] {
    guard !order.isEmpty else { return [] }
    var problems = unitProblems
    if Set(order).count < order.count {
      problems.append(Diagnostic(.error, "a side stands twice in `order`"))
    }
    if rules.isEmpty {
      problems.append(Diagnostic(.error, "there is nothing to order: `order` needs rules"))
    }
    return problems
  }

  /// Rules that cannot be ordered, since their bounds on a side are in points and in `sp`.
  package var unitProblems: [Diagnostic] {
    order.flatMap { side -> [Diagnostic] in
      var first: (rule: PlainRule, unit: String)?
      return rules.compactMap { rule in
        let bounds = "rule \(rule.name.inBackticks) bounds `\(side.name)` in"
        func problem(_ units: String, _ related: [Diagnostic] = []) -> Diagnostic {
          Diagnostic(
            .error, "\(bounds) \(units)", at: rule.location,
            help: "`order` compares lower bounds; write `sp` at all of them or at none",
            related: related)
        }
        guard let bound = rule.condition.lowerBound(of: side) else {
          return problem("points and in `sp`")
        }
        guard bound.value > 0 else { return nil }
        let unit = bound.isScaled ? "`sp`" : "points"
        guard let other = first else {
          first = (rule, unit)
          return nil
        }
        guard unit != other.unit else { return nil }
        let name = other.rule.name.inBackticks
        return problem(
          "\(unit), rule \(name) in \(other.unit)",
          [Diagnostic(.note, "rule \(name) is here", at: other.rule.location)])
      }
    }
  }
}
