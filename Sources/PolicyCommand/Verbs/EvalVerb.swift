import DeviceCatalog
import LayoutPolicies
import PolicyPlugins

/// `eval`: what a policy answers in one context, or in each of many.
struct EvalVerb {
  static let verb = Verb(
    "eval", "Show what a policy answers in a context.",
    positionals: [CommonOptions.policy(.one, "a policy's name, or the path of its file")],
    options: CommonOptions.context() + [
      Option("draw", .flag, "draw the panes to scale"),
      Option(
        "contexts", .one("FILE"), "read contexts as JSON lines; - is standard input",
        candidates: Candidates(.path)),
      Option("session", .flag, "let the contexts follow each other, with one memory"),
      CommonOptions.format(), CommonOptions.policies, CommonOptions.plugin,
      CommonOptions.allowEmpty,
    ],
    example: "layout-policy eval double-column --device ipad-mini-6 --orientation landscape --draw")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    if arguments.has("session"), !arguments.has("contexts") {
      throw UsageError("`--session` needs several contexts", help: "add `--contexts FILE`")
    }
    if arguments.has("draw"), arguments.has("contexts") || arguments.wantsJSON {
      throw UsageError(
        "`--draw` draws one context, as text",
        help: "leave out `\(arguments.wantsJSON ? "--format json" : "--contexts")`")
    }
  }

  func run() {
    var workspace = Workspace(arguments, console)
    let entry = workspace.entry(arguments.positionals[0], console)
    guard !workspace.reportErrors(console), let policy = entry?.policy else { return }
    do throws(GivenError) {
      let given = try workspace.given(arguments, to: policy, console)
      if let file = arguments.value("contexts") {
        evaluateLines(file, given, policy, &workspace)
      } else {
        var memory = PolicyMemory()
        evaluate(try workspace.context(of: given, memory: &memory, console), policy)
      }
    } catch {
      console.report(error.diagnostic, .wrongInput)
    }
  }

  private func evaluate(_ context: LayoutContext, _ policy: AnyPolicy) {
    var memory = PolicyMemory()
    let evaluation = Evaluation(policy, in: context, memory: &memory)
    if let failure = evaluation.failure { return console.report(failure) }
    if arguments.wantsJSON {
      return console.output.write(JSONValue(evaluation).description + "\n")
    }
    let advice = Advice(evaluation.decision, of: policy, in: context)
    console.output.write(EvaluationText(evaluation: evaluation, advice: advice).text)
    guard arguments.has("draw") else { return }
    guard let fitted = evaluation.fitted else {
      return console.report(
        Diagnostic(
          .error, "there is nothing to draw, since the window's width and height are not known",
          help: "add `--size 1180x820`, or `--device` with the id of a real device"), .wrongInput)
    }
    let folds = ResolvedContext(context).folds(of: context) ?? []
    console.output.write("\n" + Drawing(fitted, folds: folds).text)
  }

  /// One answer a line, as soon as the line is there.
  private func evaluateLines(
    _ file: String, _ given: Given, _ policy: AnyPolicy, _ workspace: inout Workspace
  ) {
    var answering = LineAnswers(
      given: given, policy: policy, isSession: arguments.has("session"),
      isText: arguments.value("format") == "text",
      asksAhead: workspace.hasPlugins)
    var isEmpty = true
    do throws(StreamError) {
      var lines = LineReader(file == "-" ? console.input : try OpenFile(reading: file))
      defer { answering.finish(console, &workspace) }
      while !console.output.isDone, let line = try lines.next() {
        if !line.isBlank {
          isEmpty = false
          answering.answer(line, console, &workspace)
        }
        if lines.isDrained {
          answering.finish(console, &workspace)
          console.output.flush()
        }
      }
      if isEmpty, !console.output.isDone, !arguments.has("allow-empty") {
        console.report(Diagnostic(.error, "there are no contexts"), .nothing)
      }
    } catch {
      console.report(error)
    }
  }
}

