import Foundation
import Testing

@testable import LayoutPolicies

@Suite("What a person chooses about panes")
struct ChoiceTests {
  private static let wide = LayoutContext(device: .pad, size: Size(width: 1100, height: 800))
  private static let narrow = LayoutContext(device: .pad, size: Size(width: 700, height: 900))

  /// Beside in a wide window, over in a narrow one.
  private static let policy = RuleSet("sample") {
    Rule("big", when: .width(900...), layout: .doubleColumn(display: .oneBesideSecondary))
    Otherwise(.doubleColumn(display: .oneOverSecondary))
  }

  /// Asks the policy, fits its layout, and lets the person act on what shows.
  private static func show(
    _ context: LayoutContext, _ memory: inout PolicyMemory, policy: RuleSet = policy,
    then act: (inout PaneChoices, FittedLayout) -> Void = { _, _ in }
  ) -> String {
    let layout = policy.decide(in: context, memory: &memory).layout
    guard let fitted = layout.fitted(to: context, choices: memory.choices) else {
      return "nothing"
    }
    memory.choices.settle(in: fitted)
    act(&memory.choices, fitted)
    return fitted.summary
  }

  @Test("is over with the display, where a column over the others was dismissed")
  func dismissal() {
    var memory = PolicyMemory()
    let shown = [
      Self.show(Self.narrow, &memory) { choices, fitted in choices.hide(.sidebar, in: fitted) },
      Self.show(Self.narrow, &memory), Self.show(Self.wide, &memory),
      Self.show(Self.narrow, &memory),
    ]
    #expect(
      shown == [
        "one-over-secondary: sidebar 0+280 over | detail 0+700", "secondary-only: detail 0+700",
        "one-beside-secondary: sidebar 0+320 | detail 320+780",
        "one-over-secondary: sidebar 0+280 over | detail 0+700",
      ])
  }

  @Test("stays, where a column beside the others was hidden, in that display and width class")
  func hiding() throws {
    var memory = PolicyMemory()
    _ = Self.show(Self.wide, &memory) { choices, fitted in choices.hide(.sidebar, in: fitted) }
    #expect(Self.show(Self.wide, &memory) == "secondary-only: detail 0+1100")
    #expect(Self.show(Self.narrow, &memory).hasPrefix("one-over-secondary"))
    let stored = try JSONEncoder().encode(memory)
    var restored = try JSONDecoder().decode(PolicyMemory.self, from: stored)
    #expect(Self.show(Self.wide, &restored) == "secondary-only: detail 0+1100")
    _ = Self.show(Self.wide, &restored) { choices, fitted in choices.reveal(.sidebar, in: fitted) }
    #expect(Self.show(Self.wide, &restored).hasPrefix("one-beside-secondary"))
    #expect(restored.choices.isEmpty)
  }

  @Test("is a width within the layout's bounds and the room; a fold goes before it")
  func dragging() {
    let policy = RuleSet("sample") {
      Otherwise(
        .doubleColumn(
          display: .oneBesideSecondary, sidebar: PaneColumn(width: .flexible(min: 200, max: 500)),
          detail: .flexible(min: 400)))
    }
    var memory = PolicyMemory()
    func drag(_ points: Double) -> String {
      _ = Self.show(Self.wide, &memory, policy: policy) { choices, fitted in
        choices.resize(.sidebar, to: points, in: fitted)
      }
      return Self.show(Self.wide, &memory, policy: policy)
    }
    #expect(drag(450) == "one-beside-secondary: sidebar 0+450 | detail 450+650")
    #expect(drag(10) == "one-beside-secondary: sidebar 0+200 | detail 200+900")
    #expect(drag(5000) == "one-beside-secondary: sidebar 0+500 | detail 500+600")
    #expect(drag(.nan) == "one-beside-secondary: sidebar 0+500 | detail 500+600")
    let smaller = LayoutContext(device: .pad, size: Size(width: 800, height: 700))
    #expect(
      Self.show(smaller, &memory, policy: policy)
        == "one-beside-secondary: sidebar 0+400 | detail 400+400")
    #expect(drag(450) == "one-beside-secondary: sidebar 0+450 | detail 450+650")
    var folded = Self.wide
    folded.folds = [
      Fold(axis: .vertical, separating: true, frame: Frame(x: 550, y: 0, width: 0, height: 800))
    ]
    #expect(
      Self.show(folded, &memory, policy: policy)
        == "one-beside-secondary: sidebar 0+550 | detail 550+550")
  }

  @Test("shows what the layout hides for as long as the display shows")
  func revealing() {
    func policy(_ reveal: PaneColumn.Reveal) -> RuleSet {
      RuleSet("sample") {
        Otherwise(
          .doubleColumn(
            display: .secondaryOnly, sidebar: PaneColumn(width: .exact(300), reveal: reveal)))
      }
    }
    func revealed(_ reveal: PaneColumn.Reveal, _ context: LayoutContext) -> String {
      var memory = PolicyMemory()
      _ = Self.show(context, &memory, policy: policy(reveal)) { choices, fitted in
        choices.reveal(.sidebar, in: fitted)
      }
      return Self.show(context, &memory, policy: policy(reveal))
    }
    #expect(
      revealed(.automatic, Self.wide) == "one-beside-secondary: sidebar 0+300 | detail 300+800")
    #expect(
      revealed(.automatic, Self.narrow) == "one-over-secondary: sidebar 0+300 over | detail 0+700")
    #expect(
      revealed(.over, Self.wide) == "one-over-secondary: sidebar 0+300 over | detail 0+1100")
    #expect(
      revealed(.displace, Self.wide)
        == "one-beside-secondary: sidebar 0+300 | detail 300+800 displaced by 300")
  }

  @Test("is not noted of a fixed sidebar, of the detail, in a stack, or of what is no width")
  func unnoted() throws {
    var choices = PaneChoices()
    let fixed = try #require(FixedWidth().layout(in: Self.wide).fitted(to: Self.wide))
    let free = try #require(Self.policy.layout(in: Self.wide).fitted(to: Self.wide))
    let stack = try #require(NavigationLayout.stack().fitted(to: Self.wide))
    let noted = [
      choices.hide(.sidebar, in: fixed), choices.resize(.sidebar, to: 300, in: fixed),
      choices.hide(.detail, in: free), choices.resize(.detail, to: 9, in: free),
      choices.hide(.inspector, in: free), choices.reveal(.sidebar, in: free),
      choices.reveal(.inspector, in: free), choices.hide(.detail, in: stack),
      choices.reveal(.sidebar, in: stack), choices.reveal(.inspector, in: stack),
      choices.resize(.sidebar, to: .nan, in: free),
      choices.resize(.sidebar, to: -.infinity, in: free),
      choices.resize(.sidebar, to: .infinity, in: free),
    ]
    #expect(!noted.contains(true))
    #expect(choices.isEmpty)
  }

  @Test("does not hide a sidebar that another layout of the same kind does not let collapse")
  func fixedSidebar() throws {
    let wide = Self.wide
    let free = try #require(
      NavigationLayout.doubleColumn(display: .oneBesideSecondary).fitted(to: wide))
    var choices = PaneChoices()
    choices.hide(.sidebar, in: free)
    let fixed = try #require(FixedWidth().layout(in: wide).fitted(to: wide, choices: choices))
    #expect(fitted(fixed) == "sidebar 0+350 | detail 350+750")
  }

  @Test("is done with one call, wherever the column was hidden before")
  func oneCall() throws {
    let layout = NavigationLayout.doubleColumn()
    var choices = PaneChoices()
    let wide = try #require(layout.fitted(to: Self.wide, choices: choices))
    choices.hide(.sidebar, in: wide)
    let narrow = try #require(layout.fitted(to: Self.narrow, choices: choices))
    #expect(fitted(narrow) == "detail 0+700")
    choices.reveal(.sidebar, in: narrow)
    let now = try #require(layout.fitted(to: Self.narrow, choices: choices))
    #expect(fitted(now) == "sidebar 0+280 over | detail 0+700")
    choices.hide(.sidebar, in: now)
    #expect(choices.passing == nil)
  }

  /// What a layout shows, then what it shows after each change.
  private func walk(
    _ layout: NavigationLayout, _ size: Size, _ changes: [(inout PaneChoices, FittedLayout) -> Bool]
  ) -> [String] {
    var choices = PaneChoices()
    let window = LayoutContext(size: size)
    var shown: [String] = []
    for change in changes {
      guard let now = layout.fitted(to: window, choices: choices) else { return [] }
      choices.settle(in: now)
      shown.append(fitted(now))
      if !change(&choices, now) { shown.append("refused") }
    }
    return shown + [layout.fitted(to: window, choices: choices).map { fitted($0) } ?? ""]
  }

  private func check(
    _ shown: [String], is expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(shown == expected, sourceLocation: sourceLocation)
  }

  private func fitted(_ layout: FittedLayout) -> String {
    String(layout.summary.drop { $0 != ":" }.dropFirst(2))
  }

  @Test("changes the one pane that it is about")
  func onePane() {
    let inspector = PaneColumn(width: .exact(250), shown: false)
    check(
      walk(
        .doubleColumn(display: .oneBesideSecondary, sidebar: .exact(200), inspector: inspector),
        Size(width: 1200, height: 800),
        [{ $0.reveal(.inspector, in: $1) }, { $0.hide(.sidebar, in: $1) }]),
      is: [
        "sidebar 0+200 | detail 200+1000",
        "sidebar 0+200 | detail 200+750 | inspector 950+250",
        "detail 0+950 | inspector 950+250",
      ])
    check(
      walk(
        .doubleColumn(
          display: .oneBesideSecondary, sidebar: .exact(200), detail: .flexible(min: 500),
          inspector: .exact(250)), Size(width: 800, height: 600),
        [{ $0.hide(.inspector, in: $1) }, { $0.hide(.sidebar, in: $1) }]),
      is: [
        "sidebar 0+200 | detail 200+600 | inspector 550+250 over",
        "sidebar 0+200 | detail 200+600", "detail 0+800",
      ])
    check(
      walk(
        .tripleColumn(
          display: .twoOverSecondary, sidebar: .exact(300), content: .exact(300)),
        Size(width: 500, height: 800),
        [{ $0.hide(.sidebar, in: $1) }, { $0.reveal(.sidebar, in: $1) }]),
      is: [
        "sidebar 0+300 over | detail 0+500", "detail 0+500", "sidebar 0+300 over | detail 0+500",
      ])
    check(
      walk(
        .tripleColumn(
          display: .twoOverSecondary, sidebar: .exact(600), content: .exact(300),
          priority: [.detail, .content]), Size(width: 500, height: 800),
        [{ $0.hide(.content, in: $1) }, { $0.reveal(.content, in: $1) }]),
      is: [
        "content 0+300 over | detail 0+500", "detail 0+500", "content 0+300 over | detail 0+500",
      ])
  }

  @Test("brings a column back as its `reveal` says")
  func comesBack() {
    check(
      walk(
        .doubleColumn(
          display: .oneBesideSecondary, sidebar: PaneColumn(width: .exact(300), reveal: .over)),
        Size(width: 1200, height: 800),
        [{ $0.hide(.sidebar, in: $1) }, { $0.reveal(.sidebar, in: $1) }]),
      is: [
        "sidebar 0+300 | detail 300+900", "detail 0+1200", "sidebar 0+300 over | detail 0+1200",
      ])
    check(
      walk(
        .tripleColumn(
          display: .oneOverSecondary, sidebar: .exact(200), content: .exact(300)),
        Size(width: 1200, height: 800), [{ $0.reveal(.sidebar, in: $1) }]),
      is: [
        "content 0+300 over | detail 0+1200",
        "sidebar 0+200 over | content 200+300 over | detail 0+1200",
      ])
  }

  @Test("may be made again and again")
  func again() {
    check(
      walk(
        .doubleColumn(
          display: .oneOverSecondary, sidebar: PaneColumn(width: .exact(300), reveal: .over)),
        Size(width: 1000, height: 700),
        [
          { $0.hide(.sidebar, in: $1) }, { $0.reveal(.sidebar, in: $1) },
          { $0.hide(.sidebar, in: $1) }, { $0.reveal(.sidebar, in: $1) && $0.isEmpty },
        ]),
      is: [
        "sidebar 0+300 over | detail 0+1000", "detail 0+1000", "sidebar 0+300 over | detail 0+1000",
        "detail 0+1000", "sidebar 0+300 over | detail 0+1000",
      ])
  }

  @Test("never costs another column its place, or the layout its style")
  func costsNothing() throws {
    check(
      walk(
        .tripleColumn(
          display: .oneBesideSecondary, sidebar: .exact(300), content: .exact(200)),
        Size(width: 450, height: 600), [{ $0.reveal(.sidebar, in: $1) }]),
      is: ["content 0+200 | detail 200+250", "refused", "content 0+200 | detail 200+250"])
    let layout = NavigationLayout.doubleColumn(
      display: .secondaryOnly, sidebar: .exact(300), priority: [.sidebar, .detail])
    var choices = PaneChoices()
    let wide = try #require(layout.fitted(to: LayoutContext(size: Size(width: 700, height: 600))))
    choices.reveal(.sidebar, in: wide)
    let narrow = LayoutContext(size: Size(width: 250, height: 600))
    let shown = try #require(layout.fitted(to: narrow, choices: choices))
    #expect(shown.summary == "secondary-only: detail 0+250")
  }

  @Test("is a width as great as any window at most")
  func hugeWidth() {
    check(
      walk(
        .doubleColumn(
          display: .oneBesideSecondary, sidebar: PaneColumn(width: .flexible(min: 200)),
          detail: .flexible(min: 400)), Size(width: 1000, height: 700),
        [{ $0.resize(.sidebar, to: 1e308, in: $1) }]),
      is: ["sidebar 0+400 | detail 400+600", "sidebar 0+600 | detail 600+400"])
  }

  @Test("that an inspector over the others was dismissed ends where it stands beside them")
  func inspectorComesBack() throws {
    let layout = NavigationLayout.stack(detail: .flexible(min: 400), inspector: .exact(250))
    var choices = PaneChoices()
    let narrow = try #require(layout.fitted(to: LayoutContext(size: Size(width: 600, height: 600))))
    choices.hide(.inspector, in: narrow)
    let wide = LayoutContext(size: Size(width: 1000, height: 600))
    let shown = try #require(layout.fitted(to: wide, choices: choices))
    #expect(fitted(shown) == "detail 0+750 | inspector 750+250")
    choices.settle(in: shown)
    #expect(choices.isEmpty)
  }

  @Test("is refused where the column has no room, or would make the layout a stack")
  func noRoom() throws {
    let layout = NavigationLayout.stack(detail: .flexible(min: 200), inspector: .exact(280))
    var choices = PaneChoices()
    let narrow = try #require(layout.fitted(to: LayoutContext(size: Size(width: 250, height: 800))))
    let shown = choices.reveal(.inspector, in: narrow)
    #expect(!shown && choices.isEmpty)
    let columns = NavigationLayout.doubleColumn(display: .secondaryOnly, sidebar: .exact(400))
    let phone = LayoutContext(
      size: Size(width: 390, height: 800), platform: .android, open: .sidebar)
    let alone = try #require(columns.fitted(to: phone))
    let isBack = choices.reveal(.sidebar, in: alone)
    #expect(!isBack && choices.isEmpty)
  }

  @Test("of a width gives way to the detail's minimum, not to its wish; nil takes it back")
  func draggedWidth() throws {
    let layout = NavigationLayout.doubleColumn(
      display: .oneBesideSecondary, sidebar: PaneColumn(width: .flexible(min: 200, max: 500)),
      detail: .flexible(min: 400, ideal: 700))
    check(
      walk(
        layout, Size(width: 1000, height: 800),
        [
          { $0.resize(.sidebar, to: 450, in: $1) }, { $0.resize(.sidebar, to: 700, in: $1) },
          { $0.resize(.sidebar, to: nil, in: $1) },
        ]),
      is: [
        "sidebar 0+300 | detail 300+700", "sidebar 0+450 | detail 450+550",
        "sidebar 0+500 | detail 500+500", "sidebar 0+300 | detail 300+700",
      ])
  }

  @Test("is read from a damaged store as far as it is sound")
  func damaged() throws {
    let text = """
      {"version":1,"spent":[],"choices":{
        "double-column/automatic/regular":{"hidden":["sidebar","door","detail"],"widths":{"sidebar":280,"content":-1,"x":3,"detail":300}},
        "double-column/automatic/unknown":{"hidden":"sidebar","widths":[]},
        "double-column/sideways/regular":{}, "triple-column/automatic/compact":7}}
      """
    let found = try JSONDecoder().decode(RestoredMemory.self, from: Data(text.utf8))
    #expect(
      found.problems == [
        "`choices.double-column/automatic/regular.hidden` names `door`, which is no column; dropped",
        "`choices.double-column/automatic/regular.hidden` names `detail`, which is no column; dropped",
        "`choices.double-column/automatic/regular.widths.content` is no width of a column; dropped",
        "`choices.double-column/automatic/regular.widths.detail` is no width of a column; dropped",
        "`choices.double-column/automatic/regular.widths.x` is no width of a column; dropped",
        "`choices.double-column/automatic/unknown.hidden` is not a list of panes; dropped",
        "`choices.double-column/automatic/unknown.widths` is not an object; dropped",
        "`choices.double-column/sideways/regular` is no style, display and width class; dropped",
        "`choices.triple-column/automatic/compact` is not an object; dropped",
      ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(
      String(decoding: try encoder.encode(found.memory), as: UTF8.self)
        == #"{"choices":{"double-column/automatic/regular":{"hidden":["sidebar"],"#
        + #""widths":{"sidebar":280}}},"spent":[],"version":1}"#)
  }
}
