/// Panes about folds: each area that a fold leaves holds some of the panes, none crosses a fold.
extension PaneLine {
  /// Which panes stand in which area: the area of each pane, by its place in the order of areas.
  typealias Division = PerPane<Int>

  /// The best way to spread columns and detail over the areas: the one that uses most areas, and of
  /// those the one that moves the boundaries between panes least. Nil if the panes do not fit.
  func division(of columns: PaneSet) -> Division? {
    let order = order(of: columns)
    var undivided = self
    undivided.areas = []
    _ = undivided.share(room, columns, taker: .detail, least: extents[.detail].min, wanted: 0)
    return division(of: order, from: undivided.spans)
  }

  /// The best way to spread panes over the areas, in this order, which would stand at `spans` where
  /// no folds are.
  func division(of order: [Pane], from spans: PerPane<Span>) -> Division? {
    var best: (division: Division, used: Int, shift: Double)?
    for places in Self.risingPlaces(order.count, below: areas.count) {
      guard fits(order, in: places) else { continue }
      var division = Division(0)
      var shift = 0.0
      for (index, pane) in order.enumerated() {
        division[pane] = places[index]
        guard index > 0, places[index] != places[index - 1] else { continue }
        shift += abs(spans[pane].start - areas[places[index]].start)
      }
      let used = Set(places).count
      if let best, best.used > used || (best.used == used && best.shift < shift) { continue }
      best = (division, used, shift)
    }
    return best?.division
  }

  /// Every way to give `count` panes in order areas in order.
  private static func risingPlaces(_ count: Int, below areas: Int) -> [[Int]] {
    var ways: [[Int]] = [[]]
    for _ in 0..<count {
      ways = ways.flatMap { way in ((way.last ?? 0)..<areas).map { way + [$0] } }
    }
    return ways
  }

  private func fits(_ order: [Pane], in places: [Int]) -> Bool {
    areas.indices.allSatisfy { area in
      var sum = -gap
      for (pane, place) in zip(order, places) where place == area { sum += extents[pane].min + gap }
      return sum <= areas[area].length
    }
  }

  /// Shares each area among its panes. In an area without the detail the pane nearest to it takes
  /// what the others leave.
  ///
  /// - Returns: Whether a column gave way.
  mutating func share(by division: Division, _ columns: PaneSet) -> Bool {
    let order = order(of: columns)
    var isShort = false
    for (place, area) in areas.enumerated() {
      var inside = order.filter { division[$0] == place }
      let isBefore = division[.detail] > place
      guard
        let taker = inside.first(where: { $0 == .detail })
          ?? (isBefore ? inside.last : inside.first)
      else { continue }
      inside.removeAll { $0 == taker }
      if share(
        area, PaneSet(inside), taker: taker, least: extents[taker].min,
        wanted: extents[taker].preferred)
      {
        isShort = true
      }
    }
    return isShort
  }
}
