@testable import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("Partitions of any layout in any window")
struct PartitionLawTests {
  /// What sums of doubles may differ by.
  private static let slack = 1e-6

  private func forEach(
    _ run: UInt64, _ isRight: (NavigationLayout, Partitions, FittedLayout) -> Bool
  ) {
    for number in 0..<2000 {
      let seed = run * 1_000_000 + UInt64(number)
      var dice = SplitMix64(seed: seed)
      let layout = dice.layout()
      var window = dice.window()
      if dice.chance(33) { window.folds = dice.folds(in: window) }
      guard let partitions = layout.partitions else { continue }
      guard let fitted = layout.fitted(to: window), isRight(layout, partitions, fitted) else {
        Issue.record("seed \(seed): \(layout) in \(window)")
        return
      }
    }
  }

  @Test("hold no more panes than they are", arguments: [UInt64(600), 601])
  func areEnough(run: UInt64) {
    forEach(run) { _, partitions, fitted in
      let count = { (placement: FittedPane.Placement) in
        fitted.panes.count { $0.placement == placement }
      }
      return 1...partitions.columns ~= count(.beside) && count(.over) <= 1
        && count(.below) <= (partitions.rows > 1 && count(.beside) == 1 ? 1 : 0)
        && count(.displaced) == 0
    }
  }

  @Test("leave a pane below another in its room", arguments: [UInt64(610), 611])
  func belowIsBelow(run: UInt64) {
    forEach(run) { layout, _, fitted in
      guard let index = fitted.panes.firstIndex(where: { $0.placement == .below }) else {
        return true
      }
      guard index > 0 else { return false }
      let (upper, lower) = (fitted.panes[index - 1], fitted.panes[index])
      return layout.adaptation(of: lower.pane).upper == upper.pane
        && upper.frame.x == lower.frame.x && upper.frame.width == lower.frame.width
        && upper.frame.y + upper.frame.height <= lower.frame.y + Self.slack
    }
  }

  @Test("leave nothing over the others but where the person is", arguments: [UInt64(620), 621])
  func overIsCurrent(run: UInt64) {
    forEach(run) { layout, _, fitted in
      guard let over = fitted.panes.first(where: { $0.placement == .over }) else { return true }
      return layout.adaptation(of: over.pane) == .levitate
        && fitted.window.recent.contains(over.pane)
    }
  }

  @Test("show the panes that they have room for, one fewer where not", arguments: [UInt64(630)])
  func dropsAreTold(run: UInt64) {
    forEach(run) { layout, partitions, fitted in
      var large = LayoutContext(size: Size(width: 1e6, height: 1e6), recent: fitted.window.recent)
      large.textScale = fitted.window.textScale
      guard fitted.style != .stack, let wished = layout.fitted(to: large) else { return true }
      let isDropped = fitted.notes.contains { $0.kind == .paneDropped }
      let gone = wished.panes.filter { fitted[$0.pane] == nil }
      return isDropped || gone.isEmpty
    }
  }
}
