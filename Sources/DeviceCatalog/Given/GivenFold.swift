import LayoutPolicies

extension GivenValue {
  /// What may be given of a fold.
  package static let foldKeys = ["axis", "posture", "separating", "occluding", "at"]

  /// The folds given: `none`, one, or a list.
  func folds(at spot: GivenSpot) throws(GivenError) -> [Fold] {
    switch self {
    case .plain("none"), .quoted("none"): return []
    case .list(let items):
      var folds: [Fold] = []
      for (index, item) in items.enumerated() {
        folds.append(try item.fold(at: spot.inside(index)))
      }
      return folds
    default: return [try fold(at: spot)]
    }
  }

  private func fold(at spot: GivenSpot) throws(GivenError) -> Fold {
    if let text { return try Self.fold(text, at: spot) }
    let parts = try fields(Self.foldKeys, at: spot)
    guard !parts.isEmpty else {
      throw spot.error(
        "`\(spot.name)` needs what is known of a fold",
        help: "write `none`, or a mapping such as `{ axis: vertical }`")
    }
    return Fold(
      axis: try parts["axis"]?.term(at: spot.inside("axis")),
      posture: try parts["posture"]?.foldPosture(at: spot.inside("posture")),
      separating: try parts["separating"]?.flag(at: spot.inside("separating")),
      occluding: try parts["occluding"]?.flag(at: spot.inside("occluding")),
      frame: try parts["at"]?.frame(at: spot.inside("at")))
  }

  private func foldPosture(at spot: GivenSpot) throws(GivenError) -> Fold.Posture {
    if let text, let word = HingePosture(named: text), let axis = word.axis {
      throw spot.error(
        "`\(word.name)` says an axis too",
        help: "write `axis: \(axis.name)` and `posture: half-open`")
    }
    return try term(at: spot)
  }

  private func frame(at spot: GivenSpot) throws(GivenError) -> Frame {
    guard let text else {
      throw spot.error(
        "`\(spot.name)` needs a frame, not \(found)", help: "write it as text: \"540,0,34x720\"")
    }
    do throws(NumberText.Refusal) { return try MeasureText.frame(text) } catch {
      throw spot.error(error)
    }
  }

  /// Reads `vertical@540,0,34x720:half-open:separating:occluding`; only the axis is needed.
  private static func fold(_ text: String, at spot: GivenSpot) throws(GivenError) -> Fold {
    let parts = text.pieces(at: ":")
    let line = (parts.first ?? "").split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var fold = Fold(axis: try GivenValue.plain(String(line.first ?? "")).term(at: spot))
    if line.count == 2 { fold.frame = try GivenValue.plain(String(line[1])).frame(at: spot) }
    var seen: Set<String> = []
    for part in parts.dropFirst() {
      let isPosture = Fold.Posture(named: String(part)) != nil
      guard seen.insert(isPosture ? "posture" : String(part)).inserted else {
        throw spot.error("\(part.inBackticks) is said twice")
      }
      if let posture = Fold.Posture(named: String(part)) {
        fold.posture = posture
      } else if part == "separating" {
        fold.separating = true
      } else if part == "occluding" {
        fold.occluding = true
      } else {
        throw GivenValue.plain(String(part)).wrongWord(
          among: Fold.Posture.all.map { $0.name } + ["separating", "occluding"], at: spot)
      }
    }
    return fold
  }
}
