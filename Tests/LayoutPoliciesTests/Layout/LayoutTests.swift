import LayoutPolicies
import Testing

@Suite("A layout")
struct LayoutTests {
  private static let column =
    "{ min: 0, max: 320, fraction: 0.4, reveal: automatic, shown: true, edge: leading }"

  private static func lines(_ layout: NavigationLayout) -> [String] {
    layout.plain.map { "\($0.key.rawValue): \($0.value.plainText)" }
  }

  @Test("says every key that its style takes, defaults filled in")
  func defaults() {
    #expect(Self.lines(.stack()) == ["style: stack", "tabs: none", "spacing: 0"])
    #expect(
      Self.lines(.doubleColumn()) == [
        "style: double-column", "display: automatic", "sidebar: \(Self.column)", "tabs: none",
        "collapsible: true", "axis: horizontal", "spacing: 0", "hinge: separating",
        "priority: [detail, sidebar, content, inspector]",
      ])
    #expect(
      Self.lines(.tripleColumn()).prefix(4) == [
        "style: triple-column", "display: automatic", "sidebar: \(Self.column)",
        "content: \(Self.column)",
      ])
  }

  struct Said: Sendable {
    let layout: NavigationLayout
    let key: LayoutKey
    let words: String?

    init(_ layout: NavigationLayout, _ key: LayoutKey, _ words: String?) {
      self.layout = layout
      self.key = key
      self.words = words
    }
  }

  private static func sidebar(_ width: PaneWidth) -> NavigationLayout {
    .doubleColumn(sidebar: PaneColumn(width: width))
  }

  private static let usual = "reveal: automatic, shown: true, edge: leading }"

  @Test(
    "says what was said as it was said",
    arguments: [
      Said(.doubleColumn(sidebar: .exact(350)), .sidebar, "350"),
      Said(.doubleColumn(sidebar: .exact(.sp(180.5))), .sidebar, "180.5sp"),
      Said(
        .doubleColumn(sidebar: PaneColumn(width: .exact(350), edge: .trailing)), .sidebar,
        "{ min: 350, max: 350, reveal: automatic, shown: true, edge: trailing }"),
      Said(sidebar(.flexible(min: 200)), .sidebar, "{ min: 200, fraction: 0.4, \(usual)"),
      Said(
        sidebar(.flexible(max: .sp(200))), .sidebar, "{ min: 0, max: 200sp, fraction: 0.4, \(usual)"
      ),
      Said(sidebar(.flexible(ideal: 300)), .sidebar, "{ min: 0, ideal: 300, \(usual)"),
      Said(sidebar(.fraction(0.25)), .sidebar, "{ min: 0, fraction: 0.25, \(usual)"),
      Said(
        .stack(inspector: PaneColumn(shown: false)), .inspector,
        "{ min: 0, max: 320, fraction: 0.4, reveal: automatic, shown: false, edge: trailing }"),
      Said(.stack(detail: .flexible(max: 700)), .detail, "{ max: 700 }"),
      Said(.stack(), .detail, nil), Said(.stack(detail: .automatic), .detail, nil),
      Said(
        NavigationLayout(
          style: .stack, settings: LayoutSettings(detail: .automatic, detailAdapt: .levitate)),
        .detail, nil),
      Said(.stack(), .inspector, nil), Said(.stack(), .tip, nil),
      Said(.stack(), .sidebar, nil), Said(.doubleColumn(), .content, nil),
      Said(.stack(tabs: .rail), .tabs, "rail"),
      Said(
        .stack(tabs: TabPresentation(.bar, labels: false, edge: .top)), .tabs,
        "{ as: bar, labels: false, edge: top }"),
      Said(
        sidebar(.fraction(0.25, of: .edge)), .sidebar,
        "{ min: 0, fraction: 0.25, of: edge, \(usual)"),
      Said(
        .doubleColumn(
          sidebar: PaneColumn(
            width: .flexible(ideal: 360), clear: .sp(56), drag: .within(0.2...0.8))),
        .sidebar, "{ min: 0, ideal: 360, clear: 56sp, drag: 0.2...0.8, \(usual)"),
      Said(
        .doubleColumn(
          sidebar: PaneColumn(width: .flexible(ideal: 360), drag: .snapping([0.25, 0.5]))),
        .sidebar, "{ min: 0, ideal: 360, drag: [0.25, 0.5], \(usual)"),
      Said(
        .doubleColumn(sidebar: PaneColumn(width: .exact(360), clear: 56)), .sidebar,
        "{ min: 360, max: 360, clear: 56, \(usual)"),
      Said(.stack(), .margin, nil), Said(.stack(margin: 16), .margin, "16"),
      Said(
        .stack(margin: PaneMargin(top: 8, leading: .sp(16))), .margin,
        "{ top: 8, leading: 16sp, bottom: 0, trailing: 0 }"),
      Said(.stack(spacing: .sp(8)), .spacing, "8sp"), Said(.stack(tip: "new"), .tip, "new"),
      Said(
        .stack(values: ["rows": .number(2), "dense": .boolean(true)]), .values,
        "{ dense: true, rows: 2 }"),
      Said(.doubleColumn(priority: [.sidebar, .detail]), .priority, "[sidebar, detail]"),
      Said(.doubleColumn(partitions: Partitions(columns: 2)), .partitions, "2"),
      Said(.doubleColumn(partitions: Partitions(columns: 2)), .display, nil),
      Said(
        .tripleColumn(partitions: Partitions(columns: 1, rows: 2)), .partitions,
        "{ columns: 1, rows: 2 }"),
      Said(
        .doubleColumn(
          partitions: Partitions(columns: 1), detail: .exact(400), detailAdapt: .levitate),
        .detail, "{ min: 400, max: 400, adapt: levitate }"),
      Said(
        .doubleColumn(
          partitions: Partitions(columns: 1),
          sidebar: PaneColumn(width: .exact(300), adapt: .under(.detail, ideal: 200))),
        .sidebar,
        "{ min: 300, max: 300, reveal: automatic, shown: true, edge: leading, "
          + "adapt: { under: detail, ideal: 200 } }"),
    ])
  func said(test: Said) {
    #expect(test.layout.plain(test.key)?.plainText == test.words)
  }

  /// Settings that say something of every key.
  private static let everything = LayoutSettings(
    display: .twoOverSecondary, partitions: Partitions(columns: 2), sidebar: .exact(1),
    content: .exact(2), detail: .exact(3),
    inspector: .exact(4), tabs: .bar, collapsible: false, axis: .vertical, spacing: 5,
    margin: 6, hinge: .never, priority: [.detail], tip: "tip", values: ["a": .number(6)])

  @Test("leaves out what its style does not take", arguments: LayoutStyle.allCases)
  func narrows(style: LayoutStyle) {
    let layout = NavigationLayout(style: style, settings: Self.everything)
    for key in LayoutKey.allCases where key != .style {
      let isSaid = !Set(layout.settings.keys.values(of: LayoutKey.self)).isDisjoint(with: [key])
      #expect(isSaid == key.isTaken(by: style), "\(key)")
    }
    let display: [LayoutStyle: DisplayMode] = [
      .stack: .automatic, .doubleColumn: .automatic, .tripleColumn: .twoOverSecondary,
    ]
    #expect(layout.display == display[style])
    #expect(layout.isCollapsible == (style == .stack))
    #expect(
      layout.detail == .exact(3) && layout.tip == "tip" && layout.spacing == 5 && layout.margin == 6
    )
  }

  @Test("takes from further questions only what its style takes")
  func further() {
    let policy = RuleSet("columns") {
      Rule("wide", when: .width(900...), layout: .tripleColumn())
      Rule("roomy", when: .width(600...), layout: .doubleColumn())
      Otherwise(.stack())
    }
    .also("display") {
      Otherwise(LayoutSettings(display: .twoBesideSecondary, collapsible: false))
    }
    let widths: [(Double, NavigationLayout)] = [
      (500, .stack()), (700, .doubleColumn(display: .automatic, collapsible: false)),
      (900, .tripleColumn(display: .twoBesideSecondary, collapsible: false)),
    ]
    for (width, layout) in widths {
      #expect(policy.layout(in: LayoutContext(size: Size(width: width, height: 500))) == layout)
    }
  }

  @Test("has every display mode of two columns among all modes")
  func displays() {
    for mode in DoubleColumnDisplay.allCases {
      #expect(mode.displayMode.rawValue == mode.rawValue)
      #expect(!mode.displayMode.needsThreeColumns)
    }
    #expect(DisplayMode.allCases.filter { $0.needsThreeColumns }.count == 3)
  }
}
