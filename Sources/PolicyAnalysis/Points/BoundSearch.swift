import LayoutPolicies

/// Looks for bounds at which a diagram comes to something else, all other inputs being the same.
struct BoundSearch {
  /// The diagram; its result 0 is where no window can happen.
  private let root: Vertex
  private var builder: DiagramBuilder
  private let domain: Domain
  /// How many more branches may be followed.
  private var steps: Int
  /// Whether something was not looked for to its end.
  private(set) var isCut = false
  /// By level, the cells before which branches begin: only there something can change.
  private let changes: [Int: Set<Int>]

  /// How many ways to a bound are tried, where contexts with its cells are hard to find.
  private static let mostTries = 24

  init(_ root: Vertex, _ builder: DiagramBuilder, _ domain: Domain, steps: Int) {
    self.root = root
    self.builder = builder
    self.domain = domain
    self.steps = steps
    self.builder.patience = 16 * steps
    var changes: [Int: Set<Int>] = [:]
    var met: Set<Vertex> = [root]
    var open = [root]
    while let vertex = open.popLast() {
      for branch in builder.branches(of: vertex) {
        changes[builder.level(of: vertex), default: []].insert(Int(branch.end))
        if met.insert(branch.vertex).inserted { open.append(branch.vertex) }
      }
    }
    self.changes = changes
  }

  /// A place between two cells of a level.
  struct Place {
    let level: Int
    /// The cell above it.
    let cell: Int
  }

  /// The bounds that conditions state of an input, rising, as far as they can change anything.
  ///
  /// - Parameter stated: The input in a space in which nothing else is told apart.
  func cuts(of stated: InputCells) -> [Place] {
    guard let level = builder.space.level(of: stated.input) else { return [] }
    let cells = builder.space.levels[level]
    let places =
      stated.cuts.compactMap { cells.cuts.firstIndex(of: $0) }
      + stated.versionCuts.compactMap { cells.versionCuts.firstIndex(of: $0) }
    return places.map { Place(level: level, cell: $0 + 1) }.filter {
      changes[level]?.contains($0.cell) ?? false
    }
  }

  /// Contexts below and above a bound that come to different results; nil if there are none.
  mutating func bound(_ place: Place) throws(DiagramLimit) -> (below: Witness, above: Witness)? {
    let (low, high) = (place.cell - 1, place.cell)
    let below = try builder.restricted(root, to: [place.level: low])
    let above = try builder.restricted(root, to: [place.level: high])
    let differing = try builder.joined(below, above) { below, above in
      if below == above || below == .nothing || above == .nothing { return .nothing }
      return below.result != nil && above.result != nil ? Vertex(result: 1) : nil
    }
    guard differing != .nothing else { return nil }
    let near = try builder.selecting(low..<high + 1, at: place.level, of: differing)
    return pair(on: near, place)
  }

  /// Follows ways to where the results differ, until contexts are found.
  private mutating func pair(on root: Vertex, _ place: Place) -> (below: Witness, above: Witness)? {
    let domain = domain
    let leading = ResultMasks(root, of: builder, [1])
    var found: (below: Witness, above: Witness)?
    var tries = Self.mostTries
    var walker = WayWalker(builder, domain, steps: steps)
    walker.walk(
      root, fixed: domain.space.levels.map { _ in nil },
      isWanted: { found == nil && tries > 0 && leading[$0] != 0 }
    ) { _, cells in
      tries -= 1
      found = domain.pair(cells, place)
    }
    steps = walker.steps
    isCut = isCut || walker.isCut || found == nil && tries == 0
    return found
  }
}

extension Domain {
  /// Two contexts in these cells, one on each side of a place; nil if no try finds them.
  fileprivate func pair(
    _ cells: CellAssignment, _ place: BoundSearch.Place
  ) -> (below: Witness, above: Witness)? {
    var (low, high) = (cells, cells)
    low[place.level] = place.cell - 1..<place.cell
    high[place.level] = place.cell..<place.cell + 1
    guard let below = witness(low, prefersCatalog: false),
      let above = witness(high, prefersCatalog: false)
    else { return nil }
    let input = space.levels[place.level].input
    for context in below.context.taking(input, from: above.context)
    where high.holds(in: space, context, below.memory) {
      return (below, Witness(context: context, memory: below.memory, device: nil))
    }
    for context in above.context.taking(input, from: below.context)
    where low.holds(in: space, context, above.memory) {
      return (Witness(context: context, memory: above.memory, device: nil), above)
    }
    return (below, above)
  }
}

extension LayoutContext {
  /// The context with what says an input taken from another: in one way or more.
  fileprivate func taking(_ input: AskedInput, from other: LayoutContext) -> [LayoutContext] {
    func with(_ change: (inout LayoutContext) -> Void) -> LayoutContext {
      var context = self
      change(&context)
      return context
    }
    let width = with { $0.width = other.width }
    let height = with { $0.height = other.height }
    switch input {
    case .number(.width, _): return [width]
    case .number(.height, _): return [height]
    case .number(.textScale, _): return [with { $0.textScale = other.textScale }]
    case .number(.keyboard, _): return [with { $0.keyboard = other.keyboard }]
    case .number: return [width, height]
    case .input(let name, _, _): return [with { $0.inputs[name] = other.inputs[name] }]
    case .osVersion: return [with { $0.osVersion = other.osVersion }]
    case .spent, .term, .open, .fold, .model: return []
    }
  }
}
