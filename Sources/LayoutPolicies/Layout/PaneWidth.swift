/// How wide a pane wants to be (or how high, where panes are rows). What is nil is left unsaid.
public struct PaneWidth: Sendable, Hashable {
  /// The one width it may have.
  public package(set) var exact: Length?
  /// The least width.
  public package(set) var min: Length?
  /// The greatest width.
  public package(set) var max: Length?
  /// The width it would like.
  public package(set) var ideal: Length?
  /// The share it would like, above 0 and below 1.
  public package(set) var fraction: Double?
  /// What ``fraction`` is a share of; nil is the container.
  public package(set) var base: Base?

  /// What a fraction is a share of. Spacing is taken half from either side of a boundary.
  public enum Base: String, Sendable, Hashable, CaseIterable {
    /// The length of the window or container.
    case container
    /// What insets, margin and tabs leave of it.
    case room
    /// The length of the container, counted from its edge on the pane's side: the pane ends at that
    /// share, and what stands between the edge and the pane is taken from it. For columns.
    case edge
  }

  package init() {}

  /// Nothing said.
  public static var automatic: PaneWidth { PaneWidth() }

  /// Exactly this width.
  public static func exact(_ length: Length) -> PaneWidth {
    var width = PaneWidth()
    width.exact = length
    return width
  }

  /// A width the pane would like, within bounds.
  public static func flexible(
    min: Length? = nil, ideal: Length? = nil, max: Length? = nil
  ) -> PaneWidth {
    var width = PaneWidth()
    (width.min, width.ideal, width.max) = (min, ideal, max)
    return width
  }

  /// A share of the container or of another base, within bounds. `fraction` lies above 0 and below
  /// 1.
  public static func fraction(
    _ fraction: Double, of base: Base? = nil, min: Length? = nil, max: Length? = nil
  ) -> PaneWidth {
    var width = PaneWidth()
    (width.min, width.fraction, width.base, width.max) = (min, fraction, base, max)
    return width
  }

  /// Apple's automatic column is a fraction of the window, at most 320 points wide; the fraction is
  /// the one that agrees best with what was measured (309 points of 768).
  package static let automaticFraction = 0.4
  package static let automaticMaximum = 320.0

  /// The width with what was left out filled in, as for a sidebar, content column or inspector:
  /// without a word, a fraction of 0.4 within 0...320 points; as soon as anything is said, only a
  /// fraction of 0.4 where there is no ideal, and a minimum of 0.
  public var filled: PaneWidth {
    if exact != nil { return self }
    var width = self
    if min == nil, max == nil, ideal == nil, fraction == nil {
      width.max = .points(Self.automaticMaximum)
    }
    if ideal == nil, fraction == nil { width.fraction = Self.automaticFraction }
    if min == nil { width.min = 0 }
    return width
  }

  /// What contradicts itself in it, or nil.
  package var problem: String? {
    for (name, length) in [("min", min), ("max", max), ("ideal", ideal), ("width", exact)] {
      guard let length else { continue }
      guard length.isValid else {
        return "`\(name)` of \(length.plainText) is not a length"
      }
    }
    if let fraction, !(fraction > 0 && fraction < 1) {
      return "`fraction` of \(fraction.plainText) does not lie between 0 and 1"
    }
    let bounds = [("min", min), ("ideal", ideal), ("max", max)]
    for (place, lower) in bounds.enumerated() {
      for upper in bounds[(place + 1)...] {
        guard let low = lower.1, let high = upper.1, low.isScaled == high.isScaled else { continue }
        if low.value > high.value {
          return
            "`\(lower.0)` of \(low.plainText) is above `\(upper.0)` of \(high.plainText)"
        }
      }
    }
    return nil
  }

  /// The entries beside which others stand: what it is exactly are its bounds.
  var boundEntries: [(String, PlainValue)] {
    guard let exact else { return plainEntries }
    return [("min", exact.plain), ("max", exact.plain)]
  }

  package var plainEntries: [(String, PlainValue)] {
    var entries: [(String, PlainValue)] = []
    if let min { entries.append(("min", min.plain)) }
    if let max { entries.append(("max", max.plain)) }
    if let ideal { entries.append(("ideal", ideal.plain)) }
    if let fraction { entries.append(("fraction", .number(fraction))) }
    if let base { entries.append(("of", .text(base.rawValue))) }
    return entries
  }
}

extension PaneWidth.Base: Term {}
