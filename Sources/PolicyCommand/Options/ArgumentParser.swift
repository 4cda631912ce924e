import LayoutPolicies

extension Program {
  /// What these arguments, without the command's own name, ask for.
  package func request(for arguments: [String]) throws(UsageError) -> Request {
    guard let first = arguments.first else {
      let help = Suggestion.help(for: "", among: verbs.map(\.name))
      throw UsageError("a verb is missing", help: help)
    }
    guard first.utf8.first != ASCII.minus else { return try request(withoutVerb: first) }
    guard let verb = verbs.first(where: { $0.name == first }) else {
      let help = Suggestion.help(for: first, among: verbs.map(\.name))
      throw UsageError(
        "there is no verb \(first.inBackticks)", help: first == "help" ? seeHelp : help)
    }
    var parser = ArgumentParser(program: self, verb: verb, arguments: arguments.dropFirst())
    return try parser.request()
  }

  private func request(withoutVerb argument: String) throws(UsageError) -> Request {
    switch argument {
    case "--help", "-h": return .help(nil)
    case "--version": return .version
    default:
      let name = String(argument.drop { $0 == "-" }.prefix { $0 != "=" })
      let isKnown = verbs.contains { $0.options.contains { $0.name == name } }
      guard isKnown else {
        throw UsageError("there is no option \(argument.inBackticks)", help: seeHelp)
      }
      let help = "write `\(self.name) VERB --\(name)`"
      throw UsageError("`--\(name)` stands before the verb", help: help)
    }
  }

  private var seeHelp: String { "`\(name) --help` lists what there is" }
}

/// Walks over the arguments of one verb.
struct ArgumentParser {
  let program: Program
  let verb: Verb
  private var rest: ArraySlice<String>
  private var parsed: ParsedArguments

  init(program: Program, verb: Verb, arguments: ArraySlice<String>) {
    self.program = program
    self.verb = verb
    rest = arguments
    parsed = ParsedArguments(verb: verb)
  }

  mutating func request() throws(UsageError) -> Request {
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.positionals += rest
        break
      } else if argument == "-" || argument.utf8.first != ASCII.minus {
        parsed.positionals.append(argument)
      } else if try takeOption(argument) == .help {
        return .help(verb)
      }
    }
    try checkPositionals()
    return .run(parsed)
  }

  /// Takes `--name`, `--name=value` or `--name value`.
  private mutating func takeOption(_ argument: String) throws(UsageError) -> Option {
    let text = argument.utf8
    let end = text.firstIndex(of: ASCII.equals) ?? text.endIndex
    let written = String(argument[..<end])
    let attached = end == text.endIndex ? nil : String(argument[text.index(after: end)...])
    let option = try option(written)
    if !option.isRepeatable, parsed.has(option.name) {
      throw UsageError("`--\(option.name)` is given twice", help: "leave one of them out")
    }
    let value = try value(of: option, attached: attached)
    parsed.options.append(ParsedArguments.Given(option: option, value: value))
    return option
  }

  private mutating func value(of option: Option, attached: String?) throws(UsageError) -> String {
    guard option.placeholder != nil else {
      guard attached == nil else {
        let help = "write `--\(option.name)` alone"
        throw UsageError("`--\(option.name)` takes no value", help: help)
      }
      return ""
    }
    guard let value = attached ?? rest.popFirst() else { throw missingValue(of: option) }
    guard attached != nil || Self.isValue(value) else {
      throw missingValue(of: option, before: value)
    }
    try check(value, among: option.choices, of: "`--\(option.name)`")
    return value
  }

  /// Whether the argument after an option is meant as its value: options begin with a dash, but so
  /// do negative numbers, and a dash alone means the standard input.
  private static func isValue(_ argument: String) -> Bool {
    guard argument.utf8.first == ASCII.minus else { return true }
    let number = argument.utf8.dropFirst().drop { $0 == ASCII.point }
    return argument == "-" || number.first.map { ASCII.zero...ASCII.nine ~= $0 } ?? false
  }

  private func missingValue(of option: Option, before next: String? = nil) -> UsageError {
    var help = "write `\(option.usage)`"
    if let next, next != "--", (try? self.option(next)) == nil {
      help = "write \("--\(option.name)=\(next)".inBackticks) if \(next.inBackticks) is the value"
    }
    return UsageError("`--\(option.name)` needs a value", help: help)
  }

  private func check(
    _ value: String, among choices: [String]?, of subject: String
  ) throws(UsageError) {
    guard let choices, !choices.contains(value) else { return }
    let finding = value.isEmpty ? "cannot be empty" : "cannot be \(value.inBackticks)"
    let help = Suggestion.help(for: value, among: choices)
    throw UsageError("\(subject) \(finding)", help: help, kind: .value)
  }

  private func checkPositionals() throws(UsageError) {
    let given = parsed.positionals.count
    let required = verb.positionals.filter(\.isRequired)
    if given < required.count {
      let missing = required[given].name
      throw UsageError("`\(verb.name)` needs \(missing)", help: "such as `\(verb.example)`")
    }
    if given > verb.positionals.count, !verb.positionals.contains(where: \.isRepeatable) {
      let surplus = parsed.positionals[verb.positionals.count]
      throw UsageError(
        "\(surplus.inBackticks) is one argument too many",
        help: "write `\(verb.usage(in: program))`")
    }
    for (index, value) in parsed.positionals.enumerated() {
      let positional = verb.positionals[min(index, verb.positionals.count - 1)]
      try check(value, among: positional.choices, of: positional.name)
    }
  }
}
