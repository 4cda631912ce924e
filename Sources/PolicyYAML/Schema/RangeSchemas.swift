import DeviceCatalog
import LayoutPolicies

/// How numbers are written, as patterns.
enum NumberPattern {
  private static let fraction = "([.][0-9]+)?"
  private static let exponent = "([eE][+-]?[0-9]+)"
  private static let unsigned = "((0|[1-9][0-9]*)\(fraction)\(exponent)?)"
  /// No number below 0; `-0` is none.
  static let notNegative = "(\(unsigned)|-0([.]0+)?\(exponent)?)"
  /// A number from 1 on, as far as a pattern tells.
  static let oneOrMore = "([1-9][0-9]*\(fraction)|(0|[1-9][0-9]*)\(fraction)\(exponent))"
  /// A share above 0 and below 1, as far as a pattern tells.
  static let share = "(0[.][0-9]*[1-9][0-9]*|(0|[1-9][0-9]*)\(fraction)\(exponent))"
  /// A number, or two with a slash.
  static let ratio = "(\(notNegative)(/\(unsigned))?|-\(unsigned)/-\(unsigned))"
  /// One to four dotted numbers.
  static let version = "[0-9]{1,9}([.][0-9]{1,9}){0,3}"

  /// A range between bounds.
  static func range(_ bound: String) -> String {
    "(\(bound)[.]{3}|([.]{3}|[.]{2}<)\(bound)|\(bound)([.]{3}|[.]{2}<)\(bound))"
  }
}

/// Ranges, as `when` asks for them.
extension PolicySchema {
  private static let help = "a range such as `600...`, `..<600` or `600..<840`"

  /// A range of lengths; both bounds are `sp`, or none.
  var lengthRange: Schema {
    let bound = NumberPattern.notNegative
    return .matching(
      "\(NumberPattern.range(bound))|\(NumberPattern.range(bound + "sp"))", help: Self.help)
  }

  var factorRange: Schema {
    .matching(
      NumberPattern.range(NumberPattern.notNegative), orNumberFrom: 0,
      help: "a number, or a range such as `1.5...`")
  }

  var ratioRange: Schema {
    let ratio = NumberPattern.ratio
    return .matching(
      "\(ratio)|\(NumberPattern.range(ratio))", orNumberFrom: 0,
      help: "a number or `16/9`, or a range such as `1...`")
  }

  var versionRange: Schema {
    let version = NumberPattern.version
    return .matching(
      "\(version)|\(NumberPattern.range(version))", orNumberFrom: 0,
      help: "a version such as `17.4`, or a range such as `17...`")
  }

  /// Between which shares a column may be dragged.
  var dragRange: Schema {
    let share = NumberPattern.share
    return .matching(
      "none|\(share)[.]{3}\(share)", help: "a range such as `0.2...0.8`, a list, or `none`")
  }
}
