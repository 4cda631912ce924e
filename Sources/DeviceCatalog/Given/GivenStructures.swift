import LayoutPolicies

extension GivenValue {
  /// The sides of a size.
  package static let sideKeys = ["width", "height"]
  /// The edges that may have insets.
  package static let edgeKeys = ["top", "leading", "bottom", "trailing"]

  /// The fields of a mapping that may have just these keys; those not given are left out.
  func fields(_ keys: [String], at spot: GivenSpot) throws(GivenError) -> [String: GivenValue] {
    guard case .map(let fields) = self else { return [:] }
    var result: [String: GivenValue] = [:]
    var seen: Set<String> = []
    for field in fields {
      let place = spot.inside(field.key)
      guard keys.contains(field.key) else {
        throw place.error(
          "\(field.key.inBackticks) is no part of `\(spot.name)`",
          help: Suggestion.help(for: field.key, among: keys))
      }
      guard seen.insert(field.key).inserted else {
        throw place.error("`\(field.key)` is said twice")
      }
      if !field.value.isRemover { result[field.key] = field.value }
    }
    return result
  }

  /// Both sides: `820x1180`, or a mapping.
  func size(at spot: GivenSpot) throws(GivenError) -> Size {
    if let text {
      do throws(NumberText.Refusal) { return try MeasureText.size(text) } catch {
        throw spot.error(error)
      }
    }
    guard case .map = self else {
      throw spot.error(
        "`\(spot.name)` needs a width and a height, not \(found)",
        help: "write `820x1180`, or `width` for one side")
    }
    let sides = try fields(Self.sideKeys, at: spot)
    guard let width = sides["width"], let height = sides["height"] else {
      throw spot.error(
        "`\(spot.name)` needs a `width` and a `height`", help: "one side alone is a key of its own")
    }
    return Size(
      width: try width.length(at: spot.inside("width")),
      height: try height.length(at: spot.inside("height")))
  }

  /// Insets: one number for all edges, four after each other, or a mapping.
  func insets(at spot: GivenSpot) throws(GivenError) -> SafeInsets {
    if let text, text.contains(",") { return try Self.fourInsets(text, at: spot) }
    guard case .map = self else {
      if case .list = self {
        throw spot.error(
          "`\(spot.name)` needs a number or a mapping, not a list",
          help: "write `{ top: 59, bottom: 34 }`")
      }
      let edge = try length(at: spot)
      return SafeInsets(top: edge, leading: edge, bottom: edge, trailing: edge)
    }
    let edges = try fields(Self.edgeKeys, at: spot)
    guard !edges.isEmpty else {
      throw spot.error("`\(spot.name)` has no edges", help: "leave it out, or write `0`")
    }
    func edge(_ name: String) throws(GivenError) -> Double {
      try edges[name]?.length(at: spot.inside(name)) ?? 0
    }
    return SafeInsets(
      top: try edge("top"), leading: try edge("leading"), bottom: try edge("bottom"),
      trailing: try edge("trailing"))
  }

  private static func fourInsets(
    _ text: String, at spot: GivenSpot
  ) throws(GivenError) -> SafeInsets {
    let pieces = text.pieces(at: ",")
    guard pieces.count == 4 else {
      throw spot.error(
        "`\(spot.name)` needs one number or four, not \(pieces.count)",
        help: "write top, leading, bottom and trailing, such as `59,0,34,0`")
    }
    do throws(NumberText.Refusal) {
      return SafeInsets(
        top: try MeasureText.length(pieces[0]), leading: try MeasureText.length(pieces[1]),
        bottom: try MeasureText.length(pieces[2]), trailing: try MeasureText.length(pieces[3]))
    } catch {
      throw spot.error(error)
    }
  }

  /// The panes that have something to show: each once, in any order.
  func panes(at spot: GivenSpot) throws(GivenError) -> PaneSet {
    var panes: PaneSet = []
    for visit in try visits(at: spot) {
      guard panes.insert(PaneSet([visit.pane])).inserted else {
        throw visit.spot.error("`\(visit.pane.name)` is said twice")
      }
    }
    return panes
  }

  /// Panes in an order, some perhaps again: `none`, a list, or words with commas between them.
  func visits(at spot: GivenSpot) throws(GivenError) -> [(pane: Pane, spot: GivenSpot)] {
    var items: [GivenValue] = []
    var isList = false
    let names = ["none"] + Pane.all.map { $0.name }
    switch self {
    case .plain("none"), .quoted("none"): return []
    case .list(let listed): (items, isList) = (listed, true)
    default:
      guard let text else { throw wrongWord(among: names, at: spot) }
      items = text.pieces(at: ",").map { .plain(String($0)) }
      if items.count == 1, Pane(named: text) == nil { throw wrongWord(among: names, at: spot) }
    }
    var visits: [(pane: Pane, spot: GivenSpot)] = []
    for (index, item) in items.enumerated() {
      let place = isList ? spot.inside(index) : spot
      visits.append((try item.term(at: place), place))
    }
    return visits
  }
}
