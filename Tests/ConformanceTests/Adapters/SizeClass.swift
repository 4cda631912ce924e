import LayoutPolicies

/// The size class of a window.
enum SizeClass: Adapter {
  static let kind = "size-class"

  static func run(_ input: FactInput) throws -> Measured {
    var policy = try Shipped.policy("material-3-size-classes")
    let answer = try policy.answer([
      "width": try input["width"].flatMap { try $0.number().side },
      "height": try input["height"].flatMap { try $0.number().side },
      "large-classes": try input.tellsLargeClasses,
    ])
    return [
      "widthClass": answer.value("window-width").camelCase,
      "heightClass": answer.value("window-height").camelCase,
    ]
  }
}

extension FactInput {
  /// Whether a fact is about the second version of the size classes, as an input of policies; nil
  /// if it does not say.
  var tellsLargeClasses: String? {
    get throws {
      try (self["breakpoints"] ?? self["set"])?.word(["V1": "false", "V2": "true"])
    }
  }
}
