import DeviceCatalog
import LayoutPolicies

/// The answers of one policy, for people.
struct MatrixText {
  let matrix: Matrix
  private let columns: [AnswerColumn]

  init(_ matrix: Matrix) {
    self.matrix = matrix
    columns = AnswerColumn.columns(for: matrix.rows.map { $0.decisions[0] })
  }

  /// What the table is about, in a line or two.
  var headline: String {
    "\(matrix.deviceCount), \(matrix.rows.count.of("window"))\(matrix.circumstances)\n"
      + (matrix.undecidedText(0).map { "? \($0)\n" } ?? "")
  }

  /// One row an answer, and which windows get it.
  var folded: String {
    var answers = FoldedRows()
    for row in matrix.rows {
      answers.add(row, cells(of: row.decisions[0]), rank: row.decisions[0].layout.style.ordinal)
    }
    var table = TextTable([""] + columns.map { $0.rawValue })
    answers.write(to: &table, besides: matrix.fixed)
    return table.text
  }

  /// One row a window.
  var each: String {
    var table = WindowTable(columns.map { $0.rawValue })
    for row in matrix.rows { table.add(row.window, cells(of: row.decisions[0])) }
    return table.text
  }

  /// `?` where a rule before was undecided, and what the columns say.
  private func cells(of decision: LayoutDecision) -> [String] {
    [decision.unknown.isEmpty ? "" : "?"] + columns.map { $0.text(decision) }
  }
}

/// Rows of a matrix of which those with the same cells become one.
struct FoldedRows {
  private var answers: [(cells: [String], rank: Int, windows: [DeviceWindow])] = []
  private var places: [[String]: Int] = [:]

  /// Adds a row; rows of a lower rank come first.
  mutating func add(_ row: Matrix.Row, _ cells: [String], rank: Int) {
    if let place = places[cells] {
      answers[place].windows.append(row.window)
    } else {
      places[cells] = answers.count
      answers.append((cells, rank, [row.window]))
    }
  }

  /// Writes each row, and below it which windows it stands for.
  func write(to table: inout TextTable, besides fixed: [GivenField]) {
    for answer in answers.sorted(by: { $0.rank < $1.rank }) {
      table.add(answer.cells, below: DeviceWindow.summary(of: answer.windows, besides: fixed))
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
