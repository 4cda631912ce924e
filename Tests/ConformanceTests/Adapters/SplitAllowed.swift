import LayoutPolicies

/// Whether a window may be split between two activities.
enum SplitAllowed: Adapter {
  static let kind = "split-allowed"

  static func run(_ input: FactInput) throws -> Measured {
    let density = try input["density"]?.number() ?? 1
    let scale: Double = try input["units"]?.word(["px": density, "dp": 1]) ?? 1
    let width = try input.number("width") / scale
    let height = try input.number("height") / scale
    let portrait = try Limit(input["maxAspectPortrait"])
    let landscape = try Limit(input["maxAspectLandscape"])
    var policy = try Shipped.policy(
      "activity-embedding",
      editing: [
        "breakpoints.width.wide-enough": try bound(input["minWidth"]),
        "breakpoints.height.high-enough": try bound(input["minHeight"]),
        "rules.split.when.smaller-side": try bound(input["minSmallestWidth"]),
        "rules.split.when.any.1.aspect": portrait.ratio.map { "1/\($0)..." },
        "rules.split.when.any.3.aspect": landscape.ratio.map { "...\($0)" },
      ])
    let answer = try policy.answer([
      "width": width.plainText, "height": height.plainText, "in-portrait": portrait.word,
      "in-landscape": landscape.word,
    ])
    return ["allowed": .boolean(answer.rule == "split")]
  }

  private static func bound(_ input: FactInput?) throws -> String? {
    try input.map { "\(try $0.number().plainText)..." }
  }

  /// What is asked of the proportions in one shape of the window.
  private struct Limit {
    let word: String?
    let ratio: String?

    init(_ input: FactInput?) throws {
      ratio = try input.flatMap { $0.isNumber ? try $0.number().plainText : nil }
      word =
        ratio == nil
        ? try input?.word([
          "allow": "always-allow", "always-allow": "always-allow", "disallow": "always-disallow",
          "always-disallow": "always-disallow",
        ]) : "limited"
    }
  }
}
