import LayoutPolicies

/// Reads numbers in JSON's grammar and no other, so that a number means the same at every door.
package enum NumberText {
  /// Why a text is no number.
  package struct Refusal: Error, Sendable, Hashable {
    /// What is wrong with it.
    package let message: String
    /// What to write instead.
    package let help: String?
  }

  /// The finite number that `text` spells; `-0` is 0.
  package static func read(_ text: some StringProtocol) throws(Refusal) -> Double {
    try read(Substring(text))
  }

  /// The finite number that `text` spells; `-0` is 0.
  package static func read(_ text: Substring) throws(Refusal) -> Double {
    guard conforms(text.utf8) else { throw refusal(of: String(text)) }
    if let number = short(text.utf8, text.utf8.count) { return number }
    guard let number = Double(text) else { throw refusal(of: String(text)) }
    guard number.isFinite else {
      throw Refusal(
        message: "\(text.inBackticks) is too large", help: "numbers go up to about 1.8e308")
    }
    return number == 0 ? 0 : number
  }

  /// The number of a few digits, perhaps with a point, exactly as ``Double`` reads it but faster;
  /// nil for all others. The bytes follow JSON's grammar.
  package static func short(_ text: ArraySlice<UInt8>) -> Double? { short(text, text.count) }

  /// As above, of bytes in memory.
  package static func short(_ text: UnsafeRawBufferPointer) -> Double? { short(text, text.count) }

  private static func short(_ text: some Sequence<UInt8>, _ count: Int) -> Double? {
    // Up to 15 digits and powers of ten up to 22 are exact, and so is one division of them.
    guard count <= 16 else { return nil }
    var digits = 0
    var scale = 1.0
    var isBehindPoint = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isBehindPoint { scale *= 10 }
      case UInt8(ascii: "."): isBehindPoint = true
      default: return nil
      }
    }
    return digits < 1_000_000_000_000_000 ? Double(digits) / scale : nil
  }

  /// Whether the bytes follow JSON's grammar of numbers.
  package static func conforms(_ text: some Sequence<UInt8>) -> Bool {
    var state = State.start
    for byte in text {
      guard let next = state.after(byte) else { return false }
      state = next
    }
    return state.isComplete
  }

  /// What of a number has been read.
  private enum State {
    case start, minus, zero, whole, point, fraction, e, exponentSign, exponent

    var isComplete: Bool {
      switch self {
      case .zero, .whole, .fraction, .exponent: true
      case .start, .minus, .point, .e, .exponentSign: false
      }
    }

    func after(_ byte: UInt8) -> State? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): afterDigit(isZero: byte == UInt8(ascii: "0"))
      case UInt8(ascii: "."): self == .zero || self == .whole ? .point : nil
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isComplete && self != .exponent ? .e : nil
      case UInt8(ascii: "-"): self == .start ? .minus : self == .e ? .exponentSign : nil
      case UInt8(ascii: "+"): self == .e ? .exponentSign : nil
      default: nil
      }
    }

    private func afterDigit(isZero: Bool) -> State? {
      switch self {
      case .start, .minus: isZero ? .zero : .whole
      case .zero: nil
      case .whole: .whole
      case .point, .fraction: .fraction
      case .e, .exponentSign, .exponent: .exponent
      }
    }
  }
}
