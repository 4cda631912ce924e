/// How the device or scene is held. A square is portrait.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// Sideways.
  case landscape
}

/// The shape of the window: tall iff its height is at least its width.
public enum WindowShape: String, Sendable, Hashable, CaseIterable {
  /// At least as high as wide.
  case tall
  /// Wider than high.
  case wide
}

/// A side of a window.
public enum WindowSide: String, Sendable, Hashable, CaseIterable {
  /// From left to right.
  case width
  /// From top to bottom.
  case height

  /// The length of this side.
  package func length(of size: Size) -> Double { self == .width ? size.width : size.height }
}

/// Apple's size class of one axis.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  /// Little room.
  case compact
  /// Room for more than one column.
  case regular
}

/// The direction of reading.
public enum ReadingDirection: String, Sendable, Hashable, CaseIterable {
  /// Left to right.
  case ltr
  /// Right to left.
  case rtl
}

/// A direction on the screen: of a hinge's line, or in which panes follow each other.
public enum PaneAxis: String, Sendable, Hashable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension Orientation: Term {
  package var ordinal: Int { self == .portrait ? 0 : 1 }
}

extension WindowShape: Term {
  package var ordinal: Int { self == .tall ? 0 : 1 }
}

extension WindowSide: Term {
  package var ordinal: Int { self == .width ? 0 : 1 }
}

extension SizeClass: Term {
  package var ordinal: Int { self == .compact ? 0 : 1 }
}

extension ReadingDirection: Term {
  package var ordinal: Int { self == .ltr ? 0 : 1 }
}

extension PaneAxis: Term {
  package var ordinal: Int { self == .horizontal ? 0 : 1 }
}
