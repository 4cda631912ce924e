extension Condition {
  /// Whether a leaf holds that is neither a word nor a number of the context.
  func leafTruth(in context: LayoutContext, _ resolved: ResolvedContext) -> Truth {
    switch kind {
    case .osVersion(let range):
      return context.osVersion.map { Truth(range.contains($0)) } ?? .unknown
    case .model(let names):
      guard let model = context.model else { return .unknown }
      return Truth(names.contains { model.names.contains($0) })
    case .fold(let pattern): return resolved.folds(of: context).truth(pattern)
    case .open(let panes):
      guard let open = context.open else { return .unknown }
      return Truth(!open.isDisjoint(with: panes))
    case .input(let test): return test.truth(in: context)
    case .always, .all, .any, .not, .term, .number: return .unknown
    }
  }

  /// Adds the key that such a leaf asks for.
  func insertKey(into missing: inout MissingKeys) {
    switch kind {
    case .osVersion: missing.insert(.osVersion)
    case .model: missing.insert(.model)
    case .fold: missing.insert(.fold)
    case .open: missing.insert(.open)
    case .input(let test): missing.insert(input: test.name)
    case .always, .all, .any, .not, .term, .number: break
    }
  }
}

extension TermMask {
  /// Whether what this may be is among `wanted`: outwards if some of it is, inwards if all is.
  @inline(__always)
  func truth(_ wanted: TermMask, _ outwards: Bool) -> Truth {
    let isUnknown = bits & TermMask.unknown.bits != 0
    if outwards {
      return bits & wanted.bits != 0 ? .yes : isUnknown ? .unknown : .no
    }
    let others = bits & ~wanted.bits & ~TermMask.unknown.bits
    return others != 0 ? .no : isUnknown ? .unknown : .yes
  }
}

extension [Fold]? {
  /// Whether some fold is like the pattern; with nil, whether there is none.
  fileprivate func truth(_ pattern: FoldPattern?) -> Truth {
    guard let folds = self else { return .unknown }
    guard let pattern else { return Truth(folds.isEmpty) }
    return folds.reduce(.no) { max($0, pattern.matches($1)) }
  }
}

extension Condition.InputTest {
  /// The value that the context gives, or the default; a value of another type counts as not given.
  @inline(__always)
  func value(in context: LayoutContext) -> InputValue? {
    context.value(of: name, type, orElse: defaultValue)
  }

  fileprivate func truth(in context: LayoutContext) -> Truth { truth(of: value(in: context)) }

  /// Whether it holds where the context gives no value.
  var truthOfDefault: Truth { truth(of: defaultValue) }

  private func truth(of value: InputValue?) -> Truth {
    guard let value else { return .unknown }
    switch (wanted, value) {
    case (.oneOf(let values), _): return Truth(values.contains(value))
    case (.range(let range), .number(let number)):
      return Truth(range.contains(number, textScale: 1, slack: 0))
    case (.range, _): return .no
    }
  }
}

extension ResolvedContext {
  /// What the word may be.
  @inline(__always)
  func mask(of key: ContextKey) -> TermMask {
    switch key {
    case .device: device
    case .widthClass: widthClass
    case .shape: shape
    case .orientation: orientation
    case .heightClass: heightClass
    case .windowing: windowingMask
    case .platform: platform
    case .direction: direction
    default: .unknown
    }
  }

  /// The number, if it is known.
  @inline(__always)
  func number(of key: ContextKey) -> Double? {
    switch key {
    case .width: width
    case .height: height
    case .aspect: aspect
    case .smallerSide: smallerSide
    case .textScale: textScale
    case .keyboard: keyboard
    default: nil
    }
  }
}
