import DeviceCatalog
import LayoutPolicies

/// `devices`: the real devices of the catalogue, and where their numbers come from.
struct DevicesVerb {
  static let verb = Verb(
    "devices", "List the real devices, with their windows and size classes.",
    options: DeviceFilter.options + [
      Option("sources", .flag, "also say where the numbers come from"), CommonOptions.listFormat,
      CommonOptions.allowEmpty,
    ], example: "layout-policy devices --idiom pad --year 2024...")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) {
    let catalog = Catalog.standard
    let filter = try DeviceFilter(arguments, catalog)
    let devices = catalog.devices.filter(filter.accepts)
    guard !devices.isEmpty || arguments.has("allow-empty") else {
      return console.report(Diagnostic(.error, "no device is left by these filters"), .nothing)
    }
    if arguments.wantsJSON {
      console.output.write(JSONValue.array(devices.map { JSONValue($0) }).description + "\n")
      return
    }
    if arguments.wantsNames {
      for device in devices { console.output.write("\(device.id)\n") }
      return
    }
    let withSources = arguments.has("sources")
    var table = TextTable(
      ["id", "name", "idiom", "platform", "year", "window"] + (withSources ? ["sources"] : []),
      numeric: [4])
    for device in devices {
      let windows = device.windows.filter { $0.mode.windowing == .fullScreen }
      let row = [
        device.id, device.name, device.facts.idiom.name, device.facts.platform.name,
        device.year.map { String($0) } ?? "-",
        windows.map { Self.text($0.mode) }.joined(separator: ", "),
      ]
      let sources = "\(device.sources.joined(separator: " ")) (\(device.checked))"
      table.add(row + (withSources ? [sources] : []))
    }
    console.output.write(table.text)
    console.output.write("\(devices.count.of("device")); a window is width x height in points, ")
    console.output.write("then its width and height class, c(ompact) or r(egular)\n")
    if withSources {
      console.output.write("(2): two independent sources agree, (1): one, (0): inferred\n")
      for source in catalog.sources {
        console.output.write("\(source.abbreviation): \(source.title)\n")
      }
    }
  }

  private static func text(_ mode: DeviceFacts.Mode) -> String {
    let classes = [mode.widthClass, mode.heightClass].map { $0 == .compact ? "c" : "r" }
    return mode.size.plainText
      + (mode.widthClass == nil ? "" : " " + classes.joined())
  }
}

extension JSONValue {
  fileprivate init(_ device: CatalogDevice) {
    self = [
      "id": .string(device.id), "name": .string(device.name),
      "idiom": .string(device.facts.idiom.name), "platform": .string(device.facts.platform.name),
      "year": device.year.map { .number(Double($0)) },
      "kind": device.kind.map { .string($0) }, "fold": device.foldStyle.map { .string($0) },
      "hinge": device.facts.hinge.map { hinge in
        ["portrait": JSONValue(hinge.portrait), "landscape": JSONValue(hinge.landscape)]
      },
      "scale": device.scale.map { .number($0) }, "family": device.family.map { .string($0) },
      "checked": .number(Double(device.checked)),
      "sources": .array(device.sources.map { .string($0) }),
      "note": device.note.map { .string($0) },
      "windows": .array(device.windows.map { JSONValue($0) }),
    ]
  }

  private init(_ fold: Fold) {
    self = [
      "axis": fold.axis.map { .string($0.rawValue) },
      "occluding": fold.occluding.map { .boolean($0) },
      "at": fold.frame.map { frame in
        [
          "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
          "height": .number(frame.height),
        ]
      },
    ]
  }

  private init(_ window: CatalogWindow) {
    let mode = window.mode
    self = [
      "orientation": .string(mode.orientation.rawValue),
      "windowing": .string(mode.windowing.name), "width": .number(mode.size.width),
      "height": .number(mode.size.height),
      "width-class": mode.widthClass.map { .string($0.rawValue) },
      "height-class": mode.heightClass.map { .string($0.rawValue) },
      "checked": .number(Double(window.checked)), "systems": window.systems.map { .string($0) },
    ]
  }
}
