/// The kinds of facts.
enum Kinds {
  /// What runs them, one each.
  static let adapters: [any Adapter.Type] = [
    SizeClassAtLeast.self, SizeClassGrid.self, SizeClassSupported.self, Posture.self, Back.self,
    SidebarWidth.self, ConditionEval.self, ThreeValued.self, SizeClass.self, NavType.self,
    FoldRule.self, ColumnWidths.self, Defaults.self, SidebarMode.self, SizeClassSelect.self,
    SlotPick.self, TriggerPick.self, SplitAllowed.self,
  ]

  /// The kinds that have no adapter yet.
  static let pending = [
    "pane-directive", "hinge-policy", "three-pane-value", "divider-drag", "pane-margin",
    "rule-validate", "overlay-bounds", "two-pane-frames", "breakpoint", "breakpoint-metrics",
    "slot-frames", "scaffold-frames", "sub-screen", "two-pane-mode", "drawer-width",
    "pane-widths",
  ]

  /// All that can be run or has a reason not to be.
  static let all = adapters.map { $0.kind } + pending + DifferenceTable.standard.kindsNotOurs
}
