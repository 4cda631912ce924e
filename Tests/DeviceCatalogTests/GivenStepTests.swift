import DeviceCatalog
import LayoutPolicies
import Testing

@Suite("What is given step by step")
struct GivenStepTests {
  @Test("replaces what was given before, key by key")
  func steps() throws {
    var given = try given(["device": "ipad-mini-6", "size": "700x1000", "text-scale": "2"])
    try given.set(all: [GivenField("width", .plain("500"))])
    #expect(try given.context().width == 500)
    #expect(try given.context().height == 1000)
    try given.set(all: [GivenField("size", .plain("unknown")), GivenField("width", .number(320))])
    #expect(try given.context().width == 320)
    #expect(try given.context().height == nil)
    try given.set("device", to: .plain("phone"))
    #expect(try given.context().model == nil)
    #expect(try given.context().device == .phone)
    try given.set("device", to: .plain("ipad-mini-6"))
    #expect(try given.context().device == nil)
    try given.set("device", to: .quoted("unknown"))
    try given.set("text-scale", to: .null)
    try given.set("size", to: .null)
    #expect(try given.context() == LayoutContext())
  }

  @Test("gives back what the device says once the written value is taken back")
  func derivedAgain() throws {
    var given = try given(["device": "ipad-mini-6", "orientation": "landscape"])
    #expect(ResolvedContext(try given.context()).width == 1133)
    try given.set("orientation", to: .plain("unknown"))
    #expect(ResolvedContext(try given.context()).width == 744)
  }

  @Test(
    "says nothing twice at once",
    arguments: [
      (["size", "width"], "width", "`size` says both sides; leave one of them out"),
      (["height", "size"], "height", "`size` says both sides; leave one of them out"),
      (["width", "height", "width"], "width", nil),
    ] as [([String], String, String?)])
  func twice(keys: [String], key: String, help: String?) throws {
    var given = Given()
    let fields = keys.map { GivenField($0, .plain($0 == "size" ? "1x1" : "1")) }
    let error = #expect(throws: GivenError.self) { try given.set(all: fields) }
    #expect(error?.key == key)
    #expect(error?.message == "`\(key)` is said twice")
    #expect(error?.help == help)
    #expect(try given.context() == LayoutContext())
  }

  @Test("is taken as a whole or not at all")
  func wholeOrNothing() throws {
    var given = try given(["keyboard": "300"])
    let fields = [GivenField("keyboard", .plain("0")), GivenField("width", .plain("wide"))]
    #expect(throws: GivenError.self) { try given.set(all: fields) }
    #expect(try given.context().keyboard == 300)
    // A JSON null beside `size` says nothing.
    try given.set(all: [GivenField("size", .plain("1x2")), GivenField("width", .null)])
    #expect(try given.context().width == 1)
  }

  @Test("asks the catalogue only for the name of a real device")
  func lazyCatalog() throws {
    var given = Given(catalog: Catalog(devices: [], sources: []))
    try given.set("device", to: .plain("pad"))
    #expect(throws: GivenError.self) { try given.set("device", to: .plain("ipad-mini-6")) }
  }
}
