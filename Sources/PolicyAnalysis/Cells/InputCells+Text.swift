package import LayoutPolicies

extension InputCells {
  /// The input as a column or node names it: `width`, `width in sp`, `model pads`, `once tip`,
  /// `input focus`.
  package var title: String {
    switch input {
    case .spent(let key): "once \(key)"
    case .model(let name): "model \(name)"
    case .fold(let pattern): "fold \(pattern?.plain.plainText ?? "none")"
    case .number(_, isScaled: true): "\(input.name) in sp"
    case .input(let name, _, _): "input \(name)"
    case .term, .osVersion, .open, .number: input.name
    }
  }

  /// The cells as policies write what they ask: `phone|pad`, `600..<840`, `yes`, `unknown`.
  ///
  /// - Parameter word: How the value of a declared input is written that is no number.
  package func plainText(
    of cells: Range<Int>, word: (InputValue) -> String = { $0.plainText }
  ) -> String {
    let known = cells.clamped(to: 0..<unknown)
    let words = knownWords(known, word) + (cells.contains(unknown) ? ["unknown"] : [])
    return words.joined(separator: "|")
  }

  private func knownWords(_ cells: Range<Int>, _ word: (InputValue) -> String) -> [String] {
    guard !cells.isEmpty else { return [] }
    switch input {
    case .spent, .model, .fold: return cells.map { $0 == 0 ? "no" : "yes" }
    case .term(let key): return cells.map { key.words[$0] }
    case .open:
      return cells.map { cell in
        let panes = PaneSet(rawValue: UInt8(cell)).panes.map { $0.rawValue }
        return panes.isEmpty ? "none" : panes.joined(separator: "+")
      }
    case .number(_, let isScaled):
      return [Self.text(of: cells, cuts) { $0.plainText + (isScaled ? "sp" : "") }]
    case .input(_, .number, _): return [Self.text(of: cells, cuts) { $0.plainText }]
    case .osVersion: return [Self.text(of: cells, versionCuts) { $0.description }]
    case .input: return cells.map { $0 < values.count ? word(values[$0]) : Self.otherWord }
    }
  }

  /// What stands for the values that have no cell of their own.
  package static let otherWord = "other"

  /// The stretch between two cuts, as a range: `600..<840`. No range of a policy begins behind its
  /// lower end; such a stretch is `600<..<840`.
  private static func text<Value>(
    of cells: Range<Int>, _ cuts: [Cut<Value>], _ text: (Value) -> String
  ) -> String {
    let (lower, upper) = cuts.bounds(of: cells)
    if let lower, let upper, lower.value == upper.value { return text(lower.value) }
    let low = lower.map { text($0.value) + ($0.isAfter ? "<" : "") } ?? ""
    guard let upper else { return low + "..." }
    return low + (upper.isAfter ? "..." : "..<") + text(upper.value)
  }
}
