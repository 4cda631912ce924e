/// A number of a context that may change while all else of it stays, as when a window is dragged.
package enum ContextAxis: Sendable, Hashable {
  case width, height, textScale, keyboard
  /// A number that the app tells, by its name.
  case input(String)

  /// The word that `when` uses.
  package var name: String {
    switch self {
    case .width: ContextKey.width.rawValue
    case .height: ContextKey.height.rawValue
    case .textScale: ContextKey.textScale.rawValue
    case .keyboard: ContextKey.keyboard.rawValue
    case .input(let name): name
    }
  }

  /// Whether the number can be in a context: a side or a scale of 0 is none.
  package func holds(_ number: Double) -> Bool {
    guard number.isFinite else { return false }
    switch self {
    case .width, .height, .textScale: return number > 0
    case .keyboard: return number >= 0
    case .input: return true
    }
  }
}

extension LayoutContext {
  /// The number on the axis, given or derived; nil if it is not known.
  ///
  /// - Parameter inputs: What a policy declares, for the defaults of inputs.
  package func number(on axis: ContextAxis, inputs: [ValueDeclaration] = []) -> Double? {
    let resolved = ResolvedContext(self)
    switch axis {
    case .width: return resolved.width
    case .height: return resolved.height
    case .textScale: return resolved.textScale
    case .keyboard: return resolved.keyboard
    case .input(let name):
      guard let input = inputs.first(where: { $0.name == name }),
        case .number(let number)? = input.value(in: self)
      else { return nil }
      return number
    }
  }

  /// The same context with the number written in it.
  package func with(_ number: Double, on axis: ContextAxis) -> LayoutContext {
    var context = self
    switch axis {
    case .width: context.width = number
    case .height: context.height = number
    case .textScale: context.textScale = number
    case .keyboard: context.keyboard = number
    case .input(let name): context.inputs[name] = .number(number)
    }
    return context
  }
}

extension ValueDeclaration {
  /// The value that the context gives the input, or its default; a value of another type counts as
  /// not given.
  package func value(in context: LayoutContext) -> InputValue? {
    context.value(of: name, type, orElse: defaultValue)
  }
}

extension LayoutContext {
  /// The value that is given of an input, or else its default.
  @inline(__always)
  func value(of name: String, _ type: ValueType, orElse defaultValue: InputValue?) -> InputValue? {
    guard let given = inputs[name], type.accepts(given) else { return defaultValue }
    return given
  }
}
