import DeviceCatalog

/// What a step of a scenario can say besides a key of the context.
enum StepKey: String, CaseIterable {
  case given, rotate, resize
  case push, select, back, pop
  case popTo = "pop-to"
  case popToRoot = "pop-to-root"
  case replaceTop = "replace-top"
  case activate, deactivate
  case sheet, cover, dismiss
  case dismissAll = "dismiss-all"
  case openTab = "open-tab"
  case deepLink = "deep-link"
  case notify, lock, `guard`, unlock, answer, background, foreground, reveal, hide, acknowledge

  /// Whether a request from outside can ask for it.
  var isRequest: Bool {
    switch self {
    case .given, .rotate, .resize, .notify, .lock, .guard, .unlock, .answer, .background,
      .foreground, .reveal, .hide, .acknowledge:
      false
    default: true
    }
  }

  /// Whether it may say in which pane.
  var hasPane: Bool { self == .push || self == .select || self == .pop }

  /// What is done where the word stands without a value; nil if it needs one.
  var deedAlone: Scenario.Deed? {
    switch self {
    case .back: .back
    case .pop: .pop(1, in: nil)
    case .popToRoot: .popToRoot(tab: nil)
    case .dismiss: .dismiss(1)
    case .dismissAll: .dismissAll
    case .background: .background
    case .foreground: .foreground
    default: nil
    }
  }

  /// The key of the context that it is another word for.
  var contextKey: GivenKey? {
    switch self {
    case .rotate: .orientation
    case .resize: .size
    default: nil
    }
  }

  /// A value that it can have.
  var example: String {
    switch self {
    case .given: "{ device: ipad-mini-6 }"
    case .rotate: "portrait"
    case .resize: "320x1133"
    case .popToRoot, .openTab: "inbox"
    case .deepLink: "{ tab: search, path: [artist/5] }"
    case .notify: "{ push: message/9 }"
    case .answer: "keep"
    case .reveal, .hide: "sidebar"
    case .acknowledge: "sidebar-tip"
    case .pop, .dismiss: "2"
    case .back, .dismissAll, .background, .foreground: "true"
    default: "message/7"
    }
  }
}
