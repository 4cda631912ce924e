import LayoutPolicies
import RandomPolicies
import Testing

@Suite("Conditions")
struct ConditionTests {
  /// A condition of each truth, in a context that knows only that it is a phone.
  private static func condition(_ truth: Truth) -> Condition {
    switch truth {
    case .yes: .device(.phone)
    case .no: .device(.pad)
    case .unknown: .platform(.ios)
    }
  }

  private static let phone = LayoutContext(device: .phone)

  @Test(
    "join by Kleene's tables",
    arguments: [
      (Truth.yes, Truth.yes, Truth.yes, Truth.yes), (.yes, .unknown, .unknown, .yes),
      (.yes, .no, .no, .yes), (.unknown, .unknown, .unknown, .unknown),
      (.unknown, .no, .no, .unknown), (.no, .no, .no, .no),
    ])
  func kleene(left: Truth, right: Truth, both: Truth, either: Truth) {
    let (first, second) = (Self.condition(left), Self.condition(right))
    for (one, other) in [(first, second), (second, first)] {
      #expect((one && other).truth(in: Self.phone) == both)
      #expect((one || other).truth(in: Self.phone) == either)
      #expect((!(one && other)).truth(in: Self.phone) == both.negated)
    }
  }

  @Test("may be empty: all of none is true, any of none is false")
  func empty() {
    #expect(Condition.always.truth(in: LayoutContext()) == .yes)
    #expect(Condition.all().truth(in: LayoutContext()) == .yes)
    #expect(Condition.any().truth(in: LayoutContext()) == .no)
    #expect((!Condition.platform(.ios)).truth(in: LayoutContext()) == .unknown)
  }

  @Test(
    "on numbers are ranges that hold their lower bound",
    arguments: [
      (NumberRange(lower: 600, upper: nil, includesUpper: false), [false, true, true, true, true]),
      (
        NumberRange(lower: nil, upper: 600, includesUpper: false),
        [true, false, false, false, false]
      ),
      (
        NumberRange(lower: nil, upper: 600, includesUpper: true), [true, true, false, false, false]
      ),
      ((600.0..<840).numberRange, [false, true, true, false, false]),
      ((600.0...840).numberRange, [false, true, true, true, false]),
      ((600.0..<840).sp.lengthRange.range, [false, true, true, false, false]),
      (.exactly(840), [false, false, false, true, false]),
    ])
  func ranges(range: NumberRange, expected: [Bool]) {
    let widths = [599.99, 600, 600.01, 840, 840.01]
    for (width, isInside) in zip(widths, expected) {
      var context = LayoutContext()
      context.width = width
      #expect(Condition.width(range).truth(in: context) == Truth(isInside), "\(width)")
    }
    #expect(Condition.width(range).truth(in: LayoutContext()) == .unknown)
  }

  @Test("on lengths in sp grow with the text", arguments: [(1.0, 600.0), (1.5, 900), (0.5, 300)])
  func scaledRanges(textScale: Double, bound: Double) {
    let condition = Condition.width((600.0...).sp)
    for (width, truth) in [(bound - 0.01, Truth.no), (bound, .yes)] {
      var context = LayoutContext(textScale: textScale)
      context.width = width
      #expect(condition.truth(in: context) == truth)
    }
  }

  @Test(
    "on the smaller side hold whichever side that is, and need both",
    arguments: [
      (600, 900, Truth.yes), (900, 600, .yes), (599, 900, .no), (900, 599, .no),
      (900, nil, .unknown),
      (nil, 599, .unknown), (nil, nil, .unknown), (0, 900, .unknown),
    ] as [(Double?, Double?, Truth)])
  func smallerSide(width: Double?, height: Double?, truth: Truth) {
    let context = LayoutContext(width: width, height: height)
    #expect(Condition.smallerSide(600...).truth(in: context) == truth)
    #expect((!Condition.smallerSide(..<600)).truth(in: context) == truth)
    let policy = RuleSet("tablets") {
      Rule("tablet", when: .smallerSide(600...), layout: .doubleColumn())
      Otherwise(.stack())
    }
    var memory = PolicyMemory()
    let unknown = policy.decide(in: context, memory: &memory).unknown
    #expect(unknown == (truth == .unknown ? ["smaller-side"] : []))
  }

  @Test("on the smaller side give way under hysteresis")
  func smallerSideGivesWay() {
    let policy = RuleSet("tablets", hysteresis: 10) {
      Rule("tablet", when: .smallerSide(600...), layout: .doubleColumn())
      Otherwise(.stack())
    }
    var memory = PolicyMemory()
    let rules = [(599.0, 900.0), (600, 900), (590, 900), (900, 590), (900, 589), (900, 595)]
      .map { width, height in
        policy.decide(in: LayoutContext(width: width, height: height), memory: &memory).rule
      }
    #expect(rules == ["otherwise", "tablet", "tablet", "tablet", "otherwise", "otherwise"])
  }

