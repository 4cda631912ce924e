import DeviceCatalog
import LayoutPolicies

/// The answers of one policy, for people.
struct MatrixText {
  let matrix: Matrix
  private let columns: [AnswerColumn]

  init(_ matrix: Matrix) {
    self.matrix = matrix
    columns = AnswerColumn.columns(for: matrix.rows.map { $0.answers[0] })
  }

  /// What the table is about, in a few lines.
  var headline: String {
    "\(matrix.deviceCount), \(matrix.rows.count.of("window"))\(matrix.circumstances)\n"
      + (matrix.undecidedText(0).map { "? \($0)\n" } ?? "")
      + (matrix.tooNarrowText(0).map { "< \($0)\n" } ?? "")
  }

  private var titles: [String] { columns.map { $0.rawValue } + ["detail width"] }

  /// One row an answer, and which windows get it.
  var folded: String {
    var answers = FoldedRows()
    for row in matrix.rows {
      answers.add(
        row, cells(of: row.answers[0]), rank: row.answers[0].decision.layout.style.ordinal)
    }
    var table = TextTable([""] + titles)
    answers.write(to: &table, besides: matrix.fixed) { [Self.range($0)] }
    return table.text
  }

  /// One row a window.
  var each: String {
    var table = WindowTable(titles)
    for row in matrix.rows {
      table.add(row.window, cells(of: row.answers[0]) + [Self.range([row])])
    }
    return table.text
  }

  /// What is marked, and what the columns say.
  private func cells(of answer: Evaluation) -> [String] {
    let marks =
      (answer.decision.unknown.isEmpty ? "" : "?") + (matrix.isTooNarrow(answer) ? "<" : "")
    return [marks] + columns.map { $0.text(answer) }
  }

  /// The widths of the detail in some windows: `508`, `508...1046`.
  private static func range(_ rows: [Matrix.Row]) -> String {
    let widths = rows.compactMap { $0.answers[0].detailWidth?.hundredths }
    guard let least = widths.min(), let greatest = widths.max() else { return "" }
    return least == greatest
      ? least.plainText : "\(least.plainText)...\(greatest.plainText)"
  }
}

/// Rows of a matrix of which those with the same cells become one.
struct FoldedRows {
  private var answers: [(cells: [String], rank: Int, rows: [Matrix.Row])] = []
  private var places: [[String]: Int] = [:]

  /// Adds a row; rows of a lower rank come first.
  mutating func add(_ row: Matrix.Row, _ cells: [String], rank: Int) {
    if let place = places[cells] {
      answers[place].rows.append(row)
    } else {
      places[cells] = answers.count
      answers.append((cells, rank, [row]))
    }
  }

  /// Writes each row, with what `summary` says of all it stands for, and below it which windows
  /// those are.
  func write(
    to table: inout TextTable, besides fixed: [GivenField],
    summary: ([Matrix.Row]) -> [String] = { _ in [] }
  ) {
    for answer in answers.sorted(by: { $0.rank < $1.rank }) {
      table.add(
        answer.cells + summary(answer.rows),
        below: DeviceWindow.summary(of: answer.rows.map { $0.window }, besides: fixed))
    }
  }
}

/// A table with one row a window.
struct WindowTable {
  private var table: TextTable

  init(_ columns: [String]) {
    table = TextTable(
      ["", "device", "orientation", "windowing", "width", "height"] + columns + ["given"],
      numeric: [4, 5])
  }

  /// Adds a window; its mark is the first of `cells`, and the others stand behind it.
  mutating func add(_ window: DeviceWindow, _ cells: [String]) {
    table.add(
      [
        cells[0], window.device.id, window.orientation.rawValue, window.windowing?.name ?? "-",
        window.width?.plainText ?? "-", window.height?.plainText ?? "-",
      ] + cells.dropFirst() + [window.givenText])
  }

  var text: String { table.text }
}
