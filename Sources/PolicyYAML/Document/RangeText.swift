import DeviceCatalog
package import LayoutPolicies

/// A range as it is written: `600...`, `..<600`, `...600`, `600..<840`, `600...840`, or a bare
/// value. What the bounds are is for the reader to say.
package struct RangeText {
  let lower: Substring?
  let upper: Substring?
  let includesUpper: Bool

  /// Whether it is one value rather than a range.
  let isBare: Bool

  /// Why a text is no range.
  package struct Refusal: Error {
    /// What is wrong with it.
    package let message: String
    /// What to write instead.
    package let help: String?

    /// Says what is wrong with a text.
    package init(message: String, help: String?) {
      self.message = message
      self.help = help
    }
  }

  /// Splits a text into its bounds.
  package init(_ text: String) throws(Refusal) {
    let mark = Self.mark(in: text)
    let low = mark.map { text[..<$0.start] } ?? text[...]
    let high = mark.map { text[$0.end...] } ?? text[...]
    if mark == nil || !low.isPlainBound || !high.isPlainBound, let better = Self.commonSlip(text) {
      throw Refusal(message: "\(text.inBackticks) is not a range", help: "write \(better)")
    }
    guard let isHalfOpen = mark?.isHalfOpen else {
      (lower, upper, includesUpper, isBare) = (low, high, true, true)
      return
    }
    guard !low.isEmpty || !high.isEmpty, !(isHalfOpen && high.isEmpty) else {
      throw Refusal(
        message: "\(text.inBackticks) has no bound",
        help: "write `600...`, `..<600` or `600..<840`")
    }
    (lower, upper) = (low.isEmpty ? nil : low, high.isEmpty ? nil : high)
    (includesUpper, isBare) = (!isHalfOpen && !high.isEmpty, false)
  }

  /// A bound that is a number.
  static func number(_ text: Substring) throws(Refusal) -> Double {
    do throws(NumberText.Refusal) {
      return try NumberText.read(text)
    } catch {
      throw Refusal(message: error.message, help: error.help)
    }
  }

  /// The range of numbers that it is; one number is the range of that number.
  package func numberRange(_ measure: Measure) throws(Refusal) -> NumberRange {
    let low = try lower.map { part throws(Refusal) in try FileReading.bound(part, measure) }
    let high = try upper.map { part throws(Refusal) in try FileReading.bound(part, measure) }
    return NumberRange(
      lower: low?.value, upper: high?.value, includesUpper: includesUpper,
      isScaled: low?.isScaled ?? high?.isScaled ?? false)
  }

  /// Where `...` or `..<` stands.
  private static func mark(
    in text: String
  ) -> (start: String.Index, end: String.Index, isHalfOpen: Bool)? {
    let bytes = text.utf8
    var start = bytes.startIndex
    while let point = bytes[start...].firstIndex(of: UInt8(ascii: ".")) {
      let mark = bytes[point...].prefix(3)
      let isHalfOpen = mark.elementsEqual("..<".utf8)
      if isHalfOpen || mark.elementsEqual("...".utf8) { return (point, mark.endIndex, isHalfOpen) }
      start = bytes.index(after: point)
    }
    return nil
  }

  /// What people of other languages write, and how it is written here.
  private static func commonSlip(_ text: String) -> String? {
    let bare = text.filter { $0 != " " }
    if bare.contains("…") {
      let parts = bare.split(separator: "…", omittingEmptySubsequences: false)
      return "`\(parts.joined(separator: "..."))` with three dots"
    }
    for (sign, before, after) in [
      (">=", "", "..."), ("≥", "", "..."), ("<=", "...", ""), ("≤", "...", ""), (">", "", "..."),
      ("<", "..<", ""),
    ] where bare.hasPrefix(sign) && bare.count > sign.count {
      return "`\(before)\(bare.dropFirst(sign.count))\(after)`"
    }
    if bare.hasSuffix(".."), !bare.hasSuffix("..."), !bare.hasSuffix("<..") {
      return "`\(bare.dropLast(2))...`"
    }
    if bare.hasSuffix("<..") { return "`\(bare.dropLast(3))...`" }
    if bare.hasSuffix("+") { return "`\(bare.dropLast())...`" }
    if bare != text, bare.contains("..") { return "`\(bare)` without spaces" }
    let parts = bare.split(separator: "-")
    if parts.count == 2, bare.first?.isNumber ?? false, parts.allSatisfy({ isBound($0) }) {
      return "`\(parts[0])..<\(parts[1])` or `\(parts[0])...\(parts[1])`"
    }
    if !bare.contains("..."), !bare.contains("..<") {
      let sides = bare.split(separator: ".", omittingEmptySubsequences: false)
      if sides.count == 3, sides[1].isEmpty, !sides[0].isEmpty, !sides[2].isEmpty {
        return "`\(sides[0])..<\(sides[2])` or `\(sides[0])...\(sides[2])`"
      }
    }
    return nil
  }
}

extension RangeText {
  /// Whether a text is digits and points, perhaps with `sp`: part of `1e-5` is not.
  fileprivate static func isBound(_ text: Substring) -> Bool {
    let digits = text.hasSuffix("sp") ? text.dropLast(2) : text
    return !digits.isEmpty && digits.allSatisfy { $0.isNumber || $0 == "." }
  }
}

extension Substring {
  /// Whether it is empty or made of digits and points, perhaps with `sp`, so that it cannot be part
  /// of a slip.
  fileprivate var isPlainBound: Bool {
    let bytes = utf8.suffix(2).elementsEqual("sp".utf8) ? utf8.dropLast(2) : utf8
    return bytes.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == 0x2E }
  }
}

/// What a number in a range measures.
package enum Measure {
  /// Points; the bounds may be `sp`, and one number alone is hardly meant.
  case length
  /// Any number; one alone means equality.
  case number
  /// A number that is not negative; one alone means equality.
  case factor
  /// Width over height, perhaps as `16/9`.
  case ratio
}
