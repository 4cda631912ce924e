import LayoutPolicies

/// What works but was hardly meant: warnings.
extension FileReading {
  /// Notes every warning about a policy that has no errors.
  func warn(of document: PolicyDocument, _ policy: RuleSet) {
    warnOfOverlaps(document.questions)
    for question in document.questions { warnOfHiddenRules(question) }
    warnOfIgnorance(policy, document)
  }

  /// Neighbouring ranges that both hold the bound between them, such as `600...840` and `840...`.
  private func warnOfOverlaps(_ questions: [QuestionDocument]) {
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

  /// A rule that always wins hides what stands after it.
  private func warnOfHiddenRules(_ question: QuestionDocument) {
    let rules = question.triedRules
    guard let place = rules.firstIndex(where: { $0.condition == .always && $0.onceKey == nil })
    else { return }
    let rule = rules[place]
    let next = rules.indices.contains(place + 1) ? rules[place + 1].node : nil
    guard let hidden = next ?? question.otherwise?.node else { return }
    warning(
      .hiddenRule,
      "rule \(rule.name.inBackticks) always matches, so what stands after it never answers",
      at: rule.node, about: RulePlace(question: question.name, rule: rule.name),
      help: next == nil ? "write it as `otherwise`" : "give it a `when`, or write it last",
      related: [note("this never answers", at: hidden)])
  }

  /// Where nothing is known, `otherwise` answers; it should not show more than a rule that would
  /// have answered had more been known.
  private func warnOfIgnorance(_ policy: RuleSet, _ document: PolicyDocument) {
    guard let otherwise = document.main.otherwise, let fallback = policy.main.otherwise else {
      return
    }
    let shown = fallback.columns
    let nothing = LayoutContext()
    for (rule, place) in zip(policy.main.rules, document.main.triedRules) {
      guard rule.outcome.columns < shown, rule.condition.truth(in: nothing) == .unknown else {
        continue
      }
      let about = RulePlace(rule: place.name)
      var missing = MissingKeys()
      ConditionProgram([rule.condition]).collectMissing(
        of: 0, in: nothing, ResolvedContext(nothing), into: &missing)
      let keys = missing.names.map { "`\($0)`" }.joined(separator: ", ")
      warning(
        .missingInput,
        "while \(keys) is unknown, `otherwise` shows \(shown) columns where rule "
          + "\(rule.name.inBackticks) might have shown \(rule.outcome.columns)",
        at: otherwise.node, about: about, help: "let `otherwise` be the modest answer",
        related: [note("the rule is here", at: place.node)])
      if silences.silence(of: .missingInput, about: about) == nil { return }
    }
  }
}

extension [QuestionDocument] {
  /// The first of the asked ranges that a rule asks.
  fileprivate var firstRange: Int? {
    lazy.compactMap { $0.rules.first }.first?.askedRanges.lowerBound
  }
}

extension Outcome {
  /// How many columns it shows where nothing is known.
  fileprivate var columns: Int {
    let (style, partitions) =
      switch self {
      case .answer(let style, let settings): (style ?? .stack, settings.partitions)
      case .use(let policy): policy.layout(in: LayoutContext()).styleAndPartitions
      }
    return min(style.ordinal + 1, partitions?.columns ?? .max)
  }
}

extension NavigationLayout {
  fileprivate var styleAndPartitions: (LayoutStyle, Partitions?) { (style, partitions) }
}

extension FileReading.AskedRange {
  /// Whether it goes up to a bound that it holds, and is more than one number.
  fileprivate var holdsUpper: Bool {
    range.includesUpper && range.upper != nil && range.lower != range.upper
  }
}
