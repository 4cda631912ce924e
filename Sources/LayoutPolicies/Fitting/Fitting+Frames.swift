extension Fitting {
  /// The panes with their frames, in reading order. `alone` is the one pane of a collapsed layout.
  func panes(_ columns: Columns, alone: Pane?, _ line: PaneLine, _ room: Room) -> [FittedPane] {
    func frame(_ span: Span) -> Frame { self.frame(part(of: room, span)) }
    func pane(_ pane: Pane, _ span: Span, _ placement: FittedPane.Placement) -> FittedPane {
      let frame = frame(span)
      return FittedPane(pane: pane, frame: frame, whole: frame, placement: placement)
    }
    let rest = line.spans[.detail]
    if let alone, alone != .detail { return [pane(alone, rest, .beside)] }
    var panes: [FittedPane] = []
    let all = columns.all
    panes.reserveCapacity(4)
    func add(_ column: Pane) {
      panes.append(
        pane(column, line.spans[column], columns.over.contains(column) ? .over : .beside))
    }
    for column in Pane.columns where all.contains(column) && !line.trailing.contains(column) {
      add(column)
    }
    // The detail keeps the length that it has without the columns that push it aside.
    let whole = min(line.extents[.detail].max, rest.length + line.pushed)
    if whole > rest.length {
      let isPushedBack = line.trailing.isDisjoint(with: columns.displacing)
      let span =
        isPushedBack
        ? Span(start: rest.start, end: rest.start + whole)
        : Span(start: rest.end - whole, end: rest.end)
      panes.append(
        FittedPane(pane: .detail, frame: frame(rest), whole: frame(span), placement: .displaced))
    } else {
      let margin = (rest.length - whole) / 2
      panes.append(
        pane(.detail, Span(start: rest.start + margin, end: rest.end - margin), .beside))
    }
    for column in Pane.columns.reversed()
    where all.contains(column) && line.trailing.contains(column) {
      add(column)
    }
    return panes
  }

  /// A stretch of the room along the axis of the panes.
  func part(of room: Room, _ span: Span) -> Room {
    var part = room
    if layout.axis == .horizontal { part.across = span } else { part.down = span }
    return part
  }

  /// The rectangle of a part of the window.
  func frame(_ part: Room) -> Frame { part.frame(in: window.size, window.direction) }
}
