import Testing

/// A line that is not JSON, and what is said about it.
struct RefusedLine: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let column: Int
  let field: String?
  let finding: String
  let help: String?

  init(
    _ text: String, _ column: Int, in field: String? = nil, _ finding: String, help: String? = nil
  ) {
    bytes = Array(text.utf8)
    self.column = column
    self.field = field
    self.finding = finding
    self.help = help
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self) }
}

private let number = "write a number such as `320`, `0.5` or `-2`"
private let quotes = "text stands in double quotes"
private let unknown = "leave out what is not known"

let refusedLines: [RefusedLine] = [
  // Structure
  RefusedLine("", 1, "the line holds no value", help: "leave the line out"),
  RefusedLine("  \t", 4, "the line holds no value", help: "leave the line out"),
  RefusedLine("{} {}", 4, "found `{` after the value", help: "write one value on each line"),
  RefusedLine("1 2", 3, "found `2` after the value", help: "write one value on each line"),
  RefusedLine(#"{"a":1"#, 7, "the line ends where `,` or `}` was expected"),
  RefusedLine(#"{"a":"#, 6, in: "a", "the line ends where a value was expected"),
  RefusedLine(#"{"a""#, 5, in: "a", "the line ends where `:` was expected"),
  RefusedLine(#"{"a" 1}"#, 6, in: "a", "found `1` where `:` was expected"),
  RefusedLine(#"{"a":1 "b":2}"#, 8, "found `\"` where `,` or `}` was expected"),
  RefusedLine("[1 2]", 4, "found `2` where `,` or `]` was expected"),
  RefusedLine(
    #"{a:1}"#, 2, "found `a` where a key was expected", help: "keys stand in double quotes"),
  RefusedLine(#"{"a":1,}"#, 7, "a comma stands before `}`", help: "leave it out"),
  RefusedLine(
    #"{"open":[1 , ]}"#, 12, in: "open", "a comma stands before `]`", help: "leave it out"),
  RefusedLine("[,1]", 2, in: "[0]", "found `,` where a value was expected"),
  RefusedLine(
    #"{"b":{"a":1,"é":{},"a":2}}"#, 20, in: "b.a",
    "the key is given twice, first at column 7", help: "leave one of them out"),
  RefusedLine(
    #"{"a":1,"\u0061":2}"#, 8, in: "a", "the key is given twice, first at column 2",
    help: "leave one of them out"),
  RefusedLine(
    "// no\n1", 1, "found `/` where a value was expected", help: "JSON has no comments"),
  RefusedLine(
    "{\"a\":# no\n1}", 6, in: "a", "found `#` where a value was expected",
    help: "JSON has no comments"),
  RefusedLine("'a'", 1, "found `'` where a value was expected", help: quotes),
  RefusedLine(
    "{}\u{FEFF}", 3, "found a byte-order mark after the value",
    help: "only the beginning of the input may have one"),
  RefusedLine(
    "[\u{1}]", 2, in: "[0]", "found the control character U+0001 where a value was expected"),
  RefusedLine("\u{A0}1", 1, "found `\u{A0}` where a value was expected"),
  // Words and numbers
  RefusedLine(
    #"{"width":0600}"#, 10, in: "width", "`0600` is not a number in JSON", help: "write `600`"),
  RefusedLine("00", 1, "`00` is not a number in JSON", help: number),
  RefusedLine("-01", 1, "`-01` is not a number in JSON", help: number),
  RefusedLine("1_000", 1, "`1_000` is not a number in JSON", help: number),
  RefusedLine("0x140", 1, "`0x140` is not a number in JSON", help: number),
  RefusedLine("1.", 1, "`1.` is not a number in JSON", help: number),
  RefusedLine("1e", 1, "`1e` is not a number in JSON", help: number),
  RefusedLine("-", 1, "`-` is not a number in JSON", help: number),
  RefusedLine("320pt", 1, "`320pt` is not a number in JSON", help: number),
  RefusedLine("+1", 1, "`+1` is not a JSON value", help: number),
  RefusedLine(".5", 1, "`.5` is not a JSON value", help: number),
  RefusedLine(#"{"a":[1e400]}"#, 7, in: "a[0]", "the number `1e400` is too large"),
  RefusedLine("-1e999999999999", 1, "the number `-1e999999999999` is too large"),
  RefusedLine("NaN", 1, "`NaN` is not a JSON value", help: unknown),
  RefusedLine("Infinity", 1, "`Infinity` is not a JSON value", help: unknown),
  RefusedLine("-Infinity", 1, "`-Infinity` is not a number in JSON", help: number),
  RefusedLine("None", 1, "`None` is not a JSON value", help: unknown),
  RefusedLine("True", 1, "`True` is not a JSON value", help: "write `true`"),
  RefusedLine("nulla", 1, "`nulla` is not a JSON value", help: quotes),
  RefusedLine(#"{"device":pad}"#, 11, in: "device", "`pad` is not a JSON value", help: quotes),
  // Text
  RefusedLine(
    #"{"a":"b}"#, 6, in: "a", "the text that begins here does not end", help: "close it with `\"`"),
  RefusedLine(
    "[0,[\"\u{9}\"]]", 6, in: "[1][0]", "text holds the control character U+0009",
    help: #"write `\t`"#),
  RefusedLine(
    "\"é\u{1F}\"", 3, "text holds the control character U+001F", help: #"write `\u001F`"#),
  RefusedLine(#""\x""#, 3, #"found `x` after `\`"#, help: #"write `\\` for a backslash"#),
  RefusedLine(#""\"#, 2, "the line ends within an escape"),
  RefusedLine(#""\u12g4""#, 2, #"`\u` needs four hexadecimal digits"#),
  RefusedLine(#""\u12"#, 2, #"`\u` needs four hexadecimal digits"#),
  RefusedLine(#""\ud83d""#, 2, #"`\uD83D` is one half of a surrogate pair"#, help: halves),
  RefusedLine(#""a\ude00""#, 3, #"`\uDE00` is one half of a surrogate pair"#, help: halves),
  RefusedLine(#""\ud83d\ud83d""#, 2, #"`\uD83D` is one half of a surrogate pair"#, help: halves),
  RefusedLine(#""\ud83d\n""#, 2, #"`\uD83D` is one half of a surrogate pair"#, help: halves),
  RefusedLine(
    #"{"fold":[{"at":[0,{"x":tru}]}]}"#, 24, in: "fold[0].at[1].x",
    "`tru` is not a JSON value", help: quotes),
]

private let halves = "write the character itself, or both halves"
