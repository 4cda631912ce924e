import LayoutPolicies

/// The slot of which the least width is passed.
enum SlotPick: Adapter {
  static let kind = "slot-pick"

  static func run(_ input: FactInput) throws -> Measured {
    let bounds = try input.numbers("minWidthsExclusive").map { $0.plainText }
    let width = try input.number("width").plainText
    let rules = bounds.map { bound in
      """
        - name: "\(bound)"
          when: { not: { width: ...\(bound) } }
          layout: { values: { slot: \(bound) } }

      """
    }
    var policy = try AskedPolicy(
      """
      version: 1
      outputs: { slot: { type: number, default: -1 } }
      order: width
      rules:
      \(rules.joined())
      otherwise: { layout: { style: stack } }
      """)
    return ["slot": try policy.answer(["width": width]).value("slot")]
  }
}
