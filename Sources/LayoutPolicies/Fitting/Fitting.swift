/// One layout, put into one window.
struct Fitting {
  let layout: NavigationLayout
  let window: FittingWindow
  let place: PaneChoices.Place
  /// What the person chose in this place.
  let choice: PaneChoices.Choice?
  private(set) var notes: [LayoutNote] = []

  init(
    _ layout: NavigationLayout, _ window: FittingWindow, _ place: PaneChoices.Place,
    _ choice: PaneChoices.Choice?
  ) {
    self.layout = layout
    self.window = window
    self.place = place
    self.choice = choice
  }

  var size: Size { window.size }

  /// The panes in their places. `passing` is what the person dismissed or revealed for the time
  /// being, and `undisturbed` the display that would show without.
  mutating func result(
    passing: PaneChoices.Passing? = nil, undisturbed: DisplayMode? = nil
  ) -> FittedLayout {
    notes = []
    var room = Room(size, insets: window.insets)
    let tabs = takeTabs(from: &room)
    if window.keyboard > 0 { room.leaveOut(keyboard: window.keyboard, of: size) }
    if !room.isThere { note(.noRoom, "insets, tabs and keyboard leave no room for panes") }
    var line = line(in: room)
    var columns = wish(passing, line)
    if line.gap > 0 {
      line.measure(layout, columns, choice, textScale: window.textScale, container: container)
    }
    var style = layout.style
    var alone: Pane?
    if !stands(&columns, line) {
      (style, columns, alone) = (.stack, Columns(), lastOpenPane(line))
    }
    if line.share(&columns) {
      note(.squeezed, "columns are narrower than the layout wishes, so that all panes fit")
    }
    let display = columns.display
    return FittedLayout(
      style: style, display: display, axis: layout.axis, size: size,
      panes: panes(columns, alone: alone, line, room), tabs: tabs, notes: notes, place: place,
      undisturbedDisplay: undisturbed ?? display, isCollapsible: layout.isCollapsible)
  }

  /// The length that fractions are parts of.
  private var container: Double { layout.axis == .horizontal ? size.width : size.height }

  mutating func note(_ kind: LayoutNote.Kind, _ message: String) {
    notes.append(LayoutNote(kind, message))
  }

  private mutating func takeTabs(from room: inout Room) -> FittedTabs? {
    let tabs = layout.tabs
    guard tabs.form != .none, tabs.shown ?? true else { return nil }
    let thickness = tabs.thickness(
      on: window.platform, textScale: window.textScale)
    var rest = room
    let strip = rest.take(thickness, at: tabs.usualEdge)
    // Tabs over the panes take no room from them.
    if tabs.reveal != .over { room = rest }
    return FittedTabs(
      form: tabs.form, edge: tabs.usualEdge, frame: strip.frame(in: size, window.direction))
  }

  /// The axis of the panes, with the lengths and folds that count.
  private mutating func line(in room: Room) -> PaneLine {
    let axis = layout.axis
    var line = PaneLine(room: axis == .horizontal ? room.across : room.down)
    line.gap = Extent.points(layout.spacing, window.textScale) ?? 0
    line.setPriority(layout)
    line.measure(layout, Columns(), choice, textScale: window.textScale, container: container)
    guard layout.style != .stack, layout.hinge != .never, !window.folds.isEmpty else {
      return line
    }
    let found = FoldAreas(
      window.folds, avoiding: layout.hinge, along: axis, in: line.room, gap: line.gap, size: size,
      direction: window.direction)
    notes += found.notes
    if found.areas.count == 1 { line.room = found.areas[0] } else { line.areas = found.areas }
    return line
  }

  /// The columns that the layout and the person wish to show.
  private func wish(_ passing: PaneChoices.Passing?, _ line: PaneLine) -> Columns {
    // Rows need no width beside each other, so any window with room for them has them.
    let isWide = size.width > size.height || layout.axis == .vertical
    let fits = { (columns: PaneSet) in line.fits(columns) }
    let base = Columns(layout, isWide: isWide, fits: fits)
    var columns = base
    for pane in Pane.columns where line.panes.contains(pane) {
      let column = layout.column(pane)
      let isHidden = column?.shown == false || choice?.hidden.contains(pane) ?? false
      if isHidden { columns.remove(pane) }
      guard let passing else { continue }
      if passing.dismissed.contains(pane) { columns.remove(pane) }
      guard passing.revealed.contains(pane), !columns.all.contains(pane) else { continue }
      columns.reveal(pane, as: column?.reveal, base, isWide: isWide, fits: fits)
    }
    return columns
  }
}
