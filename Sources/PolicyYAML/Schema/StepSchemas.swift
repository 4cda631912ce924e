import DeviceCatalog
import LayoutPolicies

/// The steps of a scenario: a word, or a mapping with one thing that is done.
extension PolicySchema {
  var scenarioStep: Schema {
    let keys = StepKey.allCases.map { ($0.rawValue, done($0).described($0.summary)) }
    let context = FileReading.contextKeys.compactMap { GivenKey(rawValue: $0) }
      .map { ($0.name, known($0).described($0.summary)) }
    let beside: [String: (Schema, String)] = [
      "in": (.words(Pane.self), "the pane in which it is done"),
      "name": (.part(.text), "what the step means"),
      "expect": (.part(.scenarioExpectation), "what holds after it"),
    ]
    let others = Schema.described(FileReading.besideKeys, beside)
    return .either(
      "object",
      Schema.mapping(keys + context + others).merging(
        isOne(keys.map { $0.0 } + context.map { $0.0 }, beside: FileReading.besideKeys)),
      else: .words(Self.wordsAlone(StepKey.allCases)))
  }

  /// `notify: { push: message/9 }`
  var request: Schema {
    let requests = StepKey.allCases.filter { $0.isRequest }
    let keys = requests.map { ($0.rawValue, done($0).described($0.summary)) }
    let pane = Schema.words(Pane.self).described("the pane in which it is done")
    return .either(
      "object",
      Schema.mapping(keys + [("in", pane)]).merging(isOne(keys.map { $0.0 }, beside: ["in"])),
      else: .words(Self.wordsAlone(requests)))
  }

  private static func wordsAlone(_ keys: [StepKey]) -> [String] {
    keys.filter { $0.deedAlone != nil }.map { $0.rawValue }
  }

  /// Exactly one of the keys, and with it only what may stand beside it.
  private func isOne(_ keys: [String], beside: [String]) -> Schema {
    let alone = keys.map { key in
      let hasPane = StepKey(rawValue: key)?.hasPane ?? false
      return (key, Schema.onlyKeys([key] + beside.filter { $0 != "in" || hasPane }).plain)
    }
    return Schema.when(.onlyKeys(beside), then: .nothing)
      .with("dependencies", .map(alone.sorted { $0.0 < $1.0 }))
  }

  private func done(_ key: StepKey) -> Schema {
    switch key {
    case .given: .part(.scenarioGiven)
    case .rotate: known(.orientation)
    case .resize: known(.size)
    case .push: .oneOrMore(.part(.screen))
    case .select: orNone(.part(.screen))
    case .pop, .dismiss:
      .either(
        "boolean", isTrue, else: Schema(["type": .text("integer"), "minimum": .number(1)]))
    case .back, .dismissAll, .background, .foreground: isTrue
    case .popToRoot: .either("boolean", isTrue, else: .part(.text))
    case .popTo, .replaceTop, .activate, .deactivate, .sheet, .cover, .lock, .guard, .unlock:
      .part(.screen)
    case .openTab: .part(.text)
    case .deepLink: .either("object", .part(.destination), else: .part(.text))
    case .notify: .part(.request)
    case .answer: .words(Scenario.Answer.self)
    case .reveal, .hide: .words(Pane.self)
    case .acknowledge: .part(.name)
    }
  }
}

extension StepKey {
  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .given: "changes the context"
    case .rotate: "turns the device"
    case .resize: "gives the window another size"
    case .push: "shows screens on top"
    case .select: "chooses a screen in a column, or `none`"
    case .back: "goes back as the back button does"
    case .pop: "takes screens from the top"
    case .popTo: "goes back to a screen"
    case .popToRoot: "goes back to the root of a tab, or of the selected one"
    case .replaceTop: "puts a screen in place of the one on top"
    case .activate: "shows a screen while something is so"
    case .deactivate: "takes such a screen away"
    case .sheet: "presents a screen as a sheet"
    case .cover: "presents a screen as a cover"
    case .dismiss: "dismisses sheets and covers"
    case .dismissAll: "dismisses all sheets and covers"
    case .openTab: "selects a tab"
    case .deepLink: "follows a URL, or goes to a path"
    case .notify: "asks from outside of the app"
    case .lock: "keeps a screen from being left"
    case .guard: "has a screen ask before it is left"
    case .unlock: "lets a screen be left"
    case .answer: "answers the screen that asks"
    case .background: "the app goes to the background, where what is done waits"
    case .foreground: "the app is active again"
    case .reveal: "the person brings a hidden pane back"
    case .hide: "the person hides a pane"
    case .acknowledge: "uses up a once key, as when the person closes a tip"
    }
  }
}
