extension Fitting {
  /// The panes with their frames, in reading order. `alone` is the one pane of a collapsed layout.
  func panes(_ columns: Columns, alone: Pane?, _ line: PaneLine, _ room: Room) -> [FittedPane] {
    func pane(
      _ pane: Pane, _ span: Span, _ placement: FittedPane.Placement, overhang: Double = 0
    ) -> FittedPane {
      var part = room
      if layout.axis == .horizontal { part.across = span } else { part.down = span }
      return FittedPane(
        pane: pane, frame: part.frame(in: size, window.direction), placement: placement,
        overhang: overhang)
    }
    let rest = line.spans[.detail]
    if let alone, alone != .detail { return [pane(alone, rest, .beside)] }
    var panes: [FittedPane] = []
    let all = columns.all
    func add(trailing: Bool, _ column: Pane) {
      guard all.contains(column), line.trailing.contains(column) == trailing else { return }
      panes.append(
        pane(column, line.spans[column], columns.over.contains(column) ? .over : .beside))
    }
    if !all.isEmpty { for column in Pane.columns { add(trailing: false, column) } }
    // The detail keeps the length that it has without the columns that push it aside.
    let whole = min(line.extents[.detail].max, rest.length + line.pushed)
    let seen = min(whole, rest.length)
    if line.pushed > 0 {
      panes.append(
        pane(.detail, line.pushedSpan(seen), .displaced, overhang: max(0, whole - seen)))
    } else {
      let margin = (rest.length - seen) / 2
      let span = Span(start: rest.start + margin, end: rest.end - margin)
      panes.append(pane(.detail, span, .beside))
    }
    if !all.isEmpty { for column in Pane.columns.reversed() { add(trailing: true, column) } }
    return panes
  }
}
