import DeviceCatalog
import LayoutPolicies

extension Matrix {
  /// The columns that say something in some row.
  private var columns: [AnswerColumn] {
    AnswerColumn.allCases.filter { column in
      column.isAlwaysShown || rows.contains { !column.text($0.decision).isEmpty }
    }
  }

  /// One row an answer, and which windows get it.
  var foldedText: String {
    let columns = columns
    struct Answer {
      let cells: [String]
      var rows: [Row]
    }
    var answers: [Answer] = []
    var places: [[String]: Int] = [:]
    for row in rows {
      let cells = [row.isUndecided ? "?" : ""] + columns.map { $0.text(row.decision) }
      if let place = places[cells] {
        answers[place].rows.append(row)
      } else {
        places[cells] = answers.count
        answers.append(Answer(cells: cells, rows: [row]))
      }
    }
    answers.sort { left, right in
      let (first, second) = (
        left.rows[0].decision.layout.style, right.rows[0].decision.layout.style
      )
      return first.ordinal < second.ordinal
    }
    var table = TextTable([""] + columns.map { $0.rawValue })
    for answer in answers { table.add(answer.cells, below: summary(of: answer.rows)) }
    return table.text
  }

  /// One row a window.
  var eachText: String {
    let columns = columns
    var table = TextTable(
      ["", "device", "orientation", "windowing", "width", "height"]
        + columns.map { $0.rawValue } + ["given"], numeric: [4, 5])
    for row in rows {
      table.add(
        [
          row.isUndecided ? "?" : "", row.device.id, row.orientation.rawValue,
          row.windowing?.name ?? "-", row.width?.plainText ?? "-", row.height?.plainText ?? "-",
        ] + columns.map { $0.text(row.decision) }
          + [row.values.map { "\($0.key) \($0.value.text)" }.joined(separator: ", ")])
    }
    return table.text
  }

  /// `61 phones upright, 12 watches`
  private func summary(of rows: [Row]) -> String {
    var counts: [(words: (DeviceIdiom, String), count: Int)] = []
    var places: [String: Int] = [:]
    for row in rows {
      let words = row.words(besides: fixed)
      let key = words.0.rawValue + words.1
      if let place = places[key] {
        counts[place].count += 1
      } else {
        places[key] = counts.count
        counts.append((words, 1))
      }
    }
    return counts.map { count in
      let (idiom, place) = count.words
      return "\(count.count) \(count.count == 1 ? idiom.singular : idiom.plural)\(place)"
    }.joined(separator: ", ")
  }
}

extension Matrix.Row {
  /// The kind of device, and how it shows the window: `upright in slide-over`.
  fileprivate func words(besides fixed: [GivenField]) -> (DeviceIdiom, String) {
    var words = ""
    if device.orientations.count > 1 {
      words += orientation == .portrait ? " upright" : " sideways"
    }
    if let windowing, windowing != .fullScreen { words += " in \(windowing.name)" }
    for value in values where !fixed.contains(value) {
      words += " with \(value.key) \(value.value.text)"
    }
    return (device.facts.idiom, words)
  }
}

extension DeviceIdiom {
  fileprivate var singular: String {
    switch self {
    case .vision: "headset"
    case .tv: "TV"
    case .mac: "Mac"
    default: name
    }
  }

  fileprivate var plural: String {
    switch self {
    case .watch: "watches"
    default: "\(singular)s"
    }
  }
}

/// What a matrix shows of an answer.
private enum AnswerColumn: String, CaseIterable {
  case style, display, axis, sidebar, content, detail, inspector, tabs, tip, values, rule, also

  var isAlwaysShown: Bool { self == .style || self == .rule }

  func text(_ decision: LayoutDecision) -> String {
    let layout = decision.layout
    switch self {
    case .style: return layout.style.rawValue
    case .display: return layout.style == .stack ? "" : layout.display.rawValue
    // Columns go without saying.
    case .axis: return layout.axis == .horizontal ? "" : layout.axis.rawValue
    case .sidebar: return layout.sidebar?.width.filled.shortText ?? ""
    case .content: return layout.content?.width.filled.shortText ?? ""
    case .detail: return layout.detail.shortText
    case .inspector: return layout.inspector?.width.filled.shortText ?? ""
    case .tabs: return layout.tabs.form == .none ? "" : layout.tabs.form.rawValue
    case .tip: return layout.tip ?? ""
    case .values:
      return layout.values.entries.map { "\($0.name) \($0.value.plainText)" }
        .joined(separator: " ")
    case .rule: return decision.chain.compactMap { $0.rule }.joined(separator: " > ")
    case .also:
      return decision.also.map { "\($0.question): \($0.rule ?? "")" }.joined(separator: ", ")
    }
  }
}

extension PaneWidth {
  /// The width in a few characters: `350`, `40% in 0...320`, `...700`; empty if nothing is said.
  fileprivate var shortText: String {
    if let exact { return exact.plainText }
    let wish = ideal?.plainText ?? fraction.map { "\(($0 * 100).plainText)%" }
    let bounds =
      min == nil && max == nil
      ? nil : "\(min?.plainText ?? "")...\(max?.plainText ?? "")"
    return [wish, bounds].compactMap { $0 }.joined(separator: " in ")
  }
}
