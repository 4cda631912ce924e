package import DeviceCatalog
package import LayoutPolicies

/// Reads lines such as most are straight into a context: objects of lengths and words, each key
/// once, in plain ASCII. All others, and all that are wrong, it leaves to those who know what to
/// say about them.
package struct PlainLineReader {
  /// What is given for all lines.
  private let common: LayoutContext
  /// The words that each key takes, in the order of ``GivenKey``.
  private let entries: [Entry]

  private struct Entry {
    let word: ShortWord
    let key: GivenKey
    let words: [(word: ShortWord, value: PlainWord)]
  }

  /// Nil if more is given for all lines than a context that others can be added to.
  package init?(_ given: Given) {
    guard let common = given.plain else { return nil }
    self.common = common
    entries = GivenKey.allCases.compactMap { key in
      let words = PlainWord.all(of: key).compactMap { value in
        ShortWord(value.name).map { (word: $0, value: value) }
      }
      return ShortWord(key.name).map { Entry(word: $0, key: key, words: words) }
    }
  }

  /// The context that the line gives; nil if the line is not plain.
  package func context(of line: [UInt8]) -> LayoutContext? {
    var context = common
    var seen: UInt32 = 0
    var cursor = Cursor(bytes: line)
    guard cursor.skip(ASCII.openBrace) else { return nil }
    repeat {
      guard let key = cursor.word(), cursor.skip(ASCII.colon),
        let place = entries.firstIndex(where: { $0.word == key }), seen & 1 << place == 0
      else { return nil }
      seen |= 1 << place
      if cursor.next == ASCII.quote {
        guard let word = cursor.word(),
          let found = entries[place].words.first(where: { $0.word == word })
        else { return nil }
        context.set(found.value)
      } else {
        guard let number = cursor.number(), context.set(entries[place].key, to: number) else {
          return nil
        }
      }
    } while cursor.skip(ASCII.comma)
    return cursor.skip(ASCII.closeBrace) && cursor.isAtEnd ? context : nil
  }
}

/// A place in a line. What it steps over is followed by any space.
private struct Cursor {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) {
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
    guard next == ASCII.quote else { return nil }
    var word = ShortWord()
    var place = position + 1
    let end = min(bytes.count, place + ShortWord.longest + 1)
    while place < end {
      let byte = bytes[place]
      place += 1
      if byte == ASCII.quote {
        position = place
        skipSpace()
        return word
      }
      guard byte != ASCII.backslash, 0x21...0x7E ~= byte else { return nil }
      word.append(byte)
    }
    return nil
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
    guard let number = NumberText.short(bytes[start..<position]) else { return nil }
    skipSpace()
    return number
  }

  private mutating func skipSpace() {
    while next == ASCII.space { position += 1 }
  }
}
