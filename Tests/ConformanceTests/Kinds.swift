/// The kinds of facts.
enum Kinds {
  /// What runs them, one each.
  static let adapters: [any Adapter.Type] = [
    SizeClassAtLeast.self, SizeClassGrid.self, SizeClassSupported.self, Posture.self, Back.self,
    SidebarWidth.self, ConditionEval.self, ThreeValued.self, SizeClass.self, NavType.self,
    FoldRule.self, ColumnWidths.self, Defaults.self, SidebarMode.self,
  ]

  /// The kinds that have no adapter yet.
  static let pending = [
    "size-class-select", "pane-directive",
    "hinge-policy", "three-pane-value", "divider-drag", "pane-margin", "split-allowed",
    "rule-validate", "overlay-bounds", "two-pane-frames", "breakpoint", "breakpoint-metrics",
    "slot-pick", "slot-frames",
    "scaffold-frames", "sub-screen", "two-pane-mode", "trigger-pick",
    "drawer-width", "pane-widths",
  ]

  /// All that can be run or has a reason not to be.
  static let all = adapters.map { $0.kind } + pending + DifferenceTable.standard.kindsNotOurs
}
