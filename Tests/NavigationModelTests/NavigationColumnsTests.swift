import LayoutPolicies
import NavigationModel
import SeededRandom
import Testing

@Suite("Columns, whatever layout they are in")
struct NavigationColumnsTests {
  typealias Columns = NavigationColumns<String>

  static let narrow = LayoutContext(size: Size(width: 428, height: 926))
  static let wide = LayoutContext(size: Size(width: 1400, height: 900))

  /// What the panes show: `sidebar: a > b | detail: c`.
  static func text(
    _ columns: Columns, _ layout: NavigationLayout, in context: LayoutContext = wide
  ) -> String {
    guard let fitted = columns.fitted(layout, to: context) else { return "unknown" }
    return columns.panes(in: fitted).map { shown in
      "\(shown.pane.rawValue): \(shown.screens.joined(separator: " > "))"
        + (shown.isPlaceholder ? " (placeholder)" : "")
    }.joined(separator: " | ")
  }

  static let two = NavigationLayout.doubleColumn(display: .oneBesideSecondary)
  static let three = NavigationLayout.tripleColumn(display: .twoBesideSecondary)

  @Test("screens pushed while narrow stand in the detail when wide, and come back narrow")
  func expanding() {
    var columns = Columns()
    columns.push("room/42")
    columns.push("room/42/files")
    for _ in 1...2 {
      #expect(Self.text(columns, .stack()) == "detail: room/42 > room/42/files")
      #expect(Self.text(columns, Self.two) == "sidebar:  | detail: room/42 > room/42/files")
      #expect(columns.path == ["room/42", "room/42/files"])
    }
  }

  @Test("what fills an empty detail is never history, and hides no list")
  func placeholder() {
    var columns = Columns(root: "my-site", placeholder: "stats")
    for _ in 1...2 {
      #expect(Self.text(columns, Self.two) == "sidebar:  | detail: stats (placeholder)")
      // A stack that shows no screen above its root shows the list.
      #expect(Self.text(columns, .stack()) == "detail: ")
      #expect(columns.path.isEmpty)
      #expect(columns.open == .sidebar)
    }
    columns.push("post/1")
    #expect(columns.path == ["post/1"])
  }

