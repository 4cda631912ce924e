import LayoutPolicies

/// What a line outside of a document is.
private enum OuterLine {
  case blank
  case comment
  /// `---`; a value may follow it on the same line.
  case begin(content: Int?)
  /// `...`
  case end
  /// `%NAME ...`
  case directive
  /// The beginning of a value, by its byte.
  case content(Int)
}

/// What stands before the first value of a text.
struct Prologue {
  /// What is wrong if there is no value at all.
  var emptiness: Diagnostic?
  /// The first bytes of directives that are not read.
  var refusedDirectives: [Int] = []
}

extension SourceText {
  /// Reads the lines before the first value: comments, `---` and directives.
  func prologue(findings: inout FindingList) -> Prologue {
    var prologue = Prologue()
    var sawComment = false
    var sawMarker = false
    var position: Int? = start
    while let line = position, line < bytes.count {
      switch outerLine(at: line) {
      case .blank: break
      case .comment: sawComment = true
      case .end, .begin(content: nil): sawMarker = true
      case .begin, .content: return prologue
      case .directive:
        sawMarker = true
        if let name = refusedDirective(at: line) {
          findings.add(refusal(of: name, at: line))
          prologue.refusedDirectives.append(line)
        }
      }
      position = lineEnd(from: line).next
    }
    prologue.emptiness =
      sawMarker
      ? emptyDocument : emptiness(sawComment ? "the file holds only comments" : "the file is empty")
    return prologue
  }

  /// The finding about a document without a value.
  var emptyDocument: Diagnostic { emptiness("the file holds an empty document") }

  private func emptiness(_ what: String) -> Diagnostic {
    diagnostic(
      .error, what, at: TextMark(line: 1, column: 1), help: "write `key: value` lines")
  }

  /// What stands after the end of the first document that must not: a second one, or stray text.
  func epilogue(from end: TextMark, isEndMarked: Bool) -> Epilogue? {
    var marker: Int?
    var isEndMarked = isEndMarked
    var position: Int? = byteOffset(of: end)
    while let line = position, line < bytes.count {
      switch outerLine(at: line) {
      case .blank, .comment: break
      case .end: isEndMarked = true
      case .begin(content: nil): marker = line
      case .begin: return .secondDocument(mark(atByte: line))
      case .directive: return .secondDocument(mark(atByte: marker ?? line))
      case .content(let byte):
        let isDocument = marker != nil || isEndMarked
        let place = mark(atByte: marker ?? byte)
        return isDocument ? .secondDocument(place) : .strayText(place)
      }
      position = lineEnd(from: line).next
    }
    return nil
  }

  private func outerLine(at position: Int) -> OuterLine {
    let line = bytes[position..<lineEnd(from: position).end]
    let isFirstColumn = position == start || bytes[position - 1].isLineBreak
    if isFirstColumn, line.first == UInt8(ascii: "%") { return .directive }
    for (marker, isBegin) in [("---", true), ("...", false)] where isFirstColumn {
      let rest = line.dropFirst(3)
      guard line.starts(with: marker.utf8), rest.first?.isBlank ?? true else { continue }
      guard isBegin else { return .end }
      return .begin(content: Self.content(of: rest))
    }
    if let content = Self.content(of: line) { return .content(content) }
    return line.allSatisfy(\.isBlank) ? .blank : .comment
  }

  /// The first byte that is neither blank nor a comment.
  private static func content(of line: ArraySlice<UInt8>) -> Int? {
    guard let first = line.firstIndex(where: { !$0.isBlank }) else { return nil }
    return line[first] == UInt8(ascii: "#") ? nil : first
  }

  /// The name of a directive that is not read: only `%YAML 1.1` and `%YAML 1.2` are.
  private func refusedDirective(at position: Int) -> String? {
    let end = min(lineEnd(from: position).end, position + 200)
    let words = String(decoding: bytes[position..<end], as: UTF8.self)
      .split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let name = words.first else { return nil }
    let isKnown =
      name == "%YAML" && words.count > 1 && ["1.1", "1.2"].contains(words[1])
      && (words.count == 2 || words[2].first == "#")
    return isKnown ? nil : String(name)
  }

  private func refusal(of name: String, at position: Int) -> Diagnostic {
    diagnostic(
      .error,
      name == "%YAML"
        ? "only YAML 1.1 and 1.2 are read" : "the directive \(name.inBackticks) is not read",
      at: mark(atByte: position), length: name.unicodeScalars.count, help: "delete this line")
  }
}

/// What stands after the end of the first document and must not.
enum Epilogue {
  case secondDocument(TextMark)
  case strayText(TextMark)
}

extension UInt8 {
  /// Whether this byte is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// Whether this byte ends a line.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
