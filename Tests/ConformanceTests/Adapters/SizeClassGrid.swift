import LayoutPolicies

/// The classes that bounds of widths and heights make.
enum SizeClassGrid: Adapter {
  static let kind = "size-class-grid"

  static func run(_ input: FactInput) throws -> Measured {
    let (widths, heights) = (try input.numbers("widths"), try input.numbers("heights"))
    var policy = try AskedPolicy(
      """
      version: 1
      outputs: { width: { type: number, default: 0 }, height: { type: number, default: 0 } }
      otherwise: { layout: { style: stack } }
      also:
        width: { order: width, rules: [\(rules(for: "width", widths))] }
        height: { order: height, rules: [\(rules(for: "height", heights))] }
      """)
    var classes: [Measure] = []
    for height in heights {
      for width in widths {
        let answer = try policy.answer(["width": width.side, "height": height.side])
        classes.append(.list([answer.value("width"), answer.value("height")]))
      }
    }
    return ["classes": .list(classes)]
  }

  private static func rules(for side: String, _ bounds: [Double]) -> String {
    bounds.map { $0.plainText }.map {
      "{ name: \"\($0)\", when: { \(side): \($0)... }, layout: { values: { \(side): \($0) } } }"
    }.joined(separator: ", ")
  }
}
