internal import CPolicyPlugin
import LayoutPolicies

/// Writes a decision as an answer. Nothing is left out in silence: what the contract has no words
/// for is an error.
struct AnswerWriter {
  private let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  func write(
    _ decision: LayoutDecision, to answer: inout layout_policy_answer
  ) throws(Unsayable) {
    if let failure = decision.failure { throw Unsayable(failure.description) }
    let steps = decision.steps
    unsafe answer.rule = try unsafe text(steps.first?.link.rule)
    unsafe answer.once = try unsafe text(steps.first?.link.onceKey)
    var used: [UnsafePointer<layout_policy_link>] = unsafe []
    for step in steps.dropFirst() { unsafe used.append(try unsafe link(step.link, step.question)) }
    unsafe (answer.used, answer.used_count) = unsafe (
      unsafe storage.keep(used), UInt32(used.count)
    )
    unsafe (answer.unknown, answer.unknown_count) = try unsafe texts(decision.missing.names)
    unsafe (answer.kept, answer.kept_count) = try unsafe texts(decision.missing.onceKeys)
    let layout = decision.layout
    unsafe answer.style = layout.style.word
    try unsafe write(layout.settings, to: &answer)
  }

  private func write(
    _ settings: LayoutSettings, to answer: inout layout_policy_answer
  ) throws(Unsayable) {
    unsafe answer.display = settings.display.word
    unsafe answer.collapsible = settings.collapsible.word
    unsafe answer.axis = settings.axis.word
    unsafe answer.hinge = settings.hinge.word
    unsafe answer.spacing = settings.spacing.inC
    if let partitions = settings.partitions {
      unsafe answer.partition_columns = try number(partitions.columns, "partitions")
      unsafe answer.partition_rows = try number(partitions.rows, "partitions")
    }
    if let priority = settings.priority { unsafe answer.priority = try Self.four(priority) }
    unsafe answer.sidebar = try unsafe column(settings.sidebar)
    unsafe answer.content = try unsafe column(settings.content)
    unsafe answer.inspector = try unsafe column(settings.inspector)
    if settings.detail != nil || settings.detailAdapt != nil {
      unsafe answer.detail = try unsafe column(
        PaneColumn(width: settings.detail ?? .automatic, adapt: settings.detailAdapt))
    }
    if let tabs = settings.tabs { unsafe answer.tabs = unsafe storage.keep(tabs.inC) }
    if let margin = settings.margin { unsafe answer.margin = unsafe storage.keep(margin.inC) }
    unsafe answer.tip = try unsafe text(settings.tip)
    var values: [UnsafePointer<layout_policy_value>] = unsafe []
    for entry in settings.values.entries { unsafe values.append(try unsafe value(entry)) }
    unsafe (answer.values, answer.value_count) = unsafe (
      unsafe storage.keep(values), UInt32(values.count)
    )
  }

  private func link(
    _ link: ChainLink, _ question: String?
  ) throws(Unsayable) -> UnsafePointer<layout_policy_link> {
    unsafe storage.keep(
      layout_policy_link(
        size: UInt32(MemoryLayout<layout_policy_link>.size), reserved: 0,
        policy: try text(link.policy), question: try text(question), rule: try text(link.rule),
        once: try text(link.onceKey)))
  }

  private func value(
    _ entry: NamedValues.Entry
  ) throws(Unsayable) -> UnsafePointer<layout_policy_value> {
    var value = unsafe layout_policy_value()
    unsafe value.size = unsafe UInt32(MemoryLayout<layout_policy_value>.size)
    unsafe value.name = try unsafe text(entry.name)
    switch entry.value {
    case .number(let number):
      unsafe value.type = UInt32(LAYOUT_POLICY_NUMBER)
      unsafe value.number = number
    case .boolean(let flag):
      unsafe value.type = UInt32(LAYOUT_POLICY_BOOLEAN)
      unsafe value.flag = flag ? 1 : 0
    case .text(let said):
      unsafe value.type = UInt32(LAYOUT_POLICY_TEXT)
      unsafe value.text = try unsafe text(said)
    case .fit(let fit):
      unsafe value.type = UInt32(LAYOUT_POLICY_FIT)
      unsafe value.number = fit.item
      unsafe value.gap = fit.gap
      unsafe value.min = try number(fit.min, entry.name)
      unsafe value.max =
        try fit.max.map { max throws(Unsayable) in try number(max, entry.name) } ?? 0
      if fit.max == 0 { throw Unsayable("`max` of 0 in value `\(entry.name)` cannot be told") }
    }
    return unsafe storage.keep(value)
  }

