import LayoutPolicies

/// Whether a class is at least so large: its own lower bounds are asked, not the window.
enum SizeClassAtLeast: Adapter {
  static let kind = "size-class-at-least"

  static func run(_ input: FactInput) throws -> Measured {
    let size = try input.value("class")
    let width = try input["widthAtLeast"]?.number()
    let height = try input["heightAtLeast"]?.number()
    var policy = try AskedPolicy(
      """
      version: 1
      inputs: { min-width: { type: number }, min-height: { type: number } }
      rules:
        - name: at least
          when:
            all:
              - { min-width: 0... }
              \(width.map { "- { min-width: \($0.plainText)... }" } ?? "")
              \(height.map { "- { min-height: \($0.plainText)... }" } ?? "")
          layout: { style: stack }
      otherwise: { layout: { style: stack } }
      """)
    let answer = try policy.answer([
      "min-width": try size.number("minWidth").plainText,
      "min-height": try size.number("minHeight").plainText,
    ])
    return ["result": .boolean(answer.rule == "at least")]
  }
}
