/// How far panes stay from the edges of the container at least. Insets, tabs and a keyboard count
/// towards it: the greater of both is kept free, never the sum.
public struct PaneMargin: Sendable, Hashable {
  /// At the top.
  public var top: Length
  /// Where reading begins.
  public var leading: Length
  /// At the bottom.
  public var bottom: Length
  /// Where reading ends.
  public var trailing: Length

  /// Margins by edge; those left out are 0.
  public init(
    top: Length = 0, leading: Length = 0, bottom: Length = 0, trailing: Length = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same margin at every edge.
  public init(_ length: Length) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Each by its edge.
  var parts: [(String, PlainValue)] { edges.map { ($0.0, $0.1.plain) } }

  private var edges: [(String, Length)] {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
  }

  /// A margin that is no length, or nil.
  var problem: String? {
    for (name, length) in edges where !length.isValid {
      return "`margin` at `\(name)` of \(length.plainText) is not a length"
    }
    return nil
  }

  /// One length if all are alike, else each by its edge.
  var plain: PlainValue {
    self == PaneMargin(top) ? top.plain : .map(parts)
  }

  /// The margins in points at a text scale.
  func points(textScale: Double) -> SafeInsets {
    func points(_ length: Length) -> Double { Extent.points(length, textScale) ?? 0 }
    return SafeInsets(
      top: points(top), leading: points(leading), bottom: points(bottom),
      trailing: points(trailing))
  }
}

extension PaneMargin: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The same margin at every edge, in points.
  public init(floatLiteral value: Double) { self.init(.points(value)) }
  /// The same margin at every edge, in points.
  public init(integerLiteral value: Int) { self.init(.points(Double(value))) }
}
