/// One option of the command line: what the parser, the help and completions must know of it.
package struct Option: Sendable, Hashable {
  /// Whether a value belongs to an option, and how often it may be given.
  package enum Form: Sendable, Hashable {
    /// No value: given or not.
    case flag
    /// One value, called by this word in the help, such as `POINTS`.
    case one(String)
    /// A value each time, and as many times as wanted.
    case many(String)
  }

  /// The name without dashes.
  package let name: String
  /// The one-letter name, if it has one.
  package let short: Character?
  /// Whether it takes a value.
  package let form: Form
  /// What it is for, in one sentence without a full stop.
  package let summary: String
  /// Values that work, for the help.
  package let examples: [String]
  /// All the values that it takes, if they are few.
  package let choices: [String]?
  /// What completions offer as its value.
  package let candidates: Candidates
  /// The heading that it stands under in the help.
  package let group: String

  /// Describes an option.
  package init(
    _ name: String, short: Character? = nil, _ form: Form, _ summary: String,
    examples: [String] = [], choices: [String]? = nil, candidates: Candidates? = nil,
    group: String = "options"
  ) {
    self.name = name
    self.short = short
    self.form = form
    self.summary = summary
    self.examples = examples
    self.choices = choices
    self.candidates = candidates ?? Candidates(.one, choices ?? [])
    self.group = group
  }

  /// The word for its value, if it takes one.
  package var placeholder: String? {
    switch form {
    case .flag: nil
    case .one(let word), .many(let word): word
    }
  }

  /// Whether it may be given more than once.
  package var isRepeatable: Bool {
    if case .many = form { true } else { false }
  }

  /// How it is written, with its value: `--width POINTS`.
  package var usage: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }

  /// Shows the help; every verb has it.
  package static let help = Option("help", short: "h", .flag, "show this help")
  /// Shows the version; the program has it.
  package static let version = Option("version", .flag, "show the version")
}

/// What a verb takes besides options.
package struct Positional: Sendable, Hashable {
  /// How many may be given.
  package enum Count: Sendable, Hashable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// One or more.
    case some
    /// Any number, also none.
    case any
  }

  /// The word for it in the help, such as `POLICY`.
  package let name: String
  /// How many may be given.
  package let count: Count
  /// What it is, in one sentence without a full stop.
  package let summary: String
  /// All that it can be, if that is little.
  package let choices: [String]?
  /// What completions offer for it.
  package let candidates: Candidates

  /// Describes what a verb takes.
  package init(
    _ name: String, _ count: Count, _ summary: String, choices: [String]? = nil,
    candidates: Candidates? = nil
  ) {
    self.name = name
    self.count = count
    self.summary = summary
    self.choices = choices
    self.candidates = candidates ?? Candidates(.one, choices ?? [])
  }

  /// Whether it must be given.
  package var isRequired: Bool { count == .one || count == .some }
  /// Whether more than one may be given.
  package var isRepeatable: Bool { count == .some || count == .any }

  /// How it is written: `POLICY`, `[POLICY]`, `POLICY...` or `[POLICY...]`.
  package var usage: String {
    let word = isRepeatable ? "\(name)..." : name
    return isRequired ? word : "[\(word)]"
  }
}
