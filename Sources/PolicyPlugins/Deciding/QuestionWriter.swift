internal import CPolicyPlugin
package import LayoutPolicies

/// Writes questions as bytes.
package struct QuestionWriter {
  private var bytes: [UInt8]
  /// Where the question begins; its distances count from here.
  private let start: Int

  /// Appends the bytes of a question (see ``LoadedPlugin``): a multiple of 8. Gives what a plug-in
  /// cannot be told, such as a text with a zero in it, as it goes on after the names of plug-in and
  /// policy; then `bytes` is as it was.
  package static func append(
    _ context: LayoutContext, _ memory: PolicyMemory, to bytes: inout [UInt8]
  ) -> String? {
    var writer = QuestionWriter(bytes: bytes, start: bytes.count)
    bytes = []
    defer { bytes = writer.bytes }
    do throws(Misfit) {
      try writer.write(context, memory)
      return nil
    } catch {
      writer.bytes.removeSubrange(writer.start...)
      return error.message
    }
  }

  private mutating func write(
    _ context: LayoutContext, _ memory: PolicyMemory
  ) throws(Misfit) {
    let resolved = ResolvedContext(context)
    let folds = resolved.folds(of: context)
    var question = unsafe layout_policy_question()
    unsafe question.tell(context, resolved, folds: folds)
    let hasMore =
      folds?.isEmpty == false || context.model != nil || context.recent?.isEmpty == false
      || !context.inputs.isEmpty || !memory.spent.isEmpty || !memory.showing.isEmpty
      || memory.last != nil
    unsafe append(unsafe question)
    guard hasMore else { return }

    // In the order of the shape.
    if let recent = context.recent, !recent.isEmpty {
      unsafe question.recent = pointer(bytes.count)
      unsafe question.recent_count = try count(recent, "recent")
      for pane in recent {
        unsafe withUnsafeBytes(of: pane.word) { unsafe bytes.append(contentsOf: $0) }
      }
      align()
    }
    if let folds, !folds.isEmpty {
      unsafe question.fold_count = try count(folds, "fold")
      unsafe question.folds = try list(folds) { writer, fold in
        writer.append(layout_policy_fold(fold))
      }
    }
    if let model = context.model {
      unsafe question.model = try text(model.id)
      unsafe question.model_name_count = try count(model.names, "model")
      unsafe question.model_names = try texts(model.names)
    }
    if !context.inputs.isEmpty {
      unsafe question.input_count = try count(context.inputs.entries, "input")
      unsafe question.inputs = try list(context.inputs.entries) { writer, entry throws(Misfit) in
        try writer.append(entry)
      }
    }
    unsafe question.spent_count = try count(memory.spent, "spent")
    unsafe question.spent = try texts(memory.spent)
    unsafe question.showing_count = try count(memory.showing, "showing")
    unsafe question.showing = try texts(memory.showing)
    if let last = memory.last {
      let steps = last.steps
      unsafe question.last_count = try count(steps, "last")
      unsafe question.last = try list(steps) { writer, step throws(Misfit) in
        try writer.append(step.link, of: step.question)
      }
    }
    unsafe store(question, at: start)
  }

  // MARK: Parts

  private mutating func append(_ entry: NamedValues.Entry) throws(Misfit) {
    var value = unsafe layout_policy_value()
    unsafe value.size = unsafe UInt32(MemoryLayout<layout_policy_value>.size)
    let place = unsafe append(unsafe value)
    unsafe value.name = try text(entry.name)
    switch entry.value {
    case .number(let number):
      unsafe value.type = UInt32(LAYOUT_POLICY_NUMBER)
      unsafe value.number = number.unsigned
    case .boolean(let flag):
      unsafe value.type = UInt32(LAYOUT_POLICY_BOOLEAN)
      unsafe value.flag = flag ? 1 : 0
    case .text(let given):
      unsafe value.type = UInt32(LAYOUT_POLICY_TEXT)
      unsafe value.text = try text(given)
    default:
      throw Misfit("input `\(entry.name)` counts what fits, which is only for answers")
    }
    unsafe store(value, at: place)
  }

  private mutating func append(_ step: ChainLink, of question: String?) throws(Misfit) {
    var link = unsafe layout_policy_link()
    unsafe link.size = unsafe UInt32(MemoryLayout<layout_policy_link>.size)
    let place = unsafe append(unsafe link)
    unsafe link.policy = try text(step.policy)
    if let question { unsafe link.question = try text(question) }
    if let rule = step.rule { unsafe link.rule = try text(rule) }
    if let key = step.onceKey { unsafe link.once = try text(key) }
    unsafe store(link, at: place)
  }

  // MARK: Bytes

  private func count(_ list: [some Any], _ name: String) throws(Misfit) -> UInt32 {
    guard list.count <= Limit.entries else {
      throw Misfit("it can be told at most \(Limit.entries) of `\(name)`, not \(list.count)")
    }
    return UInt32(list.count)
  }

  /// Writes a text with its zero; gives the pointer that stands for it.
  private mutating func text(_ text: String) throws(Misfit) -> UnsafePointer<CChar>? {
    let place = bytes.count
    bytes.append(contentsOf: text.utf8)
    guard bytes.count - place <= Limit.text else {
      throw Misfit("it cannot be told \(text.inBackticks), which has over \(Limit.text) bytes")
    }
    if bytes[place...].contains(0) {
      throw Misfit("it cannot be told \(text.inBackticks), which has a zero in it")
    }
    bytes.append(0)
    align()
    return unsafe pointer(place)
  }

  private mutating func texts(
    _ texts: [String]
  ) throws(Misfit) -> UnsafePointer<UnsafePointer<CChar>?>? {
    if texts.isEmpty { return nil }
    return unsafe try list(texts) { writer, text throws(Misfit) in
      _ = unsafe try writer.text(text)
    }
  }

  /// Writes a list of pointers, and what each leads to.
  private mutating func list<Item, Target>(
    _ items: [Item], _ write: (inout QuestionWriter, Item) throws(Misfit) -> Void
  ) throws(Misfit) -> UnsafePointer<UnsafePointer<Target>?>? {
    let place = bytes.count
    let stride = MemoryLayout<UInt>.size
    bytes.append(contentsOf: repeatElement(0, count: (items.count * stride).aligned))
    for (index, item) in items.enumerated() {
      store(UInt(bytes.count - start), at: place + index * stride)
      try write(&self, item)
    }
    return unsafe pointer(place)
  }

  /// The distance of a place from the beginning, in the clothes of a pointer.
  private func pointer<Target>(_ place: Int) -> UnsafePointer<Target>? {
    unsafe UnsafePointer(bitPattern: place - start)
  }

  @discardableResult
  private mutating func append<Structure: BitwiseCopyable>(_ structure: Structure) -> Int {
    let place = bytes.count
    unsafe withUnsafeBytes(of: structure) { unsafe bytes.append(contentsOf: $0) }
    align()
    return place
  }

  private mutating func store<Structure: BitwiseCopyable>(_ structure: Structure, at place: Int) {
    unsafe bytes.withUnsafeMutableBytes {
      unsafe $0.storeBytes(of: structure, toByteOffset: place, as: Structure.self)
    }
  }

  private mutating func align() {
    while bytes.count % 8 != 0 { bytes.append(0) }
  }
}
