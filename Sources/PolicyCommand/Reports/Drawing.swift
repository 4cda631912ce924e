import LayoutPolicies

/// A fitted layout, drawn to scale with the characters of a terminal.
struct Drawing {
  private static let widest = 72
  private static let highest = 30
  /// How many times higher than wide a character is.
  private static let shape = 2.0

  private var cells: [[Character]]
  private let columnsPerPoint: Double
  private let linesPerPoint: Double

  init(_ fitted: FittedLayout, folds: [Fold]) {
    let size = fitted.size
    let scale = min(
      Double(Self.widest) / size.width, Double(Self.highest) * Self.shape / size.height)
    // Slivers are drawn as wide as a character at least.
    let columns = max(3, Int((size.width * scale).rounded()))
    let lines = max(3, Int((size.height * scale / Self.shape).rounded()))
    columnsPerPoint = Double(columns) / size.width
    linesPerPoint = Double(lines) / size.height
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
    let (thin, double): ([Character], [Character]) = (Array("┌┐└┘─│"), Array("╔╗╚╝═║"))
    let parts = Self.parts(of: fitted)
    box(Frame(x: 0, y: 0, width: size.width, height: size.height), thin)
    for part in parts where !part.isOver { box(part.frame, thin) }
    for fold in folds { mark(fold) }
    for part in parts where part.isOver { box(part.frame, double) }
    // Last, so that neither a fold nor what stands over the others cuts a word.
    for (place, part) in parts.enumerated() {
      let covers = parts.dropFirst(place + 1).filter { $0.isOver }
      label(part, in: covers.reduce(part.frame) { $0.rest(behind: $1.frame) })
    }
  }

  /// What is drawn, from the back to the front.
  private struct Part {
    let name: String
    let frame: Frame
    let isOver: Bool
  }

  private static func parts(of fitted: FittedLayout) -> [Part] {
    let tabs = fitted.tabs.map {
      [Part(name: $0.form.rawValue, frame: $0.frame, isOver: $0.placement == .over)]
    }
    let panes = fitted.panes.map {
      Part(name: $0.pane.rawValue, frame: $0.frame, isOver: $0.placement == .over)
    }
    let parts = (tabs ?? []) + panes
    return parts.filter { !$0.isOver } + parts.filter { $0.isOver }
  }

  /// The lines.
  var text: String { cells.map { String($0) + "\n" }.joined() }

  /// The characters that a frame covers.
  private func place(_ frame: Frame) -> (columns: Range<Int>, lines: Range<Int>) {
    func range(_ start: Double, _ length: Double, _ perPoint: Double, _ count: Int) -> Range<Int> {
      let first = min(max(0, Int((start * perPoint).rounded())), count - 1)
      let end = min(count, Int(((start + length) * perPoint).rounded()))
      return first..<max(first + 1, end)
    }
    return (
      range(frame.x, frame.width, columnsPerPoint, cells[0].count),
      range(frame.y, frame.height, linesPerPoint, cells.count)
    )
  }

  /// Draws an empty box.
  private mutating func box(_ frame: Frame, _ border: [Character]) {
    let (columns, lines) = place(frame)
    let (right, bottom) = (columns.upperBound - 1, lines.upperBound - 1)
    for line in lines {
      for column in columns {
        let isSide = column == columns.lowerBound || column == right
        let isEnd = line == lines.lowerBound || line == bottom
        let corner =
          (line == lines.lowerBound ? 0 : 2) + (column == columns.lowerBound ? 0 : 1)
        cells[line][column] =
          isSide && isEnd ? border[corner] : isEnd ? border[4] : isSide ? border[5] : " "
      }
    }
  }

  /// Writes a name and the size of its frame into the middle of what is seen of that, as far as
  /// they have room.
  private mutating func label(_ part: Part, in visible: Frame) {
    let frame = part.frame
    let size = "\(frame.width.hundredths.plainText)x\(frame.height.hundredths.plainText)"
    let (columns, lines) = place(visible)
    let room = columns.count - 2
    let shown = [part.name, size].filter { $0.count <= room }.prefix(max(0, lines.count - 2))
    var line = lines.lowerBound + (lines.count - shown.count) / 2
    for word in shown {
      let start = columns.lowerBound + (columns.count - word.count) / 2
      for (index, character) in word.enumerated() { cells[line][start + index] = character }
      line += 1
    }
  }

  /// Draws the line of a fold.
  private mutating func mark(_ fold: Fold) {
    guard let frame = fold.frame else { return }
    let (columns, lines) = place(frame)
    let isUpright = frame.height > frame.width
    for line in lines {
      for column in columns { cells[line][column] = isUpright ? "┊" : "┄" }
    }
  }
}

extension Frame {
  /// What is seen of a frame behind one that covers it from an edge on.
  fileprivate func rest(behind cover: Frame) -> Frame {
    let (right, bottom) = (x + width, y + height)
    let (coverRight, coverBottom) = (cover.x + cover.width, cover.y + cover.height)
    guard cover.x < right, coverRight > x, cover.y < bottom, coverBottom > y else { return self }
    if cover.y <= y, coverBottom >= bottom {
      return cover.x <= x
        ? Frame(
          x: coverRight, y: y, width: max(0, right - coverRight), height: height)
        : Frame(x: x, y: y, width: min(width, cover.x - x), height: height)
    }
    return cover.y <= y
      ? Frame(x: x, y: coverBottom, width: width, height: max(0, bottom - coverBottom))
      : Frame(x: x, y: y, width: width, height: min(height, cover.y - y))
  }
}