  private func column(
    _ column: PaneColumn?
  ) throws(Unsayable) -> UnsafePointer<layout_policy_pane>? {
    guard let column else { return nil }
    var pane = unsafe layout_policy_pane()
    unsafe pane.size = unsafe UInt32(MemoryLayout<layout_policy_pane>.size)
    unsafe pane.reveal = column.reveal.word
    unsafe pane.shown = column.shown.word
    unsafe pane.edge = column.edge.word
    unsafe pane.exact = column.width.exact.inC
    unsafe pane.min = column.width.min.inC
    unsafe pane.max = column.width.max.inC
    unsafe pane.ideal = column.width.ideal.inC
    unsafe pane.fraction = column.width.fraction ?? 0
    unsafe pane.of = column.width.base.word
    unsafe pane.clear = column.clear.inC
    switch column.adapt {
    case .hide: unsafe pane.adapt = UInt32(LAYOUT_POLICY_ADAPT_HIDE)
    case .levitate: unsafe pane.adapt = UInt32(LAYOUT_POLICY_ADAPT_LEVITATE)
    case .under(let upper, let ideal):
      unsafe pane.adapt = UInt32(LAYOUT_POLICY_ADAPT_UNDER)
      unsafe pane.under = upper.word
      unsafe pane.under_ideal = ideal.inC
    case nil: break
    }
    switch column.drag {
    case .fixed: unsafe pane.drag = UInt32(LAYOUT_POLICY_DRAG_FIXED)
    case .within(let range):
      unsafe pane.drag = UInt32(LAYOUT_POLICY_DRAG_WITHIN)
      unsafe pane.stops = unsafe storage.keep([range.lowerBound, range.upperBound])
      unsafe pane.stop_count = 2
    case .snapping(let stops):
      unsafe pane.drag = UInt32(LAYOUT_POLICY_DRAG_SNAPPING)
      unsafe pane.stops = unsafe storage.keep(stops)
      unsafe pane.stop_count = try number(stops.count, "drag")
    case nil: break
    }
    return unsafe storage.keep(pane)
  }

  // MARK: Texts and numbers

  private func text(_ text: String?) throws(Unsayable) -> UnsafePointer<CChar>? {
    guard let text else { return nil }
    if text.utf8.contains(0) {
      throw Unsayable("\(text.inBackticks) cannot be told, as there is a zero in it")
    }
    return unsafe storage.keep(text)
  }

  func texts(
    _ texts: [String]
  ) throws(Unsayable) -> (UnsafePointer<UnsafePointer<CChar>?>?, UInt32) {
    var kept: [UnsafePointer<CChar>?] = unsafe []
    for text in texts { unsafe kept.append(try unsafe self.text(text)) }
    return unsafe (storage.keep(kept), UInt32(kept.count))
  }

  private func number(_ number: Int, _ name: String) throws(Unsayable) -> UInt32 {
    guard let told = UInt32(exactly: number) else {
      throw Unsayable("`\(name)` of \(number) cannot be told")
    }
    return told
  }

  private static func four(
    _ panes: [Pane]
  ) throws(Unsayable) -> (UInt32, UInt32, UInt32, UInt32) {
    guard (1...4).contains(panes.count) else {
      throw Unsayable("`priority` of \(panes.count) panes cannot be told")
    }
    let words = panes.map { $0.word } + [0, 0, 0]
    return (words[0], words[1], words[2], words[3])
  }
}

extension Length? {
  fileprivate var inC: layout_policy_length {
    guard let length = self else { return layout_policy_length() }
    return layout_policy_length(
      value: length.value,
      unit: UInt32(length.isScaled ? LAYOUT_POLICY_SP : LAYOUT_POLICY_POINTS), reserved: 0)
  }
}

extension TabPresentation {
  fileprivate var inC: layout_policy_tabs {
    let edge: Int =
      switch edge {
      case .leading: LAYOUT_POLICY_LEADING
      case .trailing: LAYOUT_POLICY_TRAILING
      case .top: LAYOUT_POLICY_TOP
      case .bottom: LAYOUT_POLICY_BOTTOM
      case nil: 0
      }
    return layout_policy_tabs(
      size: UInt32(MemoryLayout<layout_policy_tabs>.size), form: form.word, labels: labels.word,
      edge: UInt32(edge), reveal: reveal.word, shown: shown.word, ideal: ideal.inC)
  }
}

extension PaneMargin {
  fileprivate var inC: layout_policy_margin {
    layout_policy_margin(
      size: UInt32(MemoryLayout<layout_policy_margin>.size), reserved: 0,
      top: Optional(top).inC, leading: Optional(leading).inC, bottom: Optional(bottom).inC,
      trailing: Optional(trailing).inC)
  }
}

extension Optional where Wrapped: Term {
  fileprivate var word: UInt32 { map { $0.word } ?? 0 }
}

extension Term {
  /// The enumerator of the contract; those of a list follow its order, from 1 on.
  fileprivate var word: UInt32 { UInt32(ordinal) + 1 }
}

extension Bool? {
  fileprivate var word: UInt32 {
    UInt32(self == nil ? 0 : self == true ? LAYOUT_POLICY_YES : LAYOUT_POLICY_NO)
  }
}
