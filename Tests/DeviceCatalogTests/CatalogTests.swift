import DeviceCatalog
import LayoutPolicies
import Testing

@Suite("The catalogue of devices")
struct CatalogTests {
  let catalog = Catalog.standard

  @Test("holds every device once, and a closed state wherever the cover's size is known")
  func counts() {
    let closed = catalog.devices.filter { $0.id.hasSuffix("-closed") }
    #expect(catalog.devices.count - closed.count == 239)
    #expect(closed.count == 20)
    #expect(Set(catalog.devices.map { $0.id }).count == catalog.devices.count)
    #expect(catalog.devices.reduce(0) { $0 + ($1.foldStyle == nil ? 0 : 1) } == 22 + 20)
    #expect(catalog.devices.filter { $0.family != nil }.count == 41)
    #expect(Set(catalog.devices.compactMap { $0.kind }).count == 3)
    for (index, device) in catalog.devices.enumerated() where device.id.hasSuffix("-closed") {
      #expect(device.id == catalog.devices[index - 1].id + "-closed")
    }
  }

  @Test("spells out every source it names")
  func sources() {
    let known = Set(catalog.sources.map { $0.abbreviation })
    for device in catalog.devices {
      #expect(!device.sources.isEmpty && device.checked >= 1, "\(device.id)")
      #expect(known.isSuperset(of: device.sources), "\(device.id)")
    }
  }

  @Test("finds the classes of every window that a source states")
  func statedWindows() {
    let stated = catalog.devices.flatMap { $0.windows }.filter { $0.mode.widthClass != nil }
    // 101 rows of single devices; 9 rows of each family, for each of its 40 members.
    #expect(stated.count == 101 + 9 * 40)
  }

  @Test("gives a context for every device in every way it can be shown")
  func everyContext() throws {
    for device in catalog.devices {
      #expect(!device.orientations.isEmpty)
      for orientation in device.orientations {
        let windowings = device.windowings(in: orientation)
        #expect(windowings.first == .fullScreen)
        for windowing in windowings {
          var given = Given()
          try given.set("device", to: .plain(device.id))
          try given.set("orientation", to: .plain(orientation.rawValue))
          try given.set("windowing", to: .plain(windowing.name))
          if windowing == .windowed { try given.set("width", to: .number(500)) }
          let context = ResolvedContext(try given.context())
          #expect(context.idiom == device.facts.idiom)
          #expect(context.width != nil && context.height != nil)
          #expect(context.windowing == windowing)
        }
      }
    }
  }

  @Test("lets people size windows freely on pads, Macs, desktops and headsets only")
  func freeWindows() {
    for device in catalog.devices {
      let isFree = [.pad, .mac, .desktop, .vision].contains(device.facts.idiom)
      for orientation in device.orientations {
        #expect(device.windowings(in: orientation).contains(.windowed) == isFree, "\(device.id)")
      }
    }
    #expect(catalog.device(named: "macbook-air-13")?.windowings(in: .portrait) == [])
  }

  @Test(
    "says what a device is",
    arguments: [
      ("iphone-17-pro", DeviceIdiom.phone, Platform.ios, Size(width: 402, height: 874)),
      ("ipad-mini-6", .pad, .ipados, Size(width: 744, height: 1133)),
      ("apple-tv-4k", .tv, .tvos, Size(width: 1920, height: 1080)),
      ("auto-portrait", .car, .android, Size(width: 1066.67, height: 1706.67)),
      ("wear-rect", .watch, .android, Size(width: 201, height: 238)),
      ("android-ai-glasses", .vision, .android, Size(width: 450, height: 450)),
      ("nest-hub", .pad, .other, Size(width: 1024, height: 600)),
      ("jiophone-2", .phone, .other, Size(width: 240, height: 320)),
      ("iphone-duo", .phone, .ios, Size(width: 951, height: 669)),
      ("iphone-duo-closed", .phone, .ios, Size(width: 466, height: 678)),
      ("galaxy-fold", .phone, .android, Size(width: 717, height: 512)),
      ("galaxy-z-fold7", .pad, .android, Size(width: 749.71, height: 832)),
      ("asus-zenbook-fold", .pad, .windows, Size(width: 1706, height: 1280)),
      ("surface-duo-closed", .phone, .android, Size(width: 540, height: 720)),
    ])
  func facts(id: String, idiom: DeviceIdiom, platform: Platform, size: Size) throws {
    let device = try #require(catalog.device(named: id))
    #expect(device.facts.idiom == idiom)
    #expect(device.facts.platform == platform)
    let natural = device.facts.mode(device.facts.naturalOrientation, .fullScreen)
    #expect(natural?.size == size)
  }

  @Test(
    "calls an open foldable a pad iff its smaller side is 600 or more and its platform has pads")
  func openFoldables() {
    let pads = Set(
      catalog.devices.filter { $0.foldStyle == nil && $0.facts.idiom == .pad }
        .map { $0.facts.platform })
    for device in catalog.devices where device.foldStyle != nil {
      let size = device.facts.modes[0].size
      let isPad =
        !device.id.hasSuffix("-closed") && min(size.width, size.height) >= 600
        && pads.contains(device.facts.platform)
      #expect(device.facts.idiom == (isPad ? .pad : .phone), "\(device.id)")
      let hasHinge = !device.id.hasSuffix("-closed") && device.foldStyle != "rollable"
      #expect((device.facts.hinge != nil) == hasHinge, "\(device.id)")
    }
  }

  @Test(
    "knows a device by its id, its state and its family",
    arguments: [
      ("ipad-air-13-m4", ["ipad-air-13-m4", "ipad-12-9"]),
      ("ipad-12-9", ["ipad-air-13-m4", "ipad-12-9"]),
      ("ipad-10-9", ["ipad-air-11-m4", "ipad-10-9"]),
      ("ipad-9-7", ["ipad-mini-5", "ipad-9-7"]),
      ("ipad-pro-11-m4", ["ipad-pro-11-m4"]),
      ("ipad-pro-11-m5", ["ipad-pro-11-m5"]),
      ("iphone-duo", ["iphone-duo"]),
      ("iphone-duo-closed", ["iphone-duo-closed", "iphone-duo"]),
    ])
  func names(name: String, expected: [String]) {
    #expect(catalog.device(named: name)?.facts.names == expected)
  }

  @Test("gives each device's own scale, year and note")
  func details() throws {
    let duo = try #require(catalog.device(named: "galaxy-z-flip7-closed"))
    #expect(duo.name == "Galaxy Z Flip7, closed")
    #expect(duo.scale == 2.625 && duo.year == 2025 && duo.checked == 2)
    let window = try #require(catalog.device(named: "vision-pro-window"))
    #expect(window.scale == nil && window.kind == "window-default")
    #expect(window.note == "freely resizable; no sourced scale")
    let split = try #require(
      catalog.device(named: "ipad-mini-6")?.windows.first { $0.mode.windowing == .splitHalf })
    #expect(split.systems == "iPadOS 15-18" && split.checked == 0)
  }
}
