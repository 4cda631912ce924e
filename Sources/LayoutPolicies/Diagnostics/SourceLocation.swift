/// A place in a text that somebody wrote: a file, a line and a column, both counted from 1.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path as the person gave it.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1. A byte-order mark does not count.
  public let column: Int

  /// Names a place. Lines and columns are counted from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = max(1, line)
    self.column = max(1, column)
  }

  /// `file:line:column`, the form that editors and CI logs turn into links.
  public var description: String { "\(file):\(line):\(column)" }

  /// Orders by file, then line, then column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.line != right.line { return left.line < right.line }
    return left.column < right.column
  }
}
