/// A part of a window in logical coordinates: across counts from where reading begins.
struct Room {
  /// From where reading begins to where it ends.
  var across: Span
  /// From top to bottom.
  var down: Span

  /// The window without its insets.
  init(_ size: Size, insets: SafeInsets) {
    across = Self.span(size.width, insets.leading, insets.trailing)
    down = Self.span(size.height, insets.top, insets.bottom)
  }

  /// Whether there is any room at all.
  var isThere: Bool { across.length > 0 && down.length > 0 }

  /// Keeps the margins that insets and tabs have not taken already.
  mutating func keep(_ margin: SafeInsets, of size: Size) {
    let inner = Room(size, insets: margin)
    across.narrow(to: inner.across)
    down.narrow(to: inner.down)
  }

  /// Leaves out what a keyboard covers at the bottom of the window.
  mutating func leaveOut(keyboard: Double, of size: Size) {
    down.end = max(down.start, min(down.end, size.height - keyboard))
  }

  private static func span(_ side: Double, _ start: Double, _ end: Double) -> Span {
    let start = min(length(start), side)
    return Span(start: start, end: max(start, side - length(end)))
  }

  /// The number, or 0 where it is no length.
  private static func length(_ number: Double) -> Double {
    number.isMeasure ? number : 0
  }

  /// Takes a strip along an edge; half of the room at most, so that panes keep the other half.
  mutating func take(_ thickness: Double, at edge: TabPresentation.Edge) -> Room {
    var strip = self
    switch edge {
    case .top:
      strip.down.end = down.start + min(thickness, down.length / 2)
      down.start = strip.down.end
    case .bottom:
      strip.down.start = down.end - min(thickness, down.length / 2)
      down.end = strip.down.start
    case .leading:
      strip.across.end = across.start + min(thickness, across.length / 2)
      across.start = strip.across.end
    case .trailing:
      strip.across.start = across.end - min(thickness, across.length / 2)
      across.end = strip.across.start
    }
    return strip
  }

  /// The rectangle on the screen.
  func frame(in size: Size, _ direction: ReadingDirection) -> Frame {
    Frame(
      x: direction == .rtl ? size.width - across.end : across.start, y: down.start,
      width: across.length, height: down.length)
  }
}
