extension Condition: Embeddable {
  /// The word that a condition begins with: what it joins, or the key that it asks for.
  private enum Head {
    case always, all, any, not, input
    case key(ContextKey)

    init?(_ word: String) {
      switch word {
      case "always": self = .always
      case "all": self = .all
      case "any": self = .any
      case "not": self = .not
      case "input": self = .input
      default:
        guard let key = ContextKey(rawValue: word) else { return nil }
        self = .key(key)
      }
    }
  }

  package func write(to writer: inout EmbeddingWriter) {
    switch kind {
    case .always: writer.add("always")
    case .all(let parts): writer.add("all", parts)
    case .any(let parts): writer.add("any", parts)
    case .not(let part): writer.add("not", part)
    case .input(let test): writer.add("input", test)
    case .term(let key, let mask):
      let words = key.words(of: mask)
      writer.add(key.name, words.count)
      for word in words { writer.add(word) }
    case .number(let key, let range): writer.add(key.name, range)
    case .osVersion(let range): writer.add(ContextKey.osVersion.name, range)
    case .model(let names): writer.add(ContextKey.model.name, names)
    case .open(let panes): writer.add(ContextKey.open.name, panes.panes)
    case .fold(let pattern):
      writer.add(ContextKey.fold.name)
      writer.field("like", pattern)
      writer.end()
    }
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    guard reader.depth <= Self.deepestNest else { throw reader.excess("conditions nest too deep") }
    reader.depth += 1
    let kind: Kind
    switch try reader.word({ Head($0) }) {
    case .always: kind = .always
    case .all: kind = .all(try Array(from: &reader))
    case .any: kind = .any(try Array(from: &reader))
    case .not: kind = .not(try Condition(from: &reader))
    case .input: kind = .input(try InputTest(from: &reader))
    case .key(let key): kind = try Self.kind(asking: key, from: &reader)
    }
    reader.depth -= 1
    self.init(kind)
  }

  private static func kind(
    asking key: ContextKey, from reader: inout EmbeddingReader
  ) throws(PolicyError) -> Kind {
    switch key {
    case .aspect, .height, .keyboard, .smallerSide, .textScale, .width:
      return .number(key, try NumberRange(from: &reader))
    case .device, .direction, .heightClass, .orientation, .platform, .shape, .widthClass,
      .windowing:
      let words = key.words
      var mask = TermMask.none
      for _ in 0..<(try reader.count()) {
        mask.bits |= 1 << UInt32(try reader.word { words.firstIndex(of: $0) })
      }
      return .term(key, mask)
    case .osVersion: return .osVersion(try VersionRange(from: &reader))
    case .model: return .model(try Array(from: &reader))
    case .open: return .open(PaneSet(try [Pane](from: &reader)))
    case .fold:
      let pattern: FoldPattern? = try reader.field("like")
      try reader.end()
      return .fold(pattern)
    }
  }
}

extension NumberRange: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    writer.field("from", lower)
    writer.field(includesUpper ? "through" : "below", upper)
    writer.field("sp", isScaled ? true : nil)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let lower: Double? = try reader.field("from")
    let through: Double? = try reader.field("through")
    let below: Double? = try reader.field("below")
    let isScaled: Bool? = try reader.field("sp")
    try reader.end()
    self.init(
      lower: lower, upper: through ?? below, includesUpper: through != nil,
      isScaled: isScaled ?? false)
  }
}

extension VersionRange: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    writer.field("from", lower)
    writer.field(includesUpper ? "through" : "below", upper)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let lower: OSVersion? = try reader.field("from")
    let through: OSVersion? = try reader.field("through")
    let below: OSVersion? = try reader.field("below")
    try reader.end()
    self.init(lower: lower, upper: through ?? below, includesUpper: through != nil)
  }
}

extension OSVersion: Embeddable {
  package func write(to writer: inout EmbeddingWriter) { writer.add(description) }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self = try reader.word { OSVersion($0) }
  }
}

extension FoldPattern: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    writer.field("axis", axis)
    writer.field("posture", posture)
    writer.field("separating", separating)
    writer.field("occluding", occluding)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self.init()
    axis = try reader.field("axis")
    posture = try reader.field("posture")
    separating = try reader.field("separating")
    occluding = try reader.field("occluding")
    try reader.end()
  }
}

extension Condition.InputTest: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    ValueDeclaration(name, type, default: defaultValue).write(to: &writer)
    switch wanted {
    case .oneOf(let values): writer.add("is", values)
    case .range(let range): writer.add("in", range)
    }
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let input = try ValueDeclaration(from: &reader)
    if let values: [InputValue] = try reader.field("is") {
      self.init(input, .oneOf(values))
    } else if let range: NumberRange = try reader.field("in") {
      self.init(input, .range(range))
    } else {
      throw reader.damage("nothing is asked of an input")
    }
  }
}
