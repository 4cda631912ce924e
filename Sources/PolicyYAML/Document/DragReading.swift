import LayoutPolicies

/// `drag`: where a person may drag a column to.
extension FileReading {
  /// `drag: 0.2...0.8`, `drag: [0.25, 0.5]` or `drag: none`, of a column with that width.
  func drag(_ fields: Fields, _ width: PaneWidth, _ what: String) -> PaneDrag? {
    guard let pair = fields.pair("drag"), let drag = drag(pair.value) else { return nil }
    if let min = width.min, min == width.max {
      error(
        "\(what) has one width only, so nobody can drag it", at: pair.key,
        help: "delete `drag`, or write `min` and `max` that differ")
    }
    return drag
  }

  private func drag(_ node: YAMLNode) -> PaneDrag? {
    switch node.content {
    case .scalar("none", _): return .fixed
    case .scalar(let text, let isPlain):
      guard isPlain else {
        error("`drag` must be a range, not a text", at: node, help: "delete the quotes")
        return nil
      }
      return dragRange(text, node).map { .within($0) }
    case .sequence: return dragStops(node).map { .snapping($0) }
    default:
      refuseDrag(node)
      return nil
    }
  }

  private func refuseDrag(_ node: YAMLNode) {
    error(
      "`drag` must be a range, a list or `none`, not \(node.found)", at: node,
      help: "write `0.2...0.8`, `[0.25, 0.5]` for the shares that it snaps to, or `none`")
  }

  private func dragRange(_ text: String, _ node: YAMLNode) -> ClosedRange<Double>? {
    do throws(RangeText.Refusal) {
      let parts = try RangeText(text)
      guard !parts.isBare else {
        refuseDrag(node)
        return nil
      }
      guard let low = parts.lower, let high = parts.upper, parts.includesUpper else {
        error(
          "`drag` needs two bounds that belong to it, not \(text.inBackticks)", at: node,
          help: Self.rangeMeant(by: text) ?? "write `0.2...0.8`")
        return nil
      }
      let (lower, upper) = (try RangeText.number(low), try RangeText.number(high))
      guard lower > 0, lower < 1, upper > 0, upper < 1 else {
        error(
          "`drag` of \(text) does not lie between 0 and 1", at: node,
          help: "write shares of the container, such as `0.2...0.8`")
        return nil
      }
      guard lower <= upper else {
        error("`drag` of \(text) goes down", at: node, help: "the lower bound comes first")
        return nil
      }
      return lower...upper
    } catch {
      self.error(
        "`drag`: \(error.message)", at: node, help: Self.rangeMeant(by: text) ?? error.help)
      return nil
    }
  }

  /// Help for shares that have units, or that something else than three dots stands between.
  private static func rangeMeant(by text: String) -> String? {
    for sign in ["...", "..<", "…", "..", "-"] {
      let shares = text.split(separator: sign).compactMap { shareMeant(by: $0) }
      guard shares.count == 2, shares[0] <= shares[1] else { continue }
      return "write `\(shares[0].plainText)...\(shares[1].plainText)`"
    }
    return nil
  }

  private static func shareMeant(by text: Substring) -> Double? {
    let bare = text.filter { $0 != " " }
    let unit = ["sp", "%"].first { bare.hasSuffix($0) } ?? ""
    guard let number = try? RangeText.number(bare.dropLast(unit.count)) else { return nil }
    let share = unit == "%" ? number / 100 : number
    return share > 0 && share < 1 ? share : nil
  }

  private func dragStops(_ node: YAMLNode) -> [Double]? {
    let before = errors
    var stops: [Double] = []
    for item in items(of: node, "`drag`") {
      guard let stop = share(item, "`drag`", help: { _ in "write a share such as `0.5`" }) else {
        continue
      }
      if let last = stops.last, last >= stop {
        error(
          "`drag` has \(stop.plainText) behind \(last.plainText)", at: item,
          help: "write the shares from the smallest to the greatest, each once")
      }
      stops.append(stop)
    }
    return errors == before ? stops : nil
  }
}
