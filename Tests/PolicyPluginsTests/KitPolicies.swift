import LayoutPolicies
import PolicyPluginKit
import SeededRandom

/// What the tests ask in place of a library.
@c(layout_policy_plugin_v1)
public func exportedPlugin() -> UnsafeRawPointer {
  PolicyPluginExport.of(
    "kit", version: "1.0", Recorder.self, Wrapper.self, Forgetful.self, RandomLayouts.self,
    Ruled.self, HalfRuled.self, Unsayable.self)
}

/// Answers all that it was asked, as the app's own values.
struct Recorder: PluginPolicy {
  static let name = "recorder"
  static let summary = "Tells what it was told."

  init(_ arguments: NamedValues) throws(PolicyError) {}

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    var values = NamedValues()
    for key in ContextKey.allCases {
      values[key.rawValue] = context.input(key).value.map { .text($0.plainText) }
    }
    for input in context.inputs.names { values["input-\(input)"] = context.inputs[input] }
    let insets = SafeInsets.zero.union(context.insets)
    values["insets"] = .text("\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
    values["recent"] = .text("\(context.recent.map { "\($0)" } ?? "unknown")")
    values["unmeasured"] = .boolean(context.isUnmeasured)
    values["names"] = .text(context.model?.names.joined(separator: " ") ?? "unknown")
    return LayoutDecision(
      policy: name, rule: "all", layout: .stack(values: values), unknown: ["width", "focus"])
  }
}

/// Wraps rules that keep to themselves near thresholds, show a tip once and ask a further question.
struct Wrapper: PluginPolicy {
  static let name = "wrapper"
  static let summary = "Rules within code."

  static let parameters = [ValueDeclaration("hysteresis", .number, default: 40)]
  private let inner: RuleSet

  init(_ arguments: NamedValues) throws(PolicyError) {
    guard case .number(let hysteresis) = arguments["hysteresis"] else {
      throw PolicyError(.invalidArgument, "`hysteresis` is no number")
    }
    inner = RuleSet("inner", hysteresis: hysteresis) {
      Rule("open", when: .open(.detail), once: "opened", use: TipOnce())
      Rule("roomy", when: .width(700...), once: "roomy-tip", layout: .doubleColumn(tip: "roomy"))
      Rule("tall", when: .shape(.tall), use: TipOnce(tip: "tall-tip"))
      Otherwise(.stack())
    }.also("navigation") {
      Rule("wide", when: .width(600...), settings: LayoutSettings(tabs: .rail))
    }
  }

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    let decision = inner.decide(in: context, memory: &memory)
    return decision.revised(by: name, layout: decision.layout)
  }
}

/// Is rules.
struct Ruled: PluginPolicy, RuleBasedPolicy {
  static let name = "ruled"
  static let summary = "Rules."
  let ruleSet = RuleSet("ruled", hysteresis: 40) {
    Rule("roomy", when: .width(700...), once: "roomy-tip", layout: .doubleColumn(tip: "roomy"))
    Rule("model", when: .model("ipad-mini-6"), layout: .tripleColumn())
    Otherwise(use: TipOnce())
  }.also("navigation") {
    Rule("wide", when: .width(600...), settings: LayoutSettings(tabs: .rail))
  }

  init(_ arguments: NamedValues) throws(PolicyError) {}
}

/// Is rules that use code, which no text can hold.
struct HalfRuled: PluginPolicy, RuleBasedPolicy {
  static let name = "half-ruled"
  static let summary = "Rules, and code that they use."
  let ruleSet: RuleSet

  init(_ arguments: NamedValues) throws(PolicyError) {
    let code = try Forgetful([:])
    ruleSet = RuleSet("half-ruled") {
      Rule("roomy", when: .width(700...), layout: .doubleColumn())
      Otherwise(use: code)
    }
  }
}

/// Uses up a key in wide windows.
struct Forgetful: PluginPolicy {
  static let name = "forgetful"
  static let summary = "Uses up a key."
  static let version: String? = "7"

  init(_ arguments: NamedValues) throws(PolicyError) {}

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    let isWide = (context.width ?? 0) > 700
    if isWide, !context.isUnmeasured { memory.acknowledge("wide") }
    let shows = !isWide && !memory.isSpent("wide")
    return LayoutDecision(
      policy: name, layout: .stack(tip: shows ? "narrow" : nil), once: shows ? "wide" : nil)
  }
}

