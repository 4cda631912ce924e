/// A word of the field: a value of a short list, spelled the same in Swift, YAML, JSON and options.
package protocol Term: Embeddable, Sendable, Hashable, CustomStringConvertible {
  /// Every value, in the order in which people list them.
  static var all: [Self] { get }
  /// The kebab-case spelling.
  var name: String { get }
  /// The place in ``all``; below 31.
  var ordinal: Int { get }
  /// The value spelled `name`, or nil.
  init?(named name: String)
}

/// Words are spelled by their raw values, in the order of their cases.
extension Term where Self: CaseIterable & RawRepresentable, RawValue == String, AllCases == [Self] {
  package static var all: [Self] { allCases }
  package var name: String { rawValue }
  package var ordinal: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  package init?(named name: String) { self.init(rawValue: name) }
}

extension Term {
  package init?(named name: String) {
    guard let value = Self.all.first(where: { $0.name == name }) else { return nil }
    self = value
  }

  /// The spelling.
  public var description: String { name }
}

/// A set of the values of one ``Term``, and whether the value is unknown, in one machine word.
package struct TermMask: Sendable, Hashable {
  /// One bit a value, and the highest for *unknown*.
  package var bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// The set of these values.
  package init(_ values: [some Term]) {
    bits = 0
    for value in values { bits |= 1 << UInt32(value.ordinal) }
  }

  /// The set of one value, or of *unknown* for nil.
  @inline(__always)
  package init(_ value: (some Term)?) {
    bits = value.map { 1 << UInt32($0.ordinal) } ?? Self.unknown.bits
  }

  /// Not known which.
  package static let unknown = TermMask(bits: 1 << 31)
  /// No value at all.
  package static let none = TermMask(bits: 0)

  package static func | (left: TermMask, right: TermMask) -> TermMask {
    TermMask(bits: left.bits | right.bits)
  }

  /// The one value of the set; nil if there are several, or if it is not known.
  func only<T: Term>(_ type: T.Type) -> T? {
    let place = bits.trailingZeroBitCount
    guard bits & Self.unknown.bits == 0, bits == 1 << UInt32(place), place < T.all.count else {
      return nil
    }
    return T.all[place]
  }

  /// The values of the set.
  package func values<T: Term>(of type: T.Type) -> [T] {
    T.all.filter { bits & (1 << UInt32($0.ordinal)) != 0 }
  }
}
