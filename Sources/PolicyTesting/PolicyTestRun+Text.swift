import LayoutPolicies
import PolicyYAML

extension PolicyTestRun: CustomStringConvertible {
  /// The test and its place, then each failure, what was expected beside what is there.
  public var description: String {
    let head = "\(testCase.name)   \(testCase.location)".harmless
    guard !passed else { return "\(head)   passed" }
    let below = failures.flatMap { $0.lines.map { "  " + $0 } }
    return ([head] + below).joined(separator: "\n")
  }
}

extension PolicyTestRun.Failure: CustomStringConvertible {
  /// What is compared and its place, then what was expected beside what is there.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of ``description``, which are at most 88 characters wide but for names and places.
  package var lines: [String] {
    let place = step.map { "step \($0): " } ?? ""
    var lines = ["\(place)\(subject)   \(location)".harmless]
    let isSet = expectation.subject == .unknown
    if !isSet, let whole = differences.first, whole.path.isEmpty {
      lines += Self.lines("expected", words(of: whole.expected))
      lines += Self.lines("actual", words(of: whole.actual))
    } else {
      lines += SideBySide(differences).lines.map { "  " + $0 }
    }
    if !isSet, !unknown.isEmpty {
      lines += Self.lines("unknown", unknown.joined(separator: ", "))
    }
    return lines
  }

  /// A whole value in the words of the file: a pane that does not show is `hidden`.
  private func words(of value: PlainValue?) -> String {
    if case .stack = expectation.subject, value == nil { return "hidden" }
    return value.words
  }

  private static func lines(_ name: String, _ text: String) -> [String] {
    let (first, others) = ("  \(name)", String(repeating: " ", count: 2 + name.count))
    let gap = String(repeating: " ", count: "expected  ".count - name.count)
    return text.wrapped(to: SideBySide.width - 12).enumerated().map { index, line in
      (index == 0 ? first : others) + gap + line
    }
  }
}

/// Differences in two aligned columns: what was expected, and what is there.
private struct SideBySide {
  static let width = 86
  private let rows: [(name: String, expected: String, actual: String)]

  init(_ differences: [Difference]) {
    rows =
      [("", "expected", "actual")]
      + differences.map {
        ($0.path.joined(separator: " ").harmless, $0.expected.words, $0.actual.words)
      }
  }

  var lines: [String] {
    let nameWidth = rows.map { $0.name.count }.max() ?? 0
    let room = max(16, (Self.width - nameWidth - 5) / 2)
    let column = min(room, rows.map { $0.expected.count }.max() ?? 0)
    return rows.flatMap { row -> [String] in
      let left = row.expected.wrapped(to: room)
      let right = row.actual.wrapped(to: room)
      return (0..<max(left.count, right.count)).map { place in
        let name = (place == 0 ? row.name : "").padded(to: nameWidth)
        let expected = (place < left.count ? left[place] : "").padded(to: column)
        let actual = place < right.count ? right[place] : ""
        return (nameWidth > 0 ? name + "  " : "") + expected
          + (actual.isEmpty ? " |" : " | \(actual)")
      }
    }
  }
}

extension PlainValue? {
  /// The value on one line; `none` if it is absent or an empty list, as files write both.
  fileprivate var words: String {
    if case .list(let items)? = self, items.isEmpty { return "none" }
    return self?.plainText.harmless ?? "none"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text in pieces of at most `width` characters, cut at spaces where there are some.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var rest = self[...]
    while rest.count > width {
      let piece = rest.prefix(width + 1)
      let space = piece.lastIndex(of: " ").flatMap { $0 > rest.startIndex ? $0 : nil }
      let end = space ?? rest.index(rest.startIndex, offsetBy: width)
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + [String(rest)]
  }
}
