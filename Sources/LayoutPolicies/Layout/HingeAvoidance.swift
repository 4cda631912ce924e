/// Which hinges panes keep off.
public enum HingeAvoidance: String, Sendable, Hashable, CaseIterable {
  /// None.
  case never
  /// Those that separate the window into two areas.
  case separating
  /// Those that hide what is under them.
  case occluding
  /// All.
  case always
}

extension HingeAvoidance: Term {}
