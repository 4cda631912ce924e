package import DeviceCatalog
package import LayoutPolicies

/// Reads lines such as most are straight into a context: objects of lengths and words, each key
/// once, in plain ASCII. All others, and all that are wrong, it leaves to those who know what to
/// say about them.
package struct PlainLineReader {
  /// What is given for all lines.
  private let common: LayoutContext
  /// The keys that are short words, and those words.
  private var keys: [(word: ShortWord, key: GivenKey)] = []
  /// The words that each of them takes.
  private var words: [[(word: ShortWord, value: PlainWord)]] = []

  /// Nil if more is given for all lines than a context that others can be added to.
  package init?(_ given: Given) {
    guard let common = given.plain else { return nil }
    self.common = common
    for key in GivenKey.allCases {
      guard let word = ShortWord(key.name) else { continue }
      keys.append((word, key))
      words.append(
        PlainWord.all(of: key).compactMap { value in ShortWord(value.name).map { ($0, value) } })
    }
  }

  /// The context that the line gives; nil if the line is not plain.
  @inline(__always)
  package func context(of line: [UInt8]) -> LayoutContext? {
    var context = common
    guard line.withUnsafeBytes({ read($0, into: &context) }) else { return nil }
    return context
  }

  private func read(_ line: UnsafeRawBufferPointer, into context: inout LayoutContext) -> Bool {
    var seen: UInt32 = 0
    var cursor = Cursor(line)
    guard cursor.skip(ASCII.openBrace) else { return false }
    repeat {
      guard let key = cursor.word(), cursor.skip(ASCII.colon), let place = place(of: key),
        seen & 1 << place == 0
      else { return false }
      seen |= 1 << place
      if cursor.next == ASCII.quote {
        guard let word = cursor.word(), let value = value(word, at: place) else { return false }
        context.set(value)
      } else {
        guard let number = cursor.number(), context.set(keys[place].key, to: number) else {
          return false
        }
      }
    } while cursor.skip(ASCII.comma)
    return cursor.skip(ASCII.closeBrace) && cursor.isAtEnd
  }

  private func place(of key: ShortWord) -> Int? {
    for place in keys.indices where keys[place].word == key { return place }
    return nil
  }

  private func value(_ word: ShortWord, at place: Int) -> PlainWord? {
    for index in words[place].indices where words[place][index].word == word {
      return words[place][index].value
    }
    return nil
  }
}

/// A place in a line. What it steps over is followed by any space.
private struct Cursor {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    skipSpace()
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The byte that is read next; 0, which no plain line has, at the end.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    skipSpace()
    return true
  }

  /// Reads a short text in quotes.
  mutating func word() -> ShortWord? {
    guard next == ASCII.quote, let word = ShortWord(bytes, at: position + 1) else { return nil }
    position += word.count + 2
    skipSpace()
    return word
  }

  /// Reads a number of a few digits, perhaps with a point.
  mutating func number() -> Double? {
    let start = position
    while ASCII.zero...ASCII.nine ~= next { position += 1 }
    let whole = position - start
    guard whole > 0, whole == 1 || bytes[start] != ASCII.zero else { return nil }
    if next == ASCII.point {
      position += 1
      let fraction = position
      while ASCII.zero...ASCII.nine ~= next { position += 1 }
      guard position > fraction else { return nil }
    }
    let text = UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    guard let number = NumberText.short(text) else { return nil }
    skipSpace()
    return number
  }

  private mutating func skipSpace() {
    while next == ASCII.space { position += 1 }
  }
}
