import Testing

@Suite struct TextStrictnessTests {
  static let documents: [TextCase] = [
    TextCase("nothing", "", "1:1 the file is empty"),
    TextCase("blank lines", " \n\n", "1:1 the file is empty"),
    TextCase("comments", "# a\n  # b", "1:1 the file holds only comments"),
    TextCase("document markers", "---\n...\n", "1:1 the file holds an empty document"),
    TextCase(
      "a document that is only a tag", "--- !!str\n",
      "1:5 tags such as `!!str` are not read",
      "1:1 the file holds an empty document"),
    TextCase(
      "a second document", "a: 1\n---\nb: 2\n",
      "2:1 a second document begins here",
      "+ 1:1 the first document begins here"),
    TextCase(
      "a second document behind `...`", "a: 1\n...\nb: 2\n",
      "3:1 a second document begins here",
      "+ 1:1 the first document begins here"),
    TextCase(
      "a second document with a directive", "a: 1\n...\n%YAML 1.2\n---\nb: 2\n",
      "3:1 a second document begins here",
      "+ 1:1 the first document begins here"),
    TextCase("empty documents behind", "---\na: 1\n---\n...\n# c\n---\n"),
    TextCase("an empty document before", "---\n---\na: 1\n"),
    TextCase(
      "an empty document before, ended", "---\n...\na: 1\n",
      "3:1 `---` is missing before this text"),
    TextCase("YAML 1.2", "%YAML 1.2 # c\n---\na: 1\n"),
    TextCase("YAML 1.3", "%YAML 1.3\n---\na: 1\n", "1:1 only YAML 1.1 and 1.2 are read"),
    TextCase(
      "a directive without `---`", "%YAML 1.2\na: 1\n",
      "2:1 `---` is missing before this text"),
    TextCase(
      "other directives", "%TAG ! x\n%FOO\n---\na: 1\n",
      "1:1 the directive `%TAG` is not read",
      "2:1 the directive `%FOO` is not read"),
  ]

  static let nodes: [TextCase] = [
    TextCase(
      "tags", "a: !!str 5\nb: &x !foo {c: 1}\nd: !<tag:x> 1\n",
      "1:4 tags such as `!!str` are not read",
      "2:7 tags such as `!foo` are not read",
      "3:4 tags such as `!<tag:x>` are not read"),
    TextCase("a tag without its directive", "a: !e!x 1\n", "1:4 tags such as `!e!x` are not read"),
    TextCase(
      "a tag that is none", "a: !important, b\n",
      "1:4 tags such as `!important` are not read"),
    TextCase(
      "merge keys", "a: &a {b: 1}\nc:\n  <<: *a\n  \"<<\": 2\n",
      "3:3 merge keys (`<<`) are not read"),
    TextCase(
      "duplicate keys", "a: 1\nb: {c: 1, c: 2, \"c\": 3}\na: 2\n",
      "2:11 duplicate key `c`",
      "+ 2:5 the first one is here",
      "2:17 duplicate key `c`",
      "+ 2:5 the first one is here",
      "3:1 duplicate key `a`",
      "+ 1:1 the first one is here"),
    TextCase(
      "keys that are no text", "[a]: 1\n? {b: 1}\n: 2\nc: {{d}: 1}\n",
      "1:1 a list or mapping cannot be a key",
      "2:3 a list or mapping cannot be a key",
      "4:5 a list or mapping cannot be a key"),
    TextCase("double braces", "x: {{ a }}\n", "1:5 a list or mapping cannot be a key"),
    TextCase(
      "unknown and recursive aliases", "a: &nice 1\nb: *nise\nc: &d [*d]\ne: *later\nf: &later 1\n",
      "2:4 no anchor `&nise` stands before this alias",
      "3:8 the alias `*d` stands inside its own anchor",
      "4:4 no anchor `&later` stands before this alias"),
    TextCase(
      "aliases as keys", "a: &k b\n*k : 1\n*z : 2\n",
      "3:1 no anchor `&z` stands before this alias"),
    TextCase("an anchor twice", "a: &x 1\nb: *x\nc: &x 2\nd: *x\n"),
    TextCase(
      "findings before a syntax error", "a: 1\na: 2\nb: [\n",
      "2:1 duplicate key `a`",
      "+ 1:1 the first one is here",
      "3:4 `[` is never closed",
      "+ 3:5 the text ends here"),
  ]

  @Test("a text is one document that holds something", arguments: documents)
  func document(_ it: TextCase) { it.check() }

  @Test("what has two meanings or none is refused", arguments: nodes)
  func node(_ it: TextCase) { it.check() }
}
