/// A place in a text: a line and a column, both counted from 1.
package struct TextMark: Sendable, Hashable, Comparable {
  // Four bytes each: a large text has millions of marks, and no line or column beyond 2^31.
  private let storedLine: Int32
  private let storedColumn: Int32

  /// The line, from 1.
  package var line: Int { Int(storedLine) }
  /// The column in Unicode scalars, from 1. A byte-order mark does not count.
  package var column: Int { Int(storedColumn) }

  /// Names a place; numbers too large to be one are taken as the largest.
  package init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// Orders by line, then column.
  package static func < (left: TextMark, right: TextMark) -> Bool {
    (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
  }
}
