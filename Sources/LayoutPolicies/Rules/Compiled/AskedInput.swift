/// One thing that conditions ask about: what a level of a diagram tests.
package enum AskedInput: Sendable, Hashable {
  /// Whether a once key is used up.
  case spent(String)
  /// What the app tells, as it is declared.
  case input(String, ValueType, InputValue?)
  /// A word of the context.
  case term(ContextKey)
  case osVersion
  /// Which panes have something to show.
  case open
  /// Whether some fold is like this; nil asks whether there is none.
  case fold(FoldPattern?)
  /// Whether the device is this one, or of this family.
  case model(String)
  /// A number of the context, in points or, scaled, in units of the text scale.
  case number(ContextKey, isScaled: Bool)

  /// The inputs in the order of levels: what hangs on nothing else first, sizes last.
  ///
  /// What is related stands together, so that whoever follows a way through a diagram knows soon
  /// whether a window can be like that.
  var rank: Int {
    switch self {
    case .spent: 0
    case .input: 1
    case .osVersion: 3
    case .open: 5
    case .fold: 6
    case .model: 7
    case .term(let key):
      switch key {
      case .direction: 2
      case .platform: 4
      case .windowing: 9
      case .device: 10
      case .orientation: 11
      case .widthClass: 12
      case .heightClass: 13
      default: 14
      }
    case .number(let key, let isScaled):
      switch key {
      case .keyboard: isScaled ? 21 : 8
      case .textScale: 15
      case .smallerSide: isScaled ? 22 : 16
      case .aspect: 17
      case .width: isScaled ? 19 : 18
      default: isScaled ? 23 : 20
      }
    }
  }

  /// The word that `when` uses.
  package var name: String {
    switch self {
    case .spent(let key): key
    case .input(let name, _, _): name
    case .term(let key), .number(let key, _): key.rawValue
    case .osVersion: ContextKey.osVersion.rawValue
    case .open: ContextKey.open.rawValue
    case .fold: ContextKey.fold.rawValue
    case .model: ContextKey.model.rawValue
    }
  }
}

extension Condition {
  /// What a leaf asks; several for a list of models, none for conditions that join others.
  var askedInputs: [AskedInput] {
    switch kind {
    case .always, .all, .any, .not: []
    case .term(let key, _): [.term(key)]
    case .number(let key, let range): [.number(key, isScaled: range.isScaled)]
    case .osVersion: [.osVersion]
    case .model(let names): names.map { .model($0) }
    case .fold(let pattern): [.fold(pattern)]
    case .open: [.open]
    case .input(let test): [.input(test.name, test.type, test.defaultValue)]
    }
  }

  /// Visits the conditions that it joins which join no others, as they stand.
  func forEachLeaf(_ body: (Condition) -> Void) {
    switch kind {
    case .always: break
    case .all(let parts), .any(let parts): for part in parts { part.forEachLeaf(body) }
    case .not(let part): part.forEachLeaf(body)
    case .term, .number, .osVersion, .model, .fold, .open, .input: body(self)
    }
  }
}
