/// Where dialogs and menus can stand whole, which no pane bounds.
extension LayoutContext {
  /// The areas of the window that folds leave, in reading order, in its coordinates. Only folds
  /// that cross the whole window divide it; insets and keyboard are not left out.
  ///
  /// - Parameter hinge: Which folds are kept off.
  /// - Returns: The whole window where no fold divides it; nothing unless its width and height are
  ///   known.
  public func areas(avoiding hinge: HingeAvoidance) -> [Frame] {
    guard let window = FittingWindow(self) else { return [] }
    let size = window.size
    let whole = Room(size, insets: .zero)
    var columns = [whole.across]
    var rows = [whole.down]
    for fold in window.folds where hinge.avoids(fold) {
      guard let frame = fold.frame, let across = Span(frame.x, frame.width).part(of: size.width),
        let down = Span(frame.y, frame.height).part(of: size.height)
      else { continue }
      switch fold.line {
      case .vertical where down == whole.down:
        columns = columns.flatMap { $0.cut(at: across, gap: 0) }
      case .horizontal where across == whole.across:
        rows = rows.flatMap { $0.cut(at: down, gap: 0) }
      default: break
      }
    }
    // Folds lie in the window's own coordinates, so only the order turns with the direction.
    columns.sort { (direction == .rtl) != ($0.start < $1.start) }
    rows.sort { $0.start < $1.start }
    return rows.flatMap { down in
      columns.map { Frame(x: $0.start, y: down.start, width: $0.length, height: down.length) }
    }
  }

  /// The area of ``areas(avoiding:)`` that is nearest to a point, as that of what was tapped, which
  /// may lie outside of the window; the first of those that are equally near.
  ///
  /// - Parameters:
  ///   - x: Points from the window's left edge.
  ///   - y: Points from its top.
  ///   - hinge: Which folds are kept off.
  /// - Returns: nil if there is no area.
  public func area(nearestToX x: Double, y: Double, avoiding hinge: HingeAvoidance) -> Frame? {
    func distance(_ frame: Frame) -> Double {
      let across = max(0, max(frame.x - x, x - frame.x - frame.width))
      let down = max(0, max(frame.y - y, y - frame.y - frame.height))
      return across * across + down * down
    }
    return areas(avoiding: hinge).min { distance($0) < distance($1) }
  }
}
