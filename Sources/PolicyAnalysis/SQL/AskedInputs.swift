import LayoutPolicies

/// What the questions of a policy ask of a context.
struct AskedInputs {
  private(set) var keys: Set<ContextKey> = []
  private(set) var inputs: [ValueDeclaration] = []
  private(set) var onceKeys: Set<String> = []
  private(set) var panes: PaneSet = []
  /// The parts of folds.
  private(set) var foldParts: Set<String> = []

  /// - Parameter countsFits: Whether some answer depends on the room.
  init(_ questions: [Question], declared: [ValueDeclaration], countsFits: Bool) {
    var names: Set<String> = []
    for rule in questions.flatMap({ $0.rules }) {
      if let key = rule.onceKey { onceKeys.insert(key) }
      for leaf in rule.condition.leaves { add(leaf, &names) }
    }
    inputs = declared.filter { names.contains($0.name) }
    if countsFits { keys.insert(.width) }
    addSources()
  }

  private mutating func add(_ leaf: Condition, _ names: inout Set<String>) {
    switch leaf.kind {
    case .always, .all, .any, .not: break
    case .term(let key, _): keys.insert(key)
    case .number(let key, let range):
      keys.insert(key)
      if range.isScaled { keys.insert(.textScale) }
    case .osVersion: keys.insert(.osVersion)
    case .model: keys.insert(.model)
    case .open(let asked):
      keys.insert(.open)
      panes.formUnion(asked.isEmpty ? .sidebar : asked)
    case .input(let test): names.insert(test.name)
    case .fold(let pattern):
      keys.insert(.fold)
      if pattern?.axis != nil { foldParts.insert("axis") }
      if pattern?.posture != nil { foldParts.insert("posture") }
      if pattern?.separating != nil { foldParts.insert("separating") }
      if pattern?.occluding != nil { foldParts.insert("occluding") }
    }
  }

  /// Adds what others are derived from.
  private mutating func addSources() {
    if keys.contains(.widthClass) { keys.formUnion([.device, .orientation, .windowing, .width]) }
    if keys.contains(.heightClass) { keys.formUnion([.device, .orientation]) }
    if keys.contains(.shape) { keys.insert(.orientation) }
    if !keys.isDisjoint(with: [.orientation, .aspect, .smallerSide, .width, .height]) {
      // A side of 0 says that neither is measured, so both are needed.
      keys.formUnion([.width, .height])
    }
  }
}
