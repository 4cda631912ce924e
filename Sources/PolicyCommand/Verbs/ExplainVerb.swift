import DeviceCatalog
import LayoutPolicies

/// `explain`: why a policy answers as it does in one context.
struct ExplainVerb {
  static let verb = Verb(
    "explain", "Show why a policy answers as it does, and what would change that.",
    positionals: [CommonOptions.policy(.one, "a policy's name, or the path of its file")],
    options: [
      Option("all", .flag, "show every rule, condition and input"),
      Option(
        "why-not", .one("RULE"), "show what became of this rule; a name, or POLICY/NAME",
        examples: ["wide"]),
      CommonOptions.format(), CommonOptions.policies, CommonOptions.plugin,
    ] + CommonOptions.context(),
    example: "layout-policy explain double-column --device ipad-mini-6 --windowing slide-over")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    if arguments.has("all"), arguments.has("why-not") {
      throw UsageError("`--all` and `--why-not` exclude each other", help: "leave one of them out")
    }
  }

  func run() {
    var workspace = Workspace(arguments, console)
    let entry = workspace.entry(arguments.positionals[0], console)
    guard !workspace.reportErrors(console), let policy = entry?.policy else { return }
    do throws(GivenError) {
      let given = try workspace.given(arguments, to: policy, console)
      var (memory, outer) = (PolicyMemory(), PolicyMemory())
      let context = try workspace.context(of: given, memory: &outer, console)
      let explanation = Explanation(policy, in: context, memory: &memory)
      if let failure = explanation.decision.failure { return console.report(failure) }
      if let name = arguments.value("why-not") {
        explain(name, of: policy, explanation)
      } else {
        write(
          explanation.json(showsAll: arguments.has("all")),
          ExplanationText(explanation, showsAll: arguments.has("all")).text)
      }
    } catch {
      console.report(error.diagnostic, .wrongInput)
    }
  }

  private func explain(_ name: String, of policy: AnyPolicy, _ explanation: Explanation) {
    let all = policy.rules.map { NamedRule.all(of: $0, explanation) } ?? []
    let rules = all.filter { $0.isNamed(name) }
    guard !rules.isEmpty else {
      var names: [String] = []
      for rule in all where !names.contains(rule.name) { names.append(rule.name) }
      return console.report(
        Diagnostic(
          .error, "`\(policy.name)` has no rule \(name.inBackticks)",
          help: names.isEmpty
            ? "it is code: nothing in it can be looked into"
            : Suggestion.help(for: name, among: names)), .wrongInput)
    }
    write(
      explanation.json(whyNot: rules), WhyNotText(rules: rules, explanation: explanation).text)
  }

  private func write(_ json: @autoclosure () -> JSONValue, _ text: @autoclosure () -> String) {
    console.output.write(arguments.wantsJSON ? json().description + "\n" : text())
  }
}
