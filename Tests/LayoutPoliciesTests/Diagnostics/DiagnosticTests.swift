import LayoutPolicies
import Testing

@Suite("What is told of mistakes")
struct DiagnosticTests {
  private static func rendered(
    _ line: String, column: Int, length: Int = 1
  ) -> [Substring] {
    Diagnostic(
      .error, "wrong", at: SourceLocation(file: "a.yaml", line: 7, column: column), length: length,
      sourceLine: line
    ).rendered.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map { $0 }
  }

  @Test("names place, severity and message, then help and further places")
  func parts() {
    let first = SourceLocation(file: "a.yaml", line: 2, column: 3)
    let finding = Diagnostic(
      .warning, "odd", at: SourceLocation(file: "b.yaml", line: 1, column: 1), sourceLine: "x: 1",
      help: "write `y`", related: [Diagnostic(.note, "the first is here", at: first)])
    #expect(
      finding.rendered == """
        b.yaml:1:1: warning: odd
          x: 1
          ^
          help: write `y`
        a.yaml:2:3: note: the first is here
        """)
    #expect(Diagnostic(.error, "no place", sourceLine: "x").rendered == "error: no place")
    #expect(
      Diagnostic(.info, "odd\n", kind: .sliver, at: first).rendered
        == "a.yaml:2:3: info: odd\u{FFFD} [sliver]")
  }

  @Test(
    "puts the caret under the place",
    arguments: [
      ("width: 600", 8, 3, "  width: 600", "         ^^^"),
      ("\twidth: 600", 9, 3, "  \twidth: 600", "  \t       ^^^"),
      ("a\tb", 3, 1, "  a\tb", "   \t^"),
      ("größe: 1", 8, 1, "  größe: 1", "         ^"),
      ("short", 99, 4, "  short", "       ^"), ("short", 0, 0, "  short", "  ^"),
      ("short", -5, 99, "  short", "  ^^^^^"), ("", 1, 1, "  ", "  ^"),
      ("a\u{1B}[31mb", 2, 1, "  a\u{FFFD}[31mb", "   ^"),
      ("a\u{7F}\u{9B}\0b", 5, 1, "  a\u{FFFD}\u{FFFD}\u{FFFD}b", "      ^"),
    ])
  func carets(line: String, column: Int, length: Int, shown: String, caret: String) {
    let lines = Self.rendered(line, column: column, length: length)
    #expect(lines.map { String($0) } == [shown, caret])
  }

  @Test("cuts long lines around the caret", arguments: [1, 60, 65, 90, 150, 299, 300, 301, 900])
  func longLines(column: Int) throws {
    // Every place of the line has a scalar of its own.
    let scalars = (0..<300).compactMap { Unicode.Scalar(0x4E00 + UInt32($0)) }
    let line = String(String.UnicodeScalarView(scalars))
    let lines = Self.rendered(line, column: column)
    try #require(lines.count == 2)
    let (shown, caret) = (Array(lines[0]), Array(lines[1]))
    #expect(shown.count <= 2 + 1 + 96 + 1)
    #expect(caret.last == "^" && caret.dropLast().allSatisfy { $0 == " " })
    if column <= 300 {
      #expect(shown[caret.count - 1] == Character(scalars[column - 1]))
    } else {
      #expect(caret.count == shown.count + 1, "past the end")
    }
    #expect((shown.last == "…") == (column < 250))
  }

  @Test("never lets somebody's text steer the terminal")
  func controls() {
    let location = SourceLocation(file: "a\u{1B}.yaml", line: 1, column: 1)
    let finding = Diagnostic(.error, "no key `\u{1B}[2J\n`", at: location)
    #expect(finding.rendered == "a\u{FFFD}.yaml:1:1: error: no key `\u{FFFD}[2J\u{FFFD}`")
  }

  @Test(
    "guesses the name that was meant",
    arguments: [
      ("widht", "width"), ("widthClass", "width-class"), ("width_class", "width-class"),
      ("Width Class", "width-class"), ("WIDTH", "width"), ("orient", "orientation"),
      ("heigth-clas", "height-class"), ("plattform", "platform"), ("xyz", nil), ("", nil),
      ("width", nil), (String(repeating: "w", count: 100), nil), ("ö", nil),
    ] as [(String, String?)])
  func suggestions(text: String, name: String?) {
    let names = ["width", "height", "width-class", "height-class", "orientation", "platform"]
    let found = Suggestion.nearest(to: text, among: names)
    // What is spelled right already is not suggested again, though another name may be near.
    if text != "width" { #expect(found == name) } else { #expect(found != "width") }
    if let name { #expect(Suggestion.help(for: text, among: names) == "did you mean `\(name)`?") }
  }

  @Test("lists the names where none is near")
  func lists() {
    #expect(Suggestion.help(for: "q", among: ["stack", "rail"]) == "one of `stack`, `rail`")
    #expect(Suggestion.help(for: "q", among: []) == nil)
    #expect(
      Suggestion.help(for: "ipad-air", among: ["ipad-a16", "ipad-air-4", "ipad-air-5"])
        == "one of `ipad-air-4`, `ipad-air-5`", "the beginning of several names leaves a choice")
    let many = (0..<30).map { "name-\($0)" }
    let help = Suggestion.help(for: "q", among: many) ?? ""
    #expect(help.hasSuffix("`name-23`, … (30 in all)"))
  }

  @Test(
    "knows how names are spelled",
    arguments: [
      ("width-class", true, "width-class"), ("a", true, "a"), ("a1-2b", true, "a1-2b"),
      ("", false, nil), ("-a", false, "a"), ("a-", false, "a"), ("a--b", false, "a-b"),
      ("1a", false, "a"), ("Width Class", false, "width-class"),
      ("widthClass", false, "width-class"),
      ("HTML", false, "html"), ("a_b", false, "a-b"), ("größe", false, "gr-e"), ("42", false, nil),
      ("日本", false, nil), ("a\n", false, "a"),
    ] as [(String, Bool, String?)])
  func spelling(text: String, isName: Bool, near: String?) {
    #expect(Spelling.isKebabCase(text) == isName)
    #expect(Spelling.kebabCase(text) == near)
    if let near { #expect(Spelling.isKebabCase(near)) }
  }

  @Test(
    "writes numbers in one way",
    arguments: [
      (320, "320"), (400.5, "400.5"), (767.9999999999999, "767.9999999999999"), (0.1, "0.1"),
      (-0.0, "0"), (0, "0"), (-12.5, "-12.5"), (1e21, "1e+21"), (1e-7, "1e-07"),
      (9_007_199_254_740_992, "9007199254740992"), (100_000_000, "100000000"),
    ])
  func numbers(number: Double, text: String) {
    #expect(number.plainText == text)
    #expect(Double(text) == number)
  }
}
