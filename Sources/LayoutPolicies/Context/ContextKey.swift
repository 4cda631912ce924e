/// What a condition can ask about, by the word that `when` uses.
package enum ContextKey: String, Sendable, Hashable, CaseIterable {
  case aspect, device, direction, fold, height
  case heightClass = "height-class"
  case keyboard, model, open, orientation
  case osVersion = "os-version"
  case platform, shape
  case smallerSide = "smaller-side"
  case textScale = "text-scale"
  case width
  case widthClass = "width-class"
  case windowing
}

extension ContextKey: Term {}

/// The keys that a decision would have needed to know, each once, and what hangs on them.
package struct MissingKeys: Sendable, Hashable {
  private var keys = TermMask.none
  /// One sorted list for both, so that a decision stays small: usually it is empty.
  private var rest: [Rest] = []

  private enum Rest: Sendable, Hashable, Comparable {
    case input(String)
    case onceKey(String)
  }

  package init() {}

  var isEmpty: Bool { keys == .none && rest.isEmpty }

  package mutating func insert(_ key: ContextKey) { keys = keys | TermMask(key) }

  package mutating func insert(input name: String) { insert(.input(name)) }

  /// Adds a key of the context or an input.
  package mutating func insert(name: String) {
    if let key = ContextKey(rawValue: name) { insert(key) } else { insert(input: name) }
  }

  /// Adds the once key of an undecided rule that might have won: what it guards is not over yet.
  package mutating func insert(onceKey key: String) { insert(.onceKey(key)) }

  private mutating func insert(_ one: Rest) {
    guard !rest.contains(one) else { return }
    rest.insert(one, at: rest.firstIndex { one < $0 } ?? rest.count)
  }

  package mutating func formUnion(_ other: MissingKeys) {
    keys = keys | other.keys
    for one in other.rest { insert(one) }
  }

  /// Whether an undecided rule has the once key.
  func holds(onceKey key: String) -> Bool { rest.contains(.onceKey(key)) }

  /// The once keys of undecided rules, sorted.
  package var onceKeys: [String] {
    var keys: [String] = []
    for case .onceKey(let key) in rest { keys.append(key) }
    return keys
  }

  /// The keys, sorted.
  package var names: [String] {
    var names = keys.values(of: ContextKey.self).map { $0.rawValue }
    for case .input(let name) in rest { names.append(name) }
    return names.sorted()
  }
}
