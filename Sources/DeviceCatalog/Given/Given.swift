package import LayoutPolicies

/// What somebody gives of a context, key by key: the one door for YAML, JSON lines and options.
///
/// Whatever passes is a value that a context can have; whether all of it together can be true of
/// one device, ``context()`` checks.
package struct Given: Sendable {
  /// Every key, in the order in which help lists them.
  package static var keys: [GivenKey] { GivenKey.allCases }

  // Asked only for the name of a real device, so that nothing else pays for reading it.
  let catalog: @Sendable () -> Catalog
  let inputs: [ValueDeclaration]
  var draft = LayoutContext()
  var posture: HingePosture?
  /// The pane that is the container, if it is not the window.
  package private(set) var inside: PanePlace?

  /// Starts with nothing given.
  ///
  /// - Parameters:
  ///   - catalog: the devices that `device` may name.
  ///   - inputs: what a policy wants to be told besides; their names are keys too.
  package init(
    catalog: @autoclosure @escaping @Sendable () -> Catalog = .standard,
    inputs: [ValueDeclaration] = []
  ) {
    self.catalog = catalog
    self.inputs = inputs
  }

  /// What is given so far, without what a real device adds.
  package var given: LayoutContext {
    var given = draft
    given.posture = posture?.posture
    given.folds = given.folds ?? posture?.axis.map { [Fold(axis: $0)] }
    return given
  }

  /// Takes a value in place of what was given for that key before; `unknown` and a JSON null take
  /// it back. `size` is both sides.
  package mutating func set(_ key: String, to value: GivenValue) throws(GivenError) {
    let spot = GivenSpot(key)
    guard let known = GivenKey(rawValue: key) else {
      return try setInput(key, to: value, at: spot)
    }
    try set(known, to: value.isRemover ? nil : value, at: spot)
  }

  /// Takes the fields of one mapping, all or none of them. One key twice, or a side of the window
  /// twice, is an error.
  package mutating func set(all fields: [GivenField]) throws(GivenError) {
    try Self.refuseRepetition(in: fields)
    var next = self
    // Taking back goes first: `size: unknown` does not undo a `width` beside it.
    for field in fields where field.value.isRemover { try next.set(field.key, to: field.value) }
    for field in fields where !field.value.isRemover { try next.set(field.key, to: field.value) }
    self = next
  }

  private mutating func set(
    _ key: GivenKey, to value: GivenValue?, at spot: GivenSpot
  ) throws(GivenError) {
    switch key {
    case .device: try setDevice(to: value, at: spot)
    case .size:
      let size = try value?.size(at: spot)
      draft.width = size?.width
      draft.height = size?.height
    case .width: draft.width = try value?.length(at: spot)
    case .height: draft.height = try value?.length(at: spot)
    case .orientation: draft.orientation = try value?.orientation(at: spot)
    case .widthClass: draft.widthClass = try value?.term(at: spot)
    case .heightClass: draft.heightClass = try value?.term(at: spot)
    case .windowing: draft.windowing = try value?.term(at: spot)
    case .platform: draft.platform = try value?.term(at: spot)
    case .osVersion: draft.osVersion = try value?.version(at: spot)
    case .fold: draft.folds = try value?.folds(at: spot)
    case .posture: posture = try value?.term(at: spot)
    case .open: draft.open = try value?.panes(at: spot)
    case .recent: draft.recent = try value?.visits(at: spot).map { $0.pane }
    case .textScale: draft.textScale = try value?.factor(at: spot) ?? 1
    case .direction: draft.direction = try value?.term(at: spot) ?? .ltr
    case .keyboard: draft.keyboard = try value?.length(at: spot) ?? 0
    case .insets: draft.insets = try value?.insets(at: spot) ?? .zero
    case .inside: inside = try value?.panePlace(at: spot)
    }
  }

  private mutating func setInput(
    _ name: String, to value: GivenValue, at spot: GivenSpot
  ) throws(GivenError) {
    guard let declaration = inputs.first(where: { $0.name == name }) else {
      throw unknownKey(name, at: spot)
    }
    draft.inputs[name] = try value.input(declaration.type, at: spot)
  }

  private static func refuseRepetition(in fields: [GivenField]) throws(GivenError) {
    var said: Set<String> = []
    for (place, field) in fields.enumerated() {
      // A few are compared one by one, which is faster than hashing them.
      let isRepeated =
        fields.count <= 16
        ? fields[..<place].contains { $0.key == field.key } : !said.insert(field.key).inserted
      guard !isRepeated else {
        throw GivenSpot(field.key).error("\(field.key.inBackticks) is said twice")
      }
    }
    func says(_ key: GivenKey, _ field: GivenField) -> Bool {
      field.key == key.name && !field.value.isRemover
    }
    guard fields.contains(where: { says(.size, $0) }),
      let side = fields.first(where: { says(.width, $0) || says(.height, $0) })
    else { return }
    throw GivenSpot(side.key).error(
      "`\(side.key)` is said twice", help: "`size` says both sides; leave one of them out")
  }
}
