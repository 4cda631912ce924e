import LayoutPolicies
import NavigationModel
import PolicyYAML

/// Plays a scenario: what is done goes through the app's navigation, and after each step the policy
/// decides how that is laid out. One memory goes through all steps.
struct ScenarioPlayer {
  /// The one tab of an app without tabs.
  static let soleTab = ""

  private let scenario: Scenario
  private let policy: AnyPolicy
  private var navigation: Navigation<String, String>
  private var memory = PolicyMemory()
  /// The routers made so far, by what makes a URL's links the app's own.
  private var routers: [LinkOrigin: LinkRouter<DeepLink<String, String>>] = [:]
  /// What shows since the last step.
  private var fitted: FittedLayout?

  init(_ scenario: Scenario, _ policy: AnyPolicy) {
    self.scenario = scenario
    self.policy = policy
    let app = scenario.app
    let columns = NavigationColumns<String>(
      levels: app.hasContent ? .three : .two, placeholder: app.placeholder)
    let names = app.tabs.isEmpty ? [Self.soleTab] : app.tabs
    // The reader has made sure that no tab is there twice and that forgetful ones are tabs.
    let tabs = try? NavigationTabs(names.map { ($0, columns) }, forgetful: app.forgetful)
    navigation = Navigation(tabs: tabs ?? NavigationTabs(sole: Self.soleTab, columns))
  }

  /// Shows the app where it starts; nil if the first step says where.
  mutating func start() -> PlayedStep? { scenario.start.map { show(in: $0.context, []) } }

  /// Does what a step says, and shows what comes of it.
  mutating func play(_ step: PolicyTest.Step, at index: Int) -> PlayedStep {
    show(in: step.context, scenario.actions[index].deed.map { make($0) } ?? [])
  }

  private mutating func show(
    in context: LayoutContext, _ outcomes: [NavigationOutcome<String>]
  ) -> PlayedStep {
    let before = memory
    let shown = navigation.shown(by: policy, in: context, memory: &memory)
    fitted = shown.fitted
    return PlayedStep(
      memory: before, shown: shown, notes: policy.notes(in: shown.context, fitted),
      navigation: navigation, outcomes: outcomes)
  }
}

/// What is done in a step.
extension ScenarioPlayer {
  private mutating func make(_ deed: Scenario.Deed) -> [NavigationOutcome<String>] {
    switch deed {
    case .push(let screens, let pane): return perform(.push(screens, in: pane))
    case .select(let screen, let pane): return perform(.select(screen, in: pane))
    case .back: return perform(.back)
    case .pop(let count, let pane): return perform(.pop(count, in: pane))
    case .popTo(let screen): return perform(.popTo(screen))
    case .popToRoot(let tab): return perform(.popToRoot(tab))
    case .replaceTop(let screen): return perform(.replaceTop(screen))
    case .activate(let screen, let isShown): return perform(.show(screen, isShown))
    case .sheet(let screen): return perform(.present(screen, as: .sheet))
    case .cover(let screen): return perform(.present(screen, as: .cover))
    case .dismiss(let count): return perform(.dismiss(count))
    case .dismissAll: return perform(.dismissAll)
    case .openTab(let tab): return perform(.open(tab))
    case .follow(let path, let tab): return perform(.follow(path, in: tab))
    case .open(let url): return follow(url)
    case .lock(let screen): navigation.protect(screen, as: .locked)
    case .guard(let screen): navigation.protect(screen, as: .asks)
    case .unlock(let screen): navigation.unprotect(screen)
    case .answer(let answer):
      guard navigation.isActive else { return [Self.inBackground("answer")] }
      return [navigation.answer(answer == .keep ? .keep : .discard, in: fitted)]
    case .background: navigation.hold()
    case .foreground: return navigation.resume(in: fitted)
    case .reveal(let pane): return [change(pane, isShown: true)]
    case .hide(let pane): return [change(pane, isShown: false)]
    case .acknowledge(let key): memory.acknowledge(key)
    }
    return []
  }

  private mutating func perform(
    _ action: NavigationAction<String, String>
  ) -> [NavigationOutcome<String>] {
    [navigation.perform(action, in: fitted)]
  }

  private mutating func follow(_ url: String) -> [NavigationOutcome<String>] {
    do throws(NavigationError) {
      let origin = LinkOrigin(of: url)
      if routers[origin] == nil { routers[origin] = try scenario.router(for: origin) }
      guard let link = try routers[origin]?.link(url) else { return [] }
      return perform(link.action)
    } catch {
      return [.refused(error)]
    }
  }

  private static func inBackground(_ deed: String) -> NavigationOutcome<String> {
    .refused(
      NavigationError(
        .refused, "nobody can \(deed) in the background",
        help: "bring the app to the `foreground` first"))
  }

  /// The person brings a pane back, or hides it.
  private mutating func change(_ pane: Pane, isShown: Bool) -> NavigationOutcome<String> {
    let name = pane.rawValue
    guard navigation.isActive else { return Self.inBackground("move `\(name)`") }
    guard let fitted else {
      return .refused(
        NavigationError(
          .refused, "where `\(name)` stands is not known", help: "give the window's size"))
    }
    guard (fitted[pane] != nil) != isShown else { return .unchanged }
    let isDone =
      isShown
      ? memory.choices.reveal(pane, in: fitted) : memory.choices.hide(pane, in: fitted)
    guard isDone else {
      return .refused(
        NavigationError(
          .refused, "the layout does not let `\(name)` be \(isShown ? "revealed" : "hidden")"))
    }
    return .changed(.ofLayoutAlone)
  }
}
