@testable import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("A layout fitted to a window, whatever both are")
struct FittingLawTests {
  private static let runs = Array(UInt64(500)..<504)
  /// What sums of doubles may differ by.
  private static let slack = 1e-6

  /// Random layouts in random windows, a third of them with folds.
  private func forEach(
    _ run: UInt64, _ count: Int = 1500,
    _ isRight: (NavigationLayout, LayoutContext, FittedLayout) -> Bool
  ) {
    for number in 0..<count {
      let seed = run * 1_000_000 + UInt64(number)
      var dice = SplitMix64(seed: seed)
      let layout = dice.layout()
      var window = dice.window()
      if dice.chance(33) { window.folds = dice.folds(in: window) }
      guard let fitted = layout.fitted(to: window), isRight(layout, window, fitted) else {
        Issue.record("seed \(seed): \(layout) in \(window)")
        return
      }
    }
  }

  @Test("lies inside the window, and has no number that is none", arguments: runs)
  func liesInside(run: UInt64) {
    forEach(run) { _, _, fitted in
      let frames = fitted.panes.map { $0.frame } + (fitted.tabs.map { [$0.frame] } ?? [])
      return !fitted.panes.isEmpty
        && frames.allSatisfy { frame in
          frame.x >= -Self.slack && frame.y >= -Self.slack && frame.width >= 0 && frame.height >= 0
            && frame.x + frame.width <= fitted.size.width + Self.slack
            && frame.y + frame.height <= fitted.size.height + Self.slack
        } && fitted.panes.allSatisfy { $0.overhang >= 0 && $0.overhang < .infinity }
    }
  }

  @Test("has no two panes beside each other that overlap", arguments: runs)
  func besideIsBeside(run: UInt64) {
    forEach(run) { _, _, fitted in
      let beside = fitted.panes.filter { $0.placement != .over }.map { $0.frame }
      return beside.indices.allSatisfy { index in
        beside[(index + 1)...].allSatisfy { !$0.overlaps(beside[index], by: Self.slack) }
      }
    }
  }

  @Test("fills the room, with spacing and the margins of a detail at its greatest", arguments: runs)
  func fillsTheRoom(run: UInt64) {
    forEach(run) { layout, window, fitted in
      guard (window.folds ?? []).isEmpty, fitted.panes.count > 1 || fitted.style != .stack else {
        return true
      }
      let isRow = layout.axis == .vertical
      guard !isRow || !fitted.panes.contains(where: { $0.placement == .below }) else { return true }
      let length = { (frame: Frame) in isRow ? frame.height : frame.width }
      let gap = Extent.points(layout.spacing, window.textScale) ?? 0
      let panes = fitted.panes.filter { $0.placement != .over && $0.placement != .below }
      let sum = panes.reduce(0) { $0 + length($1.frame) } + gap * Double(panes.count - 1)
      let room = self.room(layout, window)
      guard room >= gap * Double(panes.count - 1) else { return true }
      if layout.partitions != nil, panes.count > 1 {
        return sum <= room + Self.slack
          && (abs(sum - room) <= Self.slack
            || panes.allSatisfy { length($0.frame) >= greatest($0.pane, fitted) - Self.slack })
      }
      guard let detail = panes.first(where: { $0.pane == .detail }),
        layout.detail.max != nil || layout.detail.exact != nil
      else { return abs(sum - room) <= Self.slack }
      // The rest are the margins of the detail, as wide on both sides.
      let most = greatest(.detail, fitted)
      return sum <= room + Self.slack
        && (abs(sum - room) <= Self.slack || abs(length(detail.frame) - most) <= Self.slack)
    }
  }

  private func greatest(_ pane: Pane, _ fitted: FittedLayout) -> Double {
    let side = fitted.axis == .vertical ? fitted.size.height : fitted.size.width
    let place = PanePlace(container: side, room: side)
    let textScale = fitted.window.textScale
    guard let column = fitted.layout.column(pane) else {
      return Extent(
        ExtentRule(fitted.layout.detail), at: place, least: 0, textScale: textScale, chosen: nil
      ).max
    }
    return Extent(
      ExtentRule(column), at: place, least: 1, textScale: textScale, chosen: nil
    ).max
  }

