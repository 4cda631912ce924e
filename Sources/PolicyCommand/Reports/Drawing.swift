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
    box(Frame(x: 0, y: 0, width: size.width, height: size.height), Array("┌┐└┘─│"), [])
    if let tabs = fitted.tabs { pane(tabs.frame, "\(tabs.form.rawValue)", isOver: false) }
    let beside = fitted.panes.filter { $0.placement != .over }
    for fitted in beside { pane(fitted.frame, fitted.pane.rawValue, isOver: false) }
    for fold in folds { mark(fold) }
    for fitted in fitted.panes where fitted.placement == .over {
      pane(fitted.frame, fitted.pane.rawValue, isOver: true)
    }
  }

  /// The lines.
  var text: String { cells.map { String($0) + "\n" }.joined() }

  private mutating func pane(_ frame: Frame, _ name: String, isOver: Bool) {
    let size = "\(frame.width.hundredths.plainText)x\(frame.height.hundredths.plainText)"
    box(frame, Array(isOver ? "╔╗╚╝═║" : "┌┐└┘─│"), [name, size])
  }

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

  /// Draws a box with words in its middle, as far as they have room.
  private mutating func box(_ frame: Frame, _ border: [Character], _ words: [String]) {
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
    let room = columns.count - 2
    let shown = words.filter { $0.count <= room }.prefix(max(0, lines.count - 2))
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
