/// One thing that the program does, and everything that may be said to it.
package struct Verb: Sendable, Hashable {
  /// The word that chooses it.
  package let name: String
  /// What it does, in one sentence without a full stop.
  package let summary: String
  /// What it takes besides options, in order.
  package let positionals: [Positional]
  /// Its options, in the order of the help; `--help` comes by itself.
  package let options: [Option]
  /// A whole command that works.
  package let example: String

  /// Describes a verb.
  package init(
    _ name: String, _ summary: String, positionals: [Positional] = [], options: [Option] = [],
    example: String
  ) {
    self.name = name
    self.summary = summary
    self.positionals = positionals
    self.options = options + [.help]
    self.example = example
  }

  /// The options under their headings, in the order of the help.
  var groups: [(name: String, options: [Option])] {
    var names: [String] = []
    for option in options where !names.contains(option.group) { names.append(option.group) }
    return names.map { name in (name, options.filter { $0.group == name }) }
  }
}

/// The table of everything that can be written on the command line. The parser, the help,
/// completions and the manual page come from it.
package struct Program: Sendable, Hashable {
  /// The name of the command.
  package let name: String
  /// What it is for, in one sentence without a full stop.
  package let summary: String
  /// What it can do, in the order of the help.
  package let verbs: [Verb]
  /// A whole command that works.
  package let example: String
  /// The options that stand without a verb.
  package let options: [Option] = [.help, .version]

  /// Describes a program.
  package init(_ name: String, _ summary: String, verbs: [Verb], example: String) {
    self.name = name
    self.summary = summary
    self.verbs = verbs
    self.example = example
  }
}

/// What a command line asks for.
package enum Request: Sendable, Hashable {
  /// The help for a verb, or for the program.
  case help(Verb?)
  /// The version.
  case version
  /// To do what the verb does.
  case run(ParsedArguments)
}

/// A command line that fits the table.
package struct ParsedArguments: Sendable, Hashable {
  /// An option that was given.
  package struct Given: Sendable, Hashable {
    /// The option.
    package let option: Option
    /// Its value; empty for a flag.
    package let value: String
  }

  /// What is to be done.
  package let verb: Verb
  /// The options in the order in which they were given.
  package internal(set) var options: [Given] = []
  /// What was given besides options.
  package internal(set) var positionals: [String] = []

  /// Whether the option was given.
  package func has(_ name: String) -> Bool { options.contains { $0.option.name == name } }

  /// The option's value, or nil if it was not given.
  package func value(_ name: String) -> String? { values(name).first }

  /// The option's values in the order in which they were given.
  package func values(_ name: String) -> [String] {
    options.filter { $0.option.name == name }.map { $0.value }
  }
}
