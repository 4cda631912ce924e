/// A length in points, or in points that grow with the person's text size (`sp`).
public struct Length: Sendable, Hashable {
  /// The number as written.
  public let value: Double
  /// Whether the number is multiplied by the text scale.
  public let isScaled: Bool

  /// A length in points.
  public static func points(_ value: Double) -> Length { Length(value: value, isScaled: false) }
  /// A length that grows with the text: points times the text scale.
  public static func sp(_ value: Double) -> Length { Length(value: value, isScaled: true) }

  /// Whether the number is one that a length can have.
  package var isValid: Bool { value >= 0 && value < .infinity }

  /// The length in points at a text scale.
  public func points(textScale: Double) -> Double { isScaled ? value * textScale : value }

  /// The length as YAML writes it: `320` or `180sp`.
  package var plainText: String { value.plainText + (isScaled ? "sp" : "") }

  package var plain: PlainValue { isScaled ? .text(plainText) : .number(value) }
}

extension Length: CustomStringConvertible {
  /// The length as YAML writes it: `320` or `180sp`.
  public var description: String { plainText }
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
  /// A length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}
