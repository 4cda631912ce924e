extension JSONValue {
  /// Reads the one JSON text that a line holds, strictly after RFC 8259: what other readers let
  /// pass in different ways (duplicate keys, lone surrogates, numbers beyond a double) is refused.
  package init(line: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes: line)
    self = try reader.wholeLine()
  }
}

extension Line {
  /// The one JSON text that the line holds.
  package func json() throws(JSONError) -> JSONValue {
    guard let bytes else {
      let help = "a line may have \(LineReader.longestLine) bytes"
      throw JSONError(column: 1, finding: "the line is too long", help: help)
    }
    return try JSONValue(line: bytes)
  }
}

/// Walks over the bytes of one line.
struct JSONReader {
  /// How many lists and objects may be within each other.
  static let deepest = 64

  let bytes: [UInt8]
  /// The byte that is read next.
  var position = 0
  /// How many bytes before ``position`` continue a scalar, and so are no column of their own.
  var continuations = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte that is read next; nil at the end of the line.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }
  /// The column of ``position``.
  var column: Int { position - continuations + 1 }

  mutating func wholeLine() throws(JSONError) -> JSONValue {
    skipSpace()
    guard next != nil else { throw fault("the line holds no value", help: "leave the line out") }
    let value = try value(depth: 1)
    skipSpace()
    guard next == nil else {
      throw unexpected("after the value", help: "write one value on each line")
    }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    switch next {
    case ASCII.quote: return .string(try text())
    case ASCII.openBrace: return .object(try fields(depth: depth))
    case ASCII.openBracket: return .array(try elements(depth: depth))
    default: return try word()
    }
  }

  private mutating func fields(depth: Int) throws(JSONError) -> [JSONField] {
    try open(depth: depth)
    var fields: [JSONField] = []
    var keys = KeySet()
    guard !skip(ASCII.closeBrace) else { return [] }
    fields.reserveCapacity(8)
    repeat {
      let keyColumn = column
      guard next == ASCII.quote else {
        throw unexpected("where a key was expected", help: "keys stand in double quotes")
      }
      let key = try text()
      if let first = keys.insert(key, into: fields) {
        let finding = "the key is given twice, first at column \(first)"
        throw fault(finding, at: keyColumn, help: "leave one of them out").inside(key: key)
      }
      skipSpace()
      guard skip(ASCII.colon) else {
        throw unexpected("where `:` was expected").inside(key: key)
      }
      let column = column
      do {
        let value = try value(depth: depth + 1)
        fields.append(JSONField(key, value, keyColumn: keyColumn, column: column))
      } catch {
        throw error.inside(key: key)
      }
    } while try goesOn(until: ASCII.closeBrace)
    return fields
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    try open(depth: depth)
    var elements: [JSONValue] = []
    guard !skip(ASCII.closeBracket) else { return [] }
    repeat {
      do {
        elements.append(try value(depth: depth + 1))
      } catch {
        throw error.inside(index: elements.count)
      }
    } while try goesOn(until: ASCII.closeBracket)
    return elements
  }

  /// Steps over the opening brace or bracket of a list or object at this depth.
  private mutating func open(depth: Int) throws(JSONError) {
    guard depth <= Self.deepest else {
      throw fault("lists and objects are nested more than \(Self.deepest) deep")
    }
    position += 1
    skipSpace()
  }

  /// Steps over the comma before a further element, or over the closing bracket.
  private mutating func goesOn(until closing: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    if skip(closing) { return false }
    let comma = column
    guard skip(ASCII.comma) else {
      throw unexpected("where `,` or `\(Unicode.Scalar(closing))` was expected")
    }
    guard next != closing else {
      let finding = "a comma stands before `\(Unicode.Scalar(closing))`"
      throw fault(finding, at: comma, help: "leave it out")
    }
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte <= ASCII.space,
      byte == ASCII.space || byte == ASCII.tab || byte == ASCII.carriageReturn
        || byte == ASCII.lineFeed
    {
      position += 1
    }
  }

  /// Steps over this byte and the space after it, if it comes next.
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    skipSpace()
    return true
  }
}

/// The keys of one object; beyond a few they are hashed, so that a hostile line costs no more than
/// its length.
private struct KeySet {
  private static let few = 16
  private var columns: [String: Int] = [:]

  /// Adds the key that comes after these fields, or gives the column of the first that is equal.
  mutating func insert(_ key: String, into fields: [JSONField]) -> Int? {
    guard fields.count > Self.few else { return fields.first { $0.key == key }?.keyColumn }
    for field in fields.suffix(columns.isEmpty ? fields.count : 1) {
      columns[field.key] = field.keyColumn
    }
    return columns[key]
  }
}
