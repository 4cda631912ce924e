import LayoutPolicies
import Testing

@Suite("The context inside a pane")
struct InsideTests {
  private static let layout = NavigationLayout.doubleColumn(
    display: .oneBesideSecondary, sidebar: .exact(320))

  @Test("has the size of the pane, and what is true of the device")
  func size() throws {
    let window = LayoutContext(
      device: .pad, size: Size(width: 1194, height: 834), windowing: .fullScreen, textScale: 1.5,
      keyboard: 200, insets: SafeInsets(top: 24, bottom: 20), inputs: ["busy": true])
    let fitted = try #require(Self.layout.fitted(to: window))
    let detail = try #require(fitted.context(inside: .detail, of: window))
    #expect((detail.width, detail.height) == (874, 610))
    #expect(detail.widthClass == .regular && detail.heightClass == .regular)
    #expect(detail.orientation == .landscape && detail.device == .pad)
    #expect(detail.keyboard == 0 && detail.insets == .zero && detail.textScale == 1.5)
    #expect(detail.inputs["busy"] == true)
    let sidebar = try #require(fitted.context(inside: .sidebar, of: window))
    #expect(sidebar.width == 320 && sidebar.widthClass == .compact)
    #expect(fitted.context(inside: .inspector, of: window) == nil)
  }

  @Test(
    "has the folds that cross the pane, in its coordinates",
    arguments: [
      (
        Frame(x: 700, y: 0, width: 20, height: 800), nil,
        Frame(x: 380, y: 0, width: 20, height: 800)
      ),
      (
        Frame(x: 300, y: 0, width: 40, height: 800), Frame(x: 300, y: 0, width: 20, height: 800),
        Frame(x: 0, y: 0, width: 20, height: 800)
      ),
      (Frame(x: 320, y: 0, width: 0, height: 800), nil, nil),
      (
        Frame(x: 0, y: 400, width: 1000, height: 0), Frame(x: 0, y: 400, width: 320, height: 0),
        Frame(x: 0, y: 400, width: 680, height: 0)
      ),
    ])
  func folds(frame: Frame, inSidebar: Frame?, inDetail: Frame?) throws {
    let window = LayoutContext(
      size: Size(width: 1000, height: 800), folds: [Fold(separating: false, frame: frame)])
    let fitted = try #require(Self.layout.fitted(to: window))
    for (pane, expected) in [(Pane.sidebar, inSidebar), (.detail, inDetail)] {
      let inside = try #require(fitted.context(inside: pane, of: window))
      #expect(inside.folds == (expected.map { [Fold(separating: false, frame: $0)] } ?? []))
    }
  }

  @Test("is as large as the whole pane, where a part of it was pushed out of the window")
  func displaced() throws {
    let window = LayoutContext(size: Size(width: 1000, height: 800))
    let layout = NavigationLayout.tripleColumn(
      display: .twoDisplaceSecondary, sidebar: .exact(200), content: .exact(300))
    let fitted = try #require(layout.fitted(to: window))
    #expect(fitted[.detail]?.frame.width == 500)
    let detail = fitted.context(inside: .detail, of: window)
    #expect(detail?.width == 700)
    #expect(detail?.widthClass == .regular)
  }
}
