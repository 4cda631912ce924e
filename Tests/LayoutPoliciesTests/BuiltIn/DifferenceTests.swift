import LayoutPolicies
import RandomPolicies
import Testing

/// Where this project answers otherwise than the systems it learned from, and on purpose.
@Suite("On purpose")
struct DifferenceTests {
  private static let upright = LayoutContext(device: .pad, size: Size(width: 820, height: 1180))
  private static let sideways = LayoutContext(device: .pad, size: Size(width: 1180, height: 820))
  private static let phone = LayoutContext(device: .phone, size: Size(width: 393, height: 852))

  /// The tips of a sequence of places, asked with one memory.
  private static func tips(_ places: [LayoutContext]) -> [String?] {
    var memory = PolicyMemory()
    let policy = TipOnce()
    return places.map { policy.decide(in: $0, memory: &memory).layout.tip }
  }

  @Test("a flat or unknown device is not taken for an upright one")
  func flatIsNotPortrait() {
    for reading in [OrientationTracker.Reading.faceUp, .faceDown, .unknown] {
      var tracker = OrientationTracker()
      tracker.update(reading)
      var context = Self.sideways
      context.orientation = tracker.orientation
      #expect(context.orientation == nil)
      #expect(Condition.orientation(.landscape).truth(in: context) == .yes, "the window says so")
      #expect(TipOnce().layout(in: context).tip == nil)
    }
  }

  @Test("a tip is not spent where nobody could see it: in a stack, or in a wide window")
  func tipWaits() {
    #expect(Self.tips([Self.phone, Self.upright]) == [nil, "sidebar"])
    #expect(Self.tips([Self.sideways, Self.upright]) == [nil, "sidebar"])
  }

  @Test("a tip shows once, and asking again is not a second showing")
  func tipShowsOnce() {
    #expect(
      Self.tips([Self.upright, Self.upright, Self.sideways, Self.upright])
        == ["sidebar", "sidebar", nil, nil])
  }

  @Test("an unmeasured window or one of unknown class does not end a tip")
  func tipOutlivesIgnorance() {
    var unknown = Self.upright
    unknown.device = .car
    let unmeasured = LayoutContext(device: .pad, size: Size(width: 0, height: 0))
    for blink in [unknown, unmeasured] {
      #expect(
        Self.tips([Self.upright, blink, Self.upright, Self.sideways, Self.upright])
          == ["sidebar", nil, "sidebar", nil, nil])
    }
  }

  @Test("an unknown name is an error with a suggestion, not a silent default")
  func unknownNames() throws {
    let error = try #require(throws: PolicyError.self) {
      try PolicyRegistry().layout(named: "pad-olny")
    }
    #expect(error.kind == .unknownPolicy)
    #expect(error.message == "there is no policy `pad-olny`")
    #expect(error.help == "did you mean `pad-only`?")
  }

  @Test("a fixed width is checked", arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func widthsAreChecked(width: Double) throws {
    for make in [
      { try FixedWidth(landscape: width) }, { try FixedWidth(portrait: width) },
    ] as [() throws -> FixedWidth] {
      let error = try #require(throws: PolicyError.self) { _ = try make() }
      #expect(error.kind == .invalidArgument)
      #expect(error.message.contains("`\(width.plainText)`"))
    }
  }

  @Test("a repeated reading or decision is no change")
  func repeatsAreNoChange() {
    var tracker = OrientationTracker()
    tracker.update(.landscapeLeft)
    let isChange = tracker.update(.landscapeRight)
    #expect(!isChange)
    var memory = PolicyMemory()
    let first = TipOnce().decide(in: Self.upright, memory: &memory)
    let before = memory
    let second = TipOnce().decide(in: Self.upright, memory: &memory)
    #expect(second == first && memory == before)
  }

  @Test("the size decides, and the kind of device is advice")
  func sizeDecides() {
    let slideOver = LayoutContext(device: .pad, size: Size(width: 375, height: 1180))
    #expect(PadOnly().layout(in: slideOver) == .stack())
    #expect(DoubleColumn().layout(in: slideOver) == .stack())
    let proMax = LayoutContext(orientation: .landscape, model: Devices.phone)
    #expect(DoubleColumn().layout(in: proMax) == .doubleColumn(display: .oneBesideSecondary))
    #expect(PadOnly().layout(in: proMax) == .stack())
  }

  @Test("the fixed width is chosen by the window, not by how the device is held")
  func windowChoosesTheWidth() throws {
    let policy = try FixedWidth(landscape: 400, portrait: 300)
    var context = LayoutContext(
      device: .pad, orientation: .landscape, size: Size(width: 700, height: 820))
    #expect(policy.layout(in: context).sidebar == .exact(300))
    context.width = 900
    #expect(policy.layout(in: context).sidebar == .exact(400))
  }
}
