extension RuleSet {
  /// Reads a policy from a literal that `layout-policy embed` wrote; linear in its length.
  ///
  /// The label names the version of the literal: one that is no longer read does not compile.
  ///
  /// - Precondition: The literal is as it was written. One that was changed by hand stops the
  ///   program.
  public init(embeddedV1 text: StaticString) {
    do throws(PolicyError) {
      try self.init(embeddedText: text.withUTF8Buffer { Array($0) })
    } catch {
      #if hasFeature(Embedded)
        fatalError("a policy's literal is damaged; embed the policy again")
      #else
        fatalError(error.description)
      #endif
    }
  }

  /// Reads what ``embeddedText(naming:)`` wrote. Total on any bytes; what contradicts itself
  /// ``validate()`` finds.
  ///
  /// - Throws: ``PolicyError`` for bytes that are no such text, or that would take much more to
  ///   link than any policy does.
  package init(embeddedText bytes: [UInt8]) throws(PolicyError) {
    var reader = EmbeddingReader(bytes)
    self = try reader.policy()
  }

  /// The policy and all that it uses as one text, the same for the same policy; linear in the
  /// size of the distinct policies.
  ///
  /// - Parameter name: How a file is named in the text, by its path.
  /// - Throws: ``PolicyError`` if the policy uses code, or is larger than what can be read again.
  package func embeddedText(
    naming name: (String) -> String = { $0 }
  ) throws(PolicyError) -> String {
    var writer = EmbeddingWriter()
    writer.number(of: self)
    if let problem = writer.problem { throw problem }
    let text = writer.whole(naming: name)
    do throws(PolicyError) {
      _ = try RuleSet(embeddedText: Array(text.utf8))
    } catch {
      throw PolicyError(
        .notEmbeddable,
        "`\(self.name)` cannot be embedded: \(error.message)",
        help: "use fewer policies in fewer places, or declare fewer names")
    }
    return text
  }
}

extension RuleSet: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    name.write(to: &writer)
    writer.field("summary", summary.isEmpty ? nil : summary)
    writer.field("hysteresis", hysteresis)
    writer.list("inputs", inputs)
    writer.list("outputs", outputs)
    writer.field("assume", assumption)
    writer.field("at", location)
    main.write(to: &writer)
    also.write(to: &writer)
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let name = try String(from: &reader)
    let summary: String? = try reader.field("summary")
    let hysteresis: Double? = try reader.field("hysteresis")
    let inputs: [ValueDeclaration] = try reader.list("inputs")
    let outputs: [ValueDeclaration] = try reader.list("outputs")
    let assumption: Condition? = try reader.field("assume")
    let location: SourceLocation? = try reader.field("at")
    let main = try Question(from: &reader)
    guard main.otherwise != nil else { throw reader.damage("the policy has no `otherwise`") }
    let also = try [Question](from: &reader)
    for declaration in inputs + outputs { reader.budget.declare(declaration.name) }
    for question in also { reader.budget.declare(question.name ?? "") }
    guard reader.budget.policy() else {
      throw reader.excess("there are too many rules and names of inputs, outputs and questions")
    }
    self.init(
      name: name, summary: summary ?? "", hysteresis: hysteresis, inputs: inputs,
      outputs: outputs, assumption: assumption, main: main, also: also, location: location)
  }
}

extension Question: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    writer.field("question", name)
    writer.field("hysteresis", hysteresis)
    writer.list("order", order)
    writer.list("rules", rules)
    writer.field("otherwise", otherwise)
    writer.field("at", otherwiseLocation)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let name: String? = try reader.field("question")
    let hysteresis: Double? = try reader.field("hysteresis")
    let order: [WindowSide] = try reader.list("order")
    guard order.count <= WindowSide.all.count else {
      throw reader.damage("there are more sides than a window has")
    }
    let rules: [PlainRule] = try reader.list("rules")
    let otherwise: Outcome? = try reader.field("otherwise")
    let otherwiseLocation: SourceLocation? = try reader.field("at")
    try reader.end()
    reader.budget.link()
    self.init(
      name: name, hysteresis: hysteresis, order: order, rules: rules, otherwise: otherwise,
      otherwiseLocation: otherwiseLocation)
  }
}

extension PlainRule: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    name.write(to: &writer)
    condition.write(to: &writer)
    writer.field("once", onceKey)
    writer.field("at", location)
    outcome.write(to: &writer)
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let name = try String(from: &reader)
    let condition = try Condition(from: &reader)
    let onceKey: String? = try reader.field("once")
    let location: SourceLocation? = try reader.field("at")
    let outcome = try Outcome(from: &reader)
    self.init(
      name: name, condition: condition, onceKey: onceKey, outcome: outcome, location: location)
  }
}

extension Outcome: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    switch self {
    case .use(let policy):
      writer.add("use")
      writer.add(policy)
    case .answer(let style, let settings):
      writer.add("layout")
      writer.field("style", style)
      settings.write(to: &writer)
    }
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let isUse = try reader.word { word -> Bool? in
      switch word {
      case "use": true
      case "layout": false
      default: nil
      }
    }
    if isUse {
      self = .use(try reader.usedPolicy())
    } else {
      let style: LayoutStyle? = try reader.field("style")
      self = .answer(style, try LayoutSettings(from: &reader))
      reader.budget.link()
    }
  }
}

extension SourceLocation: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    writer.number(ofFile: file).write(to: &writer)
    line.write(to: &writer)
    column.write(to: &writer)
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let file = try reader.file()
    let line = try Int(from: &reader)
    self.init(file: file, line: line, column: try Int(from: &reader))
  }
}
