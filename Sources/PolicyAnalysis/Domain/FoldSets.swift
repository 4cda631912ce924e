import LayoutPolicies

/// Which folds are like some patterns and unlike others.
struct FoldSets: Sendable {
  /// The levels that ask for folds, each with its pattern; nil asks whether there is none.
  let asked: [(level: Int, pattern: FoldPattern?)]
  /// For each fold that can be told apart, the cell of each pattern.
  private let cells: [[Int]]
  /// Every fold with its parts known or not, those that say most first.
  private static let folds: [Fold] = {
    let flags: [Bool?] = [false, true, nil]
    return (PaneAxis.allCases.reversed() + [nil]).flatMap { axis in
      (Fold.Posture.allCases + [nil]).flatMap { posture in
        flags.flatMap { separating in
          flags.map { occluding in
            Fold(axis: axis, posture: posture, separating: separating, occluding: occluding)
          }
        }
      }
    }
  }()

  /// What folds a context gives.
  enum Answer: Sendable, Hashable {
    case unknown
    case folds([Fold])
  }

  init(_ space: InputSpace) {
    asked = space.levels.enumerated().compactMap { level, cells in
      if case .fold(let pattern) = cells.input { (level, pattern) } else { nil }
    }
    let patterns = asked.map { $0.pattern }
    cells = Self.folds.map { fold in
      patterns.map { pattern in
        switch pattern?.matches(fold) ?? .no {
        case .no: 0
        case .yes: 1
        case .unknown: 2
        }
      }
    }
  }

  /// Folds whose patterns lie in these cells, if there are any; `mayBeUnknown` whether nobody need
  /// know them.
  func answer(_ assignment: CellAssignment, mayBeUnknown: Bool = true) -> Answer? {
    let ranges = asked.map { assignment[$0.level] ?? 0..<3 }
    if mayBeUnknown, ranges.allSatisfy({ $0.contains(2) }) { return .unknown }
    let none = zip(asked, ranges).allSatisfy { $1.contains($0.pattern == nil ? 1 : 0) }
    if none { return .folds([]) }
    return some(ranges).map { .folds($0) }
  }

  /// One fold, or several, that are like this.
  private func some(_ ranges: [Range<Int>]) -> [Fold]? {
    for (fold, cells) in zip(Self.folds, cells)
    where zip(cells, ranges).allSatisfy({ $1.contains($0) }) {
      return [fold]
    }
    if let open = ranges.firstIndex(where: { $0.count > 1 }) {
      for cell in ranges[open] {
        var ranges = ranges
        ranges[open] = cell..<cell + 1
        if let folds = some(ranges) { return folds }
      }
      return nil
    }
    // A fold may be there that takes no pattern further than it is to go.
    let wanted = ranges.map { Self.rank($0.lowerBound) }
    var chosen: [Fold] = []
    var reached = Array(repeating: 0, count: wanted.count)
    for (fold, cells) in zip(Self.folds, cells) {
      let ranks = cells.map { Self.rank($0) }
      guard zip(ranks, wanted).allSatisfy({ $0 <= $1 }) else { continue }
      guard chosen.isEmpty || zip(ranks, reached).contains(where: { $0 > $1 }) else { continue }
      chosen.append(fold)
      for place in ranks.indices { reached[place] = max(reached[place], ranks[place]) }
    }
    return chosen.isEmpty || reached != wanted ? nil : chosen
  }

  /// The place of a cell in the order no, unknown, yes.
  private static func rank(_ cell: Int) -> Int { cell == 0 ? 0 : cell == 2 ? 1 : 2 }
}
