/// How names are spelled.
package enum Spelling {
  /// Whether a name is kebab-case ASCII: lowercase letters and digits in groups joined by single
  /// hyphens, a letter first.
  package static func isKebabCase(_ name: String) -> Bool {
    var last = UInt8(ascii: "-")
    var isFirst = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"): if isFirst { return false }
      case UInt8(ascii: "-"): if last == byte { return false }
      default: return false
      }
      last = byte
      isFirst = false
    }
    return !isFirst && last != UInt8(ascii: "-")
  }

  /// What is wrong with `name` as a name for `what`, or nil if it is kebab-case.
  static func problem(
    of name: String, as what: String, at location: SourceLocation? = nil
  ) -> Diagnostic? {
    guard !isKebabCase(name) else { return nil }
    return Diagnostic(
      .error, "\(name.inBackticks) is not a name for \(what)", at: location, help: help(for: name))
  }

  /// How a name is written, and one near to `name`.
  package static func help(for name: String) -> String {
    "write lowercase letters, digits and hyphens"
      + (kebabCase(name).map { ", such as `\($0)`" } ?? "")
  }

  /// A kebab-case name near to `name`, for help: `Width Class` gives `width-class`; nil if there
  /// is none, as for a name without letters.
  package static func kebabCase(_ name: String) -> String? {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in name.unicodeScalars {
      switch scalar {
      case "A"..."Z":
        if let last, ("a"..."z").contains(last) { result += "-" }
        result += String(scalar).lowercased()
      case "a"..."z": result.unicodeScalars.append(scalar)
      case "0"..."9": if !result.isEmpty { result.unicodeScalars.append(scalar) }
      default: if !result.isEmpty, result.last != "-" { result += "-" }
      }
      last = scalar
    }
    if result.last == "-" { result.removeLast() }
    return result.isEmpty ? nil : result
  }
}
