import DeviceCatalog
import LayoutPolicies
import PolicyAnalysis
import RandomPolicies
import SeededRandom
import Testing

@Suite struct RandomDomainTests {
  @Test(
    "the cells of every context are possible, and a context with these cells is found",
    arguments: 0..<4)
  func complete(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<6 {
      let space = InputSpace(random.conditions(), onceKeys: random.chance(20) ? ["tip"] : [])
      let domain = Domain(space)
      for _ in 0..<20 {
        let context = random.givenContext()
        let memory = PolicyMemory(spent: random.chance(50) ? ["tip"] : [])
        let cells = CellAssignment(space, context, memory)
        #expect(domain.isPossible(cells), "\(context) \(cells.text(space))")
        guard let witness = domain.witness(cells) else {
          Issue.record("no witness: \(context) \(cells.text(space))")
          continue
        }
        #expect(CellAssignment(space, witness.context, witness.memory) == cells)
        // Nothing that is left open makes it less possible.
        var some = cells
        for level in cells.levels where random.chance(50) { some[level] = nil }
        #expect(domain.isPossible(some))
        #expect(domain.witness(some)?.holds(some, in: space) == true, "\(some.text(space))")
      }
    }
  }
}

extension CellAssignment {
  init(_ space: InputSpace, _ context: LayoutContext, _ memory: PolicyMemory) {
    var lazy = LazyContext(context)
    self.init(
      space,
      space.levels.indices.map { level in
        let cell = lazy.cell(of: level, in: space, context, memory)
        return (level, cell..<cell + 1)
      })
  }

  func text(_ space: InputSpace) -> String {
    levels.map {
      "\(space.levels[$0].input): \(self[$0].map { "\($0)" } ?? "") of \(space.levels[$0].count)"
    }
    .joined(separator: "; ")
  }
}

extension Witness {
  func holds(_ assignment: CellAssignment, in space: InputSpace) -> Bool {
    assignment.holds(in: space, context, memory)
  }
}

extension SplitMix64 {
  /// Some conditions, each a leaf.
  mutating func conditions() -> [Condition] {
    (0..<Int.random(in: 1...9, using: &self)).map { _ in leaf() }
  }

  mutating func leaf() -> Condition {
    switch Int.random(in: 0..<20, using: &self) {
    case 0, 1: .width(range([320, 600, 640, 744, 840, 1100]))
    case 2, 3: .height(range([400, 480, 600, 900]))
    case 4: .smallerSide(range([500, 600]))
    case 5: .aspect(range([0.5, 1, 4.0 / 3, 16.0 / 9]))
    case 6: .shape(pick(WindowShape.allCases))
    case 7: .orientation(pick(Orientation.allCases))
    case 8: .widthClass(pick(SizeClass.allCases))
    case 9: .heightClass(pick(SizeClass.allCases))
    case 10: .device(pick(DeviceIdiom.allCases))
    case 11: .windowing(pick(Windowing.allCases))
    case 12: .platform(pick(Platform.allCases))
    case 13: chance(50) ? .textScale(range([1, 1.3])) : .keyboard(scaled([100, 300]))
    case 14: .width(scaled([600, 840]))
    case 15: .height(scaled([480, 600]))
    case 16: .model(pick(["ipad-mini-6", "iphone-15", "surface-duo", "apple-tv"]))
    case 17: pick([.noFold, .fold(.book), .fold(.tabletop), .fold(FoldPattern(separating: true))])
    case 18: pick([.open([.sidebar]), .osVersion(OSVersion(17, 10)...), .direction(.rtl)])
    default:
      pick([
        .input(ValueDeclaration("busy", .boolean), is: true),
        .input(ValueDeclaration("level", .number, default: 1), in: 2...),
        .input(ValueDeclaration("kind", .choice(["a", "b"])), is: "a", "b"),
        .input(ValueDeclaration("name", .text), is: "a"),
      ])
    }
  }

  private mutating func range(_ bounds: [Double]) -> NumberRange {
    let bounds = [pick(bounds), pick(bounds)].sorted()
    return NumberRange(
      lower: chance(60) ? bounds[0] : nil, upper: chance(60) ? bounds[1] : nil,
      includesUpper: chance(50) || bounds[0] == bounds[1])
  }

  private mutating func scaled(_ bounds: [Double]) -> LengthRange {
    chance(70) ? range(bounds).sp : range(bounds).lengthRange
  }

  /// Any context that a caller may give, of a device of the catalogue where it has one.
  mutating func givenContext() -> LayoutContext {
    var context = chance(5) ? garbage() : context()
    if context.model != nil { context.model = pick(Catalog.standard.devices).facts }
    if chance(20) { context.width = pick([320, 500, 600, 640, 744, 840, 900, 1100]) }
    if chance(20) { context.windowing = pick(Windowing.allCases) }
    if chance(20) { context.textScale = pick([0.8, 1.3, 1.5, 3.1]) }
    if chance(50) { context.inputs["kind"] = .text(pick(["a", "b", "c"])) }
    if chance(50) { context.inputs["name"] = .text(pick(["a", "b"])) }
    return context
  }
}
