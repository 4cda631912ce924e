package import LayoutPolicies
import PolicyYAML

/// A part of an answer that is not as expected.
package struct Difference: Sendable {
  /// The keys, and places in lists from 1, that lead to the part; empty for the whole.
  package let path: [String]
  /// What was expected; nil means absent.
  package let expected: PlainValue?
  /// What is there; nil if nothing is.
  package let actual: PlainValue?

  fileprivate init(_ expected: PlainValue?, _ actual: PlainValue?, path: [String] = []) {
    self.path = path
    self.expected = expected
    self.actual = actual
  }

  fileprivate func below(_ key: String) -> Difference {
    Difference(expected, actual, path: [key] + path)
  }
}

extension PolicyTest.Expectation {
  /// Where what a policy answered differs from what was expected; empty if the expectation is met.
  func differences(from actual: PlainValue?) -> [Difference] {
    if subject.isSet,
      case (.list(let wanted)?, .list(let items)?) = (value, actual)
    {
      return PlainValue.differencesInAnyOrder(wanted, items)
    }
    return PlainValue.differences(value, actual)
  }
}

extension PlainValue {
  /// Numbers agree within this distance, in points.
  private static let tolerance = 0.01

  /// Where what was found differs from what is expected. A mapping names parts; a word stands for a
  /// mapping whose form it names.
  fileprivate static func differences(
    _ expected: PlainValue?, _ actual: PlainValue?
  ) -> [Difference] {
    switch (expected, actual) {
    case (nil, nil): []
    case (let wanted?, let found?) where wanted.isMet(by: found): []
    case (.map(let wanted), .map(let entries)):
      wanted.flatMap { key, value in
        differences(value, entries.value(of: key)).map { $0.below(key) }
      }
    case (.list(let wanted), .list(let items)):
      (0..<max(wanted.count, items.count)).flatMap { place in
        differences(wanted.dropFirst(place).first, items.dropFirst(place).first)
          .map { $0.below("\(place + 1)") }
      }
    default: [Difference(expected, actual)]
    }
  }

  /// Whether a value without parts is met.
  private func isMet(by found: PlainValue) -> Bool {
    switch (self, found) {
    case (.number(let wanted), .number(let number)): abs(wanted - number) <= Self.tolerance
    case (.boolean(let wanted), .boolean(let flag)): wanted == flag
    case (.text(let wanted), .text(let text)): wanted == text
    case (.text, .map(let entries)): entries.value(of: "as").map { isMet(by: $0) } ?? false
    default: false
    }
  }

  /// What stands in one list only.
  fileprivate static func differencesInAnyOrder(
    _ wanted: [PlainValue], _ items: [PlainValue]
  ) -> [Difference] {
    var surplus = items.map { $0.plainText }
    var missing: [String] = []
    for text in wanted.map({ $0.plainText }) {
      if let place = surplus.firstIndex(of: text) {
        surplus.remove(at: place)
      } else {
        missing.append(text)
      }
    }
    return missing.map { Difference(.text($0), nil) } + surplus.map { Difference(nil, .text($0)) }
  }
}

extension [(String, PlainValue)] {
  fileprivate func value(of key: String) -> PlainValue? { first { $0.0 == key }?.1 }
}