  @Test("an empty detail does not stand alone: what it is chosen from is brought back")
  func emptyDetail() {
    let tall = LayoutContext(size: Size(width: 820, height: 1180))
    let hidden = NavigationLayout.doubleColumn(display: .secondaryOnly)
    var columns = Columns()
    #expect(Self.text(columns, hidden, in: tall) == "sidebar:  | detail: ")
    columns.select("a")
    #expect(Self.text(columns, hidden, in: tall) == "detail: a")
    // Where the content stands above the sidebar, that is the list.
    var mail = Columns(levels: .three)
    mail.select("folder")
    #expect(Self.text(mail, hidden, in: tall) == "sidebar: folder | detail: ")
    #expect(
      Self.text(Columns(placeholder: "hello"), hidden, in: tall) == "detail: hello (placeholder)")
    var three = Columns(levels: .three)
    three.select("folder")
    let hiddenThree = NavigationLayout.tripleColumn(display: .secondaryOnly)
    #expect(Self.text(three, hiddenThree, in: Self.wide).contains("content: folder | detail: "))
  }

  @Test("choosing replaces what was chosen, and empties what was chosen in that")
  func selecting() {
    var columns = Columns(levels: .three)
    columns.select("inbox")
    columns.select("message/1", in: .content)
    columns.push("attachment")
    #expect(columns.path == ["inbox", "message/1", "attachment"])
    #expect(columns.selection(in: .sidebar) == "inbox")
    #expect(columns.selection(in: .content) == "message/1")
    let second = columns.select("message/2", in: .content)
    #expect(second == .changed(removed: ["message/1", "attachment"], added: ["message/2"]))
    let again = columns.select("message/2", in: .content)
    #expect(again == .unchanged)
    var orphan = columns
    orphan.pop(1, in: .content)
    let cleared = orphan.select(nil)
    #expect(cleared == .changed(removed: ["message/2"], added: []))
    let same = columns.select("inbox")
    #expect(same == .unchanged)
    #expect(columns.path == ["inbox", "message/2"])
    let other = columns.select("sent")
    #expect(other == .changed(removed: ["inbox", "message/2"], added: ["sent"]))
    let none = columns.select(nil)
    #expect(none == .changed(removed: ["sent"], added: []))
    let wrong = columns.select("x", in: .detail)
    #expect(wrong.refusal?.kind == .unknownPane)
    var two = Columns()
    let noContent = two.push(contentsOf: ["x"], in: .content)
    #expect(noContent.refusal?.kind == .unknownPane)
  }

  @Test("levels that a layout has no column for stand above the one before")
  func folding() {
    var columns = Columns(levels: .three)
    columns.push(contentsOf: ["inbox", "message", "attachment"])
    columns.push(contentsOf: ["info"], in: .inspector)
    #expect(
      Self.text(columns, Self.three) == "sidebar:  | content: inbox | detail: message > attachment")
    #expect(Self.text(columns, Self.two) == "sidebar: inbox | detail: message > attachment")
    #expect(Self.text(columns, .stack()) == "detail: inbox > message > attachment")
    let inspected = NavigationLayout.doubleColumn(
      display: .oneBesideSecondary, inspector: PaneColumn(width: .exact(200)))
    #expect(
      Self.text(columns, inspected)
        == "sidebar: inbox | detail: message > attachment | inspector: info")
  }

  @Test("back takes what was pushed, and in a stack also what was chosen")
  func backButton() throws {
    var columns = Columns()
    columns.select("a")
    columns.push("b")
    columns.push(contentsOf: ["folder"], in: .sidebar)
    let wide = try #require(columns.fitted(Self.two, to: Self.wide))
    var expanded = columns
    let removed = (1...2).map { _ in expanded.back(in: wide).removed }
    #expect(removed == [["folder"], ["b"]])
    let chosen = expanded.back(in: wide)
    #expect(chosen.refusal?.kind == .noSuchScreen)
    #expect(expanded.path == ["a"])
    let narrow = try #require(columns.fitted(.stack(), to: Self.narrow))
    let all = (1...3).map { _ in columns.back(in: narrow).removed }
    #expect(all == [["b"], ["a"], ["folder"]])
    let root = columns.back(in: narrow)
    #expect(root.refusal?.kind == .noSuchScreen)
  }

  @Test("a path that is shown is left alone, and another edits as little as possible")
  func paths() {
    var columns = Columns(levels: .three)
    columns.set(path: ["a", "b", "c"])
    #expect(Self.text(columns, Self.three) == "sidebar:  | content: a | detail: b > c")
    let same = columns.set(path: ["a", "b", "c"])
    #expect(same == .unchanged)
    let edited = columns.set(path: ["a", "b", "d", "e"])
    #expect(edited == .changed(removed: ["c"], added: ["d", "e"]))
    let shorter = columns.set(path: ["a"])
    #expect(shorter == .changed(removed: ["b", "d", "e"], added: []))
    let back = columns.popTo { $0 == "x" }
    #expect(back.refusal?.kind == .noSuchScreen)
    let far = columns.pop(2)
    #expect(far.refusal?.kind == .countOutOfRange)
    // A screen in place of itself stays where it is.
    columns.popToRoot()
    columns.select("x", in: .content)
    let itself = columns.replaceTop(with: "x")
    #expect(itself == .unchanged)
    #expect(columns.destination.pane == .detail)
    let removed = columns.remove("y")
    #expect(removed == .unchanged)
  }

  static let layouts: [NavigationLayout] = [
    .stack(), two, three, .doubleColumn(display: .secondaryOnly),
    .tripleColumn(display: .oneBesideSecondary), .tripleColumn(display: .twoOverSecondary),
    .doubleColumn(axis: .vertical),
  ]

  @Test("no layout loses a screen or a selection, and going back and forth restores every pane")
  func layoutChanges() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<60 {
      var columns = Columns(
        levels: random.chance(50) ? .two : .three,
        placeholder: random.chance(30) ? "placeholder" : nil)
      var model: [String] = []
      for step in 0..<30 {
        let layout = random.pick(Self.layouts)
        let context = LayoutContext(
          size: Size(
            width: Double(Int.random(in: 200...1600, using: &random)),
            height: Double(Int.random(in: 200...1600, using: &random))))
        let fitted = try #require(columns.fitted(layout, to: context))
        let before = columns.panes(in: fitted)
        let shown = before.filter { !$0.isPlaceholder && $0.pane != .inspector }.flatMap {
          $0.screens
        }
        // Each pane shows its part of the path, in order; a stack shows all of it.
        #expect(Self.isSubsequence(shown, of: columns.path))
        if fitted.style == .stack { #expect(shown == columns.path) }
        #expect(!columns.path.contains("placeholder"))

        let path = columns.path
        let screen = "s\(step)"
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          columns.push(screen)
          #expect(columns.path == path + [screen])
        case 2:
          let pane = random.pick([Pane.sidebar, .content])
          let outcome = columns.select(screen, in: pane)
          #expect(outcome.refusal != nil || columns.selection(in: pane) == screen)
        case 3:
          let outcome = columns.back(in: fitted)
          #expect(columns.path.count == path.count - outcome.removed.count)
        case 4:
          let pane = random.pick([Pane.sidebar, .content])
          columns.apply(
            StackEdit(
              keeping: random.chance(50) ? columns[pane].count : 0,
              adding: random.chance(50) ? [screen] : []), in: pane)
        default:
          model = (0..<Int.random(in: 0..<5, using: &random)).map { "m\(step).\($0)" }
          columns.set(path: model)
          #expect(columns.path == model)
        }
        // Through any other layout and back, the panes show what they showed.
        let now = try #require(columns.fitted(layout, to: context))
        let kept = columns
        let panes = columns.panes(in: now)
        for other in Self.layouts {
          let through = try #require(columns.fitted(other, to: Self.narrow))
          _ = columns.panes(in: through)
        }
        #expect(columns == kept)
        #expect(columns.fitted(layout, to: context).map { columns.panes(in: $0) } == panes)
      }
    }
  }

  static func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
    var rest = whole[...]
    for screen in part {
      guard let index = rest.firstIndex(of: screen) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
