/// How many things of a kind fit beside each other, such as the columns of a grid: a number that an
/// app answers which depends on the room.
public struct FitCount: Sendable, Hashable {
  /// The length of one, in points; above 0.
  public let item: Double
  /// Points between two; at least 0.
  public let gap: Double
  /// The least number; also the answer while the width of the window is not known.
  public let min: Int
  /// The greatest number, if there is one; at least ``min``.
  public let max: Int?

  /// Describes a count.
  public init(_ item: Double, gap: Double = 0, min: Int = 1, max: Int? = nil) {
    self.item = item
    self.gap = gap
    self.min = min
    self.max = max
  }

  /// How many fit in so many points: the greatest number whose items and gaps are not longer,
  /// within the bounds.
  public func count(in room: Double?) -> Int {
    guard let room, problem == nil else { return Swift.max(0, min) }
    let fitting = (Swift.min(room, Self.longestRoom) + gap) / (item + gap)
    // Truncates, which for what is not negative rounds down.
    let count = Int(Swift.max(0, Swift.min(fitting + Self.hair, Self.most)))
    return Swift.max(min, Swift.min(count, max ?? count))
  }

  /// More than any app shows beside each other.
  package static let most = 1e9
  /// Decimal fractions are sums of binary ones, so what is so little below a whole number is that
  /// number.
  package static let hair = 1e-9
  /// The room beyond which no more is counted, in points.
  package static let longestRoom = Extent.longest

  /// What contradicts itself in it, or nil.
  package var problem: String? {
    if !item.isMeasure { return "`fit` of \(item.plainText) is not a length" }
    if !(gap >= 0 && gap < .infinity) { return "`gap` of \(gap.plainText) is not a length" }
    if min < 0 { return "`min` of \(min) is below 0" }
    if let max, max < min { return "`min` of \(min) is above `max` of \(max)" }
    return nil
  }

  package var plain: PlainValue {
    var entries: [(String, PlainValue)] = [("fit", .number(item))]
    if gap != 0 { entries.append(("gap", .number(gap))) }
    if min != 1 { entries.append(("min", .number(Double(min)))) }
    if let max { entries.append(("max", .number(Double(max)))) }
    return .map(entries)
  }
}

extension NavigationLayout {
  /// The app's own answers in a window: those that count what fits as numbers. The room is the
  /// width of the window or container inside its insets.
  public func values(in context: LayoutContext) -> NamedValues {
    var values = self.values
    guard values.countsFits else { return values }
    let room = context.roomAcross
    for entry in values.entries {
      guard case .fit(let fit) = entry.value else { continue }
      values[entry.name] = .number(Double(fit.count(in: room)))
    }
    return values
  }

  /// The layout as answers print it: what fits in the window is counted.
  package func counted(in context: LayoutContext) -> NavigationLayout {
    guard values.countsFits else { return self }
    var settings = settings
    settings.values = values(in: context)
    return NavigationLayout(style: style, settings: settings)
  }
}

extension NamedValues {
  /// Whether some value depends on the room.
  package var countsFits: Bool {
    for entry in entries { if case .fit = entry.value { return true } }
    return false
  }
}

extension LayoutContext {
  /// Points across the window inside its insets; nil while its width is not known.
  fileprivate var roomAcross: Double? {
    ResolvedContext(self).width.map {
      Room(Size(width: $0, height: 0), insets: insets).across.length
    }
  }
}
