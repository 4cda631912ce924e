internal import CPolicyPlugin

extension Shape {
  private static func field<Root, Value>(
    _ name: String, _ path: KeyPath<Root, Value>, _ target: Target
  ) -> Field {
    Field(name: name, offset: offset(path), target: target)
  }

  private static func text<Root>(_ name: String, _ path: KeyPath<Root, UnsafePointer<CChar>?>)
    -> Field
  {
    unsafe Field(name: name, offset: offset(path), target: .text)
  }

  /// Where a stored field stands; imported structures have no others.
  private static func offset<Root, Value>(_ path: KeyPath<Root, Value>) -> Int {
    MemoryLayout<Root>.offset(of: path) ?? 0
  }

  private convenience init<Structure>(
    of type: Structure.Type, least: Int = 2 * MemoryLayout<UInt32>.size, _ fields: [Field] = []
  ) {
    self.init(size: MemoryLayout<Structure>.size, least: least, fields)
  }

  static let value = unsafe Shape(
    of: layout_policy_value.self,
    [text("name", \layout_policy_value.name), text("text", \layout_policy_value.text)])

  static let link = unsafe Shape(
    of: layout_policy_link.self,
    [
      text("policy", \layout_policy_link.policy), text("question", \layout_policy_link.question),
      text("rule", \layout_policy_link.rule), text("once", \layout_policy_link.once),
    ])

  static let fold = Shape(of: layout_policy_fold.self)

  static let question = unsafe Shape(
    of: layout_policy_question.self, least: MemoryLayout<layout_policy_question>.size,
    unsafe [
      field(
        "recent", \layout_policy_question.recent,
        .numbers(of: 4, count: offset(\layout_policy_question.recent_count))),
      field(
        "folds", \layout_policy_question.folds,
        .parts(fold, count: offset(\layout_policy_question.fold_count))),
      text("model", \layout_policy_question.model),
      field(
        "model_names", \layout_policy_question.model_names,
        .texts(count: offset(\layout_policy_question.model_name_count))),
      field(
        "inputs", \layout_policy_question.inputs,
        .parts(value, count: offset(\layout_policy_question.input_count))),
      field(
        "spent", \layout_policy_question.spent,
        .texts(count: offset(\layout_policy_question.spent_count))),
      field(
        "showing", \layout_policy_question.showing,
        .texts(count: offset(\layout_policy_question.showing_count))),
      field(
        "last", \layout_policy_question.last,
        .parts(link, count: offset(\layout_policy_question.last_count))),
    ])

  static let pane = unsafe Shape(
    of: layout_policy_pane.self,
    unsafe [
      field(
        "stops", \layout_policy_pane.stops,
        .numbers(of: 8, count: offset(\layout_policy_pane.stop_count)))
    ])

  static let tabs = Shape(of: layout_policy_tabs.self)

  static let margin = Shape(of: layout_policy_margin.self)

  static let answer = unsafe Shape(
    of: layout_policy_answer.self, least: MemoryLayout<layout_policy_answer>.size,
    unsafe [
      field("sidebar", \layout_policy_answer.sidebar, .part(pane)),
      field("content", \layout_policy_answer.content, .part(pane)),
      field("detail", \layout_policy_answer.detail, .part(pane)),
      field("inspector", \layout_policy_answer.inspector, .part(pane)),
      field("tabs", \layout_policy_answer.tabs, .part(tabs)),
      field("margin", \layout_policy_answer.margin, .part(margin)),
      text("tip", \layout_policy_answer.tip),
      field(
        "values", \layout_policy_answer.values,
        .parts(value, count: offset(\layout_policy_answer.value_count))),
      text("rule", \layout_policy_answer.rule),
      text("once", \layout_policy_answer.once),
      field(
        "used", \layout_policy_answer.used,
        .parts(link, count: offset(\layout_policy_answer.used_count))),
      field(
        "unknown", \layout_policy_answer.unknown,
        .texts(count: offset(\layout_policy_answer.unknown_count))),
      field(
        "acknowledged", \layout_policy_answer.acknowledged,
        .texts(count: offset(\layout_policy_answer.acknowledged_count))),
      field(
        "kept", \layout_policy_answer.kept,
        .texts(count: offset(\layout_policy_answer.kept_count))),
      text("error", \layout_policy_answer.error),
    ])

  static let parameter = unsafe Shape(
    of: layout_policy_parameter.self,
    unsafe [
      text("name", \layout_policy_parameter.name), text("text", \layout_policy_parameter.text),
      field(
        "choices", \layout_policy_parameter.choices,
        .texts(count: offset(\layout_policy_parameter.choice_count))),
    ])

  static let descriptor = unsafe Shape(
    of: layout_policy_descriptor.self, least: unsafe offset(\layout_policy_descriptor.rules),
    unsafe [
      text("name", \layout_policy_descriptor.name),
      text("summary", \layout_policy_descriptor.summary),
      text("version", \layout_policy_descriptor.version),
      field(
        "parameters", \layout_policy_descriptor.parameters,
        .parts(parameter, count: offset(\layout_policy_descriptor.parameter_count))),
    ])

  static let plugin = unsafe Shape(
    of: layout_policy_plugin.self,
    least: offset(\layout_policy_plugin.policy_count) + MemoryLayout<UInt32>.size,
    unsafe [
      text("name", \layout_policy_plugin.name), text("version", \layout_policy_plugin.version),
      field(
        "policies", \layout_policy_plugin.policies,
        .parts(descriptor, count: offset(\layout_policy_plugin.policy_count))),
    ])
}
