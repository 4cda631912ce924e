import LayoutPolicies

/// A shipped set of names for ranges of width and height, without holes between them.
struct BreakpointSet {
  let name: String
  /// The names of each side and where they begin, in points, from the smallest on.
  private let starts: [ContextKey: [(name: String, start: Double)]]

  /// The window size classes of Android in their two versions. The numbers are the lower bounds of
  /// `androidx.window.core.layout.WindowSizeClass`, and belong to the classes that they begin.
  static let all = [
    BreakpointSet(name: "material-1", starts: [.width: widths, .height: heights]),
    BreakpointSet(
      name: "material-2",
      starts: [.width: widths + [("large", 1200), ("extra-large", 1600)], .height: heights]),
  ]

  private static let widths: [(name: String, start: Double)] = [
    ("compact", 0), ("medium", 600), ("expanded", 840),
  ]
  private static let heights: [(name: String, start: Double)] = [
    ("compact", 0), ("medium", 480), ("expanded", 900),
  ]

  /// The breakpoints of one side: each goes up to where the next begins, the last without an end.
  func breakpoints(of key: ContextKey) -> [FileReading.Breakpoint] {
    let starts = starts[key] ?? []
    return starts.enumerated().map { index, range in
      let end = starts.indices.contains(index + 1) ? starts[index + 1].start : nil
      return FileReading.Breakpoint(
        name: range.name,
        range: NumberRange(
          lower: range.start > 0 ? range.start : nil, upper: end, includesUpper: false))
    }
  }
}
