/// Width and height in points (Apple) or dp (Android).
public struct Size: Sendable, Hashable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size of points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size turned by a quarter.
  package var turned: Size { Size(width: height, height: width) }

  /// `820x1180`, as contexts are given it.
  package var plainText: String { "\(width.plainText)x\(height.plainText)" }
}

/// A rectangle in the coordinates of its container, in points; the origin is the top left corner.
public struct Frame: Sendable, Hashable {
  /// Points from the left edge of the container.
  public var x: Double
  /// Points from the top edge of the container.
  public var y: Double
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a rectangle of points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Room along the edges of a window that content keeps free, in points.
public struct SafeInsets: Sendable, Hashable {
  /// Points at the top.
  public var top: Double
  /// Points where reading begins.
  public var leading: Double
  /// Points at the bottom.
  public var bottom: Double
  /// Points where reading ends.
  public var trailing: Double

  /// Makes insets of points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static var zero: SafeInsets { SafeInsets() }

  /// What keeps free both of these, such as system bars and a camera's cutout: the greater at each
  /// edge. What is no length counts as 0.
  public func union(_ other: SafeInsets) -> SafeInsets {
    func greater(_ one: Double, _ other: Double) -> Double {
      max(one.isMeasure ? one : 0, other.isMeasure ? other : 0)
    }
    return SafeInsets(
      top: greater(top, other.top), leading: greater(leading, other.leading),
      bottom: greater(bottom, other.bottom), trailing: greater(trailing, other.trailing))
  }
}
