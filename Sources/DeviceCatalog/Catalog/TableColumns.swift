import LayoutPolicies

extension Substring {
  /// The pieces between ` | `.
  var columns: [Substring] {
    pieces(at: "|").map { column in
      let bytes = column.utf8
      let head = bytes.first == UInt8(ascii: " ") ? 1 : 0
      let tail = bytes.last == UInt8(ascii: " ") ? 1 : 0
      return Substring(bytes.dropFirst(head).dropLast(tail))
    }
  }

  /// Whether the line tells more of the line above it.
  var isIndented: Bool { utf8.first == UInt8(ascii: " ") }
}

extension Double {
  /// Reads `2.625x`.
  init?(scale column: Substring) {
    let bytes = column.utf8
    guard bytes.last == UInt8(ascii: "x") else { return nil }
    self.init(Substring(bytes.dropLast()))
  }
}

extension Size {
  /// Reads `820x1180`.
  init?(column: Substring) {
    guard let size = try? MeasureText.size(column) else { return nil }
    self = size
  }
}

extension Frame {
  /// Reads `540,0,34x720`.
  init?(column: Substring) {
    guard let frame = try? MeasureText.frame(column) else { return nil }
    self = frame
  }
}

extension Term {
  /// Reads the name of a value.
  init?(column: Substring) { self.init(named: String(column)) }
}

extension CatalogSource {
  /// The sources of a table of abbreviations and titles.
  static func sources(in table: String) -> [CatalogSource] {
    table.pieces(at: "\n").compactMap { line in
      let columns = line.columns
      guard columns.count == 2 else { return nil }
      return CatalogSource(abbreviation: String(columns[0]), title: String(columns[1]))
    }
  }
}

extension SizeClassTable {
  /// The windows of each device or family that the table names.
  static func windows() -> [String: [CatalogWindow]] {
    var windows: [String: [CatalogWindow]] = [:]
    var subject = ""
    for line in rows.pieces(at: "\n") {
      if !line.isIndented {
        subject = String(line)
      } else if let window = CatalogWindow(line) {
        windows[subject, default: []].append(window)
      }
    }
    return windows
  }
}

extension CatalogWindow {
  fileprivate init?(_ line: Substring) {
    let words = Substring(line.utf8.dropFirst(2)).words
    guard words.count >= 6, let orientation = Orientation(column: words[0]),
      let windowing = Windowing(column: words[1]), let size = Size(column: words[2]),
      let width = SizeClass(column: words[3]), let height = SizeClass(column: words[4]),
      let checked = Int(words[5])
    else { return nil }
    mode = DeviceFacts.Mode(
      orientation: orientation, windowing: windowing, size: size, widthClass: width,
      heightClass: height)
    self.checked = checked
    systems = words.count > 6 ? words[6...].joined(separator: " ") : nil
  }
}
