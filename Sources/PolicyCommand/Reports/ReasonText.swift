import LayoutPolicies

extension JudgedLeaf {
  /// Why the condition stands as it does: `width 820 is not in 840...`.
  ///
  /// - Parameter textScale: The scale of the context, which bounds in `sp` grow with.
  func text(textScale: Double) -> String {
    guard let found = found?.plainText, truth != .unknown else {
      // Something may be known that is not enough.
      return found.map { "\(key) is only known as \($0.plainText), asked for \(wanted.inWords)" }
        ?? "\(key) is not known"
    }
    let counts = isNegated && truth == .yes ? ", which `not` refuses" : ""
    switch condition.kind {
    case .number(_, let range):
      return "\(key) \(found) is \(inOrOut) \(range.text(textScale))\(counts)"
    case .input(let test):
      if case .range(let range) = test.wanted {
        return "\(key) \(found) is \(inOrOut) \(range.text(1))\(counts)"
      }
    case .osVersion(let range): return "\(key) \(found) is \(inOrOut) \(range.plainText)\(counts)"
    default: break
    }
    guard truth == .no else {
      return isNegated ? "\(key) is \(found)\(counts)" : "\(key) is \(found)"
    }
    return "\(key) is \(found), wanted \(wanted.inWords)"
  }

  private var inOrOut: String { truth == .yes ? "in" : "not in" }
}

extension NumberRange {
  /// The range as it is written, and what bounds in `sp` are in points where the scale matters.
  fileprivate func text(_ textScale: Double) -> String {
    guard isScaled, textScale != 1 else { return plainText }
    let points = NumberRange(
      lower: lower.map { $0 * textScale }, upper: upper.map { $0 * textScale },
      includesUpper: includesUpper)
    return "\(plainText) (\(points.plainText) at text scale \(textScale.plainText))"
  }
}

extension PlainValue {
  /// One value, or several that any of is wanted: `pad or mac`.
  var inWords: String {
    guard case .list(let items) = self else { return plainText }
    return items.map { $0.plainText }.joined(separator: " or ")
  }
}

extension ExplainedQuestion {
  /// In which order the rules are tried, in words; nil if as they are written.
  var orderText: String? {
    guard !trace.order.isEmpty else { return nil }
    return "tried from the largest lower bound of "
      + trace.order.map { $0.rawValue }.joined(separator: ", then of ")
  }

  /// Why a rule of it stands as it does, in words; empty where that goes without saying.
  func reason(of rule: ExplainedRule, textScale: Double) -> String {
    let reasons = rule.judged.reasonText(textScale: textScale)
    switch rule.verdict {
    case .won: return ""
    case .kept: return "\(reasons), but bounds give way by \(trace.hysteresis.plainText)"
    case .spent: return "its once key `\(rule.rule.onceKey ?? "")` is spent"
    case .failed, .undecided: return reasons
    case .notAsked: return rule.judged.truth == .yes ? "true too" : reasons
    }
  }
}

extension JudgedCondition {
  /// The most reasons that are told.
  private static let mostReasons = 3

  fileprivate func reasonText(textScale: Double) -> String {
    let reasons = reasons
    guard !reasons.isEmpty else { return "it can never be true" }
    let texts = reasons.prefix(Self.mostReasons).map { $0.text(textScale: textScale) }
    let rest = reasons.count - texts.count
    return texts.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }
}

extension QuestionTrace.Verdict {
  /// The verdict in reports.
  var word: String {
    switch self {
    case .won: "won"
    case .kept: "kept"
    case .failed: "failed"
    case .undecided: "undecided"
    case .spent: "spent"
    case .notAsked: "not asked"
    }
  }
}

extension InputSource {
  /// The source in a report.
  var text: String {
    switch self {
    case .given: "given"
    case .standard: "default"
    case .catalogue(let text): "from the catalogue: \(text)"
    case .derived(let text): "derived: \(text)"
    case .unknown(let reason): reason ?? ""
    }
  }
}

extension Truth {
  /// The truth in reports.
  var word: String {
    switch self {
    case .yes: "true"
    case .no: "false"
    case .unknown: "unknown"
    }
  }
}
