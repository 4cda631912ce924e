import LayoutPolicies
import Testing

@Suite("Folds that are kept off")
struct AreaTests {
  private static let vertical = Fold(
    axis: .vertical, separating: true, occluding: true,
    frame: Frame(x: 390, y: 0, width: 20, height: 600))
  private static let horizontal = Fold(
    separating: true, frame: Frame(x: 0, y: 290, width: 800, height: 20))

  private static func window(
    _ folds: [Fold]?, direction: ReadingDirection = .ltr
  ) -> LayoutContext {
    LayoutContext(size: Size(width: 800, height: 600), folds: folds, direction: direction)
  }

  @Test(
    "are those that `hinge` names, across the axis of the panes",
    arguments: [
      (HingeAvoidance.never, ""), (.separating, "C"), (.occluding, "AB"), (.always, "ABC"),
    ])
  func avoided(hinge: HingeAvoidance, names: String) {
    func fold(_ x: Double, posture: Fold.Posture, separating: Bool, occluding: Bool) -> Fold {
      Fold(
        axis: .vertical, posture: posture, separating: separating, occluding: occluding,
        frame: Frame(x: x, y: x, width: 1, height: 1))
    }
    let folds = [
      "A": fold(0, posture: .flat, separating: false, occluding: true),
      "B": fold(1, posture: .halfOpen, separating: false, occluding: true),
      "C": fold(2, posture: .flat, separating: true, occluding: false),
    ]
    let context = LayoutContext(
      folds: folds.sorted { $0.key < $1.key }.map { $0.value } + [Self.horizontal])
    func found(_ layout: NavigationLayout) -> String {
      layout.avoidedFolds(in: context).compactMap { fold in
        folds.first { $0.value == fold }?.key ?? "-"
      }.joined()
    }
    #expect(found(.doubleColumn(hinge: hinge)) == names)
    let rows = hinge == .separating || hinge == .always ? "-" : ""
    #expect(found(.doubleColumn(axis: .vertical, hinge: hinge)) == rows)
    #expect(found(.stack()) == "")
    #expect(NavigationLayout.doubleColumn(hinge: hinge).avoidedFolds(in: LayoutContext()) == [])
  }

  struct Areas: Sendable, CustomTestStringConvertible {
    let name: String
    let window: LayoutContext
    var hinge = HingeAvoidance.separating
    let areas: [String]

    var testDescription: String { name }
  }

  private static func notch(_ y: Double) -> Fold {
    Fold(separating: true, frame: Frame(x: 100, y: y, width: 600, height: 100))
  }

  @Test(
    "divide the window for dialogs",
    arguments: [
      Areas(name: "no fold", window: window([]), areas: ["0,0 800x600"]),
      Areas(name: "folds unknown", window: window(nil), areas: ["0,0 800x600"]),
      Areas(
        name: "a vertical fold", window: window([vertical]),
        areas: ["0,0 390x600", "410,0 390x600"]),
      Areas(
        name: "from right to left the order turns", window: window([vertical], direction: .rtl),
        areas: ["410,0 390x600", "0,0 390x600"]),
      Areas(
        name: "a horizontal fold", window: window([horizontal]),
        areas: ["0,0 800x290", "0,310 800x290"]),
      Areas(
        name: "both", window: window([horizontal, vertical]),
        areas: ["0,0 390x290", "410,0 390x290", "0,310 390x290", "410,310 390x290"]),
      Areas(
        name: "a fold that is not kept off", window: window([horizontal, vertical]),
        hinge: .occluding, areas: ["0,0 390x600", "410,0 390x600"]),
      Areas(
        name: "none is kept off", window: window([vertical]), hinge: .never,
        areas: ["0,0 800x600"]),
      Areas(
        name: "notches do not cross the window", window: window([notch(0), notch(500)]),
        areas: ["0,0 800x600"]),
      Areas(
        name: "a fold at an edge only shortens",
        window: window([
          Fold(separating: true, frame: Frame(x: -10, y: 0, width: 30, height: 600))
        ]), areas: ["20,0 780x600"]),
      Areas(
        name: "nobody said where the fold is",
        window: window([Fold(axis: .vertical, separating: true)]), areas: ["0,0 800x600"]),
      Areas(name: "size unknown", window: LayoutContext(folds: [vertical]), areas: []),
    ])
  func areas(test: Areas) {
    let areas = test.window.areas(avoiding: test.hinge).map {
      "\($0.x.plainText),\($0.y.plainText) \($0.width.plainText)x\($0.height.plainText)"
    }
    #expect(areas == test.areas)
  }

  @Test("leave areas of which the nearest to a point is found")
  func nearest() {
    let columns = Self.window([Self.vertical])
    let rows = Self.window([Self.horizontal])
    let right = Frame(x: 410, y: 0, width: 390, height: 600)
    #expect(columns.area(nearestToX: 600, y: 300, avoiding: .separating) == right)
    #expect(columns.area(nearestToX: 400, y: 300, avoiding: .separating)?.x == 0)
    #expect(columns.area(nearestToX: .nan, y: 300, avoiding: .separating)?.x == 0)
    #expect(
      Self.window([Self.vertical], direction: .rtl)
        .area(nearestToX: 400, y: 300, avoiding: .separating) == right)
    #expect(
      rows.area(nearestToX: 1000, y: 1000, avoiding: .separating)
        == Frame(x: 0, y: 310, width: 800, height: 290))
    #expect(LayoutContext().area(nearestToX: 0, y: 0, avoiding: .always) == nil)
  }

  @Test("come beside insets, of which two keep free the greater at each edge")
  func union() {
    let bars = SafeInsets(top: 24, leading: 0, bottom: 48, trailing: .nan)
    let cutout = SafeInsets(top: 30, leading: 12, bottom: -5, trailing: 7)
    let both = SafeInsets(top: 30, leading: 12, bottom: 48, trailing: 7)
    #expect(bars.union(cutout) == both)
    #expect(cutout.union(bars) == both)
  }
}
