import LayoutPolicies
import RandomPolicies
import Testing

@Suite("What follows from a context")
struct DerivationTests {
  /// What conditions find in a context.
  struct Found: Equatable {
    var shape: WindowShape?
    var orientation: Orientation?
    var widthClass: SizeClass?
    var heightClass: SizeClass?

    init(_ context: LayoutContext) {
      func known<Word: Term>(_ mask: TermMask) -> Word? { mask.values(of: Word.self).first }
      let resolved = ResolvedContext(context)
      shape = known(resolved.shape)
      orientation = known(resolved.orientation)
      widthClass = known(resolved.widthClass)
      heightClass = known(resolved.heightClass)
    }
  }

  @Test(
    "A square is portrait and tall",
    arguments: [
      (800, 800, Orientation.portrait, WindowShape.tall),
      (800, 800.0000001, .portrait, .tall), (800.0000001, 800, .landscape, .wide),
    ])
  func squares(width: Double, height: Double, orientation: Orientation, shape: WindowShape) {
    let found = Found(LayoutContext(size: Size(width: width, height: height)))
    #expect(found.orientation == orientation)
    #expect(found.shape == shape)
  }

  @Test("Shape follows from the sides, else from the orientation; orientation is what is said")
  func shapeAndOrientation() {
    let half = Size(width: 592, height: 834)
    let stated = Found(LayoutContext(device: .pad, orientation: .landscape, size: half))
    #expect(stated.orientation == .landscape && stated.shape == .tall)
    let silent = Found(LayoutContext(device: .pad, size: half))
    #expect(silent.orientation == .portrait && silent.shape == .tall)
    let turned = Found(LayoutContext(orientation: .landscape))
    #expect(turned.shape == .wide)
    var oneSide = LayoutContext(orientation: .landscape)
    oneSide.width = 100
    #expect(Found(oneSide).shape == .wide)
    oneSide.orientation = nil
    #expect(Found(oneSide).shape == nil && Found(oneSide).orientation == nil)
  }

  struct ClassCase: Sendable {
    var device: DeviceIdiom?
    var orientation: Orientation?
    var width: Double?
    var height: Double?
    var windowing: Windowing?
    let widthClass: SizeClass?
    let heightClass: SizeClass?
  }

  @Test(
    "Size classes follow from the kind of device",
    arguments: [
      ClassCase(
        device: .phone, orientation: .portrait, widthClass: .compact, heightClass: .regular),
      ClassCase(device: .phone, orientation: .landscape, widthClass: nil, heightClass: .compact),
      ClassCase(device: .phone, width: 956, height: 440, widthClass: nil, heightClass: .compact),
      ClassCase(device: .phone, widthClass: nil, heightClass: nil),
      ClassCase(device: .watch, widthClass: .compact, heightClass: .regular),
      ClassCase(device: .car, width: 1200, height: 600, widthClass: nil, heightClass: .regular),
      ClassCase(device: .pad, width: 639.9, widthClass: .compact, heightClass: .regular),
      ClassCase(device: .pad, width: 640, widthClass: .regular, heightClass: .regular),
      ClassCase(device: .pad, widthClass: nil, heightClass: .regular),
      ClassCase(
        device: .pad, windowing: .fullScreen, widthClass: .regular, heightClass: .regular),
      ClassCase(device: .pad, windowing: .slideOver, widthClass: nil, heightClass: .regular),
      ClassCase(device: .mac, width: 640, widthClass: .regular, heightClass: .regular),
      ClassCase(device: .desktop, width: 500, widthClass: .compact, heightClass: .regular),
      ClassCase(device: .tv, width: 1920, widthClass: .regular, heightClass: .regular),
      ClassCase(device: .vision, width: 639, widthClass: .compact, heightClass: .regular),
      ClassCase(width: 640, height: 480, widthClass: .regular, heightClass: nil),
      ClassCase(width: 640, height: 479.9, widthClass: nil, heightClass: nil),
      ClassCase(width: 640, widthClass: nil, heightClass: nil),
      ClassCase(width: 639.9, widthClass: .compact, heightClass: nil),
      ClassCase(height: 480, widthClass: nil, heightClass: nil),
      ClassCase(device: .pad, width: 0, height: 800, widthClass: nil, heightClass: .regular),
      ClassCase(width: 800, height: 0, widthClass: nil, heightClass: nil),
    ])
  func classes(test: ClassCase) {
    var context = LayoutContext(
      device: test.device, orientation: test.orientation, windowing: test.windowing)
    (context.width, context.height) = (test.width, test.height)
    let found = Found(context)
    #expect(found.widthClass == test.widthClass)
    #expect(found.heightClass == test.heightClass)
    context.widthClass = .compact
    context.heightClass = .compact
    let said = Found(context)
    #expect(said.widthClass == .compact && said.heightClass == .compact)
  }

