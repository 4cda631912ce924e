/// Where a person may drag the inner boundary of a column to: shares of the container's length,
/// counted from its edge on the column's side, above 0 and below 1.
public enum PaneDrag: Sendable, Hashable {
  /// Nowhere: the column cannot be dragged.
  case fixed
  /// Anywhere between two shares.
  case within(ClosedRange<Double>)
  /// To the nearest of these shares, the smaller of two that are equally near; they rise.
  case snapping([Double])

  /// What contradicts itself in it, or nil.
  var problem: String? {
    let shares: [Double]
    switch self {
    case .fixed: return nil
    case .within(let range): shares = [range.lowerBound, range.upperBound]
    case .snapping(let stops):
      guard !stops.isEmpty else { return "`drag` names no shares" }
      for (stop, next) in zip(stops, stops.dropFirst()) where stop >= next {
        return "`drag` of \(plain.plainText) does not rise"
      }
      shares = stops
    }
    let areShares = shares.allSatisfy { $0 > 0 && $0 < 1 }
    return areShares ? nil : "`drag` of \(plain.plainText) does not lie between 0 and 1"
  }

  var plain: PlainValue {
    switch self {
    case .fixed: .text("none")
    case .within(let range):
      .text("\(range.lowerBound.plainText)...\(range.upperBound.plainText)")
    case .snapping(let stops): .list(stops.map { .number($0) })
    }
  }

  /// The length that a person gets who drags a column to `chosen` points; nil if that does not
  /// count.
  func length(of chosen: Double, at place: PanePlace) -> Double? {
    switch self {
    case .fixed: return nil
    case .within(let range):
      let least = place.length(of: range.lowerBound, .edge)
      return max(least, min(place.length(of: range.upperBound, .edge), chosen))
    case .snapping(let stops):
      var nearest: Double?
      for stop in stops {
        let length = place.length(of: stop, .edge)
        if nearest.map({ abs(length - chosen) < abs($0 - chosen) }) ?? true { nearest = length }
      }
      return nearest
    }
  }
}
