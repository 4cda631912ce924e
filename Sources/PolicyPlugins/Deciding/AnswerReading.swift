internal import CPolicyPlugin
import LayoutPolicies

/// Reads one answer whose pointers are sound (``Placing`` saw to that), and whose words and numbers
/// may be anything.
@safe struct AnswerReading {
  let answer: layout_policy_answer

  init(_ answer: layout_policy_answer) { unsafe self.answer = unsafe answer }

  /// The answer of a policy; throws what is wrong with it.
  func answer(of policy: String) throws(Misfit) -> PluginAnswer {
    if let text = unsafe answer.error {
      let reason = unsafe String(cString: text).harmless
      throw Misfit(reason.isEmpty ? "it gives no reason" : reason)
    }
    var missing = MissingKeys()
    for key in try unsafe names(answer.unknown, answer.unknown_count, "unknown") {
      missing.insert(name: key)
    }
    for key in try unsafe names(answer.kept, answer.kept_count, "kept") {
      missing.insert(onceKey: key)
    }
    return PluginAnswer(
      decision: LayoutDecision(
        steps: try steps(of: policy), layout: try layout(), missing: missing),
      acknowledged: try unsafe names(
        answer.acknowledged, answer.acknowledged_count, "acknowledged"))
  }

  private func steps(of policy: String) throws(Misfit) -> [(question: String?, link: ChainLink)] {
    let first = ChainLink(
      policy: policy, question: nil, rule: unsafe try words(answer.rule, "rule"),
      onceKey: unsafe try name(answer.once, "once"))
    var steps: [(question: String?, link: ChainLink)] = [(nil, first)]
    let count = try unsafe Self.count(answer.used_count, isThere: answer.used != nil, "used")
    for index in 0..<count {
      guard let link = unsafe answer.used[index]?.pointee else { continue }
      guard let policy = try unsafe name(link.policy, "policy") else {
        throw Misfit("an entry of `used` names no policy")
      }
      let question = try unsafe text(link.question, "question")
      for part in question?.split(separator: "/", omittingEmptySubsequences: false) ?? []
      where !Spelling.isKebabCase(String(part)) {
        throw Misfit("`question` cannot be \(String(part).inBackticks)")
      }
      steps.append(
        (
          question,
          ChainLink(
            policy: policy,
            question: question?.split(separator: "/").last.map { String($0) },
            rule: try unsafe words(link.rule, "rule"), onceKey: try unsafe name(link.once, "once"))
        ))
    }
    return steps
  }

  private func layout() throws(Misfit) -> NavigationLayout {
    guard let style = unsafe try word(answer.style, "style", LayoutStyle.self) else {
      throw Misfit("the answer says no `style`")
    }
    let settings = try settings()
    for key in settings.keys.values(of: LayoutKey.self) where !key.isTaken(by: style) {
      throw Misfit("`\(key.rawValue)` is said of the style `\(style.rawValue)`, which has none")
    }
    if let display = settings.display {
      if display.needsThreeColumns, style != .tripleColumn {
        throw Misfit("`display` of `\(display.rawValue)` needs three columns")
      }
      if settings.partitions != nil { throw Misfit("`display` is said beside partitions") }
    }
    let adapts = settings.detailAdapt != nil || settings.inspector?.adapt != nil
    if adapts, style == .stack { throw Misfit("`adapt` needs columns") }
    if let problem = settings.lengthProblems.first { throw Misfit(problem) }
    return NavigationLayout(style: style, settings: settings)
  }

  private func settings() throws(Misfit) -> LayoutSettings {
    let detail = try detail()
    return unsafe LayoutSettings(
      display: try word(answer.display, "display", DisplayMode.self),
      partitions: try partitions(),
      sidebar: try unsafe column(answer.sidebar, "sidebar"),
      content: try unsafe column(answer.content, "content"),
      detail: detail?.width, detailAdapt: detail?.adapt,
      inspector: try unsafe column(answer.inspector, "inspector"), tabs: try tabs(),
      collapsible: try flag(answer.collapsible, "collapsible"),
      axis: try word(answer.axis, "axis", PaneAxis.self),
      spacing: try length(answer.spacing, "spacing"), margin: try margin(),
      hinge: try word(answer.hinge, "hinge", HingeAvoidance.self), priority: try priority(),
      tip: try unsafe name(answer.tip, "tip"), values: try values())
  }

  private func partitions() throws(Misfit) -> Partitions? {
    guard unsafe answer.partition_columns != 0 else {
      if unsafe answer.partition_rows != 0 {
        throw Misfit("`partition_rows` needs `partition_columns`")
      }
      return nil
    }
    for count in unsafe [answer.partition_columns, answer.partition_rows]
    where count > Limit.entries {
      throw Misfit("\(count) partitions are too many")
    }
    return unsafe Partitions(
      columns: Int(answer.partition_columns), rows: max(1, Int(answer.partition_rows)))
  }

  private func priority() throws(Misfit) -> [Pane]? {
    var panes: [Pane] = []
    let (first, second, third, fourth) = unsafe answer.priority
    for (place, value) in [first, second, third, fourth].enumerated() {
      guard let pane = try word(value, "priority", Pane.self) else { continue }
      guard panes.count == place else { throw Misfit("`priority` goes on after its end") }
      guard !panes.contains(pane) else {
        throw Misfit("`\(pane.rawValue)` stands twice in `priority`")
      }
      panes.append(pane)
    }
    return panes.isEmpty ? nil : panes
  }

  private func values() throws(Misfit) -> NamedValues {
    var values = NamedValues()
    let count = try unsafe Self.count(answer.value_count, isThere: answer.values != nil, "values")
    for index in 0..<count {
      guard let value = unsafe answer.values[index]?.pointee else { continue }
      guard let name = try unsafe name(value.name, "name") else {
        throw Misfit("an entry of `values` has no name")
      }
      guard values[name] == nil else { throw Misfit("value `\(name)` is said twice") }
      values[name] = try unsafe self.value(value, name)
    }
    return values
  }

  private func value(_ value: layout_policy_value, _ name: String) throws(Misfit) -> InputValue {
    switch unsafe Int(value.type) {
    case LAYOUT_POLICY_NUMBER:
      guard unsafe value.number.isFinite else {
        throw Misfit(unsafe "value `\(name)` of \(value.number.plainText) is not a finite number")
      }
      return unsafe .number(value.number)
    case LAYOUT_POLICY_BOOLEAN:
      guard unsafe value.flag < 2 else {
        throw Misfit(unsafe "value `\(name)` has the flag \(value.flag)")
      }
      return unsafe .boolean(value.flag == 1)
    case LAYOUT_POLICY_TEXT:
      guard let text = try unsafe text(value.text, name) else {
        throw Misfit("value `\(name)` is a text, but NULL")
      }
      return .text(text)
    case LAYOUT_POLICY_FIT:
      let fit = unsafe FitCount(
        value.number, gap: value.gap, min: Int(value.min),
        max: value.max == 0 ? nil : Int(value.max))
      if let problem = fit.problem { throw Misfit("\(problem) in value `\(name)`") }
      return .fit(fit)
    default: throw Misfit(unsafe "value `\(name)` has the type \(value.type), which there is not")
    }
  }
}
