/// What a condition can ask about, by the word that `when` uses.
package enum ContextKey: String, Sendable, Hashable, CaseIterable {
  case aspect, device, direction, fold, height
  case heightClass = "height-class"
  case keyboard, model, open, orientation
  case osVersion = "os-version"
  case platform, shape
  case textScale = "text-scale"
  case width
  case widthClass = "width-class"
  case windowing
}

extension ContextKey: Term {
  package static var all: [ContextKey] { allCases }
  package var name: String { rawValue }
  package var ordinal: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The keys that a decision would have needed to know, each once.
package struct MissingKeys: Sendable, Hashable {
  package private(set) var keys = TermMask.none
  package private(set) var inputs: [String] = []

  package init() {}

  package mutating func insert(_ key: ContextKey) { keys = keys | TermMask(key) }

  package mutating func insert(input name: String) {
    if !inputs.contains(name) { inputs.append(name) }
  }

  package mutating func formUnion(_ other: MissingKeys) {
    keys = keys | other.keys
    for name in other.inputs { insert(input: name) }
  }

  package var isEmpty: Bool { keys == .none && inputs.isEmpty }

  /// The keys, sorted.
  package var names: [String] {
    (keys.values(of: ContextKey.self).map { $0.rawValue } + inputs).sorted()
  }
}
