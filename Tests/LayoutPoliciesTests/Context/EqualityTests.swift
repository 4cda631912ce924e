import LayoutPolicies
import Testing

@Suite("Contexts that are equal")
struct EqualityTests {
  private static func facts(
    _ idiom: DeviceIdiom = .pad, names: [String] = ["a"], natural: Orientation = .portrait
  ) -> DeviceFacts {
    DeviceFacts(
      id: "a", names: names, idiom: idiom, platform: .android, naturalOrientation: natural,
      modes: [])
  }

  @Test("say the same of their device in every part")
  func facts() {
    #expect(Self.facts() == Self.facts())
    for other in [Self.facts(.phone), Self.facts(names: []), Self.facts(natural: .landscape)] {
      #expect(LayoutContext(model: Self.facts()) != LayoutContext(model: other))
    }
  }

  @Test("are described by a side alone as well as by a size")
  func sides() {
    #expect(
      LayoutContext(width: 820, height: 1180)
        == LayoutContext(size: Size(width: 820, height: 1180)))
    #expect(LayoutContext(width: 820).height == nil)
  }

  @Test("use words that are spelled the same everywhere, and know no others")
  func words() {
    #expect(DeviceIdiom(rawValue: "pad") == .pad)
    #expect(DeviceIdiom(rawValue: "fridge") == nil)
    #expect(Platform.allCases.allSatisfy { Platform(rawValue: $0.rawValue) == $0 })
    #expect(Windowing.allCases.allSatisfy { Windowing(rawValue: $0.rawValue) == $0 })
  }
}
