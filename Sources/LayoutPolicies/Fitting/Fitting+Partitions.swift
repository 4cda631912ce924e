/// Panes of which so many show as have partitions.
extension Fitting {
  /// The panes in their places.
  mutating func partitioned(
    _ partitions: Partitions, _ line: PaneLine, _ room: Room, _ tabs: FittedTabs?
  ) -> FittedLayout {
    let isCollapsed = platformCollapses
    var (line, room) = (line, room)
    let placing = isCollapsed ? collapsed(line) : placing(partitions, line)
    line.standing = line.ordered(placing.expanded)
    var columns = Columns()
    if !isCollapsed {
      columns.beside = placing.expanded.subtracting(.detail)
      if let pane = placing.reflowed, pane != .detail { columns.beside.insert(pane) }
      if let pane = placing.levitated, pane != .detail { columns.over.insert(pane) }
    }
    line.remeasure(layout, columns, choice, window)
    let covered = leaveOutKeyboard(of: &room)
    if line.shareStanding(growing: layout.wholePriority, covered: covered) { noteSqueeze() }
    let places = places(placing, line, room)
    return FittedLayout(
      style: isCollapsed ? .stack : layout.style, columns: columns, panes: places, tabs: tabs,
      notes: notes, layout: layout, window: window)
  }

  /// The one pane that shows where the platform shows one at a time.
  private mutating func collapsed(_ line: PaneLine) -> Placing {
    noteCollapse()
    let recent = recent(of: line)
    let pane = recent.isEmpty ? nil : candidates(recent, line).first
    return Placing(only: pane ?? lastOpenPane)
  }

  /// The panes that have places: as many as the layout allows, or as fit at their least.
  private mutating func placing(_ partitions: Partitions, _ line: PaneLine) -> Placing {
    // What the person brought back they went to after all.
    let visited = brought.filter { line.panes.contains($0) } + recent(of: line)
    let order = candidates(visited, line)
    var columns = max(1, min(partitions.columns, order.count))
    func place() -> Placing {
      Placing(order, current: visited.first, columns: columns, rows: partitions.rows) {
        layout.adaptation(of: $0)
      }
    }
    let wished = place()
    var placing = wished
    while columns > 1, !line.fits(standing: line.ordered(placing.expanded)) {
      columns -= 1
      placing = place()
    }
    for pane in line.ordered(wished.all.subtracting(placing.all)) {
      note(.paneDropped, "there is no room for the \(pane.rawValue) beside the others")
    }
    let alone = placing.expanded.panes.count == 1 ? placing.expanded.panes : []
    // Below another it has the width of that, and as a row another height.
    let below = layout.axis == .horizontal ? placing.reflowed : nil
    for pane in alone + [below, placing.levitated].compactMap({ $0 }) {
      let least = line.extents[pane].min
      guard least > line.room.length else { continue }
      note(
        .belowMinimum,
        "the \(pane.rawValue) has \(line.room.length.plainText) points and wants "
          + least.plainText)
    }
    return placing
  }

  /// The panes that the person went to, the newest first, as far as the layout has them. Without a
  /// content column its screens stand above the sidebar.
  private func recent(of line: PaneLine) -> [Pane] {
    window.recent.map { $0 == .content && !line.panes.contains(.content) ? .sidebar : $0 }
      .filter { line.panes.contains($0) }
  }

  /// The panes that may show, in the order in which they get their places: those that the person
  /// went to or brought back, then by priority. One that does not show at the start comes as the
  /// person goes to it or brings it back; one that the person hid does not come, nor one that has
  /// no room anywhere.
  private mutating func candidates(_ visited: [Pane], _ line: PaneLine) -> [Pane] {
    var order: [Pane] = []
    var seen = hidden.subtracting(.detail)
    for pane in visited + layout.wholePriority
    where line.panes.contains(pane) && !seen.contains(pane) {
      seen.insert(pane)
      let isLeftOut = line.leftOut.contains(pane) && !brought.contains(pane)
      guard !isLeftOut || pane == visited.first else { continue }
      if line.extents[pane].isShutOut {
        note(.paneDropped, reason(pane, after: nil, line))
      } else {
        order.append(pane)
      }
    }
    return order
  }
}

extension Placing {
  /// The panes that show.
  var all: PaneSet { expanded.union(PaneSet([levitated, reflowed].compactMap { $0 })) }
}
