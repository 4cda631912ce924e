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

  /// A kebab-case name near to `name`, for help: `Width Class` gives `width-class`.
  package static func kebabCase(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "A"..."Z":
        if let last = result.unicodeScalars.last, ("a"..."z").contains(last) { result += "-" }
        result += String(scalar).lowercased()
      case "a"..."z", "0"..."9": result.unicodeScalars.append(scalar)
      default: if !result.isEmpty, result.last != "-" { result += "-" }
      }
    }
    return result.last == "-" ? String(result.dropLast()) : result
  }
}
