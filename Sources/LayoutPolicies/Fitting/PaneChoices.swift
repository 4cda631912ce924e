/// What a person chose about panes: columns hidden, widths dragged. A value that the caller owns,
/// one per container, beside what policies remember.
///
/// Choices are kept for each style, display mode and width class, so that what somebody hides in a
/// wide window stays there in a narrow one. One that is impossible in a window is passed over there
/// and kept.
public struct PaneChoices: Sendable, Hashable {
  /// Where a choice holds.
  package struct Place: Sendable, Hashable {
    package let style: LayoutStyle
    package let display: DisplayMode
    package let axis: PaneAxis
    package let widthClass: SizeClass?

    init(layout: NavigationLayout, widthClass: SizeClass?) {
      self.init(
        style: layout.style, display: layout.display, axis: layout.axis, widthClass: widthClass)
    }

    package init(
      style: LayoutStyle, display: DisplayMode, axis: PaneAxis = .horizontal,
      widthClass: SizeClass?
    ) {
      self.style = style
      self.display = display
      self.axis = axis
      self.widthClass = widthClass
    }

    /// The place as it is stored: `double-column/one-beside-secondary/regular`, and for rows
    /// `double-column/automatic/regular/vertical`.
    package var name: String {
      "\(style.rawValue)/\(display.rawValue)/\(widthClass?.rawValue ?? "unknown")"
        + (axis == .vertical ? "/\(axis.rawValue)" : "")
    }
  }

  /// What was chosen there.
  package struct Choice: Sendable, Hashable {
    package var hidden = PaneSet()
    /// In points, by pane, in reading order.
    package private(set) var widths: [Width] = []

    package init() {}

    package func width(of pane: Pane) -> Double? {
      for width in widths where width.pane == pane { return width.points }
      return nil
    }

    package mutating func setWidth(_ points: Double?, of pane: Pane) {
      widths.removeAll { $0.pane == pane }
      guard let points else { return }
      widths.append(Width(pane: pane, points: points))
      widths.sort { $0.pane.ordinal < $1.pane.ordinal }
    }
  }

  /// A width that a person dragged a pane to.
  package struct Width: Sendable, Hashable {
    package let pane: Pane
    package let points: Double
  }

  package struct Entry: Sendable, Hashable {
    package let place: Place
    package let choice: Choice
  }

  /// What lasts only as long as one display: columns dismissed that stood over the others, and
  /// columns brought back.
  struct Passing: Sendable, Hashable {
    let style: LayoutStyle
    let display: DisplayMode
    let widthClass: SizeClass?
    var dismissed = PaneSet()
    /// The last one first.
    var revealed: [Pane] = []

    /// What of it still holds where nobody's choice shows this; nil if nothing does.
    func stillHolds(for undisturbed: FittedLayout) -> Passing? {
      guard style == undisturbed.style, display == undisturbed.display,
        widthClass == undisturbed.window.widthClass
      else { return nil }
      var rest = self
      rest.dismissed.formIntersection(undisturbed.columns.over)
      return rest.dismissed.isEmpty && rest.revealed.isEmpty ? nil : rest
    }
  }

  /// The choices by place, sorted by its name.
  package private(set) var entries: [Entry] = []
  var passing: Passing?

  /// Nothing chosen.
  public init() {}

  /// Whether nothing is chosen.
  public var isEmpty: Bool { entries.isEmpty && passing == nil }

  func choice(at place: Place) -> Choice? {
    for entry in entries where entry.place == place { return entry.choice }
    return nil
  }

  /// Keeps a choice in place of the one before.
  package mutating func keep(_ choice: Choice, at place: Place) {
    entries.removeAll { $0.place == place }
    guard choice != Choice() else { return }
    let index = entries.firstIndex { place.name < $0.place.name } ?? entries.count
    entries.insert(Entry(place: place, choice: choice), at: index)
  }
}
