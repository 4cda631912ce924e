import Testing

@Suite struct TextSyntaxTests {
  private static let longKey = String(repeating: "k", count: 1100)

  static let signs: [TextCase] = [
    TextCase(
      "a line begins with a tab", "version: 1\npolicies:\n\t- id: a\n\t  layout: stack\n",
      "3:1 a tab is used for indentation"),
    TextCase("a tab after a value", "a: b\n\tc: d\n", "2:1 a tab is used for indentation"),
    TextCase("a tab after spaces", "a: b\n  \tc: d\n", "2:3 a tab is used for indentation"),
    TextCase("a tab in a nested mapping", "a:\n  \tb: d\n", "2:3 a tab is used for indentation"),
    TextCase("a tab in a block text", "a: |\n\tb\n", "2:1 a tab is used for indentation"),
    TextCase("a tab behind a dash", "-\ta: 1\n", "1:2 a tab is used for indentation"),
    TextCase("a tab before a comment", "a: 1\n\t# c\nb: 2\n", "2:1 a tab is used for indentation"),
    TextCase("a tab in brackets is no indentation", "a: [1,\n\t2]\n"),
    TextCase("a tab behind a colon is no indentation", "a:\tb\n"),
    TextCase(
      "a comparison with at least", "width: >= 600\n",
      "1:8 `>=` begins a block text in YAML, it does not compare"),
    TextCase(
      "a comparison with more than", "width: > 600\n",
      "1:8 `>` begins a block text in YAML, it does not compare"),
    TextCase(
      "a comparison in braces", "{width: >= 600, height: 1}\n",
      "1:9 `>=` begins a block text in YAML, it does not compare"),
    TextCase(
      "a comparison without a space", "width: >600\n",
      "1:8 `>` begins a block text in YAML, it does not compare"),
    TextCase(
      "a folded text on the line of its sign", "summary: > some text\n",
      "1:10 `>` begins a block text in YAML"),
    TextCase(
      "a literal text on the line of its sign", "width: | x\n",
      "1:8 `|` begins a block text in YAML"),
    TextCase("an indentation of 0", "a: |0\n x\n", "1:5 found an indentation indicator equal to 0"),
    TextCase("an at sign", "a: @x\n", "1:4 `@` cannot begin a text"),
    TextCase("a backtick", "a: `x`\n", "1:4 a backtick cannot begin a text"),
    TextCase("a percent sign", "a: %x\n", "1:4 `%` cannot begin a text"),
    TextCase(
      "a percent sign at the beginning of a line", "a: 1\n%b: 2\n",
      "2:1 `%` at the beginning of a line begins a directive"),
    TextCase("a question mark", "a: ? b\n", "1:4 `?` cannot begin a text here"),
    TextCase("a lone star", "a: *\n", "1:4 `*` begins an alias, and no name follows"),
    TextCase("a pattern", "a: *.yaml\n", "1:4 `*` begins an alias, and no name follows"),
    TextCase("a lone ampersand", "a: & b\n", "1:4 `&` begins an anchor here"),
    TextCase("a comma", "a: , b\n", "1:4 `,` cannot begin a text"),
  ]

  static let blocks: [TextCase] = [
    TextCase("a second colon", "a: b: c\n", "1:5 a second `:` follows in the value of one key"),
    TextCase(
      "a colon behind a quoted value", "a: \"x\": y\n",
      "1:7 a second `:` follows in the value of one key"),
    TextCase(
      "a key below a value", "a: b\n  c: d\n",
      "2:3 this line is indented deeper than the key above, which has a value already",
      "+ 1:1 the key above"),
    TextCase(
      "a key below a continued value", "a: x\n  y\n  z: 1\n",
      "2:3 `:` is missing after `y`"),
    TextCase(
      "a line without a colon", "a: 1\nfoo bar # c\nc: 2\n",
      "2:1 `:` is missing after `foo bar`"),
    TextCase("a first line without a colon", "b\nc: 2\n", "1:1 `:` is missing after `b`"),
    TextCase("no space behind a colon", "a:b\nc: d\n", "1:1 `:` is missing after `a:b`"),
    TextCase("no space behind a dash", "- a\n-b\n", "2:1 `:` is missing after `-b`"),
    TextCase("no space behind a colon in braces", "{a:[1]}\n", "1:3 `:` needs a space after it"),
    TextCase("no key", ": 1\n", "1:1 the key before `:` is missing"),
    TextCase("no key in braces", "{: 1}\n", "1:2 the key before `:` is missing"),
    TextCase("no key behind a question mark", "a: {? : 1, b: 2}\n", "1:7 the key is missing"),
    TextCase("a long key", "\(longKey): 1\n", "1:1 this key is longer than 1024 characters"),
    TextCase(
      "a long key in a list", "- \(longKey): 1\n",
      "1:3 this key is longer than 1024 characters"),
    TextCase(
      "a line between two levels", "v: 1\np:\n  - id: a\n    when:\n      o: x\n     layout: y\n",
      "6:6 the indentation of this line fits no line above",
      "+ 3:5 the mapping begins here"),
    TextCase(
      "a key between two levels", "a:\n  - b\n c: 1\n",
      "3:2 the indentation of this line fits no line above",
      "+ 1:1 the mapping begins here"),
    TextCase(
      "a key below a quoted value", "k: \"x\"\n  z: 1\n",
      "2:3 the indentation of this line fits no line above",
      "+ 1:1 the mapping begins here"),
    TextCase(
      "an item between two levels", "x:\n    - a\n   - b\n",
      "3:4 the indentation of this line fits no line above",
      "+ 1:1 the mapping begins here"),
    TextCase(
      "an item among keys", "a: 1\n- b\n",
      "2:1 a list item stands among the keys of a mapping",
      "+ 1:1 the mapping begins here"),
    TextCase(
      "an item among nested keys", "a:\n  b: 1\n  - c\n",
      "3:3 a list item stands among the keys of a mapping",
      "+ 2:3 the mapping begins here"),
    TextCase(
      "a key among items", "- a\nb: 1\n",
      "2:1 a list item begins with `- `",
      "+ 1:1 the list begins here"),
    TextCase(
      "a key among nested items", "x:\n  - a\n  b: 1\n",
      "3:3 a list item begins with `- `",
      "+ 2:3 the list begins here"),
    TextCase(
      "a list on the line of its key", "a: - b\n",
      "1:4 a list cannot begin on the line of its key"),
    TextCase(
      "a first item deeper than the others", "  - a\n - b\n",
      "2:2 this line is indented less than the first one",
      "+ 1:3 the first one begins here"),
    TextCase(
      "a first key deeper than the others", "  a: 1\nb: 2\n",
      "2:1 this line is indented less than the first one",
      "+ 1:3 the first one begins here"),
  ]

