extension Verb {
  /// How the verb is written: `layout-policy eval POLICY [options]`.
  package func usage(in program: Program) -> String {
    ([program.name, name] + positionals.map(\.usage) + ["[options]"]).joined(separator: " ")
  }

  /// The help for the verb: usage, summary, arguments, options by group, and an example at the end.
  package func helpText(in program: Program) -> String {
    var page = HelpPage(terms: positionals.map(\.name) + options.map(\.helpTerm))
    page.add(paragraph: "\(program.name) \(name): \(summary)")
    page.add(heading: "usage", command: usage(in: program))
    page.add(heading: "arguments", entries: positionals.map { ($0.name, $0.helpSummary) })
    for group in groups {
      page.add(heading: group.name, entries: group.options.map { ($0.helpTerm, $0.helpSummary) })
    }
    page.add(heading: "example", command: example)
    return page.text
  }
}

extension Program {
  /// The help for the whole program: what it is for, its verbs, and an example at the end.
  package var helpText: String {
    var page = HelpPage(terms: verbs.map(\.name) + options.map(\.helpTerm))
    page.add(paragraph: "\(name): \(summary)")
    page.add(heading: "usage", command: "\(name) VERB [options]")
    page.add(heading: "verbs", entries: verbs.map { ($0.name, $0.summary) })
    page.add(heading: "options", entries: options.map { ($0.helpTerm, $0.helpSummary) })
    page.add(paragraph: "`\(name) VERB --help` tells what a verb takes.")
    page.add(heading: "example", command: example)
    return page.text
  }
}

extension Positional {
  /// The summary, and what it can be.
  var helpSummary: String {
    choices.map { "\(summary); one of \($0.joined(separator: ", "))" } ?? summary
  }
}

extension Option {
  /// `-h, --help`; long names without a short one are indented to stand below each other.
  fileprivate var helpTerm: String { (short.map { "-\($0), " } ?? "    ") + usage }

  /// The summary, and which values it takes.
  var helpSummary: String {
    var parts = [summary]
    if let choices { parts.append("one of " + choices.joined(separator: ", ")) }
    if !examples.isEmpty { parts.append("such as " + examples.joined(separator: ", ")) }
    if isRepeatable { parts.append("may be repeated") }
    return parts.joined(separator: "; ")
  }
}

/// Sets a help text in 80 columns.
private struct HelpPage {
  private static let width = 80
  private static let widestTerm = 26
  private let termWidth: Int
  private var blocks: [[String]] = []

  /// Begins a page on which the texts beside these terms are aligned; a very long term gets a line
  /// of its own.
  init(terms: [String]) {
    termWidth = terms.map(\.count).filter { $0 <= Self.widestTerm }.max() ?? 0
  }

  var text: String {
    blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  mutating func add(paragraph: String) { blocks.append(wrapped(paragraph, in: Self.width)) }

  mutating func add(heading: String, command: String) {
    blocks.append(["\(heading):", "  \(command)"])
  }

  /// Terms on the left and their texts on the right; nothing if there are none.
  mutating func add(heading: String, entries: [(term: String, text: String)]) {
    let indent = termWidth + 4
    var lines: [String] = []
    for entry in entries {
      var term = "  \(entry.term)"
      if entry.term.count > termWidth {
        lines.append(term)
        term = ""
      }
      for line in wrapped(entry.text, in: Self.width - indent) {
        lines.append(term + String(repeating: " ", count: indent - term.count) + line)
        term = ""
      }
    }
    if !lines.isEmpty { blocks.append(["\(heading):"] + lines) }
  }

  private func wrapped(_ text: String, in width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
