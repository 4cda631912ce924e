/// What gives way where the room is missing.
extension Fitting {
  /// Whether the layout keeps its style. Columns for which there is no room are left out or go over
  /// the others; those that the person hid leave their room to the rest.
  mutating func stands(_ columns: inout Columns, _ line: PaneLine) -> Bool {
    if platformCollapses {
      guard layout.style != .stack || !columns.all.isEmpty else { return true }
      noteCollapse()
      columns = Columns()
      return layout.style == .stack
    }
    // Nothing moves aside across a fold.
    if !line.areas.isEmpty {
      columns.beside.formUnion(columns.displacing)
      columns.displacing = []
    }
    let isFitting =
      columns.over.isEmpty && columns.displacing.isEmpty && line.fits(columns.beside)
    if !isFitting {
      let least = line.extents[.detail].min
      let isBelow = least > line.room.length
      if isBelow {
        note(
          .belowMinimum,
          "the detail has \(line.room.length.plainText) points and wants \(least.plainText)")
      }
      let wished = columns.all.subtracting(PaneSet(brought))
      leaveOut(&columns, line)
      let lacksColumns =
        !wished.isDisjoint(with: Columns.main) && columns.all.isDisjoint(with: Columns.main)
      if layout.style != .stack, lacksColumns || isBelow {
        note(.collapsed, "there is no room for columns, so one pane shows at a time")
        return false
      }
    }
    columns.remove(hidden)
    if !isFitting { raise(&columns, line) }
    return true
  }

  /// On these platforms the system itself collapses columns in a compact width. It has no rows.
  var platformCollapses: Bool {
    guard layout.axis == .horizontal, window.widthClass == .compact else { return false }
    let platform = window.platform
    return platform == .ios || platform == .ipados || platform == .tvos
  }

  mutating func noteCollapse() {
    let name = window.platform?.rawValue ?? ""
    note(.platformCollapses, "\(name) shows one pane at a time in a compact width")
  }

  /// Leaves out the columns for which there is no room, not even over the others, with those that
  /// matter less.
  private mutating func leaveOut(_ columns: inout Columns, _ line: PaneLine) {
    var sum = 0.0
    var first: Pane?
    // What the person brought back gives way before what the layout shows.
    let order =
      brought.isEmpty
      ? line.priority
      : line.priority.filter { !brought.contains($0) }
        + line.priority.filter { brought.contains($0) }
    for pane in order where columns.all.contains(pane) {
      sum += line.extents[pane].min
      guard sum > line.room.length else { continue }
      columns.remove(PaneSet([pane]))
      note(.paneDropped, reason(pane, after: first, line))
      first = first ?? pane
    }
  }

  /// Why there is no room for a pane. `first` is the one that was left out before all others.
  func reason(_ pane: Pane, after first: Pane?, _ line: PaneLine) -> String {
    if line.extents[pane].isShutOut,
      let clear = layout.column(pane)?.clear?.points(textScale: window.textScale)
    {
      return "there is no room for the \(pane.rawValue) beside the \(clear.plainText) points that "
        + "it keeps clear"
    }
    guard let first else { return "there is no room for the \(pane.rawValue)" }
    return
      "the \(pane.rawValue) matters less than the \(first.rawValue), for which there is no room"
  }

  /// Lets columns go over the others until those beside the detail fit, the outermost first.
  private mutating func raise(_ columns: inout Columns, _ line: PaneLine) {
    for pane in Pane.firstToGoOver
    where columns.beside.contains(pane) || columns.displacing.contains(pane) {
      if line.fits(columns.beside), line.holds(columns.beside.union(columns.displacing)) { break }
      columns.raise(pane)
      note(
        .paneOver, "the \(pane.rawValue) stands over the others, since it has no room beside them")
    }
  }

  /// The pane that shows where only one does: the innermost that has something to show; the one
  /// that matters most, if nobody said which have. An inspector tells of another pane and is never
  /// alone.
  var lastOpenPane: Pane {
    let levels: [Pane] =
      layout.style == .tripleColumn ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    guard let open = window.open else {
      return layout.priority.first { levels.contains($0) } ?? .detail
    }
    return levels.last { open.contains($0) } ?? .sidebar
  }
}
