/// How far one goes back through what was visited. The rules are those of Compose's adaptive
/// navigator (Material 3, `BackNavigationBehavior`).
public enum BackRule: String, Hashable, Sendable, CaseIterable {
  /// Over the latest screen.
  case popLatest = "pop-latest"
  /// Until other panes show.
  case untilPanesChange = "until-panes-change"
  /// Until another pane was visited last.
  case untilDestinationChange = "until-destination-change"
  /// Until there is other content: another screen was visited last, or other panes show.
  case untilContentChange = "until-content-change"
}
