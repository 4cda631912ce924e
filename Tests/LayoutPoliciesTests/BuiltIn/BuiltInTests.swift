import LayoutPolicies
import Testing

/// What the built-in policies answer in a place, by hand.
struct Place: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let context: LayoutContext
  /// The answers of `double-column`, `pad-only`, `tip-once` and `fixed-width`; `-` is a stack.
  let answers: [String]
  let unknown: [String]

  init(_ words: String, _ context: LayoutContext, _ answers: [String], unknown: [String] = []) {
    testDescription = words
    self.context = context
    self.answers = answers
    self.unknown = unknown
  }

  static let names = ["double-column", "pad-only", "tip-once", "fixed-width"]
}

@Suite("Built-in policies")
struct BuiltInTests {
  private static func context(
    _ device: DeviceIdiom?, _ width: Double, _ height: Double, _ widthClass: SizeClass? = nil
  ) -> LayoutContext {
    LayoutContext(
      device: device, size: Size(width: width, height: height), widthClass: widthClass)
  }

  private static let places = [
    Place(
      "a tablet upright", context(.pad, 820, 1180),
      ["tall", "those devices > tall", "first tall", "tall"]),
    Place(
      "a tablet sideways", context(.pad, 1180, 820),
      ["wide", "those devices > wide", "otherwise > wide", "wide"]),
    Place(
      "a tablet in slide over", context(.pad, 375, 1180),
      ["-", "those devices > -", "otherwise > -", "-"]),
    Place(
      "a square tablet window", context(.pad, 800, 800),
      ["tall", "those devices > tall", "first tall", "tall"]),
    Place("a phone upright", context(.phone, 393, 852), ["-", "- > -", "otherwise > -", "-"]),
    Place(
      "a phone sideways that is compact", context(.phone, 844, 390, .compact),
      ["-", "- > -", "otherwise > -", "-"]),
    Place(
      "a phone sideways that is regular", context(.phone, 956, 440, .regular),
      ["phone sideways", "- > -", "otherwise > phone sideways", "wide"]),
    Place(
      "a phone sideways of unknown class", context(.phone, 844, 390),
      ["-", "- > -", "otherwise > -", "-"], unknown: ["width-class"]),
    Place(
      "a mac", context(.mac, 1440, 900), ["wide", "- > -", "otherwise > wide", "wide"]),
    Place(
      "a narrow window of a mac", context(.mac, 600, 900), ["-", "- > -", "otherwise > -", "-"]),
    Place("a tv", context(.tv, 1920, 1080), ["wide", "- > -", "otherwise > wide", "wide"]),
    Place("a watch", context(.watch, 198, 242), ["-", "- > -", "otherwise > -", "-"]),
    Place(
      "a car", context(.car, 1200, 600), ["-", "- > -", "otherwise > -", "-"],
      unknown: ["width-class"]),
    Place(
      "a headset", context(.vision, 1280, 720), ["wide", "- > -", "otherwise > wide", "wide"]),
    Place(
      "a window of nobody knows what", context(nil, 900, 700),
      ["wide", "- > -", "otherwise > wide", "wide"], unknown: ["device"]),
  ]

  @Test("answer as their table says", arguments: places)
  func table(place: Place) throws {
    for (name, words) in zip(Place.names, place.answers) {
      let policy = try PolicyRegistry().policy(named: name)
      var memory = PolicyMemory()
      let decision = policy.decide(in: place.context, memory: &memory)
      let rules = decision.chain.map { $0.rule == "otherwise" ? "-" : $0.rule ?? "?" }
      let wanted = words.replacing("otherwise", with: "-")
      #expect(rules.joined(separator: " > ") == wanted, "\(name)")
      #expect((decision.layout.style == .stack) == wanted.hasSuffix("-"), "\(name)")
      #expect(Set(decision.unknown).isSubset(of: place.unknown), "\(name)")
      if name == "double-column", place.context.device != nil {
        #expect(decision.unknown == place.unknown)
      }
    }
    #expect(Stack().layout(in: place.context) == .stack())
  }

  @Test("take their parameters")
  func parameters() throws {
    let registry = PolicyRegistry()
    let sideways = Self.context(.phone, 956, 440, .regular)
    let upright = Self.context(.pad, 820, 1180)
    let columns = try registry.policy(
      named: "double-column",
      with: ["phone-landscape": .text("one-over-secondary"), "tall": .text("automatic")])
    #expect(columns.layout(in: sideways) == .doubleColumn(display: .oneOverSecondary))
    #expect(columns.layout(in: upright) == .doubleColumn(display: .automatic))

    let devices = try registry.policy(
      named: "pad-only", with: ["devices": .text("phone,mac"), "tall": .text("automatic")])
    #expect(devices.layout(in: sideways) == .doubleColumn(display: .oneBesideSecondary))
    #expect(devices.layout(in: upright) == .stack())

    let tip = try registry.policy(named: "tip-once", with: ["tip": .text("hello")])
    #expect(
      tip.layout(in: upright) == .doubleColumn(display: .oneOverSecondary, tip: "hello"))

    let fixed = try registry.policy(
      named: "fixed-width", with: ["landscape": .number(400.5), "portrait": .number(280)])
    for (context, width) in [(upright, 280), (sideways, 400.5)] {
      #expect(
        fixed.layout(in: context)
          == .doubleColumn(
            display: .oneBesideSecondary, sidebar: .exact(.points(width)), collapsible: false))
    }
  }

  @Test("have sound rules, whatever their parameters")
  func sound() throws {
    for template in PolicyTemplate.builtIn {
      let policy = try template.make()
      try policy.rules?.validate()
      #expect(policy.name == template.name)
      #expect(!template.summary.isEmpty)
      #expect(template.origin == .builtIn)
    }
  }
}
