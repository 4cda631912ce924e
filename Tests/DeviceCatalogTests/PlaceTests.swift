import DeviceCatalog
import LayoutPolicies
import Testing

@Suite("A device in a place")
struct PlaceTests {
  struct Place: Sendable {
    let fields: [(key: String, value: String)]
    let size: Size?
    let classes: [SizeClass?]

    init(
      _ fields: KeyValuePairs<String, String>, _ size: Size?, _ classes: SizeClass?...
    ) {
      self.fields = fields.map { ($0.key, $0.value) }
      self.size = size
      self.classes = classes
    }
  }

  @Test(
    "has the sizes and classes that the system reports",
    arguments: [
      Place(
        ["device": "iphone-17-pro-max", "orientation": "landscape"],
        Size(width: 956, height: 440), .regular, .compact),
      Place(
        ["device": "iphone-17-pro", "orientation": "landscape"],
        Size(width: 874, height: 402), .compact, .compact),
      Place(["device": "iphone-17-pro"], Size(width: 402, height: 874), .compact, .regular),
      Place(
        ["device": "ipad-mini-6", "windowing": "slide-over"],
        Size(width: 320, height: 1085), .compact, .regular),
      Place(
        ["device": "ipad-air-13-m4", "orientation": "landscape", "windowing": "split-half"],
        Size(width: 678, height: 1024), .regular, .regular),
      Place(
        ["device": "ipad-12-9", "size": "678x1024", "windowing": "split-half"],
        Size(width: 678, height: 1024), .regular, .regular),
      Place(["device": "iphone-duo"], Size(width: 951, height: 669), .regular, .regular),
      Place(
        ["device": "iphone-duo-closed", "orientation": "landscape"],
        Size(width: 678, height: 466), .compact, .compact),
      // A zoomed display keeps its class.
      Place(
        ["device": "iphone-17-pro-max", "size": "852x393"],
        Size(width: 852, height: 393), .regular, .compact),
      // A window of an iPad that no row lists derives its class.
      Place(
        ["device": "ipad-mini-6", "size": "700x1000"],
        Size(width: 700, height: 1000), .regular, .regular),
      Place(
        ["device": "ipad-mini-6", "size": "639x1000"],
        Size(width: 639, height: 1000), .compact, .regular),
      // The largest iPad's window of 647 points that nobody measured is not in the catalogue.
      Place(
        ["device": "ipad-pro-13-m5", "size": "647x1376"],
        Size(width: 647, height: 1376), .regular, .regular),
      Place(
        [
          "device": "ipad-pro-13", "windowing": "windowed", "width": "688",
          "orientation": "landscape",
        ], Size(width: 688, height: 1032), .regular, .regular),
      // An orientation turns a device, never a written size.
      Place(
        ["device": "ipad-mini-6", "orientation": "landscape", "size": "500x900"],
        Size(width: 500, height: 900), .compact, .regular),
      // A window that is not measured has neither size nor class.
      Place(["device": "ipad-mini-6", "size": "0x0"], nil, nil, nil),
      Place(["device": "macbook-air-13"], Size(width: 1470, height: 956), .regular, .regular),
    ])
  func classes(place: Place) throws {
    var given = Given()
    try given.set(all: place.fields.map { GivenField($0.key, .plain($0.value)) })
    let context = ResolvedContext(try given.context())
    #expect(context.width == place.size?.width)
    #expect(context.height == place.size?.height)
    guard place.size != nil else { return }
    #expect(context.widthClass == TermMask(place.classes[0]))
    #expect(context.heightClass == TermMask(place.classes[1]))
  }