  @Test("A model gives the orientation, the sides and the classes that nobody wrote")
  func models() {
    let pad = ResolvedContext(LayoutContext(model: Devices.pad))
    #expect(pad.width == 834 && pad.height == 1194)
    #expect(pad.idiom == .pad && pad.windowing == .fullScreen)
    #expect(Found(LayoutContext(model: Devices.pad)).orientation == .portrait)
    #expect(Found(LayoutContext(model: Devices.foldable)).orientation == .landscape)

    var half = LayoutContext(
      orientation: .landscape, windowing: .splitHalf, model: Devices.pad)
    #expect(ResolvedContext(half).width == 592)
    #expect(Found(half).widthClass == .compact && Found(half).shape == .tall)
    half.width = 700
    #expect(Found(half).widthClass == .regular, "the row is of another window")

    var dragged = LayoutContext(model: Devices.pad)
    dragged.width = 500
    #expect(ResolvedContext(dragged).windowing == nil)
    #expect(Found(dragged).widthClass == .compact)
  }

  @Test("A phone that cannot fold has its full-screen classes at every size")
  func zoomedPhones() {
    let zoomed = LayoutContext(size: Size(width: 812, height: 375), model: Devices.phone)
    #expect(Found(zoomed).widthClass == .regular && Found(zoomed).heightClass == .compact)
    let upright = LayoutContext(size: Size(width: 375, height: 812), model: Devices.phone)
    #expect(Found(upright).widthClass == .compact)
    #expect(
      Found(LayoutContext(orientation: .landscape, model: Devices.phone)).widthClass == .regular)
  }

  @Test("A hinge is known full-screen only, and turns with the device")
  func hinges() {
    func folds(_ context: LayoutContext) -> [Fold]? {
      ResolvedContext(context).folds(of: context)
    }
    var context = LayoutContext(model: Devices.foldable)
    #expect(folds(context)?.map { $0.axis } == [.vertical])
    context.orientation = .portrait
    context.posture = .halfOpen
    #expect(folds(context)?.map { $0.axis } == [.horizontal])
    #expect(folds(context)?.map { $0.separating } == [true])
    context.windowing = .splitHalf
    #expect(folds(context) == nil)
    #expect(folds(LayoutContext(model: Devices.phone)) == [])
    #expect(folds(LayoutContext(device: .phone)) == nil)
  }

  @Test("An unmeasured window keeps of its model only idiom, platform and folds")
  func unmeasured() {
    let context = LayoutContext(size: Size(width: 0, height: 0), model: Devices.foldable)
    let resolved = ResolvedContext(context)
    #expect(resolved.isUnmeasured && resolved.width == nil && resolved.height == nil)
    #expect(resolved.idiom == .pad && resolved.platform == TermMask(Platform.android))
    #expect(resolved.windowing == nil && resolved.strictOrientation == nil)
    #expect(resolved.folds(of: context)?.count == 1)
    #expect(Found(context).widthClass == nil)
  }
}
