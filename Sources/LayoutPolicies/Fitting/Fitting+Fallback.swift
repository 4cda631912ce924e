/// What gives way where the room is missing.
extension Fitting {
  /// Whether the layout keeps its style. Columns for which there is no room go over the others or
  /// are left out.
  mutating func stands(_ columns: inout Columns, _ line: PaneLine) -> Bool {
    if platformCollapses {
      guard layout.style != .stack || !columns.all.isEmpty else { return true }
      let name = window.platform?.rawValue ?? ""
      note(.platformCollapses, "\(name) shows one pane at a time in a compact width")
      columns = Columns()
      return layout.style == .stack
    }
    if columns.over.isEmpty, columns.displacing.isEmpty, line.fits(columns.beside) { return true }
    let least = line.extents[.detail].min
    if least > line.room.length {
      note(
        .belowMinimum,
        "the detail has \(line.room.length.plainText) points and wants \(least.plainText)")
    }
    let wished = columns.all
    leaveOut(&columns, line)
    if layout.style != .stack {
      let main: PaneSet = [.sidebar, .content]
      let lacksColumns = !wished.isDisjoint(with: main) && columns.all.isDisjoint(with: main)
      if lacksColumns || least > line.room.length {
        note(.collapsed, "there is no room for columns, so one pane shows at a time")
        return false
      }
    }
    raise(&columns, line)
    return true
  }

  /// On these platforms the system itself collapses columns in a compact width. It has no rows.
  private var platformCollapses: Bool {
    guard layout.axis == .horizontal, window.widthClass == .compact else { return false }
    let platform = window.platform
    return platform == .ios || platform == .ipados || platform == .tvos
  }

  /// Leaves out the columns that matter least and for which there is no room, not even over the
  /// others.
  private mutating func leaveOut(_ columns: inout Columns, _ line: PaneLine) {
    var sum = 0.0
    for pane in line.priority where columns.all.contains(pane) {
      sum += line.extents[pane].min + line.gap
      guard sum > line.room.length else { continue }
      columns.remove(pane)
      note(.paneDropped, "there is no room for the \(pane.rawValue)")
    }
  }

  /// Lets columns go over the others until those beside the detail fit, the outermost first.
  private mutating func raise(_ columns: inout Columns, _ line: PaneLine) {
    for pane in Pane.firstToGoOver where columns.beside.contains(pane) {
      if line.fits(columns.beside) { break }
      columns.raise(pane)
      note(
        .paneOver, "the \(pane.rawValue) stands over the others, since it has no room beside them"
      )
      // Nothing can move aside for what is over it.
      columns.over.formUnion(columns.displacing)
      columns.displacing = []
    }
  }

  /// The pane that shows where only one does: the last in reading order that has something to show;
  /// the one that matters most, if nobody said which have.
  func lastOpenPane(_ line: PaneLine) -> Pane {
    guard let open = window.open else {
      return layout.priority.first { line.panes.contains($0) } ?? .detail
    }
    let order = line.order(of: line.panes)
    return order.last { open.contains($0) } ?? order[0]
  }
}