  private func room(_ layout: NavigationLayout, _ window: LayoutContext) -> Double {
    let size = Size(width: window.width ?? 0, height: window.height ?? 0)
    var room = Room(size, insets: window.insets)
    if layout.tabs.form != .none, layout.tabs.shown ?? true, layout.tabs.reveal != .over {
      _ = room.take(
        layout.tabs.thickness(on: window.platform, textScale: window.textScale),
        at: layout.tabs.usualEdge)
    }
    if let margin = layout.margin {
      room.keep(margin.points(textScale: window.textScale), of: size)
    }
    room.leaveOut(keyboard: window.keyboard, of: size)
    return layout.axis == .vertical ? room.down.length : room.across.length
  }

  @Test("comes out the same when fitted twice", arguments: runs)
  func isIdempotent(run: UInt64) {
    forEach(run, 500) { layout, window, fitted in
      var dice = SplitMix64(seed: UInt64(fitted.size.width * 7) &+ run)
      var choices = PaneChoices()
      for pane in Pane.allCases {
        if dice.chance(40) { choices.hide(pane, in: fitted) }
        if dice.chance(40) { choices.reveal(pane, in: fitted) }
        if dice.chance(40) { choices.resize(pane, to: dice.side(), in: fitted) }
      }
      let once = layout.fitted(to: window, choices: choices)
      let before = choices
      if let once { choices.settle(in: once) }
      return layout.fitted(to: window, choices: choices) == once
        && (once == nil || choices == before)
    }
  }

  @Test("shows no fewer panes in a wider window", arguments: runs)
  func isMonotonic(run: UInt64) {
    forEach(run) { layout, window, fitted in
      guard (window.folds ?? []).isEmpty, window.open == nil else { return true }
      var wider = window
      wider.width = fitted.size.width * 1.1 + 3
      wider.widthClass = .regular
      var narrower = window
      narrower.widthClass = .regular
      guard let small = layout.fitted(to: narrower), let large = layout.fitted(to: wider) else {
        return false
      }
      // One pane of a stack may be another than the detail, where it matters most.
      guard small.style != .stack else { return true }
      // With a partition more, a pane that stood below another may give way to one beside it.
      return layout.partitions == nil
        ? small.panes.allSatisfy { large[$0.pane] != nil } : small.panes.count <= large.panes.count
    }
  }

  @Test("keeps panes that have a neighbour off the folds that it avoids", arguments: runs)
  func keepsOffFolds(run: UInt64) {
    forEach(run) { layout, window, fitted in
      let beside = fitted.panes.filter { $0.placement != .over && $0.placement != .below }
      guard let folds = window.folds, layout.hinge == .separating, layout.axis == .horizontal,
        fitted.style != .stack, beside.count > 1,
        !fitted.notes.contains(where: { $0.kind == .foldNotAvoided })
      else { return true }
      for fold in folds where fold.axis == .vertical && fold.separating == true {
        guard let frame = fold.frame, frame.x > 0, frame.x + frame.width < fitted.size.width
        else { continue }
        for pane in beside {
          let left = pane.frame.x
          let right = pane.frame.x + pane.frame.width
          if left < frame.x + frame.width - Self.slack, right > frame.x + Self.slack,
            right - left > Self.slack, frame.width > 0 || (left < frame.x && right > frame.x)
          {
            return false
          }
        }
      }
      return true
    }
  }

  @Test("is the mirror image from right to left", arguments: runs)
  func isMirrored(run: UInt64) {
    forEach(run, 600) { layout, window, fitted in
      var mirrored = window
      mirrored.direction = window.direction == .ltr ? .rtl : .ltr
      mirrored.folds = window.folds?.map { fold in
        var fold = fold
        fold.frame = fold.frame.map { $0.mirrored(in: fitted.size) }
        return fold
      }
      guard let other = layout.fitted(to: mirrored) else { return false }
      return other.panes.count == fitted.panes.count
        && zip(fitted.panes, other.panes).allSatisfy { left, right in
          left.pane == right.pane && left.placement == right.placement
            && left.frame.mirrored(in: fitted.size).isClose(to: right.frame, Self.slack)
        }
    }
  }

  @Test("shows the same panes whatever the keyboard covers", arguments: runs)
  func keyboardChangesNoPane(run: UInt64) {
    forEach(run, 600) { layout, window, fitted in
      var without = window
      without.keyboard = 0
      // Where nothing is left, nothing can be pushed out of sight.
      func shown(_ panes: [FittedPane]?) -> [String]? {
        panes?.map { "\($0.pane) \($0.placement == .over)" }
      }
      return shown(layout.fitted(to: without)?.panes) == shown(fitted.panes)
    }
  }

