import LayoutPolicies

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link that matches a pattern: its parameters, query and fragment, decoded.
public struct LinkMatch: Hashable, Sendable {
  private let matching: LinkPattern
  /// The texts of the pattern's parameters; an optional one that is left out is not among them.
  public let parameters: [String: String]
  /// The query's items in order, repeated names too. A `+` is a plus; a space is `%20`.
  public let queryItems: [URLQueryItem]
  /// What follows `#`, if there is one.
  public let fragment: String?

  init(_ link: Link, _ pattern: LinkPattern) {
    matching = pattern
    var parameters: [String: String] = [:]
    for (part, text) in zip(pattern.parts, link.parts) {
      if let name = part.name { parameters[name] = text }
    }
    self.parameters = parameters
    queryItems = link.queryItems
    fragment = link.fragment
  }

  /// The pattern that matches.
  public var pattern: String { matching.text }

  /// A parameter's value.
  ///
  /// - Throws: `wrongParameter` if its text is not that of such a value, the link has left it out,
  ///   or the pattern does not have it.
  public func callAsFunction<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = String.self
  ) throws(NavigationError) -> Value {
    guard let value = try self(name, as: Value?.self) else {
      throw NavigationError(
        .wrongParameter, "the link leaves out \(name.inBackticks) of \(pattern.inBackticks)",
        help: "read it as an optional value")
    }
    return value
  }

  /// The value of a parameter that a link may leave out.
  ///
  /// - Throws: `wrongParameter` if its text is not that of such a value, or the pattern does not
  ///   have it.
  public func callAsFunction<Value: LosslessStringConvertible>(
    _ name: String, as type: Value?.Type
  ) throws(NavigationError) -> Value? {
    guard matching.names.contains(name) else {
      throw NavigationError(
        .wrongParameter, "the pattern \(pattern.inBackticks) has no \(name.inBackticks)",
        help: Suggestion.help(for: name, among: matching.names))
    }
    return try parameters[name].map { text throws(NavigationError) in
      try value(text, of: name)
    }
  }

  /// The values of the query's items of a name, in order; an item without `=` has the empty text.
  ///
  /// - Throws: `wrongParameter` if a text is not that of such a value.
  public func query<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = String.self
  ) throws(NavigationError) -> [Value] {
    var values: [Value] = []
    for item in queryItems where item.name == name {
      values.append(try value(item.value ?? "", of: name))
    }
    return values
  }

  private func value<Value: LosslessStringConvertible>(
    _ text: String, of name: String
  ) throws(NavigationError) -> Value {
    // One that is made of any other text traps.
    let value = Value.self == Character.self && text.count != 1 ? nil : Value(text)
    if let value, (value as? any FloatingPoint)?.isFinite ?? true { return value }
    let help: String? =
      switch Value.self {
      case is any BinaryInteger.Type: "write a whole number, not too large"
      case is any FloatingPoint.Type: "write a number"
      case is Bool.Type: "write `true` or `false`"
      case is Character.Type, is Unicode.Scalar.Type: "write one character"
      default: nil
      }
    throw NavigationError(
      .wrongParameter,
      "\(text.inBackticks) cannot be \(name.inBackticks) of \(pattern.inBackticks)", help: help)
  }
}
