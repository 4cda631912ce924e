import LayoutPolicies

/// The breakpoint of a window in Flutter's adaptive scaffold.
enum Breakpoint: Adapter {
  static let kind = "breakpoint"

  static func run(_ input: FactInput) throws -> Measured {
    var policy = try Shipped.policy("adaptive-scaffold")
    let answer = try policy.answer([
      "width": try input.number("width").plainText,
      "height": try input["height"]?.number().plainText,
      "platform": try input["platform"]?.word(platforms),
    ])
    return [
      "breakpoint": answer.value("breakpoint").camelCase,
      "platformVariant": answer.value("platform-variant"),
    ]
  }

  /// One platform stands for all of its set.
  private static let platforms = [
    "mobile": "android", "desktop": "linux", "android": "android", "iOS": "ios",
    "linux": "linux", "macOS": "macos", "windows": "windows",
  ]
}
