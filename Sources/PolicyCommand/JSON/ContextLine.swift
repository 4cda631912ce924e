package import DeviceCatalog
package import LayoutPolicies

/// What is wrong with one line of contexts.
package struct LineError: Error {
  let line: Int
  let column: Int
  let field: String?
  let message: String
  let help: String?

  var json: JSONValue {
    [
      "error": [
        "column": .number(Double(column)), "field": field.map { .string($0) },
        "help": help.map { .string($0) }, "line": .number(Double(line)),
        "message": .string(message),
      ]
    ]
  }

  var text: String {
    let place = field.map { message.contains("`\($0)`") ? "" : "in `\($0)`: " } ?? ""
    let text = "\(line): error: \(place)\(message)" + (help.map { " (\($0))" } ?? "")
    return text.harmless + "\n"
  }
}

extension LineError {
  /// Why a policy gave no answer in the context of a line.
  init(_ failure: PolicyError, in line: Line) {
    self.init(
      line: line.number, column: 1, field: nil, message: failure.message, help: failure.help)
  }
}

extension Line {
  /// Whether the line holds nothing but white space.
  var isBlank: Bool {
    bytes?.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ?? false
  }

  /// The context that the line gives, on top of what is given for all lines. `memory` and `policy`
  /// are for contexts inside of panes.
  package func context(
    from common: Given, memory: inout PolicyMemory,
    policy: (String) throws(GivenError) -> AnyPolicy
  ) throws(LineError) -> LayoutContext {
    let fields: [JSONField]
    do throws(JSONError) {
      let value = try json()
      guard case .object(let found) = value else {
        throw JSONError(
          column: 1, finding: "a context is an object, not \(value.kind)",
          help: "write `{\"width\": 820}`")
      }
      fields = found
    } catch {
      throw LineError(
        line: number, column: error.column, field: error.field, message: error.finding,
        help: error.help)
    }
    do throws(GivenError) {
      var given = common
      try given.set(all: fields.map { GivenField($0.key, GivenValue($0.value)) })
      return try given.context(memory: &memory, policy: policy)
    } catch {
      let field = fields.first { $0.key == error.key }
      let place = field.map { $0.place(of: error.path) }
      throw LineError(
        line: number, column: place?.column ?? 1, field: place?.name, message: error.message,
        help: error.help)
    }
  }
}

extension JSONField {
  /// The name and column of a part of the value.
  fileprivate func place(of path: [GivenError.Step]) -> (name: String, column: Int) {
    var (name, column, value) = (key, column, value)
    for step in path {
      switch (step, value) {
      case (.key(let key), .object(let fields)):
        name += ".\(key)"
        guard let field = fields.first(where: { $0.key == key }) else { continue }
        (column, value) = (field.column, field.value)
      case (.index(let index), .array(let items)):
        name += "[\(index)]"
        if items.indices.contains(index) { value = items[index] }
      default: break
      }
    }
    return (name, column)
  }
}

extension GivenValue {
  /// A value of a JSON line.
  init(_ value: JSONValue) {
    switch value {
    case .null, .blank: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .quoted(text)
    case .array(let items): self = .list(items.map { GivenValue($0) })
    case .object(let fields):
      self = .map(fields.map { GivenField($0.key, GivenValue($0.value)) })
    }
  }
}
