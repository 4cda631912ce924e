internal import CYAML

/// One step of reading YAML, with its place.
struct YAMLEvent {
  enum Kind {
    /// The stream or a document begins.
    case start
    case documentEnd(isMarked: Bool)
    case streamEnd
    case alias(String)
    case scalar(text: String, isPlain: Bool)
    case sequenceStart
    case mappingStart
    case collectionEnd
  }

  let kind: Kind
  /// The first character, of the anchor or tag if there is one.
  let start: TextMark
  /// Behind the last character.
  let end: TextMark
  var anchor: String?
  var isTagged = false
}

/// What libyaml says about a text that is not YAML.
struct SyntaxProblem: Error {
  let message: String
  let mark: TextMark
  /// What libyaml was doing, and where that began.
  let context: String
  let contextMark: TextMark
}

/// The events of a text. This is the only place that talks to libyaml.
@safe struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  // libyaml reads from the bytes as long as it lives.
  private let input: UnsafeMutableBufferPointer<UInt8>

  private let isReady: Bool

  /// Begins to read UTF-8 without a byte-order mark.
  init(_ bytes: some Collection<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe input = .allocate(capacity: bytes.count)
    _ = unsafe input.initialize(from: bytes)
    // A parser that could not be made is all zero, which may be deleted and says why.
    isReady = unsafe yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The next event. Nothing can be read after an error or the end of the stream.
  mutating func next() throws(SyntaxProblem) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard isReady, unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe Self.read(event)
  }

  private var problem: SyntaxProblem {
    let state = unsafe parser.pointee
    let message = unsafe state.problem.map { unsafe String(cString: $0) }
    let context = unsafe state.context.map { unsafe String(cString: $0) }
    return unsafe SyntaxProblem(
      message: message ?? "there is not enough memory to read this text",
      mark: TextMark(state.problem_mark), context: context ?? "",
      contextMark: TextMark(state.context_mark))
  }

  private static func read(_ event: yaml_event_t) -> YAMLEvent {
    var result = unsafe YAMLEvent(
      kind: kind(of: event), start: TextMark(event.start_mark), end: TextMark(event.end_mark))
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      unsafe result.anchor = string(event.data.scalar.anchor)
      unsafe result.isTagged = event.data.scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      unsafe result.anchor = string(event.data.sequence_start.anchor)
      unsafe result.isTagged = event.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT:
      unsafe result.anchor = string(event.data.mapping_start.anchor)
      unsafe result.isTagged = event.data.mapping_start.tag != nil
    default: break
    }
    return result
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch unsafe event.type {
    case YAML_DOCUMENT_END_EVENT:
      return unsafe .documentEnd(isMarked: event.data.document_end.implicit == 0)
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_ALIAS_EVENT: return unsafe .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        text: String(decoding: bytes, as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    default: return .start
    }
  }

  private static func string(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe bytes.map { unsafe String(cString: $0) }
  }
}

extension TextMark {
  /// libyaml counts from 0.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) &+ 1, column: Int(clamping: mark.column) &+ 1)
  }
}
