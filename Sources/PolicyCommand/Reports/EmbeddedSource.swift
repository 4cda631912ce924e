import LayoutPolicies

/// Policies as the source of a Swift file: a constant each, with its YAML as documentation. It is
/// the same for the same policies, whatever the folders are called.
///
/// It has to compile beside any other code. Where other files say `internal import LayoutPolicies`,
/// a plain import is ambiguous, so this one is public, and `usableFromInline` has it used. Where
/// everything belongs to the main actor unless it says otherwise, the constants do not.
struct EmbeddedSource {
  struct Constant {
    let name: ConstantName
    let summary: String
    /// Where the policy comes from, in words that are the same on every machine.
    let origin: String
    /// The lines of its file; nil for a policy that no file holds.
    let yaml: [String]?
    /// The embedded text.
    let text: String
  }

  /// The constants, as they follow each other.
  let constants: [Constant]

  /// The source, with an LF behind each line.
  var text: String {
    let all = constants.map { $0.name.quoted }.joined(separator: ", ")
    let lines =
      [
        "// swift-format-ignore-file", "// swiftlint:disable all",
        "// Made by `layout-policy embed`. Change the policies and run it again, not this file:",
      ] + constants.map { "// - \($0.origin.harmless)" } + [
        "", "public import LayoutPolicies", "", "/// Policies of rules, which need no files.",
        "@usableFromInline nonisolated enum Policies {",
      ] + constants.flatMap { $0.lines + [""] } + [
        "  /// All of them.", "  @usableFromInline static var all: [RuleSet] { [\(all)] }", "}",
      ]
    return lines.map { $0 + "\n" }.joined()
  }
}

extension EmbeddedSource.Constant {
  /// The constant below its documentation.
  fileprivate var lines: [String] {
    documentation.map { $0.isEmpty ? "  ///" : "  /// \($0)" } + [
      "  static let \(name.quoted) = RuleSet(embeddedV1: \"\(text.inLiteral)\")"
    ]
  }

  private var documentation: [String] {
    // A summary may hold line ends, which would end the comment.
    let said = summary.split(whereSeparator: \.isNewline).map { $0.harmless }
    let first = said.isEmpty ? ["The policy of `\(origin.harmless)`."] : said
    guard let yaml else { return first }
    return first + [""] + [fence + "yaml"] + yaml + [fence]
  }

  /// More backticks than stand beside each other anywhere in the YAML.
  private var fence: String {
    var longest = 2
    for line in yaml ?? [] {
      for run in line.split(whereSeparator: { $0 != "`" }) { longest = max(longest, run.count) }
    }
    return String(repeating: "`", count: longest + 1)
  }
}

extension String {
  /// The text between the quotes of a literal: what is not printable ASCII is escaped, so that no
  /// tool that touches the source changes it.
  fileprivate var inLiteral: String {
    var literal = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal
  }
}
