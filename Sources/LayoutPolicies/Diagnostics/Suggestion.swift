/// Finds the name that somebody most likely meant.
package enum Suggestion {
  /// The longest text that is compared, in bytes.
  private static let longest = 64

  /// The candidate nearest to `text`, if one is near enough to be a slip of the keyboard.
  ///
  /// Distance counts insertions, deletions, replacements and swaps of neighbours; up to a third of
  /// the length is near. A candidate that `text` begins, or that begins `text`, is near too.
  package static func nearest(to text: String, among candidates: [String]) -> String? {
    guard !text.isEmpty, text.utf8.count <= longest else { return nil }
    let wanted = folded(text)
    let lowercase = Array(text.lowercased().utf8)
    guard wanted.count <= longest else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != text && candidate.utf8.count <= longest {
      let other = folded(candidate)
      guard other.count <= longest else { continue }
      var distance = min(editDistance(wanted, other), editDistance(lowercase, other))
      let limit = max(1, max(wanted.count, other.count) / 3)
      if distance > limit {
        let short = min(wanted.count, other.count)
        guard short >= 3, wanted.prefix(short).elementsEqual(other.prefix(short)) else { continue }
        distance = limit + 1
      }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  /// A help line "did you mean `name`?", or the whole list where nothing is near.
  package static func help(for text: String, among candidates: [String]) -> String? {
    help(forSlip: text, among: candidates) ?? list(candidates)
  }

  /// A help line that names what is near, or nil where nothing is.
  package static func help(forSlip text: String, among candidates: [String]) -> String? {
    guard text.utf8.count <= longest else { return nil }
    // The beginning of several names is no slip; it leaves a choice.
    let begun = text.utf8.count < 3 ? [] : candidates.filter { $0.hasPrefix(text + "-") }
    if begun.count > 1 { return list(begun) }
    return nearest(to: text, among: candidates).map { "did you mean `\($0)`?" }
  }

  /// A help line that lists names, the first of them where there are many; nil where there is none.
  package static func list(_ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(24)
    let rest = names.count > shown.count ? ", … (\(names.count) in all)" : ""
    return "one of " + shown.map { $0.inBackticks }.joined(separator: ", ") + rest
  }

  /// Lowercase, with `_`, space and camel case read as kebab-case: `widthClass` is `width-class`.
  private static func folded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if let last = result.last, last != UInt8(ascii: "-"), !text.utf8.allSatisfy({ $0 < 0x61 }) {
          result.append(UInt8(ascii: "-"))
        }
        result.append(byte | 0x20)
      case UInt8(ascii: "_"), UInt8(ascii: " "): result.append(UInt8(ascii: "-"))
      default: result.append(byte)
      }
    }
    return result
  }

  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let same = left[row] == right[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (same ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
