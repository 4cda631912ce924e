import LayoutPolicies

/// How wide columns beside each other are, with what of them is out of sight.
enum ColumnWidths: Adapter {
  static let kind = "column-widths"

  static func run(_ input: FactInput) throws -> Measured {
    // `C`, with what it usually is, stands for the policy's own.
    let column = try input["columnWidth"].flatMap { column in
      guard column.isText else { return try column.number() }
      guard try column.text().hasPrefix("C") else { throw column.malformed("must be `C`") }
      return nil as Double?
    }
    var policy = try Shipped.policy(
      "kirigami",
      editing: [
        "rules.three pages.layout.sidebar": column?.plainText,
        "rules.three pages.layout.content": column?.plainText,
        "rules.two pages.layout.sidebar": column?.plainText,
      ])
    let width = try input.number("width").plainText
    let answer = try policy.answer([
      "size": "\(width)x\(width)", "depth": try input.number("columns").plainText,
    ])
    var measured: Measured = [
      "widths": .numbers(answer.fitted?.panes.map { $0.whole.width } ?? [])
    ]
    measured.constants["C"] = answer.layout.sidebar?.width.exact?.value
    return measured
  }
}
