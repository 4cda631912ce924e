import LayoutPolicies

/// What a file does not want to be told.
extension PolicySchema {
  var silence: Schema {
    Schema.mapping(
      FindingKind.allCases.map { ($0.rawValue, reason.described($0.summary)) }
    ).from(1)
  }

  private var reason: Schema { .matching("[\\s\\S]*\\S[\\s\\S]*", help: "say why it is meant") }

  static let silenceSummary = "kinds of findings that `check` holds back, each with the reason"
}

extension FindingKind {
  /// What findings of the kind are about, as editors show it beside the key.
  fileprivate var summary: String {
    switch self {
    case .hiddenRule: "a rule that can never win, because of those before it"
    case .partlyHiddenRule: "a rule that loses some of what it matches to those before it"
    case .sliver: "a gap of at most one point between ranges of neighbouring rules"
    case .overlap: "two neighbouring ranges that both hold the bound between them"
    case .neverTrue: "a condition that cannot be true"
    case .alwaysTrue: "a condition that cannot be false"
    case .idleAlternative: "a part of `any` that adds nothing to the others"
    case .unfitPane: "panes that do not fit into the windows that their rule matches"
    case .idiomAlone: "columns that are chosen by the idiom, whatever room there is"
    case .missingInput: "more shown while an input is unknown than might be if it were known"
    case .closeThresholds: "two bounds that are closer than twice the hysteresis"
    case .equalPolicies: "two policies that give the same answer everywhere"
    }
  }
}