/// Answers lines of contexts, one by one; a bad line is answered with an error in its place.
private struct LineAnswers {
  let given: Given
  let policy: AnyPolicy
  /// Whether one memory goes through all lines.
  let isSession: Bool
  let isText: Bool
  /// Whether lines wait for others, so that plug-ins are asked about many at once.
  private let asksAhead: Bool
  private var waiting: [Line] = []
  private var memory = PolicyMemory()
  /// The memory of the policies around, where contexts are those of panes.
  private var around = PolicyMemory()
  private var known = EvaluationLines()
  private let plainLines: PlainLineReader?
  private var decided = 0
  private var compiled: CompiledPolicy?

  init(given: Given, policy: AnyPolicy, isSession: Bool, isText: Bool, asksAhead: Bool) {
    self.asksAhead = asksAhead && !isSession
    self.given = given
    plainLines = PlainLineReader(given)
    self.policy = policy
    self.isSession = isSession
    self.isText = isText
  }

  /// How many lines plug-ins are asked about at once, at most.
  private static let mostWaiting = 4096
  /// How many lines are decided by the rules as they are.
  private static let fewLines = 1000
  /// Up to how many answers rules decide as fast as diagrams.
  private static let fewAnswers = 16

  /// Answers a line, or lets it wait until ``finish(_:_:)``.
  mutating func answer(_ line: Line, _ console: Console, _ workspace: inout Workspace) {
    if asksAhead {
      waiting.append(line)
      if waiting.count == Self.mostWaiting { finish(console, &workspace) }
      return
    }
    do throws(LineError) {
      try answer(line, in: try context(of: line, console, &workspace), console)
    } catch {
      report(error, console)
    }
  }

  /// Answers the lines that wait.
  mutating func finish(_ console: Console, _ workspace: inout Workspace) {
    guard !waiting.isEmpty else { return }
    let lines = waiting.map { line in
      Result { () throws(LineError) in (line, try context(of: line, console, &workspace)) }
    }
    waiting = []
    let policy = policy
    AnswersAhead.to {
      for case .success((_, let context)) in lines {
        _ = policy.decide(in: context)
      }
    } for: {
      for waited in lines {
        do throws(LineError) {
          let (line, context) = try waited.get()
          try answer(line, in: context, console)
        } catch {
          report(error, console)
        }
      }
    }
  }

  private mutating func context(
    of line: Line, _ console: Console, _ workspace: inout Workspace
  ) throws(LineError) -> LayoutContext {
    if let bytes = line.bytes, let context = plainLines?.context(of: bytes) { return context }
    if !isSession { around = PolicyMemory() }
    return try line.context(from: given, memory: &around) { name throws(GivenError) in
      try workspace.policyAround(name, console)
    }
  }

  /// Decides; where there are many rules, after a while by diagrams, which pay once many lines
  /// come.
  private mutating func decide(in context: LayoutContext) -> LayoutDecision {
    decided += 1
    if decided == Self.fewLines, let rules = policy.rules, rules.answerCount > Self.fewAnswers {
      compiled = try? CompiledPolicy(policy)
    }
    guard isSession else { return compiled?.decide(in: context) ?? policy.decide(in: context) }
    return compiled?.decide(in: context, memory: &memory)
      ?? policy.decide(in: context, memory: &memory)
  }

  private mutating func answer(
    _ line: Line, in context: LayoutContext, _ console: Console
  ) throws(LineError) {
    let decision = decide(in: context)
    if let failure = decision.failure { throw LineError(failure, in: line) }
    let answer = known.answer(decision)
    if isText {
      console.output.write("\(line.number): \(answer.text)\n")
    } else {
      let fitted = answer.layout.fitted(to: context, choices: memory.choices)
      let notes = policy.notes(in: context, fitted)
      console.output.write(known.json(decision, answer, in: context, fitted, notes))
    }
  }

  private func report(_ error: LineError, _ console: Console) {
    console.end(with: .wrongInput)
    console.output.write(isText ? error.text : error.json.description + "\n")
  }
}
