/// Keeps a large value that is seldom there behind a reference, which copies share.
@propertyWrapper
struct Rare<Value: Sendable & Hashable>: Sendable, Hashable {
  private indirect enum Kept: Sendable, Hashable {
    case nothing
    case value(Value)
  }

  private var kept = Kept.nothing

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  var wrappedValue: Value? {
    get { if case .value(let value) = kept { value } else { nil } }
    set { kept = newValue.map { .value($0) } ?? .nothing }
  }

  /// Whether it is there.
  var isThere: Bool { if case .value = kept { true } else { false } }

  /// Takes what the other keeps, if it is there.
  mutating func add(_ other: Rare) {
    if case .value = other.kept { self = other }
  }
}
