import LayoutPolicies

/// Rows of words in aligned columns, each perhaps with words below it.
struct TextTable {
  private let head: [String]
  private var rows: [(cells: [String], below: String)] = []
  /// Columns of numbers, which end at the same place.
  private let numeric: Set<Int>

  private static let width = 96
  private static let indent = "        "

  init(_ head: [String], numeric: Set<Int> = []) {
    self.head = head.map { $0.harmless }
    self.numeric = numeric
  }

  /// Columns without headings.
  init(columns: Int) { self.init(Array(repeating: "", count: columns)) }

  /// Adds a row. What stands below it is wrapped behind commas.
  mutating func add(_ cells: [String], below: String = "") {
    rows.append((cells.map { $0.harmless }, below.harmless))
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The heading if there is one, then each row with what stands below it.
  var lines: [String] {
    let widths = head.indices.map { column in
      rows.reduce(head[column].count) { max($0, $1.cells[column].count) }
    }
    var lines: [String] = []
    let heading = head.contains { !$0.isEmpty } ? [(head, "")] : []
    for (cells, below) in heading + rows {
      let padded = cells.indices.map { column in
        numeric.contains(column)
          ? cells[column].paddedLeft(to: widths[column])
          : cells[column].padded(to: widths[column])
      }
      lines.append(padded.joined(separator: "  ").withoutTrailingSpaces)
      if !below.isEmpty {
        lines += below.wrapped(to: Self.width - Self.indent.count).map { Self.indent + $0 }
      }
    }
    return lines
  }
}

extension String {
  /// The text in pieces of at most `width` characters, cut behind commas.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines = [""]
    let pieces = split(separator: ",", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      let part = piece + (index < pieces.count - 1 ? "," : "")
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = part.withoutLeadingSpaces
      } else if lines[lines.count - 1].count + part.count <= width {
        lines[lines.count - 1] += part
      } else {
        lines.append(part.withoutLeadingSpaces)
      }
    }
    return lines
  }

  fileprivate var withoutTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}

extension StringProtocol {
  fileprivate var withoutLeadingSpaces: String { String(drop { $0 == " " }) }
}
