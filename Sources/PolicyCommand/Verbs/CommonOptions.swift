import DeviceCatalog
import LayoutPolicies

/// Options that several verbs take.
enum CommonOptions {
  static let policies = Option(
    "policies", .many("PATH"), "read policies from this file or folder instead of ./policies",
    candidates: Candidates(.path))
  static let plugin = Option(
    "plugin", .many("PATH"), "load a run-time plug-in: a library, or a folder of libraries",
    candidates: Candidates(.path))
  static let keepGoing = Option(
    "keep-going", .flag, "work on the good files although others have errors")
  static let allowEmpty = Option(
    "allow-empty", .flag, "end with 0 although there is nothing to work on")

  static func format(_ names: [String] = ["text", "json"]) -> Option {
    Option("format", .one("FORMAT"), "how answers are written", choices: names)
  }

  /// A file for what is else written to the standard output.
  static func output(_ summary: String, example: String) -> Option {
    Option("output", .one("FILE"), summary, examples: [example], candidates: Candidates(.path))
  }

  /// The formats of a verb that lists things; `names` has each one's name alone on its line.
  static let listFormat = format(["text", "json", "names"])

  /// A policy's name or path, as an argument of a verb.
  static func policy(_ count: Positional.Count, _ summary: String) -> Positional {
    Positional(
      "POLICY", count, summary,
      candidates: Candidates(.path, listing: "list --keep-going --format names --policies="))
  }

  /// The keys of a context, as options: one value each but for folds, or several for a matrix.
  static func context(isAxis: Bool = false, without: [GivenKey] = []) -> [Option] {
    let group =
      isAxis
      ? "context (commas or repeating give several values; * all of a short list)" : "context"
    return Given.keys.filter { !without.contains($0) }.map { key in
      Option(
        key.name, isAxis || key == .fold ? .many(key.form) : .one(key.form), key.summary,
        examples: [isAxis ? key.exampleOfAxis : key.example],
        candidates: isAxis ? key.candidatesOfAxis : key.candidates, group: group)
    } + [
      Option(
        "input", .many("NAME=VALUE"),
        "what the app tells besides, by the names the policy declares",
        examples: [isAxis ? "focus=*" : "focus=true"], group: group)
    ]
  }
}

extension GivenKey {
  /// Several values that a matrix can try in turn.
  fileprivate var exampleOfAxis: String {
    switch self {
    case .windowing: "all"
    case .open: "none,sidebar+detail"
    case .recent: "none,detail+sidebar"
    case .direction, .posture: "*"
    default: example
    }
  }

  /// What can be offered as its value.
  fileprivate var candidates: Candidates {
    switch self {
    case .device: Candidates(.one, words, listing: "devices --format names")
    case .open, .recent: Candidates(.list, words)
    default: Candidates(.one, words)
    }
  }

  /// What can be offered as its values, in a matrix.
  fileprivate var candidatesOfAxis: Candidates {
    switch self {
    case .windowing: Candidates(.list, words + [MatrixAxes.everyWindowing])
    case .orientation, .widthClass, .heightClass, .posture, .direction: Candidates(.list, words)
    default: candidates
    }
  }
}

extension ParsedArguments {
  /// Whether answers are to be written as JSON.
  var wantsJSON: Bool { value("format") == "json" }

  /// Whether names alone are to be written, each on its line.
  var wantsNames: Bool { value("format") == "names" }

  /// Refuses a dash, which elsewhere is the standard output, as the file to write.
  func checkOutput() throws(UsageError) {
    guard value("output") == "-" else { return }
    throw UsageError(
      "`--output` needs a file", help: "leave it out to write to the standard output")
  }

  /// What the options give of one context: the folds that are given one by one are all in it.
  func contextFields(inputs: [ValueDeclaration]) throws(GivenError) -> [GivenField] {
    let fields = try givenFields(inputs: inputs)
    let folds = fields.filter { $0.key == GivenKey.fold.name }
    guard folds.count > 1 else { return fields }
    return fields.filter { $0.key != GivenKey.fold.name }
      + [GivenField(GivenKey.fold.name, .list(folds.map { $0.value }))]
  }

  /// What the options give, in the order they were written.
  /// `--input` gives the inputs that the policy, or one of several, declares, and nothing else.
  func givenFields(
    inputs: [ValueDeclaration], ofSeveral isShared: Bool = false
  ) throws(GivenError) -> [GivenField] {
    let keys = Set(GivenKey.allCases.map { $0.name })
    var fields: [GivenField] = []
    for given in options {
      if keys.contains(given.option.name) {
        fields.append(GivenField(given.option.name, .plain(given.value)))
      } else if given.option.name == "input" {
        let parts = given.value.split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
          throw GivenError(
            key: "input", message: "`--input` needs a name and a value",
            help: "write `--input focus=true`")
        }
        let name = String(parts[0])
        guard inputs.contains(where: { $0.name == name }) else {
          throw GivenError(
            key: "input",
            message: (isShared ? "none of the policies has an" : "the policy has no")
              + " input \(name.inBackticks)",
            help: keys.contains(name)
              ? "write `--\(name)`"
              : inputs.isEmpty
                ? "\(isShared ? "they declare" : "it declares") none"
                : Suggestion.help(for: name, among: inputs.map { $0.name }))
        }
        fields.append(GivenField(name, .plain(String(parts[1]))))
      }
    }
    return fields
  }

  /// The inputs that one of the policies declares. One that is given means the same to all.
  func inputs(of policies: [AnyPolicy]) throws(GivenError) -> [ValueDeclaration] {
    var inputs: [ValueDeclaration] = []
    for policy in policies {
      for input in policy.rules?.allInputs ?? [] {
        guard let other = inputs.first(where: { $0.name == input.name }) else {
          inputs.append(input)
          continue
        }
        let isGiven = values("input").contains { $0.utf8.starts(with: "\(input.name)=".utf8) }
        guard other.type != input.type, isGiven else { continue }
        throw GivenError(
          key: "input", message: "the policies declare the input `\(input.name)` differently",
          help: "leave it out, or rename it in one of them")
      }
    }
    return inputs
  }
}

extension GivenError {
  /// The error for a value that an option gave.
  var diagnostic: Diagnostic {
    let isMentioned =
      message.contains("`\(key)`") || message.contains("`--\(key)`") || message.hasPrefix("`--")
      || key == "input"
    let option = GivenKey(rawValue: key) == nil ? "input \(key)" : key
    return Diagnostic(.error, isMentioned ? message : "`--\(option)`: \(message)", help: help)
  }
}
