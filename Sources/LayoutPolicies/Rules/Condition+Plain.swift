extension Condition {
  /// The conditions that it joins which join no others, as they stand; without `always`.
  package var leaves: [Condition] {
    var leaves: [Condition] = []
    forEachLeaf { leaves.append($0) }
    return leaves
  }

  /// The condition as `when` says it, key by key: `width: 840...`, `not: { focus: true }`.
  package var plain: [(String, PlainValue)] {
    switch kind {
    case .always: []
    case .all(let parts): Self.joined(parts)
    case .any(let parts): [("any", .list(parts.map { .map($0.plain) }))]
    case .not(let part): [("not", .map(part.plain))]
    case .term(let key, let wanted): [(key.rawValue, key.plain(wanted))]
    case .number(let key, let range): [(key.rawValue, .text(range.plainText))]
    case .osVersion(let range): [(ContextKey.osVersion.rawValue, .text(range.plainText))]
    case .model(let names): [(ContextKey.model.rawValue, .oneOf(names.map { .text($0) }))]
    case .fold(let pattern): [(ContextKey.fold.rawValue, pattern?.plain ?? .text("none"))]
    case .open(let panes):
      [(ContextKey.open.rawValue, .oneOf(panes.panes.map { .text($0.rawValue) }))]
    case .input(let test): [(test.name, test.wanted.plain)]
    }
  }

  /// The condition on one line: `width: 840..., device: [pad, mac]`.
  package var plainText: String {
    plain.map { "\($0.0): \($0.1.plainText)" }.joined(separator: ", ")
  }

  /// Parts that are all wanted stand beside each other; a key that would stand twice needs `all`.
  private static func joined(_ parts: [Condition]) -> [(String, PlainValue)] {
    let pairs = parts.flatMap { $0.plain }
    let keys = Set(pairs.map { $0.0 })
    return keys.count == pairs.count ? pairs : [("all", .list(parts.map { .map($0.plain) }))]
  }
}

extension Condition.InputTest.Wanted {
  fileprivate var plain: PlainValue {
    switch self {
    case .oneOf(let values): .oneOf(values.map { PlainValue($0) })
    case .range(let range): .text(range.plainText)
    }
  }
}

extension PlainValue {
  /// One value alone, or a list of several.
  fileprivate static func oneOf(_ values: [PlainValue]) -> PlainValue {
    values.count == 1 ? values[0] : .list(values)
  }
}

extension ContextKey {
  /// The words that its values are; none if they are no words. Each stands at its ordinal.
  package var words: [String] {
    func words<Value: Term>(_ type: Value.Type) -> [String] { type.all.map { $0.name } }
    switch self {
    case .device: return words(DeviceIdiom.self)
    case .orientation: return words(Orientation.self)
    case .shape: return words(WindowShape.self)
    case .widthClass, .heightClass: return words(SizeClass.self)
    case .windowing: return words(Windowing.self)
    case .platform: return words(Platform.self)
    case .direction: return words(ReadingDirection.self)
    case .aspect, .fold, .height, .keyboard, .model, .open, .osVersion, .smallerSide, .textScale,
      .width:
      return []
    }
  }

  /// The words of a set of values of this key.
  package func words(of mask: TermMask) -> [String] {
    words.enumerated().filter { mask.bits & 1 << UInt32($0.offset) != 0 }.map { $0.element }
  }

  /// The words of a set of values of this key; one alone, or a list.
  package func plain(_ mask: TermMask) -> PlainValue {
    .oneOf(words(of: mask).map { .text($0) })
  }
}
