import DeviceCatalog
import LayoutPolicies
import PolicyYAML

/// Writes contexts as what the steps of a test give, each going on from the one before.
struct GivenSteps {
  private let inputs: [ValueDeclaration]
  private var given: Given
  /// The keys that are said so far.
  private var said: [String] = []

  /// Begins with nothing given. The inputs are those that a policy declares.
  init(inputs: [ValueDeclaration]) {
    self.inputs = inputs
    given = Given(inputs: inputs)
  }

  /// What a step has to give to bring a context about, as YAML with a key each, and the context
  /// that comes of it; nil where no test can say so.
  mutating func step(
    to context: LayoutContext
  ) -> (fields: [String], context: LayoutContext)? {
    let own = context.given
    let removed = said.filter { key in !own.contains { $0.0 == key } }
    let removers = removed.map { ($0, remover(of: $0)) }
    var next = given
    do throws(GivenError) {
      try next.set(
        all: own.map { GivenField($0.0, GivenValue($0.1)) }
          + removers.map { GivenField($0.0, .plain($0.1)) })
      let context = try next.context()
      given = next
      said = own.map { $0.0 }
      let fields = own.map { ($0.0, $0.1.asGivenYAML) } + removers
      return (fields.map { "\($0.0.asYAMLScalar): \($0.1)" }, context)
    } catch {
      return nil
    }
  }

  /// What takes back what a key gave. Where `unknown` is one of an input's words, the default does
  /// as well.
  private func remover(of key: String) -> String {
    let unknown = "unknown"
    guard let input = inputs.first(where: { $0.name == key }),
      input.type.accepts(.text(unknown)), input.type != .text
    else { return unknown }
    return input.defaultValue.map { PlainValue($0).asGivenYAML } ?? unknown
  }
}

extension LayoutContext {
  /// The context by the keys of `given`; what has its usual value is left out.
  var given: [(String, PlainValue)] {
    var fields: [(String, PlainValue)] = []
    func add(_ key: GivenKey, _ value: PlainValue?) {
      if let value { fields.append((key.name, value)) }
    }
    func add(_ key: GivenKey, word: (some CustomStringConvertible)?) {
      add(key, word.map { .text($0.description) })
    }
    add(.device, word: model?.id ?? device?.name)
    if let width, let height {
      add(.size, .text("\(width.plainText)x\(height.plainText)"))
    } else {
      add(.width, width.map { .number($0) })
      add(.height, height.map { .number($0) })
    }
    add(.orientation, word: orientation?.name)
    add(.widthClass, word: widthClass?.name)
    add(.heightClass, word: heightClass?.name)
    add(.windowing, word: windowing?.name)
    add(.platform, word: platform?.name)
    add(.osVersion, word: osVersion)
    add(.fold, folds.map { $0.isEmpty ? .text("none") : .list($0.map { .map($0.given) }) })
    add(.posture, word: posture?.name)
    add(.open, open.map { $0.isEmpty ? .text("none") : .list($0.panes.map { .text($0.name) }) })
    if textScale != 1 { add(.textScale, .number(textScale)) }
    if direction != .ltr { add(.direction, word: direction.name) }
    if keyboard != 0 { add(.keyboard, .number(keyboard)) }
    return fields + inputs.entries.map { ($0.name, PlainValue($0.value)) }
  }
}

extension Fold {
  /// What is known of it.
  fileprivate var given: [(String, PlainValue)] {
    let parts: [(String, PlainValue?)] = [
      ("axis", axis.map { .text($0.name) }), ("posture", posture.map { .text($0.name) }),
      ("separating", separating.map { .boolean($0) }),
      ("occluding", occluding.map { .boolean($0) }),
    ]
    return parts.compactMap { name, value in value.map { (name, $0) } }
  }
}

extension GivenValue {
  /// A value as a reader of YAML finds it where it is written.
  fileprivate init(_ value: PlainValue) {
    switch value {
    case .number, .boolean: self = .plain(value.plainText)
    case .text(let text): self = value.asGivenYAML == text ? .plain(text) : .quoted(text)
    case .list(let items): self = .list(items.map { GivenValue($0) })
    case .map(let entries): self = .map(entries.map { GivenField($0.0, GivenValue($0.1)) })
    }
  }
}