  @Test(
    "compare versions number by number",
    arguments: [
      ("8.4", false, true), ("9", true, true), ("9.0", true, true), ("9.0.1", true, true),
      ("10", true, true), ("17.9", true, true), ("17.10", true, false), ("26.0", true, false),
    ])
  func versions(text: String, isFrom9: Bool, isBefore17Point10: Bool) throws {
    let version = try #require(OSVersion(text))
    let context = LayoutContext(osVersion: version)
    #expect(version.description == text)
    #expect(Condition.osVersion(OSVersion(9)...).truth(in: context) == Truth(isFrom9))
    #expect(
      Condition.osVersion(..<OSVersion(17, 10)).truth(in: context)
        == Truth(isBefore17Point10))
    #expect(Condition.osVersion(OSVersion(9)...).truth(in: LayoutContext()) == .unknown)
  }

  @Test(
    "know what is no version",
    arguments: ["", "17.", ".1", "1.2.3.4.5", "17a", "-1", "1234567890", "１７"])
  func noVersion(text: String) { #expect(OSVersion(text) == nil) }

  private static let book = Fold(axis: .vertical, posture: .halfOpen)
  private static let flat = Fold(axis: .vertical, posture: .flat)

  @Test(
    "look for some fold that has all the parts",
    arguments: [
      (Optional<[Fold]>.none, FoldPattern.book, Truth.unknown), ([], .book, .no),
      ([book], .book, .yes), ([book], .tabletop, .no), ([flat, book], .book, .yes),
      ([Fold(axis: .vertical)], .book, .unknown), ([Fold(posture: .flat)], .book, .no),
      ([Fold()], FoldPattern(), .yes), ([flat, Fold()], .book, .unknown),
      ([book], FoldPattern(separating: true), .unknown),
      ([Fold(separating: true, occluding: false)], FoldPattern(separating: true), .yes),
    ] as [([Fold]?, FoldPattern, Truth)])
  func folds(folds: [Fold]?, pattern: FoldPattern, truth: Truth) {
    let context = LayoutContext(folds: folds)
    #expect(Condition.fold(pattern).truth(in: context) == truth)
    let isNone: Truth = folds.map { Truth($0.isEmpty) } ?? .unknown
    #expect(Condition.noFold.truth(in: context) == isNone)
  }

  @Test(
    "ask whether any of some panes is open",
    arguments: [
      (Optional<PaneSet>.none, Truth.unknown), ([], .no), ([.detail], .no), ([.sidebar], .yes),
      ([.detail, .inspector], .yes),
    ] as [(PaneSet?, Truth)])
  func open(panes: PaneSet?, truth: Truth) {
    let condition = Condition.open([.sidebar, .inspector])
    #expect(condition.truth(in: LayoutContext(open: panes)) == truth)
  }

  @Test("take inputs of the declared type only, or their default")
  func inputs() {
    let busy = ValueDeclaration("busy", .boolean)
    let level = ValueDeclaration("level", .number, default: .number(2))
    let mode = ValueDeclaration("mode", .choice(["calm", "dense"]))
    let told = LayoutContext(inputs: [
      "busy": true.input, "level": .number(.nan), "mode": "x".input,
    ])
    #expect(Condition.input(busy, is: .boolean(true)).truth(in: told) == .yes)
    #expect(Condition.input(busy, is: .boolean(true)).truth(in: LayoutContext()) == .unknown)
    #expect(Condition.input(level, in: 2...).truth(in: told) == .yes)
    #expect(Condition.input(level, is: .number(3)).truth(in: told) == .no)
    // The first of a choice is its default, also where what was told is none of it.
    #expect(Condition.input(mode, is: .text("calm")).truth(in: told) == .yes)
    #expect(Condition.input(mode, in: 1...).truth(in: told) == .no)
  }

  @Test(
    "see no garbage",
    arguments: [Double.nan, .infinity, -1, 0])
  func garbage(number: Double) {
    var context = LayoutContext(textScale: number, keyboard: number)
    context.width = number
    #expect(Condition.width(0...).truth(in: context) == .unknown)
    #expect(Condition.keyboard(1...).truth(in: context) == .no)
    #expect(Condition.textScale(.exactly(1)).truth(in: context) == .yes)
  }
}

extension Bool {
  fileprivate var input: InputValue { .boolean(self) }
}

extension String {
  fileprivate var input: InputValue { .text(self) }
}

extension NumberRangeExpression where Self == NumberRange {
  fileprivate static func exactly(_ number: Double) -> NumberRange {
    NumberRange(lower: number, upper: number, includesUpper: true)
  }
}
