import LayoutPolicies

/// The widths of windows without insets at which counts of what fits change, so that two layouts
/// can be compared by what they count.
struct FitSteps {
  /// The widths, rising, in points.
  let widths: [Double]
  /// The width from which on formulas are compared, since the counts have no end.
  private let end: Double

  /// No wider window is common.
  private static let widest = 4096.0
  /// How many steps of one formula are looked at.
  private static let most = 100

  /// The steps of the counts that are not the same in both layouts of some change; nil if there are
  /// none.
  init?(_ changes: [PolicyDifference.Change]) {
    let fits = Set(changes.flatMap { $0.differingFits })
    guard !fits.isEmpty else { return nil }
    let end = fits.reduce(Self.widest) { min($0, $1.room(for: Self.most)) }
    self.end = end
    widths = Set(fits.flatMap { $0.steps(below: end) } + [end]).sorted()
  }

  /// Asks for the width at each step.
  var conditions: [Condition] { widths.map { .width($0...) } }

  /// The change in a window of a width, or of one that is not known; nil if the layouts are the
  /// same there.
  func counted(_ change: PolicyDifference.Change, at width: Double?) -> PolicyDifference.Change? {
    var (old, new) = (change.old, change.new)
    for name in change.countedNames {
      old = old.with(name, value(of: old.values[name], at: width))
      new = new.with(name, value(of: new.values[name], at: width))
    }
    return old.meaning == new.meaning ? nil : PolicyDifference.Change(old: old, new: new)
  }

  private func value(of value: InputValue?, at width: Double?) -> InputValue? {
    guard case .fit(let fit)? = value else { return value }
    guard let width, width >= end else { return .number(Double(fit.count(in: width))) }
    let free = FitCount(fit.item, gap: fit.gap, min: 0).count(in: end)
    if let max = fit.max, free >= max || fit.min >= max { return .number(Double(max)) }
    // What the room has passed says nothing any more.
    return .fit(
      FitCount(fit.item, gap: fit.gap, min: free >= fit.min ? 1 : fit.min, max: fit.max))
  }
}

extension PolicyDifference.Change {
  /// The outputs of which one layout at least counts what fits, the other another way.
  fileprivate var countedNames: [String] {
    Set(old.values.names + new.values.names).filter { name in
      let values = [old.values[name], new.values[name]]
      return values[0] != values[1]
        && values.contains { if case .fit? = $0 { true } else { false } }
    }
  }

  fileprivate var differingFits: [FitCount] {
    countedNames.flatMap { name in
      [old.values[name], new.values[name]].compactMap { value in
        if case .fit(let fit)? = value { fit } else { nil }
      }
    }
  }
}

extension NavigationLayout {
  fileprivate func with(_ name: String, _ value: InputValue?) -> NavigationLayout {
    var settings = settings
    settings.values[name] = value
    return NavigationLayout(style: style, settings: settings)
  }
}

extension FitCount {
  /// The least room for so many.
  fileprivate func room(for count: Int) -> Double {
    Double(count) * item + Double(count - 1) * gap
  }

  /// The rooms below an end at which one more fits.
  fileprivate func steps(below end: Double) -> [Double] {
    var steps: [Double] = []
    var count = min
    while count < max ?? .max, room(for: count + 1) < end {
      count += 1
      steps.append(room(for: count))
    }
    return steps
  }
}