  @Test("keeps every column at its least length, unless a keyboard covers it", arguments: runs)
  func keepsMinimums(run: UInt64) {
    forEach(run) { layout, window, fitted in
      guard window.keyboard == 0, !fitted.notes.contains(where: { $0.kind == .belowMinimum }) else {
        return true
      }
      let isRow = layout.axis == .vertical
      let side = isRow ? fitted.size.height : fitted.size.width
      return fitted.columns.all.panes.allSatisfy { pane in
        guard let column = layout.column(pane), let place = fitted[pane] else { return false }
        // Of two that stand below each other none has the whole length.
        let isCut = isRow && fitted.panes.contains { $0.placement == .below }
        if place.placement == .below || isCut { return true }
        let least = Extent(
          ExtentRule(column.width.filled), at: PanePlace(container: side, room: side), least: 1,
          textScale: window.textScale, chosen: nil
        ).min
        return (isRow ? place.frame.height : place.frame.width) >= least - Self.slack
      }
    }
  }

  @Test("stays off the margins, and leaves free what columns keep clear", arguments: runs)
  func keepsClear(run: UInt64) {
    forEach(run) { layout, window, fitted in
      // One column alone has nothing beside it to leave free.
      if layout.partitions != nil, fitted.panes.count(where: { $0.placement == .beside }) == 1 {
        return true
      }
      let margin = (layout.margin ?? 0).points(textScale: window.textScale)
      let (left, right) =
        window.direction == .rtl
        ? (margin.trailing, margin.leading) : (margin.leading, margin.trailing)
      guard left + right < fitted.size.width, margin.top + margin.bottom < fitted.size.height,
        window.insets == .zero, window.keyboard == 0
      else { return true }
      return fitted.panes.allSatisfy { pane in
        let frame = pane.frame
        let isInside =
          frame.x >= left - Self.slack && frame.y >= margin.top - Self.slack
          && frame.x + frame.width <= fitted.size.width - right + Self.slack
          && frame.y + frame.height <= fitted.size.height - margin.bottom + Self.slack
        // Folds go before what a column keeps clear.
        guard isInside, (window.folds ?? []).isEmpty, fitted.columns.all.contains(pane.pane),
          let clear = layout.column(pane.pane)?.clear
        else { return isInside }
        let isRow = layout.axis == .vertical
        let free =
          isRow ? fitted.size.height - frame.height : fitted.size.width - frame.width
        return free >= clear.points(textScale: window.textScale) - Self.slack
      }
    }
  }

  @Test("takes no longer where there are many folds")
  func manyFolds() throws {
    let folds = (1..<200).map {
      Fold(
        axis: .vertical, separating: true,
        frame: Frame(x: Double($0) * 10, y: 0, width: 0, height: 800))
    }
    let layout = NavigationLayout.tripleColumn(
      display: .twoBesideSecondary, inspector: .exact(9), spacing: 1)
    let window = LayoutContext(size: Size(width: 2000, height: 800), folds: folds)
    #expect(layout.fitted(to: window)?.panes.isEmpty == false)
  }

  @Test("is not there while the window's size is not known")
  func needsSize() {
    let layout = NavigationLayout.doubleColumn()
    for window in [
      LayoutContext(), LayoutContext(width: 800), LayoutContext(size: Size(width: 0, height: 800)),
      LayoutContext(size: Size(width: .nan, height: 800)),
    ] {
      #expect(layout.fitted(to: window) == nil)
    }
  }
}

extension Frame {
  fileprivate func mirrored(in size: Size) -> Frame {
    Frame(x: size.width - x - width, y: y, width: width, height: height)
  }

  fileprivate func isClose(to other: Frame, _ slack: Double) -> Bool {
    abs(x - other.x) <= slack && abs(y - other.y) <= slack && abs(width - other.width) <= slack
      && abs(height - other.height) <= slack
  }

  fileprivate func overlaps(_ other: Frame, by slack: Double) -> Bool {
    x + slack < other.x + other.width && other.x + slack < x + width
      && y + slack < other.y + other.height && other.y + slack < y + height
  }
}
