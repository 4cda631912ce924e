extension ValueDeclaration: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    name.write(to: &writer)
    type.write(to: &writer)
    writer.field("default", defaultValue)
    writer.field("at", location)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let name = try String(from: &reader)
    let type = try ValueType(from: &reader)
    let defaultValue: InputValue? = try reader.field("default")
    let location: SourceLocation? = try reader.field("at")
    try reader.end()
    self.init(name, type, default: defaultValue, at: location)
  }
}

extension ValueType: Embeddable {
  private enum Form: String {
    case number, boolean, text, choice, choices
  }

  package func write(to writer: inout EmbeddingWriter) {
    switch self {
    case .number: writer.add(Form.number.rawValue)
    case .boolean: writer.add(Form.boolean.rawValue)
    case .text: writer.add(Form.text.rawValue)
    case .choice(let names): writer.add(Form.choice.rawValue, names)
    case .choices(let names): writer.add(Form.choices.rawValue, names)
    }
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    switch try reader.word({ Form(rawValue: $0) }) {
    case .number: self = .number
    case .boolean: self = .boolean
    case .text: self = .text
    case .choice: self = .choice(try Array(from: &reader))
    case .choices: self = .choices(try Array(from: &reader))
    }
  }
}

extension InputValue: Embeddable {
  private enum Form: String {
    case number, boolean, text, fit
  }

  package func write(to writer: inout EmbeddingWriter) {
    switch self {
    case .number(let number): writer.add(Form.number.rawValue, number)
    case .boolean(let flag): writer.add(Form.boolean.rawValue, flag)
    case .text(let text): writer.add(Form.text.rawValue, text)
    case .fit(let count): writer.add(Form.fit.rawValue, count)
    }
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    switch try reader.word({ Form(rawValue: $0) }) {
    case .number: self = .number(try Double(from: &reader))
    case .boolean: self = .boolean(try Bool(from: &reader))
    case .text: self = .text(try String(from: &reader))
    case .fit: self = .fit(try FitCount(from: &reader))
    }
  }
}

extension FitCount: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    item.write(to: &writer)
    gap.write(to: &writer)
    min.write(to: &writer)
    writer.field("max", max)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let item = try Double(from: &reader)
    let gap = try Double(from: &reader)
    let min = try Int(from: &reader)
    let max: Int? = try reader.field("max")
    try reader.end()
    self.init(item, gap: gap, min: min, max: max)
  }
}

extension NamedValues.Entry: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    name.write(to: &writer)
    value.write(to: &writer)
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let name = try String(from: &reader)
    self.init(name: name, value: try InputValue(from: &reader))
  }
}
