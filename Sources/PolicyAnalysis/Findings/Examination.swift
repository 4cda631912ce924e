import DeviceCatalog
import LayoutPolicies

/// A policy that is looked at: its space, what contexts there are, and what was found so far.
///
/// Each thing that is looked for has a budget, so that no policy is looked at for ever.
struct Examination {
  let policy: RuleSet
  var space: PolicySpace
  let domain: Domain
  private(set) var findings: [Finding] = []
  /// Whether something was not looked for to its end.
  private(set) var isCut = false
  /// How many branches of diagrams searches may follow for each thing.
  private let allowed: Int
  /// How many they may still follow.
  private var steps: Int

  /// Begins with nothing found.
  init(
    _ policy: RuleSet, asking conditions: [Condition] = [], steps: Int
  ) throws(DiagramLimit) {
    var space = try PolicySpace([policy], asking: conditions, limit: 16 * steps)
    space.builder.patience = Self.patience * steps
    try self.init(policy, in: space, steps: steps)
  }

  /// Begins with the diagrams of a space.
  init(
    _ policy: RuleSet, in space: PolicySpace, steps: Int
  ) throws(DiagramLimit) {
    self.policy = policy
    self.space = space
    domain = Domain(space.builder.space)
    allowed = steps
    self.steps = steps
  }

  /// The inputs that its diagrams test.
  var levels: [InputCells] { space.builder.space.levels }

  mutating func add(_ finding: Finding) { findings.append(finding) }

  /// The same look at the policy where further conditions are told apart.
  func asking(
    _ conditions: [Condition]
  ) throws(DiagramLimit) -> Examination {
    try Examination(policy, asking: conditions, steps: allowed)
  }

  /// Takes over what another look at the policy found.
  mutating func take(_ other: Examination) {
    findings += other.findings
    isCut = isCut || other.isCut
  }

  /// Looks for something; where the budget does not do, says so and goes on.
  mutating func look(_ look: (inout Examination) throws(DiagramLimit) -> Void) {
    steps = allowed
    space.builder.patience = Self.patience * allowed
    do throws(DiagramLimit) { try look(&self) } catch { isCut = true }
  }

  /// How many branches may be joined for each that is followed: joining asks for no window.
  static let patience = 64

  /// Takes from the budget.
  ///
  /// - Throws: ``DiagramLimit`` if it is used up.
  mutating func spend(_ count: Int) throws(DiagramLimit) {
    steps -= count
    guard steps > 0 else { throw DiagramLimit() }
  }

  // MARK: Searching

  /// The results of a diagram that contexts reach, without 0; up to a number of them.
  ///
  /// A quick look: it takes a context for possible too often, but never wrongly for impossible.
  mutating func reached(
    _ root: Vertex, atMost most: Int = .max
  ) throws(DiagramLimit) -> Set<Int> {
    var open = Set(space.builder.results(of: root))
    open.remove(0)
    var leading = space.builder.vertices(of: root, leadingTo: open.contains)
    var found: Set<Int> = []
    var refresh = open.count / 2
    var walker = WayWalker(space.builder, domain, steps: steps)
    walker.walk(root, fixed: unfixed, isWanted: { leading.contains($0) }) { result, _ in
      guard open.remove(result) != nil else { return }
      found.insert(result)
      if found.count >= most { open.removeAll() }
      guard open.count <= refresh else { return }
      leading = space.builder.vertices(of: root, leadingTo: open.contains)
      refresh = open.count / 2
    }
    try spend(1 + steps - walker.steps)
    guard !walker.isCut else { throw DiagramLimit() }
    return found
  }

  /// Whether a context may reach a result besides 0.
  mutating func canReach(_ root: Vertex) throws(DiagramLimit) -> Bool {
    if let result = root.result { return result != 0 }
    return try !reached(root, atMost: 1).isEmpty
  }

  /// A context that reaches a result besides 0, and that result.
  mutating func witness(
    _ root: Vertex
  ) throws(DiagramLimit) -> (context: Witness, result: Int)? {
    guard root != .nothing else { return nil }
    let found = domain.firstWitness(of: root, in: space.builder, steps: min(steps, 20_000)) {
      $0 != 0
    }
    try spend(100)
    guard let witness = found.witness, let result = found.result else {
      isCut = isCut || found.isCut
      return nil
    }
    return (witness, result)
  }

  /// Visits ways on which contexts may reach a result besides 0, until one is taken.
  mutating func firstWay(
    _ root: Vertex, tries: Int, _ take: (Examination, CellAssignment) -> Bool
  ) throws(DiagramLimit) {
    guard root != .nothing else { return }
    let leading = space.builder.vertices(of: root, leadingTo: { $0 != 0 })
    var tries = tries
    let looking = self
    var walker = WayWalker(space.builder, domain, steps: steps)
    walker.walk(
      root, fixed: unfixed, memoizes: false, isWanted: { tries > 0 && leading.contains($0) }
    ) { _, cells in
      tries = take(looking, cells) ? 0 : tries - 1
    }
    try spend(1 + steps - walker.steps)
  }

  /// The result of a diagram in a context.
  func result(of root: Vertex, in witness: Witness) -> Int {
    space.builder.result(of: root, in: witness.context, witness.memory)
  }

  private var unfixed: [Int?] { levels.map { _ in nil } }
}
