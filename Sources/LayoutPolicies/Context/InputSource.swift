/// Where what is known of a context comes from.
package enum InputSource: Sendable, Hashable {
  /// Somebody gave it.
  case given
  /// Nobody gave it, and this is what it then is.
  case standard
  /// The catalogue says it of the device, held and shown like this.
  case catalogue(String)
  /// It follows from something else, in these words.
  case derived(String)
  /// It is not known, perhaps for this reason.
  case unknown(String?)

  /// The kind, as JSON names it.
  package var kind: String {
    switch self {
    case .given: "given"
    case .standard: "default"
    case .catalogue: "catalogue"
    case .derived: "derived"
    case .unknown: "unknown"
    }
  }

  /// What there is to say besides the kind.
  package var detail: String? {
    switch self {
    case .given, .standard: nil
    case .catalogue(let text), .derived(let text): text
    case .unknown(let text): text
    }
  }
}

/// Something that a condition may ask about: what it is in one context, and where that comes from.
package struct ContextInput: Sendable {
  /// The word that `when` uses.
  package let name: String
  /// The value; nil if it is not known.
  package let value: PlainValue?
  /// Where the value comes from, or why there is none.
  package let source: InputSource
}

extension LayoutContext {
  /// What the key is, and where that comes from.
  package func input(_ key: ContextKey) -> ContextInput {
    let resolved = ResolvedContext(self)
    let value = resolved.found(key, in: self)
    return ContextInput(
      name: key.rawValue, value: value,
      source: InputTracing(context: self, resolved: resolved).source(of: key, isKnown: value != nil)
    )
  }

  /// What a declared input is, and where that comes from.
  package func input(_ declaration: ValueDeclaration) -> ContextInput {
    let value = declaration.value(in: self)
    let isGiven = inputs[declaration.name].map { declaration.type.accepts($0) } ?? false
    return ContextInput(
      name: declaration.name, value: value.map { PlainValue($0) },
      source: isGiven ? .given : value == nil ? .unknown(nil) : .standard)
  }
}
