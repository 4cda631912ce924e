import DeviceCatalog
import LayoutPolicies

/// `eval`: what a policy answers in one context, or in each of many.
struct EvalVerb {
  static let verb = Verb(
    "eval", "Show what a policy answers in a context.",
    positionals: [CommonOptions.policy(.one, "a policy's name, or the path of its file")],
    options: CommonOptions.context() + [
      Option(
        "contexts", .one("FILE"), "read contexts as JSON lines; - is standard input",
        candidates: Candidates(.path)),
      Option("session", .flag, "let the contexts follow each other, with one memory"),
      CommonOptions.format(), CommonOptions.policies, CommonOptions.allowEmpty,
    ], example: "layout-policy eval double-column --device ipad-mini-6 --orientation landscape")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    if arguments.has("session"), !arguments.has("contexts") {
      throw UsageError("`--session` needs several contexts", help: "add `--contexts FILE`")
    }
  }

  func run() {
    var workspace = Workspace(arguments)
    let entry = workspace.entry(arguments.positionals[0], console)
    guard !workspace.reportErrors(console), let policy = entry?.policy else { return }
    let inputs = policy.rules?.allInputs ?? []
    var given = Given(inputs: inputs)
    do throws(GivenError) {
      try given.set(all: try arguments.givenFields(inputs: inputs))
      if let file = arguments.value("contexts") {
        evaluateLines(file, given, policy)
      } else {
        evaluate(try given.context(), policy)
      }
    } catch {
      console.report(error.diagnostic, .wrongInput)
    }
  }

  private func evaluate(_ context: LayoutContext, _ policy: AnyPolicy) {
    var memory = PolicyMemory()
    let decision = policy.decide(in: context, memory: &memory)
    let notes = policy.notes(in: context)
    if arguments.wantsJSON {
      console.output.write(JSONValue(decision, notes: notes).description + "\n")
    } else {
      let advice = Advice(decision, of: policy, in: context)
      console.output.write(DecisionText(decision: decision, notes: notes, advice: advice).text)
    }
  }

  /// One answer a line, as soon as the line is there.
  private func evaluateLines(_ file: String, _ given: Given, _ policy: AnyPolicy) {
    var answering = LineAnswers(
      given: given, policy: policy, isSession: arguments.has("session"),
      isText: arguments.value("format") == "text")
    var isEmpty = true
    do throws(StreamError) {
      var lines = LineReader(file == "-" ? console.input : try OpenFile(reading: file))
      while !console.output.isDone, let line = try lines.next() {
        if !line.isBlank {
          isEmpty = false
          answering.answer(line, console)
        }
        if lines.isDrained { console.output.flush() }
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
  private var memory = PolicyMemory()
  private var known = DecisionLines()

  init(given: Given, policy: AnyPolicy, isSession: Bool, isText: Bool) {
    self.given = given
    self.policy = policy
    self.isSession = isSession
    self.isText = isText
  }

  mutating func answer(_ line: Line, _ console: Console) {
    do throws(LineError) {
      let context = try line.context(from: given)
      if !isSession { memory = PolicyMemory() }
      let decision = policy.decide(in: context, memory: &memory)
      let notes = policy.notes(in: context)
      guard isText else {
        return console.output.write(known.bytes(decision, notes: notes))
      }
      let text = DecisionText(decision: decision, notes: notes)
      console.output.write("\(line.number): \(text.line)\n")
    } catch {
      console.end(with: .wrongInput)
      console.output.write(isText ? error.text : error.json.description + "\n")
    }
  }
}
