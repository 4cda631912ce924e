import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("Where an input comes from")
struct InputSourceTests {
  @Test("is known exactly if its value is", arguments: Array(UInt64(800)..<802))
  func known(run: UInt64) {
    for number in 0..<400 {
      var dice = SplitMix64(seed: run * 1_000_000 + UInt64(number))
      let context = number % 4 == 0 ? dice.garbage() : dice.context()
      for key in ContextKey.allCases {
        let input = context.input(key)
        guard (input.source.kind == "unknown") == (input.value == nil) else {
          Issue.record("\(key) is \(input) in \(context)")
          return
        }
      }
    }
  }

  private static let pad = LayoutContext(model: Devices.pad)

  @Test(
    "is told in words",
    arguments: [
      (LayoutContext(device: .pad), .device, "pad given"),
      (pad, .device, "pad catalogue: pad-11"), (pad, .platform, "ipados catalogue: pad-11"),
      (pad, .width, "834 catalogue: pad-11 in portrait, full-screen"),
      (pad, .widthClass, "regular catalogue: pad-11 in portrait, full-screen"),
      (pad, .orientation, "portrait catalogue: pad-11 is held like this by nature"),
      (pad, .windowing, "full-screen derived: no side differs from the screen of pad-11"),
      (pad, .fold, "none catalogue: pad-11 has no hinge"),
      (
        pad.with(700, on: .width), .windowing, "unknown: a side differs from the screen of pad-11"
      ),
      (pad.with(700, on: .width), .widthClass, "regular derived: a pad from 640 points"),
      (
        LayoutContext(size: Size(width: 800, height: 800)), .orientation,
        "portrait derived: from the shape: 800x800 is square, which counts as tall and portrait"
      ),
      (
        LayoutContext(size: Size(width: 800, height: 800)), .shape,
        "tall derived: 800x800 is square, which counts as tall and portrait"
      ),
      (
        LayoutContext(orientation: .landscape), .shape,
        "wide derived: from the orientation, landscape"
      ),
      (
        LayoutContext(device: .phone, orientation: .landscape), .widthClass,
        "unknown: phones differ in landscape"
      ),
      (LayoutContext(width: 600), .widthClass, "compact derived: below 640 points"),
      (
        LayoutContext(width: 700), .widthClass,
        "unknown: from 640 points of width on, the height counts too"
      ),
      (
        LayoutContext(width: 700, height: 500), .widthClass, "regular derived: from 640x480 points"
      ),
      (LayoutContext(width: 0), .width, "unknown: the window is not measured"),
      (LayoutContext(), .height, "unknown"), (LayoutContext(), .keyboard, "0 default"),
      (LayoutContext(textScale: 1.5), .textScale, "1.5 given"),
      (LayoutContext(device: .watch), .heightClass, "regular derived: a watch"),
    ] as [(LayoutContext, ContextKey, String)])
  func words(context: LayoutContext, key: ContextKey, expected: String) {
    let input = context.input(key)
    let words = [input.value?.plainText, input.source.kind].compactMap { $0 }
    #expect(
      words.joined(separator: " ") + (input.source.detail.map { ": \($0)" } ?? "") == expected)
  }

  @Test("is told of an app's own inputs")
  func declared() {
    let input = ValueDeclaration("level", .number, default: 2)
    #expect(LayoutContext().input(input).source == .standard)
    #expect(LayoutContext(inputs: ["level": 3]).input(input).source == .given)
    let text = LayoutContext(inputs: ["level": "three"]).input(input)
    #expect(text.source == .standard && text.value?.plainText == "2")
    #expect(LayoutContext().input(ValueDeclaration("x", .text)).source == .unknown(nil))
  }
}
