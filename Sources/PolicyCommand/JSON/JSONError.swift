import LayoutPolicies

/// Why a line is not a JSON text, and where.
package struct JSONError: Error, Sendable, Hashable {
  /// Where in the line, in Unicode scalars from 1.
  package let column: Int
  /// The path of the field that it happened in, such as `fold.at` or `open[1]`.
  package private(set) var field: String?
  /// What was found, without the field.
  package let finding: String
  /// What to write instead.
  package let help: String?

  /// Says what was found at a column.
  package init(column: Int, field: String? = nil, finding: String, help: String? = nil) {
    self.column = column
    self.field = field
    self.finding = finding
    self.help = help
  }

  /// The field, and what was found in it.
  package var message: String {
    field.map { "in \($0.inBackticks): \(finding)" } ?? finding
  }

  /// The same error seen from the object that holds the field.
  func inside(key: String) -> JSONError {
    var outer = self
    outer.field = key + suffix
    return outer
  }

  /// The same error seen from the list that holds the element.
  func inside(index: Int) -> JSONError {
    var outer = self
    outer.field = "[\(index)]" + suffix
    return outer
  }

  /// The field as it is written after the name of what holds it.
  private var suffix: String {
    field.map { $0.utf8.first == ASCII.openBracket ? $0 : ".\($0)" } ?? ""
  }
}
