import DeviceCatalog
import LayoutPolicies

/// `when` and `assume`.
extension PolicySchema {
  /// A mapping of what is asked; other names are inputs.
  var condition: Schema {
    let keys = ContextKey.allCases.map { ($0.rawValue, asked($0).described($0.summary)) }
    let posture = Schema.oneOrMore(.words(HingePosture.self)).described(GivenKey.posture.summary)
    return Schema.names(to: .oneOrMore(scalar).described("an input of the app"))
      .merging(
        .properties(
          keys + [(FileReading.postureKey, posture)]
            + joiners(.condition).map { ($0.0, $0.1.described($0.2)) }))
  }

  /// A condition where the file declares no inputs.
  var conditionOfContext: Schema {
    Schema.onlyKeys(FileReading.conditionKeys).merging(
      .properties(joiners(.conditionOfContext).map { ($0.0, $0.1) }))
  }

  /// A condition where the file declares no breakpoints.
  var conditionOfRanges: Schema {
    .properties(
      FileReading.breakpointKeys.map {
        ($0.rawValue, .oneOrMore(.when(.part(.name), then: .part(.lengthRange))))
      } + joiners(.conditionOfRanges).map { ($0.0, $0.1) })
  }

  /// What joins conditions, with a sentence.
  private func joiners(_ part: SchemaPart) -> [(String, Schema, String)] {
    FileReading.joiners.map { joiner in
      switch joiner {
      case "not": (joiner, .part(part), "true where all of this is false")
      case "all": (joiner, .list(of: .part(part)), "true where every one is true")
      default: (joiner, .list(of: .part(part)), "true where one of them is true")
      }
    }
  }

  private func asked(_ key: ContextKey) -> Schema {
    switch key {
    case .device: terms(DeviceIdiom.self)
    case .windowing: terms(Windowing.self)
    case .platform: terms(Platform.self)
    case .orientation: terms(Orientation.self)
    case .shape: terms(WindowShape.self)
    case .widthClass, .heightClass: terms(SizeClass.self)
    case .direction: terms(ReadingDirection.self)
    case .open: terms(Pane.self)
    case .width, .height:
      // A name is a breakpoint.
      .oneOrMore(.when(.part(.name), else: .part(.lengthRange)))
    case .smallerSide, .keyboard: .oneOrMore(.part(.lengthRange))
    case .aspect: .oneOrMore(.part(.ratioRange))
    case .textScale: .oneOrMore(.part(.factorRange))
    case .osVersion: .oneOrMore(.part(.versionRange))
    case .model: .oneOrMore(.part(.model))
    case .fold: .oneOrMore(.either("object", .part(.fold), else: .words(["none"])))
    }
  }

  /// One of the words of the field, or a list of some.
  func terms<Value: Term>(_ type: Value.Type) -> Schema {
    .oneOrMore(.words(type), isUnique: true)
  }

  /// What is asked of a fold.
  var fold: Schema {
    .mapping(
      FileReading.foldKeys,
      [
        "axis": (.words(PaneAxis.self), "the direction of the fold"),
        "posture": (.words(Fold.Posture.self), "how far it is open"),
        "separating": (boolean, "whether it parts the window in two"),
        "occluding": (boolean, "whether it hides what lies under it"),
      ])
  }
}

extension ContextKey {
  /// What it says, in a few words.
  var summary: String {
    switch self {
    case .device: "the kind of device"
    case .aspect: "width divided by height"
    case .model: "a real device by its id, or any of a family"
    case .shape: "whether the window is higher than wide; a square is tall"
    case .smallerSide: "the smaller of width and height, in points"
    default: GivenKey(rawValue: rawValue)?.summary ?? ""
    }
  }
}
