import DeviceCatalog
import LayoutPolicies

/// Writes records as comma-separated values (RFC 4180), each on one line that ends with a line
/// feed.
enum CSV {
  /// One record. Cells are quoted where a comma or a quote stands in them.
  static func line(_ cells: [String]) -> String {
    cells.map { cell($0) }.joined(separator: ",") + "\n"
  }

  private static func cell(_ text: String) -> String {
    var cell = text.harmless.unicodeScalars
    // Spreadsheets take such a text for a formula, and run it, even if it is quoted. A rule may be
    // named so by whoever wrote the file; an apostrophe says that it is text.
    if let first = cell.first, "=+-@".unicodeScalars.contains(first) {
      cell.insert("'", at: cell.startIndex)
    }
    guard cell.contains(where: { $0 == "," || $0 == "\"" }) else { return String(cell) }
    var quoted = ""
    for scalar in cell { quoted += scalar == "\"" ? "\"\"" : String(scalar) }
    return "\"\(quoted)\""
  }
}

extension Matrix {
  /// The names of the columns, which are the same for every policy.
  static let csvHeader = CSV.line(
    ["policy", "device", "orientation", "windowing", "width", "height", "given"]
      + LayoutKey.allCases.map { $0.rawValue } + [
        "rule", "also", "unknown", "panes", "detail-width", "notes",
      ])

  /// One line a window, for one policy after the other.
  var csv: String {
    names.indices.map { policy in
      rows.map { csvLine($0.window, names[policy], $0.answers[policy]) }.joined()
    }.joined()
  }

  private func csvLine(_ window: DeviceWindow, _ name: String, _ answer: Evaluation) -> String {
    let (layout, decision) = (answer.layout, answer.decision)
    let place = [
      name, window.device.id, window.orientation.rawValue, window.windowing?.name ?? "",
      window.width?.plainText ?? "", window.height?.plainText ?? "", window.givenText,
    ]
    let keys = LayoutKey.allCases.map { key in
      guard answer.failure == nil else { return key == .style ? Evaluation.failedText : "" }
      return key.isTaken(by: layout.style) ? layout.plain(key)?.plainText ?? "" : ""
    }
    let reasons = [
      decision.ruleText, decision.alsoText, decision.unknown.joined(separator: ", "),
      answer.fitted?.text ?? "", answer.detailWidth?.hundredths.plainText ?? "",
      answer.noteKinds.joined(separator: ", "),
    ]
    return CSV.line(place + keys + reasons)
  }
}
