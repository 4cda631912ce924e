/// What becomes of a pane for which no partition is left.
public enum PaneAdaptation: Sendable, Hashable {
  /// It does not show.
  case hide
  /// It never has a partition: it stands over the others while it is the pane that the person went
  /// to last, and does not show otherwise.
  case levitate
  /// It stands below another pane, in the partition of that, where there is one column and more
  /// than one row: so high at most, and without a height half of the room.
  case under(Pane, ideal: Length? = nil)

  /// The pane that it stands below.
  package var upper: Pane? { if case .under(let pane, _) = self { pane } else { nil } }

  /// The height that it would like below another.
  var ideal: Length? { if case .under(_, let ideal) = self { ideal } else { nil } }

  package var plain: PlainValue {
    switch self {
    case .hide: return .text("hide")
    case .levitate: return .text("levitate")
    case .under(let pane, let ideal):
      let height = ideal.map { [("ideal", $0.plain)] } ?? []
      return .map([("under", .text(pane.rawValue))] + height)
    }
  }
}

extension LayoutSettings {
  /// Partitions that are none, and panes that stand below themselves or nothing.
  var partitionProblems: [String] {
    var problems = [partitions?.problem].compactMap { $0 }
    for pane in Pane.allCases {
      guard case .under(let upper, let ideal) = adaptation(of: pane) else { continue }
      if upper == pane { problems.append("the \(pane.rawValue) stands under itself") }
      if let ideal, !ideal.isValid {
        problems.append("`ideal` of \(ideal.plainText) is not a length")
      }
    }
    return problems
  }

  /// What was said of a pane for which no partition is left.
  func adaptation(of pane: Pane) -> PaneAdaptation {
    switch pane {
    case .sidebar: sidebar?.adapt ?? .hide
    case .content: content?.adapt ?? .hide
    case .detail: detailAdapt ?? .hide
    case .inspector: inspector?.adapt ?? .hide
    }
  }

  /// Leaves out what only partitions use.
  mutating func dropPartitions() {
    partitions = nil
    detailAdapt = nil
    inspector?.adapt = nil
  }
}
