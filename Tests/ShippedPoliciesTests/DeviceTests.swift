import DeviceCatalog
import LayoutPolicies
import PolicyYAML
import Testing

@Test(
  "A shipped policy decides in every window of every device, and stays with it",
  arguments: Library.names)
func everyDevice(name: String) throws {
  let policy = try #require(Library.load(name).policy).policy
  // One memory goes through all windows, so that each is decided after some other one.
  var memory = PolicyMemory()
  for window in try windows(inputs: policy.allInputs) {
    let decision = policy.decide(in: window.context, memory: &memory)
    #expect(decision.policy == name && decision.rule != nil, "\(window.title)")
    let remembered = memory
    let again = policy.decide(in: window.context, memory: &memory)
    #expect(again == decision && memory == remembered, "\(window.title)")
  }
}

/// A window of a device.
private struct DeviceWindow {
  let title: String
  let context: LayoutContext
}

/// Every way to hold every device and to share its screen; windows of a free size in a few sizes.
private func windows(inputs: [ValueDeclaration]) throws -> [DeviceWindow] {
  try Catalog.standard.devices.flatMap { device in
    try device.orientations.flatMap { orientation in
      try device.windowings(in: orientation).flatMap { windowing in
        try sizes(windowing).map { size in
          var fields = [
            ("device", device.id), ("orientation", orientation.rawValue),
            ("windowing", windowing.name),
          ]
          if let size { fields.append(("size", size)) }
          var given = Given(inputs: inputs)
          try given.set(all: fields.map { GivenField($0.0, .quoted($0.1)) })
          return DeviceWindow(
            title: fields.map { $0.1 }.joined(separator: " "), context: try given.context())
        }
      }
    }
  }
}

private func sizes(_ windowing: Windowing) -> [String?] {
  windowing == .windowed ? ["320x480", "610x470", "840x900", "1400x800"] : [nil]
}
