import DeviceCatalog
import LayoutPolicies
import SeededRandom

extension SplitMix64 {
  /// A context with any part left out, sometimes with a number that no context has.
  mutating func context(inputs: [ValueDeclaration]) -> LayoutContext {
    let isReal = chance(40)
    var context = LayoutContext(
      device: isReal ? nil : maybe(DeviceIdiom.allCases), orientation: maybe(Orientation.allCases),
      widthClass: chance(25) ? pick(SizeClass.allCases) : nil,
      heightClass: chance(25) ? pick(SizeClass.allCases) : nil,
      windowing: chance(30) ? pick(Windowing.allCases) : nil,
      platform: maybe(Platform.allCases), osVersion: maybe(Self.versions),
      folds: chance(30) ? folds() : nil, open: maybe([[], [.sidebar], [.detail, .inspector]]),
      recent: maybe([[], [.sidebar], [.inspector, .detail]]),
      textScale: chance(20) ? pick([0.8, 1.5, 3.1]) : 1,
      direction: pick(ReadingDirection.allCases), keyboard: pick([0, 0, 260, 336]),
      model: isReal ? pick(Catalog.standard.devices).facts : nil)
    if chance(75) { context.width = length() }
    if chance(75) { context.height = chance(10) ? context.width : length() }
    if chance(20) { context.posture = pick(Fold.Posture.allCases) }
    if chance(10) { context.insets = SafeInsets(top: 59, bottom: 34) }
    tell(inputs, to: &context)
    if chance(5) { addOddNumber(to: &context) }
    return context
  }

  /// Gives the inputs values, or leaves them unknown.
  mutating func tell(_ inputs: [ValueDeclaration], to context: inout LayoutContext) {
    for input in inputs { context.inputs[input.name] = value(of: input.type) }
  }

  /// The context with one thing changed, as when a window is dragged or a device turned.
  mutating func changed(_ context: LayoutContext, inputs: [ValueDeclaration]) -> LayoutContext {
    var changed = context
    switch Int.random(in: 0..<7, using: &self) {
    case 0, 1: changed.width = (context.width ?? 640) + Double.random(in: -24...24, using: &self)
    case 2: changed.height = length()
    case 3: (changed.width, changed.height) = (context.height, context.width)
    case 4: changed.orientation = maybe(Orientation.allCases)
    case 5: changed.width = length()
    default:
      guard !inputs.isEmpty else { return changed }
      let input = pick(inputs)
      changed.inputs[input.name] = value(of: input.type)
    }
    return changed
  }

  /// A length, as often as not near to where layouts change.
  private mutating func length() -> Double {
    chance(50)
      ? pick(ContextGrid.thresholds)
        + pick([0, 0, -0.5, Double.random(in: -20...20, using: &self)])
      : Double.random(in: 100...1800, using: &self)
  }

  private static let versions = ["9", "16.4", "17", "17.10", "26"].compactMap { OSVersion($0) }

  private mutating func folds() -> [Fold] {
    (0..<pick([0, 1, 1, 2])).map { _ in
      Fold(
        axis: maybe(PaneAxis.allCases), posture: maybe(Fold.Posture.allCases),
        separating: maybe([true, false]), occluding: maybe([true, false]))
    }
  }

  /// A value of a declared input; sometimes none, and seldom one of another type.
  private mutating func value(of type: ValueType) -> InputValue? {
    if chance(25) { return nil }
    if chance(3) { return pick([.text("?"), .number(-1), .boolean(true)]) }
    switch type {
    case .number: return .number(pick([0, 1, 2, 3, 10, length()]))
    case .boolean: return .boolean(chance(50))
    case .choice(let names): return names.isEmpty ? nil : .text(pick(names))
    case .choices(let names): return .text(names.filter { _ in chance(50) }.joined(separator: ","))
    case .text: return .text(pick(["", "a", "some text"]))
    }
  }

  private mutating func addOddNumber(to context: inout LayoutContext) {
    let number = pick(ContextGrid.oddNumbers)
    switch Int.random(in: 0..<5, using: &self) {
    case 0: context.width = number
    case 1: context.height = number
    case 2: context.textScale = number
    case 3: context.keyboard = number
    default: context.insets.bottom = number
    }
  }
}