  @Test("has its own hinge, turned with the device")
  func hinge() throws {
    let open = try #require(try folds(["device": "surface-duo"])?.first)
    #expect(
      open
        == Fold(
          axis: .vertical, posture: .flat, separating: true, occluding: true,
          frame: Frame(x: 540, y: 0, width: 34, height: 720)))
    let turned = try folds(["device": "surface-duo", "orientation": "portrait"])?.first
    #expect(turned?.axis == .horizontal)
    #expect(turned?.frame == Frame(x: 0, y: 540, width: 720, height: 34))
    #expect(try folds(["device": "surface-duo-closed"]) == [])
    #expect(try folds(["device": "sdk-7-4-rollable"]) == [])
    #expect(try folds(["device": "ipad-mini-6", "windowing": "slide-over"]) == [])
    #expect(try folds(["device": "pad"]) == nil)
    let duo = try folds(["device": "iphone-duo", "posture": "book"])?.first
    #expect(duo?.posture == .halfOpen && duo?.separating == true)
    #expect(duo?.frame == Frame(x: 455.5, y: 0, width: 40, height: 669))
    let flip = try folds(["device": "galaxy-z-flip6", "posture": "tabletop"])?.first
    #expect(flip?.frame == Frame(x: 0, y: 440, width: 360, height: 0))
  }

  struct Impossible: Sendable {
    let fields: [(key: String, value: String)]
    let key: String
    let message: String
    let help: String

    init(
      _ fields: KeyValuePairs<String, String>, _ key: String, _ message: String, _ help: String
    ) {
      self.fields = fields.map { ($0.key, $0.value) }
      self.key = key
      self.message = message
      self.help = help
    }
  }

  @Test(
    "that cannot be is refused",
    arguments: [
      Impossible(
        ["device": "macbook-air-13", "orientation": "portrait"], "orientation",
        "`macbook-air-13` has no `portrait`", "it has `landscape`"),
      Impossible(
        ["device": "ipad-mini-6", "windowing": "split-half"], "windowing",
        "`ipad-mini-6` has no `split-half` in portrait",
        "it has in portrait `full-screen`, `split-third`, `split-two-thirds`, `slide-over`, "
          + "`windowed`; in landscape `full-screen`, `split-third`, `split-half`, "
          + "`split-two-thirds`, `slide-over`, `windowed`"),
      Impossible(
        ["device": "iphone-17", "windowing": "windowed", "size": "300x300"], "windowing",
        "`iphone-17` has no `windowed`",
        "it has in portrait `full-screen`; in landscape `full-screen`"),
      Impossible(
        ["device": "macbook-air-13", "windowing": "windowed"], "windowing",
        "`windowed` needs a width", "write `width` or `size`"),
      Impossible(
        ["device": "ipad-mini-6", "posture": "tabletop"], "posture",
        "`posture` sets the device's own hinge, and `ipad-mini-6` has none",
        "write `fold`, such as `{ axis: horizontal, posture: half-open }`"),
      Impossible(
        ["device": "phone", "posture": "flat"], "posture",
        "`posture` sets the device's own hinge, and no device with a hinge is given",
        "write `fold`, such as `{ posture: flat }`"),
      Impossible(
        ["device": "surface-duo", "posture": "flat", "fold": "none"], "posture",
        "`posture` and `fold` say the same", "write `fold` alone, with its posture in it"),
      Impossible(
        ["device": "surface-duo", "posture": "tabletop"], "posture",
        "`tabletop` needs another hinge: that of `surface-duo` is vertical in landscape",
        "write `fold`, such as `{ axis: horizontal, posture: half-open }`"),
      Impossible(
        ["device": "surface-duo", "posture": "book", "size": "720x1114"], "posture",
        "`book` needs another hinge: that of `surface-duo` is horizontal in portrait",
        "write `fold`, such as `{ axis: vertical, posture: half-open }`"),
    ])
  func impossible(place: Impossible) throws {
    var given = Given()
    try given.set(all: place.fields.map { GivenField($0.key, .plain($0.value)) })
    let error = #expect(throws: GivenError.self) { try given.context() }
    #expect(error?.key == place.key)
    #expect(error?.message == place.message)
    #expect(error?.help == place.help)
  }

  @Test("may be without a device, or have a tall window on a wide screen")
  func possible() throws {
    #expect(try resolved(["windowing": "windowed", "orientation": "portrait"]).width == nil)
    let tall = try resolved(["device": "macbook-air-13", "size": "400x800"])
    #expect(tall.widthClass == TermMask(SizeClass.compact))
    #expect(
      try folds(["device": "surface-duo", "posture": "tabletop", "orientation": "portrait"])?.first?
        .posture == .halfOpen)
  }
}
