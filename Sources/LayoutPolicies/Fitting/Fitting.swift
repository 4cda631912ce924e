/// One layout, put into one window.
struct Fitting {
  let layout: NavigationLayout
  let window: FittingWindow
  /// What the person chose, as far as it counts here.
  let choice: PaneChoices.Choice?
  let passing: PaneChoices.Passing?
  private(set) var notes: [LayoutNote] = []

  init(
    _ layout: NavigationLayout, _ window: FittingWindow, _ choice: PaneChoices.Choice? = nil,
    _ passing: PaneChoices.Passing? = nil
  ) {
    self.layout = layout
    self.window = window
    self.choice = choice
    self.passing = passing
  }

  /// The panes in their places.
  mutating func result() -> FittedLayout {
    var room = Room(window.size, insets: window.insets)
    let tabs = takeTabs(from: &room)
    if let margin = layout.margin {
      room.keep(margin.points(textScale: window.textScale), of: window.size)
    }
    var line = PaneLine(
      layout.row, room: layout.axis == .horizontal ? room.across : room.down,
      textScale: window.textScale)
    line.measure(layout, Columns(), choice, window)
    keepOffFolds(&line)
    if let partitions = layout.partitions {
      return partitioned(partitions, line, room, tabs)
    }
    var columns = wish(line)
    var style = layout.style
    var alone: Pane?
    if !stands(&columns, line) {
      (style, columns, alone) = (.stack, Columns(), lastOpenPane)
    }
    line.remeasure(layout, columns, choice, window)
    let covered = leaveOutKeyboard(of: &room)
    if line.share(columns, covered: covered) { noteSqueeze() }
    return FittedLayout(
      style: style, columns: columns,
      panes: panes(columns, alone: alone, line, room), tabs: tabs, notes: notes, layout: layout,
      window: window)
  }

  mutating func note(_ kind: LayoutNote.Kind, _ message: String) {
    notes.append(LayoutNote(kind, message))
  }

  mutating func noteSqueeze() {
    note(.squeezed, "columns are narrower than the layout wishes, so that all panes fit")
  }

  /// Leaves out what the keyboard covers.
  ///
  /// - Returns: The points that it covers at the end of the axis of the panes.
  mutating func leaveOutKeyboard(of room: inout Room) -> Double {
    let end = room.down.end
    room.leaveOut(keyboard: window.keyboard, of: window.size)
    if !room.isThere {
      let margin = layout.margin == nil ? "" : " margin,"
      note(.noRoom, "insets,\(margin) tabs and keyboard leave no room for panes")
    }
    return layout.axis == .vertical ? end - room.down.end : 0
  }

  private mutating func takeTabs(from room: inout Room) -> FittedTabs? {
    let tabs = layout.tabs
    guard tabs.form != .none, tabs.shown ?? true else { return nil }
    let thickness = tabs.thickness(on: window.platform, textScale: window.textScale)
    var rest = room
    let strip = rest.take(thickness, at: tabs.usualEdge)
    // Tabs over the panes take no room from them.
    let isOver = tabs.reveal == .over
    if !isOver { room = rest }
    return FittedTabs(
      form: tabs.form, edge: tabs.usualEdge, frame: strip.frame(in: window.size, window.direction),
      placement: isOver ? .over : .beside)
  }

  /// Cuts the room at the folds that count.
  private mutating func keepOffFolds(_ line: inout PaneLine) {
    guard !window.folds.isEmpty, layout.style != .stack, layout.hinge != .never else { return }
    let found = FoldAreas(layout, window, along: layout.axis, in: line.room, gap: line.gap)
    notes += found.notes
    line.areas = found.areas
  }

  /// The columns that the layout wishes to show, and those that the person brought back.
  private func wish(_ line: PaneLine) -> Columns {
    // What comes with more room must not push out an inspector that was there with less.
    let inspector = line.panes.intersection(.inspector).subtracting(line.leftOut)
    let base = Columns(layout, isWide: window.isWide) { columns in
      line.fits(columns) && line.minimums(of: columns.union(inspector)) <= line.room.length
    }
    var columns = base
    columns.remove(line.leftOut)
    guard passing != nil else { return columns }
    let brought = brought
    for pane in Pane.columns where line.panes.contains(pane) && brought.contains(pane) {
      columns.reveal(
        pane, as: layout.column(pane)?.reveal, base, isWide: window.isWide, fits: line.fits)
    }
    return columns
  }

  /// The columns that the person brought back, the last one first.
  var brought: [Pane] {
    let revealed = passing?.revealed ?? []
    return layout.isCollapsible ? revealed : revealed.filter { $0 != .sidebar }
  }

  /// The columns that the person hid or dismissed.
  var hidden: PaneSet {
    let hidden = (choice?.hidden ?? []).subtracting(PaneSet(passing?.revealed ?? []))
      .union(passing?.dismissed ?? [])
    return layout.isCollapsible ? hidden : hidden.subtracting(.sidebar)
  }
}
