import LayoutPolicies

/// The size class of a window for an app that supports some of the classes only.
enum SizeClassSupported: Adapter {
  static let kind = "size-class-supported"

  static func run(_ input: FactInput) throws -> Measured {
    let supported = try input["supported"]?.list().map { try $0.text() } ?? usual
    let named = Set(supported)
    guard named.isSubset(of: usual) else { throw input.malformed("supports an unknown class") }
    let classes = usual.filter(named.contains)
    let width = try input["width"]?.number().plainText
    let height = try input["height"]?.number().plainText
    var policy = try AskedPolicy(
      """
      version: 1
      breakpoints: { set: material-1 }
      outputs: { width-class: { of: \(classes) }, height-class: { of: \(classes) } }
      otherwise: { layout: { style: stack } }
      also:
        width: { rules: [\(rules(for: "width", classes))] }
        height: { rules: [\(rules(for: "height", classes))] }
      """)
    let answer = try policy.answer(["width": width, "height": height])
    return [
      "widthClass": answer.value("width-class"), "heightClass": answer.value("height-class"),
    ]
  }

  /// The classes by their names, from the smallest on.
  private static let usual = ["compact", "medium", "expanded"]

  /// From the largest down: a window is in a class if it is in it or a larger one.
  private static func rules(for side: String, _ classes: [String]) -> String {
    classes.reversed().map { name in
      let larger = usual.drop { $0 != name }.joined(separator: ", ")
      return "{ name: \(name), when: { \(side): [\(larger)] }, "
        + "layout: { values: { \(side)-class: \(name) } } }"
    }.joined(separator: ", ")
  }
}