/// Says something that the contract has no words for.
struct Unsayable: PluginPolicy {
  static let name = "unsayable"
  static let summary = "Says what cannot be said."
  static let parameters = [
    ValueDeclaration("what", .choice(["zero", "priority"]), default: "zero"),
    ValueDeclaration("how-often", .number, default: 1),
  ]
  private let layout: NavigationLayout

  init(_ arguments: NamedValues) throws(PolicyError) {
    guard arguments["how-often"] == 1 else {
      throw PolicyError(.invalidArgument, "once is enough", help: "write 1")
    }
    layout =
      arguments["what"] == "zero"
      ? .stack(values: ["words": "a\0b"]) : .doubleColumn(priority: [])
  }

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    LayoutDecision(policy: name, layout: layout)
  }
}

/// Says everything that a layout can say, another thing for each width.
struct RandomLayouts: PluginPolicy {
  static let name = "random-layouts"
  static let summary = "Any layout."
  static let parameters = [ValueDeclaration("seed", .number, default: 1)]
  private let seed: UInt64

  init(_ arguments: NamedValues) throws(PolicyError) {
    guard case .number(let seed) = arguments["seed"], let seed = UInt64(exactly: seed) else {
      throw PolicyError(.invalidArgument, "`seed` is no whole number")
    }
    self.seed = seed
  }

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    let width = ResolvedContext(context).width ?? 0
    var random = SplitMix64(seed: seed ^ width.bitPattern)
    return LayoutDecision(policy: name, layout: random.layout())
  }
}

extension SplitMix64 {
  fileprivate mutating func layout() -> NavigationLayout {
    let style = pick(LayoutStyle.allCases)
    var settings = LayoutSettings(
      inspector: chance(30) ? column(style) : nil, tabs: chance(30) ? tabs() : nil,
      spacing: chance(30) ? length() : nil,
      margin: chance(30)
        ? PaneMargin(top: length(), leading: length(), bottom: 0, trailing: length()) : nil,
      tip: maybe(["tip", "another-tip"]),
      values: chance(50) ? [:] : ["a": .number(-1.5), "b": true, "c": "any text, é", "d": fit()])
    if chance(40) { settings.detail = width() }
    guard style != .stack else { return NavigationLayout(style: style, settings: settings) }
    settings.collapsible = maybe([true, false])
    settings.axis = maybe(PaneAxis.allCases)
    settings.hinge = maybe(HingeAvoidance.allCases)
    settings.priority = maybe([[.detail], [.sidebar, .detail], [.inspector, .content, .sidebar]])
    settings.sidebar = chance(60) ? column(style) : nil
    if chance(30) { settings.detailAdapt = .under(.sidebar, ideal: chance(50) ? length() : nil) }
    if style == .tripleColumn { settings.content = chance(60) ? column(style) : nil }
    if chance(30) {
      settings.partitions = Partitions(columns: pick([1, 2]), rows: pick([1, 2]))
    } else {
      let modes = DisplayMode.allCases.filter { style == .tripleColumn || !$0.needsThreeColumns }
      settings.display = maybe(modes)
    }
    return NavigationLayout(style: style, settings: settings)
  }

  private mutating func column(_ style: LayoutStyle) -> PaneColumn {
    var column = PaneColumn(
      width: width(), reveal: maybe(PaneColumn.Reveal.allCases), shown: maybe([true, false]),
      edge: maybe(PaneColumn.Edge.allCases), clear: chance(30) ? length() : nil)
    if column.width.exact == nil {
      column.drag = maybe([.fixed, .within(0.25...0.75), .snapping([0.25, 0.5])])
    }
    if style != .stack { column.adapt = maybe([.hide, .levitate]) }
    return column
  }

  private mutating func width() -> PaneWidth {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .exact(length())
    case 1: .flexible(min: 100, ideal: maybe([250]), max: maybe([.sp(300), 400]))
    case 2: .fraction(0.3, of: maybe([.container, .room]), max: maybe([400]))
    default: .automatic
    }
  }

  private mutating func tabs() -> TabPresentation {
    TabPresentation(
      pick(TabPresentation.Form.allCases), ideal: chance(50) ? length() : nil,
      labels: maybe([true, false]), edge: maybe(TabPresentation.Edge.allCases),
      reveal: maybe(PaneColumn.Reveal.allCases), shown: maybe([true, false]))
  }

  private mutating func length() -> Length {
    pick([.points(pick([0, 8, 320.5])), .sp(pick([1, 180]))])
  }

  private mutating func fit() -> InputValue {
    .fit(FitCount(pick([100, 163]), gap: pick([0, 7]), min: pick([0, 1]), max: maybe([4])))
  }
}
