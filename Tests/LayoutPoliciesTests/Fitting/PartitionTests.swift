import LayoutPolicies
import Testing

@Suite("Panes that have partitions")
struct PartitionTests {
  /// What shows of a sidebar, a detail and an inspector: `detail | inspector`, with the pane over
  /// the others in brackets and the pane below another behind a slash.
  struct Place: CustomTestStringConvertible, Sendable {
    let partitions: Partitions
    var recent: [Pane] = []
    var adapt: [Pane: PaneAdaptation] = [:]
    let shows: String

    init(
      _ columns: Int, rows: Int = 1, recent: [Pane] = [], _ adapt: [Pane: PaneAdaptation] = [:],
      shows: String
    ) {
      partitions = Partitions(columns: columns, rows: rows)
      (self.recent, self.adapt, self.shows) = (recent, adapt, shows)
    }

    var testDescription: String { "\(partitions) after \(recent): \(shows)" }

    var layout: NavigationLayout {
      .doubleColumn(
        partitions: partitions, sidebar: PaneColumn(adapt: adapt[.sidebar]),
        detailAdapt: adapt[.detail], inspector: PaneColumn(adapt: adapt[.inspector]))
    }
  }

  @Test("go to the panes visited last, then by priority", arguments: places)
  func showsPanes(sample: Place) throws {
    let window = LayoutContext(size: Size(width: 4000, height: 3000), recent: sample.recent)
    let fitted = try #require(sample.layout.fitted(to: window))
    #expect(fitted.shows == sample.shows)
    #expect(fitted.notes.isEmpty)
    #expect(fitted.style == .doubleColumn)
  }

  private static let places: [Place] =
    [
      Place(1, recent: [.sidebar], shows: "sidebar"),
      Place(1, recent: [.sidebar, .inspector], shows: "sidebar"),
      Place(1, shows: "detail"), Place(2, shows: "sidebar | detail"),
      Place(3, shows: "sidebar | detail | inspector"),
      Place(9, shows: "sidebar | detail | inspector"),
      Place(2, recent: [.inspector], shows: "detail | inspector"),
      Place(2, recent: [.sidebar, .inspector], shows: "sidebar | inspector"),
      Place(
        2, recent: [.inspector, .detail, .sidebar, .inspector, .detail], shows: "detail | inspector"
      ),
      // A double column has no content; it stands above the sidebar.
      Place(1, recent: [.content], shows: "sidebar"),
    ] + below + over

  private static let below = [
    Place(
      1, rows: 2, recent: [.sidebar], [.sidebar: .under(.inspector)], shows: "inspector / sidebar"),
    Place(
      1, rows: 2, recent: [.sidebar], [.inspector: .under(.sidebar)], shows: "sidebar / inspector"),
    Place(
      1, rows: 2, recent: [.inspector, .detail, .sidebar], [.inspector: .under(.sidebar)],
      shows: "sidebar / inspector"),
    Place(
      1, rows: 2, recent: [.detail, .sidebar, .inspector], [.inspector: .under(.detail)],
      shows: "detail / inspector"),
    Place(
      1, rows: 2, recent: [.detail, .sidebar, .inspector], [.inspector: .under(.sidebar)],
      shows: "detail"),
    // Only with one column, and only with another row.
    Place(2, rows: 2, [.inspector: .under(.detail)], shows: "sidebar | detail"),
    Place(1, rows: 1, [.inspector: .under(.detail)], shows: "detail"),
    // One at most stands below another.
    Place(
      1, rows: 3, [.sidebar: .under(.detail), .inspector: .under(.detail)],
      shows: "detail / sidebar"),
    Place(
      1, rows: 2, [.detail: .under(.sidebar), .sidebar: .under(.detail)], shows: "sidebar / detail"),
  ]

  private static let over = [
    Place(1, recent: [.detail], [.detail: .levitate], shows: "sidebar | (detail)"),
    Place(2, [.detail: .levitate], shows: "sidebar | inspector"),
    Place(2, recent: [.detail], [.detail: .levitate], shows: "sidebar | (detail) | inspector"),
    Place(2, recent: [.sidebar], [.detail: .levitate], shows: "sidebar | inspector"),
    Place(
      2, recent: [.detail, .sidebar, .inspector], [.detail: .levitate],
      shows: "sidebar | (detail) | inspector"),
    Place(
      2, recent: [.sidebar, .detail, .inspector], [.detail: .levitate], shows: "sidebar | inspector"
    ),
    Place(
      1, rows: 2, recent: [.detail], [.detail: .levitate, .inspector: .under(.sidebar)],
      shows: "sidebar / inspector | (detail)"),
    // Nothing stands below what stands over the others.
    Place(
      1, rows: 2, recent: [.detail], [.detail: .levitate, .inspector: .under(.detail)],
      shows: "sidebar | (detail)"),
    // Nothing stands over nothing.
    Place(
      1, recent: [.inspector], [.sidebar: .levitate, .detail: .levitate, .inspector: .levitate],
      shows: "inspector"),
    Place(1, [.sidebar: .levitate, .detail: .levitate, .inspector: .levitate], shows: "detail"),
  ]
}

extension FittedLayout {
  fileprivate var shows: String {
    var text = ""
    for pane in panes {
      if !text.isEmpty { text += pane.placement == .below ? " / " : " | " }
      text += pane.placement == .over ? "(\(pane.pane))" : "\(pane.pane)"
    }
    return text
  }
}
