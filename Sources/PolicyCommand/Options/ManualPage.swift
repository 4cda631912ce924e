extension Program {
  /// The manual page, in roff with the macros of man(7).
  package func manualPage(version: String) -> String {
    var page = Roff()
    page.macro("TH", [name.uppercased(), "1", "", "\(name) \(version)", "User Commands"])
    page.macro("SH", ["NAME"])
    page.line("\(name.roff) \\- \(summary.roff)")
    page.macro("SH", ["SYNOPSIS"])
    page.line("\(bold(name)) \(italic("VERB")) [\(italic("options"))]")
    page.macro("SH", ["OPTIONS"])
    for option in options { page.entry(option.roffTerm, option.helpSummary) }
    page.macro("SH", ["VERBS"])
    for verb in verbs { page.add(verb, of: self) }
    page.macro("SH", ["EXIT STATUS"])
    for status in ExitStatus.allCases { page.entry(bold("\(status.rawValue)"), status.meaning) }
    page.macro("SH", ["EXAMPLE"])
    page.example(example)
    return page.text
  }
}

extension Option {
  fileprivate var roffTerm: String {
    (short.map { bold("-\($0)") + ", " } ?? "") + bold("--\(name)")
      + (placeholder.map { " " + italic($0) } ?? "")
  }
}

/// A page that is being written.
private struct Roff {
  private(set) var text = ""

  /// A line whose marks are escaped already.
  mutating func line(_ line: String) { text += line + "\n" }

  mutating func macro(_ macro: String, _ arguments: [String]) {
    line(".\(macro) " + arguments.map { "\"\($0.roff)\"" }.joined(separator: " "))
  }

  /// A term, escaped already, and its text.
  mutating func entry(_ term: String, _ text: String) {
    line(".TP")
    line(term)
    line(text.roff)
  }

  mutating func example(_ command: String) {
    line(".PP")
    line(".nf")
    line(command.roff)
    line(".fi")
  }

  mutating func add(_ verb: Verb, of program: Program) {
    macro("SS", [verb.usage(in: program)])
    line(verb.summary.roff)
    for positional in verb.positionals { entry(italic(positional.name), positional.helpSummary) }
    for group in verb.groups {
      line(".PP")
      line("\(group.name.capitalizedFirst.roff):")
      for option in group.options { entry(option.roffTerm, option.helpSummary) }
    }
    line(".PP")
    line("Example:")
    example(verb.example)
  }
}

private func bold(_ text: String) -> String { "\\fB\(text.roff)\\fR" }
private func italic(_ text: String) -> String { "\\fI\(text.roff)\\fR" }

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With the marks of roff escaped, and no line that begins as a request.
  fileprivate var roff: String {
    var escaped = hasPrefix(".") || hasPrefix("'") ? "\\&" : ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case _ where !scalar.isASCII:
        escaped += "\\[u" + String(scalar.value, radix: 16, uppercase: true).paddedWithZeros + "]"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Code points have four digits at least.
  private var paddedWithZeros: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
