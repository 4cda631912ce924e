import LayoutPolicies
import PolicyAnalysis

extension BoxText {
  /// The cells of a box by the names of its inputs: a list of what each may be.
  func json(of box: Box) -> JSONValue {
    var fields: [(name: String, values: [JSONValue])] = []
    for (level, ranges) in box.cells.sorted(by: { $0.key < $1.key }) {
      let cells = space.levels[level]
      fields.append((cells.field + declaration(level), ranges.flatMap { cells.json(of: $0) }))
    }
    return .sorted(fields.map { JSONField($0.name, .array($0.values)) })
  }
}

extension InputCells {
  /// The name of the input, with what tells it from others of that name.
  fileprivate var field: String {
    switch input {
    case .spent(let key): "once \(key)"
    case .model(let name): "model \(name)"
    case .fold(let pattern): pattern.text
    case .input(let name, _, _): "input \(name)"
    case .number(_, true): "\(input.name) sp"
    default: input.name
    }
  }

  /// Each value, or each range of numbers; `{"unknown":true}` where there is none.
  fileprivate func json(of range: Range<Int>) -> [JSONValue] {
    let known = range.clamped(to: 0..<unknown)
    let missing: [JSONValue] = range.contains(unknown) ? [["unknown": true]] : []
    guard !known.isEmpty else { return missing }
    switch input {
    case .number, .input(_, .number, _):
      return [Self.json(cuts.bounds(of: known)) { .number($0) }] + missing
    case .osVersion:
      return [Self.json(versionCuts.bounds(of: known)) { .string($0.description) }] + missing
    case .term(let key): return known.map { .string(key.words[$0]) } + missing
    case .spent, .model, .fold: return known.map { .boolean($0 == 1) } + missing
    case .open:
      return known.map { cell in
        .array(PaneSet(rawValue: UInt8(cell)).panes.map { .string($0.rawValue) })
      } + missing
    case .input:
      return known.map { $0 < values.count ? JSONValue(PlainValue(values[$0])) : ["not": others] }
        + missing
    }
  }

  /// The values that have cells of their own.
  private var others: JSONValue { .array(values.map { JSONValue(PlainValue($0)) }) }

  private static func json<Value>(
    _ bounds: (low: Cut<Value>?, high: Cut<Value>?), _ json: (Value) -> JSONValue
  ) -> JSONValue {
    let low = bounds.low.map { JSONField($0.isAfter ? "above" : "from", json($0.value)) }
    let high = bounds.high.map { JSONField($0.isAfter ? "to" : "below", json($0.value)) }
    return .sorted([low, high].compactMap { $0 })
  }
}
