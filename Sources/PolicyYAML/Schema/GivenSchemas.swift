import DeviceCatalog
import LayoutPolicies

/// `given`: what is known of a context.
extension PolicySchema {
  /// A mapping of keys of the context; other names are inputs, which any policy may have.
  func given(_ keys: [GivenKey], from least: Int) -> Schema {
    let others = FileReading.takenNames.filter { name in !keys.contains { $0.name == name } }
    return Schema.names(to: .oneOrMore(scalar).described("an input of the app"), from: 0)
      .merging(.properties(keys.map { ($0.name, known($0).described($0.summary)) }))
      .with("propertyNames", Schema.when(.words(others), then: .nothing, else: .part(.name)).plain)
      .from(least)
  }

  /// What may be given for a key, or `unknown`.
  func known(_ key: GivenKey) -> Schema {
    let number = NumberPattern.notNegative
    switch key {
    case .device: return .words(key.words + catalog.names + [Self.unknown])
    case .orientation, .widthClass, .heightClass, .windowing, .platform, .posture, .direction:
      return .words(key.words + [Self.unknown])
    case .size:
      return .either(
        "object",
        .mapping(GivenValue.sideKeys.map { ($0, points.described("in points")) })
          .requiring(GivenValue.sideKeys),
        else: .matching("\(number)x\(number)|\(Self.unknown)", help: "such as `820x1180`"))
    case .width, .height, .keyboard: return points
    case .textScale:
      return .matching(Self.unknown, orNumberFrom: 0, help: "a number above 0, or `unknown`")
        .with("exclusiveMinimum", .number(0))
    case .osVersion:
      return .matching(
        "\(NumberPattern.version)|\(Self.unknown)", orNumberFrom: 0, help: "such as `17.10`")
    case .fold:
      return .either("array", .list(of: .part(.givenFold), from: 0), else: .part(.givenFold))
    case .open: return panes(key, isUnique: true)
    case .recent: return panes(key, isUnique: false)
    case .insets:
      return .either(
        "object",
        .mapping(GivenValue.edgeKeys.map { ($0, points.described("in points")) })
          .from(1),
        else: .matching(
          "(\(number),){3}\(number)|\(Self.unknown)", orNumberFrom: 0,
          help: "points, `59,0,34,0`, or a mapping of edges"))
    case .inside:
      let panes = Pane.all.map { $0.name }.joined(separator: "|")
      return .matching(
        "[\\s\\S]+/(\(panes))|\(Self.unknown)", help: "a policy and a pane, such as `reader/detail`"
      )
    }
  }

  /// Takes back what was given.
  private static let unknown = "unknown"

  private var points: Schema {
    .matching(Self.unknown, orNumberFrom: 0, help: "points, or `unknown`")
  }

  private func panes(_ key: GivenKey, isUnique: Bool) -> Schema {
    let pane = "(\(Pane.all.map { $0.name }.joined(separator: "|")))"
    let several = Schema.matching(
      "\(pane)(,\(pane))+", help: "panes with commas between them, or a list")
    return .either(
      "array", .list(of: .words(Pane.self), from: 0, isUnique: isUnique),
      else: .when(.words(key.words + [Self.unknown]), else: several))
  }

  /// `none`, or what is known of a fold.
  var givenFold: Schema {
    let axes = PaneAxis.all.map { $0.name }.joined(separator: "|")
    let postures = Fold.Posture.all.map { $0.name }.joined(separator: "|")
    let number = NumberPattern.notNegative
    let frame = "\(number),\(number),\(number)x\(number)"
    let flag = Schema.either("boolean", boolean, else: .words([Self.unknown]))
    return .either(
      "object",
      .mapping(
        GivenValue.foldKeys,
        [
          "axis": (.words(PaneAxis.all.map { $0.name } + [Self.unknown]), "its direction"),
          "posture": (
            .words(Fold.Posture.all.map { $0.name } + [Self.unknown]), "how far it is open"
          ),
          "separating": (flag, "whether it parts the window in two"),
          "occluding": (flag, "whether it hides what lies under it"),
          "at": (
            .matching("\(frame)|\(Self.unknown)", help: "such as `540,0,34x720`"),
            "its frame in the window"
          ),
        ]),
      else: .matching(
        "none|\(Self.unknown)|(\(axes))(@\(frame))?(:(\(postures)|separating|occluding))*",
        help: "`none`, a mapping, or `vertical@540,0,34x720:half-open`"))
  }
}
