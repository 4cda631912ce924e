import DeviceCatalog
import LayoutPolicies

/// The file of a scenario.
extension PolicySchema {
  var scenarioFile: Schema {
    Schema.mapping(
      FileReading.scenarioKeys, requiring: ["version", "policy", "steps"],
      [
        "version": (version, Self.versionSummary),
        "summary": (.part(.text), "what the scenario tells, in one sentence"),
        "policy": (.part(.use), "the policy that lays the app out"),
        "levels": (Schema(["enum": .list([.number(2), .number(3)])]), "how many columns it has"),
        "tabs": (.oneOrMore(.part(.screen), isUnique: true), "its tabs; the first is selected"),
        "forgetful": (
          .oneOrMore(.part(.text), isUnique: true), "tabs that forget what they show when left"
        ),
        "placeholder": (.part(.screen), "what fills an empty detail"),
        "links": (.texts(to: .part(.destination)), "patterns of URLs, and where they lead"),
        "given": (.part(.scenarioGiven), "the context it starts in"),
        "steps": (.list(of: .part(.scenarioStep)), "what is done, one after the other"),
      ]
    ).merging(
      .all([
        .when(
          .properties([("levels", Schema(["const": .number(3)]))]).requiring(["levels"]),
          else: .properties([("steps", .items(withoutContent))])),
        .when(
          .having("tabs"),
          else: .properties([
            ("forgetful", .nothing), ("links", .values(.lacking(["tab"]))),
            ("steps", .items(withoutTabs)),
          ])),
        .when(
          .having("links"),
          else: .properties([("steps", .items(.properties([(deepLink, .part(.destination))])))])),
      ]))
  }

  private var deepLink: String { StepKey.deepLink.rawValue }

  /// A step in an app of two levels.
  private var withoutContent: Schema {
    let panes = Pane.all.filter { $0 != .content }.map { $0.name }
    let keys = [StepKey.reveal, .hide].map { $0.rawValue } + ["in"]
    return .properties(
      keys.map { ($0, .words(panes)) }
        + [("expect", .properties([(ShownKey.stacks.rawValue, .onlyKeys(panes))]))])
  }

  /// A step in an app without tabs.
  private var withoutTabs: Schema {
    .properties([
      (StepKey.openTab.rawValue, .nothing), (StepKey.popToRoot.rawValue, isTrue),
      (deepLink, .lacking(["tab"])),
      ("expect", .lacking([ShownKey.tab.rawValue, ShownKey.paths.rawValue])),
    ])
  }

  /// Where a link leads.
  var destination: Schema {
    Schema.mapping(
      FileReading.destinationKeys,
      [
        "tab": (.part(.text), "the tab, else the selected one"),
        "path": (orNone(.oneOrMore(.part(.screen))), "the screens, from the root on"),
      ])
  }

  var scenarioExpectation: Schema {
    .mapping(answerParts + ShownKey.allCases.map { ($0.rawValue, shown($0).described($0.summary)) })
      .from(1)
  }

  private func shown(_ key: ShownKey) -> Schema {
    let screens = orNone(.oneOrMore(.part(.screen)))
    switch key {
    case .path, .presented: return screens
    case .paths: return .texts(to: screens)
    case .stacks:
      let stack = Schema.when(.words(["hidden"]), else: screens)
      return Schema.mapping(
        Pane.all.map { ($0.name, stack.described("the screens of the \($0.name), or `hidden`")) }
      ).from(1)
    case .tab: return .part(.text)
    case .top: return orNone(.part(.screen))
    case .outcome: return .oneOrMore(.words(Scenario.Outcome.self))
    case .reason: return orNone(.oneOrMore(.words(model.reasons)))
    case .reveal: return orNone(terms(Pane.self))
    }
  }

  var isTrue: Schema { Schema(["enum": .list([.boolean(true)])]) }
}

extension ShownKey {
  /// What it says, in a few words.
  var summary: String {
    switch self {
    case .path: "the screens of the selected tab"
    case .paths: "the screens of tabs"
    case .stacks: "the screens that each pane shows"
    case .presented: "the sheets and covers"
    case .tab: "the selected tab"
    case .top: "the screen on top"
    case .outcome: "what became of what was done"
    case .reason: "why it was refused"
    case .reveal: "the panes that can be brought back"
    }
  }
}
