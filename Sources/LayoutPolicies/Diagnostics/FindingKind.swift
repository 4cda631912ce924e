/// What a finding about a policy that works is about, so that it can be told apart and silenced.
package enum FindingKind: String, CaseIterable, Sendable {
  /// A rule can never win, because those before it match wherever it does.
  case hiddenRule = "hidden-rule"
  /// A rule loses some of what it matches to those before it.
  case partlyHiddenRule = "partly-hidden-rule"
  /// Two ranges of neighbouring rules leave a gap of at most one point.
  case sliver
  /// Two neighbouring ranges both hold the bound between them.
  case overlap
  /// A condition cannot be true.
  case neverTrue = "never-true"
  /// A condition cannot be false.
  case alwaysTrue = "always-true"
  /// A part of `any` adds nothing to the others.
  case idleAlternative = "idle-alternative"
  /// The least widths of panes do not fit into the windows that their rule matches.
  case unfitPane = "unfit-pane"
  /// Columns are chosen by the idiom of the device, whatever room there is.
  case idiomAlone = "idiom-alone"
  /// While an input is not known, more is shown than might be if it were.
  case missingInput = "missing-input"
  /// Two bounds are closer than twice the hysteresis.
  case closeThresholds = "close-thresholds"
  /// Two policies give the same answer everywhere.
  case equalPolicies = "equal-policies"
}
