extension RuleSet {
  /// What is wrong with its name, its numbers, and the names and values that it declares.
  var declarationProblems: [Diagnostic] {
    var problems = [Spelling.problem(of: name, as: "a policy", at: location)].compactMap { $0 }
    var taken: [String] = []
    for question in also {
      let name = question.name ?? ""
      if let problem = Spelling.problem(of: name, as: "a question", at: location) {
        problems.append(problem)
      } else if taken.contains(name) {
        problems.append(
          Diagnostic(
            .error, "two questions are named `\(name)`", at: location, help: "rename one of them"))
      }
      taken.append(name)
    }
    for points in ([self.hysteresis] + questions.map { $0.hysteresis }).compactMap({ $0 })
    where !(points >= 0 && points < .infinity) {
      problems.append(
        Diagnostic(.error, "`hysteresis` of \(points.plainText) is not a length", at: location))
    }
    for input in inputs where Self.builtInKeys.contains(input.name) {
      problems.append(
        Diagnostic(
          .error, "an input cannot be named `\(input.name)`", at: input.location,
          help: "contexts use that word for something else"))
    }
    for output in outputs where output.defaultValue == nil {
      problems.append(
        Diagnostic(
          .error, "output `\(output.name)` has no default", at: output.location,
          help: "an answer always has it; say what it is where no rule says it"))
    }
    return problems
      + Self.problems(of: declarations { $0.inputs }, as: "input")
      + Self.problems(of: declarations { $0.outputs }, as: "output")
  }

  /// The words by which contexts and conditions say other things.
  private static var builtInKeys: [String] {
    ContextKey.all.map { $0.name } + ["posture", "size", "insets", "recent", "any", "all", "not"]
  }

  /// Its own declarations, then those of the policies it uses.
  private func declarations(of own: (RuleSet) -> [ValueDeclaration]) -> [ValueDeclaration] {
    own(self) + usedPolicies.flatMap { $0.rules?.declarations(of: own) ?? [] }
  }

  /// Names that are none, defaults of another type, and names declared twice in different ways.
  private static func problems(of declarations: [ValueDeclaration], as kind: String) -> [Diagnostic]
  {
    var problems: [Diagnostic] = []
    var known: [String: ValueDeclaration] = [:]
    for declaration in declarations {
      let (name, place) = (declaration.name, declaration.location)
      guard let first = known[name] else {
        known[name] = declaration
        if let problem = Spelling.problem(of: name, as: "an \(kind)", at: place) {
          problems.append(problem)
        }
        if let names = declaration.type.names, names.isEmpty || Set(names).count < names.count {
          problems.append(
            Diagnostic(
              .error, "the choices of \(kind) `\(name)` are none, or one of them stands twice",
              at: place))
        }
        if let value = declaration.defaultValue,
          !(kind == "output"
            ? declaration.type.acceptsAnswer(value) : declaration.type.accepts(value))
        {
          problems.append(
            Diagnostic(
              .error, "the default of \(kind) `\(name)` cannot be `\(value.plainText)`", at: place,
              help: "it takes: \(declaration.type.plainText)"))
        }
        continue
      }
      guard first.type != declaration.type || first.defaultValue != declaration.defaultValue else {
        continue
      }
      problems.append(
        Diagnostic(
          .error, "\(kind) `\(name)` is declared in two ways", at: place,
          help: "policies that use each other share what they declare",
          related: [Diagnostic(.note, "the other way is here", at: first.location)]))
    }
    return problems
  }
}
