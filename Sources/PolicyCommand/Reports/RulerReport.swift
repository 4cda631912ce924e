import DeviceCatalog
import LayoutPolicies

extension Ruler {
  /// For people: one row a stretch, and below it which windows lie there.
  func text(given: [GivenField]) -> String {
    let values = given.map { ", \($0.key) \($0.value.text)" }.joined().harmless
    var text = "along \(side.rawValue)\(values)\n"
    if parts.contains(where: { !$0.windows.isEmpty }) {
      let size = side == .width ? "wide" : "high"
      text +=
        "below each stretch: the \(windowing.name) windows of real devices that are so \(size); "
        + "`matrix` decides in them\n"
    }
    if parts.contains(where: { !$0.decision.unknown.isEmpty }) {
      text += "? an earlier rule was undecided, since something is unknown\n"
    }
    if !leftOut.isEmpty {
      text += "`assume` leaves out \(leftOut.map { $0.plainText }.joined(separator: ", "))\n"
    }
    for (stretch, error) in impossible {
      text += "no device is so at \(stretch.plainText): \(error.message.harmless)\n"
    }
    return text + "\n" + table.text
  }

  private var table: TextTable {
    let decisions = parts.map { $0.decision }
    let columns = AnswerColumn.columns(for: decisions)
    let isUndecided = decisions.contains { !$0.unknown.isEmpty }
    var table = TextTable(
      ["", side.rawValue] + columns.map { $0.rawValue } + (isUndecided ? ["unknown"] : []))
    for part in parts {
      let unknown = part.decision.unknown
      table.add(
        [unknown.isEmpty ? "" : "?", part.stretch.plainText]
          + columns.map { $0.text(part.decision) }
          + (isUndecided ? [unknown.joined(separator: ", ")] : []),
        below: DeviceWindow.summary(of: part.windows))
    }
    return table
  }

  /// One object in JSON.
  func json(policy: String, given: [GivenField]) -> JSONValue {
    [
      "policy": .string(policy), "along": .string(side.rawValue),
      "given": .sorted(given.map { JSONField($0.key, .string($0.value.text)) }),
      "windowing": .string(windowing.name),
      "left-out": .array(leftOut.map { .sorted($0.fields) }),
      "impossible": .array(
        impossible.map { stretch, error in
          .sorted(stretch.fields + [JSONField("message", .string(error.message))])
        }),
      "stretches": .array(
        parts.map { part in
          let windows = part.windows.map { JSONValue.sorted($0.fields) }
          return .sorted(
            part.stretch.fields + part.decision.fields(with: part.decision.layout)
              + [JSONField("windows", .array(windows))])
        }),
    ]
  }
}

extension Stretch {
  /// The ends in JSON; the first stretch begins above 0, the last never ends.
  fileprivate var fields: [JSONField] {
    var fields = [JSONField("range", .string(plainText))]
    if let lower {
      fields.append(JSONField("lower", .number(lower)))
      fields.append(JSONField("includes-lower", .boolean(includesLower)))
    }
    if let upper {
      fields.append(JSONField("upper", .number(upper)))
      fields.append(JSONField("includes-upper", .boolean(includesUpper)))
    }
    return fields
  }
}
