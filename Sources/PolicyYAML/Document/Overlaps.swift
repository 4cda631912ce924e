import LayoutPolicies

/// What works but was hardly meant: warnings.
extension FileReading {
  /// Neighbouring ranges that both hold the bound between them, such as `600...840` and `840...`.
  func warnOfOverlaps(_ questions: [QuestionDocument]) {
    guard askedRanges.contains(where: { $0.holdsUpper }) else { return }
    let neighbours = Dictionary(
      askedRanges.compactMap { asked in asked.range.lower.map { (Bound(asked, at: $0), asked) } },
      uniquingKeysWith: { first, _ in first })
    // Rules are read last; the other ranges are breakpoints, or asked by `assume`.
    warnOfOverlaps(
      askedRanges[..<(questions.firstRange ?? askedRanges.count)], neighbours, about: nil)
    for question in questions {
      for rule in question.rules {
        warnOfOverlaps(
          askedRanges[rule.askedRanges], neighbours,
          about: RulePlace(question: question.name, rule: rule.name))
      }
    }
  }

  private func warnOfOverlaps(
    _ ranges: ArraySlice<AskedRange>, _ neighbours: [Bound: AskedRange], about place: RulePlace?
  ) {
    for range in ranges where range.holdsUpper {
      guard let upper = range.range.upper, let neighbour = neighbours[Bound(range, at: upper)]
      else { continue }
      let open = NumberRange(
        lower: range.range.lower, upper: upper, includesUpper: false,
        isScaled: range.range.isScaled)
      warning(
        .overlap,
        "`\(range.range.plainText)` and `\(neighbour.range.plainText)` both hold "
          + "\(upper.plainText)", at: range.node, about: place,
        help: "write `\(open.plainText)`",
        related: [note("the other range is here", at: neighbour.node)])
    }
  }

  /// A bound of an asked range, so that ranges which meet find each other.
  private struct Bound: Hashable {
    let key: ContextKey
    let bound: Double
    let isScaled: Bool

    init(_ asked: AskedRange, at bound: Double) {
      key = asked.key
      self.bound = bound
      isScaled = asked.range.isScaled
    }
  }
}

extension [QuestionDocument] {
  /// The first of the asked ranges that a rule asks.
  fileprivate var firstRange: Int? {
    lazy.compactMap { $0.rules.first }.first?.askedRanges.lowerBound
  }
}

extension FileReading.AskedRange {
  /// Whether it goes up to a bound that it holds, and is more than one number.
  fileprivate var holdsUpper: Bool {
    range.includesUpper && range.upper != nil && range.lower != range.upper
  }
}