  static let brackets: [TextCase] = [
    TextCase(
      "`[` before a key", "a: [1, 2\nb: 3\n",
      "1:4 `[` is never closed",
      "+ 2:2 it is still open here"),
    TextCase(
      "`[` before the end", "a: [1, 2",
      "1:4 `[` is never closed",
      "+ 1:9 the text ends here"),
    TextCase(
      "`[` and a comma before the end", "a: [1,\n",
      "1:4 `[` is never closed",
      "+ 1:7 the text ends here"),
    TextCase(
      "`[` and a comma before a key", "a: [1,\nb: 2\nc: 3\n",
      "1:4 `[` is never closed",
      "+ 3:2 it is still open here"),
    TextCase(
      "`[` behind a closed one", "a: [ [1, 2], \nb: 1\n",
      "1:4 `[` is never closed",
      "+ 2:5 the text ends here"),
    TextCase(
      "`{` before a key", "a: {b: 1\nc: 3\nd: 4\n",
      "1:4 `{` is never closed",
      "+ 2:2 it is still open here"),
    TextCase(
      "`{` inside `[`", "rules: [\n  {a: 1},\n  {b: 2\n]\n",
      "4:1 `]` does not close `{`",
      "+ 3:3 it was opened here"),
    TextCase(
      "`[` and `}`", "a: [a, b}\n",
      "1:9 `}` does not close `[`",
      "+ 1:4 it was opened here"),
    TextCase(
      "no comma", "a: {b: 1 c: 2}\n",
      "1:11 `,` or `}` is missing before this",
      "+ 1:4 the bracket was opened here"),
    TextCase(
      "no comma between lines", "a: {\n  x: 1\n  y: 2\n}\n",
      "3:3 `,` or `}` is missing before this",
      "+ 1:4 the bracket was opened here"),
    TextCase(
      "two colons in brackets", "a: [x: y: z]\n",
      "1:9 `,` or `]` is missing before this",
      "+ 1:4 the bracket was opened here"),
    TextCase("two commas", "a: [1,, 2]\n", "1:7 a value is missing before `,`"),
    TextCase("a comma alone", "a: [,]\n", "1:5 a value is missing before `,`"),
    TextCase(
      "a dash in brackets", "a: [- b]\n",
      "1:5 a list written with `- ` cannot stand in brackets"),
    TextCase("`]` on a line", "a: 1\n]\n", "2:1 `]` closes nothing"),
    TextCase("`}` too many", "a: {b: 1}}\n", "1:10 `}` closes nothing"),
    TextCase("`]` behind the document", "[a]]\n", "1:4 `]` closes nothing"),
    TextCase("`]` as a value", "a: ]\n", "1:4 `]` closes nothing"),
    TextCase(
      "a double quote before the end", "a: \"x\nb: 1\n",
      "1:4 the quote `\"` is never closed",
      "+ 2:5 the text ends here"),
    TextCase(
      "a single quote before the end", "a: \'x\n",
      "1:4 the quote `\'` is never closed",
      "+ 1:6 the text ends here"),
    TextCase(
      "a double quote before `---`", "a: \"x\n---\n",
      "1:4 the quote `\"` is never closed",
      "+ 2:1 it is still open here"),
    TextCase(
      "a double quote before another", "a: \"x\nb: \"y\"\n",
      "2:5 more text follows the closing quote",
      "+ 1:4 the quoted text begins here"),
    TextCase(
      "text behind a quoted one", "a: \"x\" y\n",
      "1:8 more text follows the closing quote",
      "+ 1:4 the quoted text begins here"),
    TextCase(
      "an apostrophe in single quotes", "a: \'it\'s\'\n",
      "1:8 more text follows the closing quote",
      "+ 1:4 the quoted text begins here"),
    TextCase(
      "text behind an alias", "a: &x 1\nb: *x y\n",
      "2:7 more text follows where the value has ended"),
    TextCase(
      "text behind the document", "[a] b\n",
      "1:5 more text follows where the value has ended"),
    TextCase("an unknown escape", "a: \"\\d\"\n", "1:5 `\\d` is not an escape"),
    TextCase("an escape without digits", "a: \"\\xZZ\"\n", "1:5 `\\x` needs 2 hexadecimal digits"),
    TextCase("half a surrogate pair", "a: \"\\uD800\"\n", "1:5 this escape names no character"),
  ]

  @Test("a tab or a sign at the wrong place is named there", arguments: signs)
  func sign(_ it: TextCase) { it.check() }

  @Test("keys, items and indentation are explained where they go wrong", arguments: blocks)
  func block(_ it: TextCase) { it.check() }

  @Test("brackets and quotes are explained where they were opened", arguments: brackets)
  func bracket(_ it: TextCase) { it.check() }
}
