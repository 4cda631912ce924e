/// The kinds of facts.
enum Kinds {
  /// What runs them, one each.
  static let adapters: [any Adapter.Type] = [
    SizeClassAtLeast.self, SizeClassGrid.self, SizeClassSupported.self, Posture.self, Back.self,
    SidebarWidth.self, ConditionEval.self, ThreeValued.self, SizeClass.self, NavType.self,
    FoldRule.self, ColumnWidths.self, Defaults.self, SidebarMode.self, SizeClassSelect.self,
    SlotPick.self, TriggerPick.self, SplitAllowed.self, Breakpoint.self, BreakpointMetrics.self,
    RuleValidate.self, ScaffoldFrames.self, SlotFrames.self, DrawerWidth.self, DividerDrag.self,
    PaneMargin.self, HingePolicy.self, SubScreen.self, TwoPaneFrames.self, PaneDirective.self,
    ThreePaneValue.self, PaneWidths.self, TwoPaneMode.self, OverlayBounds.self,
  ]

  /// All that can be run or has a reason not to be.
  static let all = adapters.map { $0.kind } + DifferenceTable.standard.kindsNotOurs
}
