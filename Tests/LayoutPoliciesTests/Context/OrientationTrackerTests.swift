import LayoutPolicies
import Testing

@Suite("An orientation tracker")
struct OrientationTrackerTests {
  enum Step: Sendable {
    case reading(OrientationTracker.Reading)
    case window(Double, Double)

    static let tall = Step.window(834, 1194)
    static let wide = Step.window(1194, 834)
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    /// The orientation after each step; `=` where the tracker says that nothing changed.
    let expected: [String]
  }

  @Test(
    "tells how a device is held",
    arguments: [
      Story(
        testDescription: "seven readings are two orientations, and repeats are no change",
        steps: [
          .reading(.portrait), .reading(.portraitUpsideDown), .reading(.landscapeLeft),
          .reading(.landscapeRight), .reading(.faceUp), .reading(.faceDown), .reading(.unknown),
          .reading(.portraitUpsideDown),
        ],
        expected: [
          "portrait", "= portrait", "landscape", "= landscape", "= landscape", "= landscape",
          "= landscape", "portrait",
        ]),
      Story(
        testDescription: "lying flat from the start says nothing",
        steps: [.reading(.faceUp), .wide, .reading(.faceDown), .reading(.unknown)],
        expected: ["= none", "= none", "= none", "= none"]),
      Story(
        testDescription: "a reading is kept until the window turns, not while it is resized",
        steps: [
          .wide, .reading(.landscapeLeft), .reading(.faceUp), .window(1000, 700), .tall,
          .reading(.faceDown), .reading(.portrait),
        ],
        expected: [
          "= none", "landscape", "= landscape", "= landscape", "none", "= none", "portrait",
        ]),
      Story(
        testDescription: "a device that is held is believed, whatever the window's shape",
        steps: [.wide, .reading(.landscapeLeft), .window(592, 834), .reading(.landscapeRight)],
        expected: ["= none", "landscape", "= landscape", "= landscape"]),
      Story(
        testDescription: "a window that is not measured does not turn",
        steps: [
          .wide, .reading(.landscapeLeft), .reading(.faceUp), .window(0, 834), .window(.nan, 834),
        ],
        expected: ["= none", "landscape", "= landscape", "= landscape", "= landscape"]),
      Story(
        testDescription: "a window that turned away before the device lay flat ends the reading",
        steps: [.tall, .reading(.portrait), .wide, .reading(.faceUp), .reading(.unknown)],
        expected: ["= none", "portrait", "= portrait", "none", "= none"]),
      Story(
        testDescription: "a window that turned with the device does not",
        steps: [
          .tall, .reading(.landscapeRight), .wide, .reading(.faceUp), .wide, .tall,
        ],
        expected: ["= none", "landscape", "= landscape", "= landscape", "= landscape", "none"]),
    ])
  func stories(story: Story) {
    var tracker = OrientationTracker()
    var found: [String] = []
    for step in story.steps {
      let before = tracker.orientation
      let changed =
        switch step {
        case .reading(let reading): tracker.update(reading)
        case .window(let width, let height):
          tracker.update(window: Size(width: width, height: height))
        }
      #expect(changed == (tracker.orientation != before))
      found.append((changed ? "" : "= ") + (tracker.orientation?.rawValue ?? "none"))
    }
    #expect(found == story.expected)
  }
}
