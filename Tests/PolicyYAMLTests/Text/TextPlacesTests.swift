import LayoutPolicies
import PolicyYAML
import Testing

@Suite struct TextPlacesTests {
  @Test(
    "each value has its outline and its places",
    arguments: [
      (
        "a: 1\nbc: [de, 'f g']\n", "{a: 1, bc: [de, \"f g\"]}",
        "a@1:1+1 1@1:4+1 bc@2:1+2 de@2:6+2 f g@2:10+5"
      ),
      (
        "\u{FEFF}é: 🙂x # ü\ne\u{301}b: \"ö\" \n", "{é: 🙂x, e\u{301}b: \"ö\"}",
        "é@1:1+1 🙂x@1:4+2 e\u{301}b@2:1+3 ö@2:6+3"
      ),
      (
        "a: 1\r\nb:\r  c: true\r\n", "{a: 1, b: {c: true}}",
        "a@1:1+1 1@1:4+1 b@2:1+1 c@3:3+1 true@3:6+4"
      ),
      (
        "a: |\n  x\n  y\nb: >-\n  z\n  w\n", "{a: \"x\ny\n\", b: \"z w\"}",
        "a@1:1+1 x\ny\n@1:4+4 b@4:1+1 z w@4:4+3"
      ),
      (
        "a:\nb: ~\nc: ''\n", "{a: , b: ~, c: \"\"}",
        "a@1:1+1 @1:3+1 b@2:1+1 ~@2:4+1 c@3:1+1 @3:4+2"
      ),
      (
        "a: &x [1, {b: 2}]\nc: *x\n*x : 3\n", "{a: [1, {b: 2}], c: [1, {b: 2}], ?: ?}",
        "a@1:1+1 1@1:8+1 b@1:12+1 2@1:15+1 c@2:1+1 1@1:8+1 b@1:12+1 2@1:15+1 ?@3:1+1 ?@3:1+1"
      ),
      (
        "k: &s text\nl: *s\nm: *none\n", "{k: text, l: text, m: ?}",
        "k@1:1+1 text@1:4+7 l@2:1+1 text@2:4+2 m@3:1+1 ?@3:4+5"
      ),
      (
        "--- # start\n# c\nplain text\n  goes on\n", "plain text goes on",
        "plain text goes on@3:1+18"
      ),
    ])
  func places(_ text: String, _ outline: String, _ places: String) {
    let root = reading(text).root
    #expect(root?.outline ?? "" == outline)
    #expect((root?.places ?? []).joined(separator: " ") == places)
  }

  @Test(
    "lines end with LF, CR or CRLF, and the last one needs no end",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\n", ["a", ""]),
      ("a\r\nb\rc\n\rd", ["a", "b", "c", "", "d"]), ("\u{FEFF}a\r\n", ["a"]),
      (String(repeating: "x\n", count: 700) + "y", Array(repeating: "x", count: 700) + ["y"]),
    ])
  func lines(_ text: String, _ lines: [String]) {
    let source = SourceText(name: "test.yaml", bytes: Array(text.utf8))
    #expect(source.lineCount == lines.count)
    #expect((1...lines.count).map { source.line($0) } == lines)
    #expect(source.line(0) == nil)
    #expect(source.line(lines.count + 1) == nil)
  }

  @Test("a finding shows its line, a caret and help")
  func rendering() {
    let text = "größe: 1\nwidth: >= 600sp # wide\n"
    #expect(
      reading(text).findings.map(\.rendered) == [
        """
        test.yaml:2:8: error: `>=` begins a block text in YAML, it does not compare
          width: >= 600sp # wide
                 ^^
          help: write the range as `600sp...`
        """
      ])
    #expect(
      reading("a:\r\n  größe: 1\r\n  größe: 2\r\n").findings.map(\.rendered) == [
        """
        test.yaml:3:3: error: duplicate key `größe`
            größe: 2
            ^^^^^
          help: delete one of the two
        test.yaml:2:3: note: the first one is here
            größe: 1
            ^^^^^
        """
      ])
  }

  @Test("a place outside the text moves into it, and a huge line is not copied")
  func clamping() {
    let source = SourceText(name: "t", bytes: Array("ab\nçd\n".utf8))
    let far = source.diagnostic(.error, "x", at: TextMark(line: 9, column: 9), length: 50)
    #expect(far.location == SourceLocation(file: "t", line: 2, column: 3))
    #expect(far.sourceLine == "çd")
    #expect(source.clamped(TextMark(line: 1, column: 9)) == TextMark(line: 1, column: 3))
    #expect(source.clamped(TextMark(line: -1, column: -1)) == TextMark(line: 1, column: 1))
    let caret = source.diagnostic(.note, "x", at: TextMark(line: 2, column: 1), length: 50)
    #expect(caret.length == 2)
    let long = SourceText(name: "t", bytes: Array(repeating: UInt8(ascii: "a"), count: 200_000))
    let late = long.diagnostic(.error, "x", at: TextMark(line: 1, column: 150_000))
    #expect(late.location?.column == 150_000)
    #expect(late.sourceLine == nil)
  }
}
