package import LayoutPolicies

/// Which results of a diagram real contexts reach, and a context for each.
package struct Reachability: Sendable {
  /// The results that are reached, each with a context that reaches it: a window of the catalogue
  /// where one does.
  package private(set) var results: [Int: Witness] = [:]
  /// The results that stand in the diagram and that no context was found to reach; rising.
  package private(set) var missed: [Int] = []
  /// Whether the search ended early: then what is missed may yet be reached.
  package private(set) var isCut = false
  /// How many branches were followed.
  private(set) var followed = 0

  /// Looks for the results of a diagram that are wanted.
  ///
  /// - Parameters:
  ///   - wanted: Which results to look for; others are in neither list.
  ///   - onlyOne: Whether to be content with one result of those; then no others are missed.
  ///   - steps: How many branches to follow at most.
  package init(
    of root: Vertex, in builder: DiagramBuilder, domain: Domain, steps: Int = 1_000_000,
    onlyOne: Bool = false, wanted: (Int) -> Bool = { _ in true }
  ) {
    var open = builder.results(of: root).filter(wanted)
    var walker = WayWalker(builder, domain, steps: steps)
    func search(_ fixed: [Int?], _ witness: (CellAssignment) -> Witness?) {
      var start = 0
      while start < open.count, !walker.isCut {
        let some = open[start..<min(start + 64, open.count)]
        start += some.count
        let masks = ResultMasks(root, of: builder, some)
        search(masks, some, fixed, witness)
        if onlyOne, !results.isEmpty { return }
      }
    }
    func search(
      _ masks: ResultMasks, _ some: ArraySlice<Int>, _ fixed: [Int?],
      _ witness: (CellAssignment) -> Witness?
    ) {
      var wanted = UInt64.max
      for (place, result) in some.enumerated() where results[result] != nil {
        wanted &= ~(1 << UInt64(place))
      }
      walker.walk(root, fixed: fixed, isWanted: { masks[$0] & wanted != 0 }) { result, cells in
        guard let found = witness(cells) else { return }
        results[result] = found
        wanted = onlyOne ? 0 : wanted & ~masks[Vertex(result: result)]
      }
    }
    // Windows of real devices first: they reach most, and say most to people.
    let chunks = stride(from: 0, to: open.count, by: 64).map {
      let some = open[$0..<min($0 + 64, open.count)]
      return (some, ResultMasks(root, of: builder, some))
    }
    func search(_ windows: [WindowCells.Window], fixing isFixed: (Int) -> Bool) {
      for window in windows where results.count < open.count && !walker.isCut {
        if onlyOne, !results.isEmpty { return }
        let fixed = domain.space.levels.indices.map {
          isFixed($0) ? domain.windows[window, $0] : nil
        }
        for (some, masks) in chunks {
          search(masks, some, fixed) { cells in
            domain.asksWindow(cells)
              ? Candidate(cells, in: domain)?.witness(in: window) : domain.witness(cells)
          }
        }
      }
    }
    // With the usual size of text before any other.
    search(domain.usualWindows) { domain.isWindowLevel[$0] || domain.scaleLevels.contains($0) }
    if !domain.scaleLevels.isEmpty {
      search(domain.scaledWindows) { domain.isWindowLevel[$0] }
    }
    open.removeAll { results[$0] != nil }
    if !onlyOne || results.isEmpty {
      search(domain.space.levels.map { _ in nil }) { domain.witness($0) }
    }
    isCut = walker.isCut
    followed = steps - walker.steps
    missed = onlyOne && !results.isEmpty ? [] : open.filter { results[$0] == nil }
  }
}

extension Domain {
  /// A context that reaches one of the results that are wanted, or nil if there is none; a window
  /// of the catalogue where one does. `isCut` says that the search ended early.
  package func firstWitness(
    of root: Vertex, in builder: DiagramBuilder, steps: Int = 1_000_000,
    where isWanted: (Int) -> Bool
  ) -> (witness: Witness?, result: Int?, isCut: Bool) {
    let reached = Reachability(
      of: root, in: builder, domain: self, steps: steps, onlyOne: true, wanted: isWanted)
    let first = reached.results.first
    return (first?.value, first?.key, reached.isCut)
  }
}
