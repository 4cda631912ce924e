import DeviceCatalog
import LayoutPolicies
import PolicyAnalysis
import SeededRandom
import Testing

@Suite struct DomainTests {
  /// Conditions that hold together, and whether some context is like that.
  static let cases = [
    Case(false, [.shape(.tall), .width(800...), .height(..<700)]),
    Case(true, [.shape(.tall), .width(800...), .height(...800)]),
    Case(false, [.shape(.tall), .width(800...), .height(..<800)]),
    Case(true, [.shape(.wide), .width(800...), .height(..<700)]),
    Case(false, [.shape(.wide), .width(...800), .height(800...)]),
    Case(false, [.aspect((16.0 / 9)...), .width(..<600), .height(400...)]),
    Case(true, [.aspect((16.0 / 9)...), .width(..<600), .height(300...)]),
    Case(true, [.aspect((16.0 / 9)...), .width(...1600), .height(900...)]),
    Case(true, [.aspect(16.0 / 9...16.0 / 9)]),
    // Bounds that meet in a corner, which one of them leaves out.
    Case(false, [.width(800...), .height(...600), .aspect(..<(4.0 / 3))]),
    Case(true, [.width(800...), .height(...600), .aspect(...(4.0 / 3))]),
    Case(false, [.width(1600...), .height(...900), .aspect(..<(16.0 / 9))]),
    Case(false, [.width((600...).sp), .width(..<1200), .textScale(2...)]),
    Case(true, [.width((600...).sp), .width(...1200), .textScale(2...)]),
    Case(
      true,
      [
        .orientation(.portrait), .shape(.wide), .keyboard(300...), .keyboard((..<200).sp),
      ]),
    Case(true, [.aspect(3...), .width(..<2000), .keyboard(300...), .keyboard((..<200).sp)]),
    Case(false, [.aspect(...1), .shape(.wide)]),
    Case(true, [.aspect(1...), .shape(.tall)]),
    Case(false, [.aspect(..<1), .shape(.wide)]),
    Case(false, [.width(600...), .width((..<600).sp), .textScale(...1)]),
    Case(true, [.width(600...), .width((..<600).sp), .textScale(..<1.2)]),
    Case(false, [.width(600...), .width((..<500).sp), .textScale(..<1.2)]),
    Case(false, [.width((600...).sp), .height((..<400).sp), .shape(.tall)]),
    Case(true, [.width((600...).sp), .height((..<700).sp), .shape(.tall)]),
    Case(false, [.keyboard((300...).sp), .keyboard(..<200), .textScale(1...)]),
    Case(true, [.keyboard((300...).sp), .keyboard(..<200)]),
    Case(true, [.keyboard(...0), .textScale(2...)]),
    Case(false, [.smallerSide(600...), .width(..<500)]),
    Case(true, [.smallerSide(600...), .width(600..<601)]),
    Case(false, [.smallerSide(..<600), .width(600...), .height(600...)]),
    Case(true, [.smallerSide(..<600), .width(600...)]),
    Case(true, [.width(599.0..<599.5), .width(599.2...599.3)]),
    Case(false, [.device(.pad), .width(0...)], unknown: [.widthClass(.compact)]),
    Case(true, [.device(.pad)], unknown: [.widthClass(.compact)]),
    Case(false, [.device(.pad), .windowing(.fullScreen)], unknown: [.widthClass(.compact)]),
    Case(true, [.device(.phone), .width(0...)], unknown: [.widthClass(.compact)]),
    Case(false, [.device(.phone), .orientation(.portrait)], unknown: [.widthClass(.compact)]),
    Case(true, [.device(.phone), .width(0...)], unknown: [.heightClass(.compact)]),
    Case(false, [.device(.phone), .aspect(0...)], unknown: [.heightClass(.compact)]),
    Case(true, [.device(.car), .width(0...)], unknown: [.widthClass(.compact)]),
    Case(false, [.device(.watch)], unknown: [.widthClass(.compact)]),
    Case(false, [.width(..<640)], unknown: [.device(.pad), .widthClass(.compact)]),
    Case(true, [.width(640...)], unknown: [.device(.pad), .widthClass(.compact)]),
    Case(
      false, [.width(640...), .height(480...)], unknown: [.device(.pad), .widthClass(.compact)]),
    Case(false, [.width(0...), .height(0...)], unknown: [.orientation(.portrait)]),
    Case(true, [.width(0...)], unknown: [.orientation(.portrait)]),
    Case(true, [.orientation(.portrait), .width(800...), .height(..<700)]),
    Case(false, [.orientation(.portrait), .shape(.wide)], unknown: [.width(0...)]),
    Case(false, [.width(0...), .height(0...)], unknown: [.aspect(1...)]),
    Case(false, [], unknown: [.textScale(1...)]),
    Case(false, [], unknown: [.keyboard(1...)]),
    Case(false, [], unknown: [.direction(.rtl)]),
    Case(true, [.not(.direction(.rtl))]),
    Case(true, [.model("ipad-mini-6"), .device(.phone)]),
    Case(false, [.model("ipad-mini-6")], unknown: [.device(.phone)]),
    Case(false, [.model("ipad-mini-6"), .model("ipad-mini-5")]),
    Case(true, [.model("ipad-mini-6")], unknown: [.width(0...)]),
    Case(false, [.model("ipad-mini-6"), .height(0...)], unknown: [.width(0...)]),
    Case(false, [.model("no-such-device")]),
    Case(true, [.not(.model("ipad-mini-6")), .device(.pad), .width(..<600)]),
    Case(true, [], unknown: [.model("ipad-mini-6")]),
    Case(false, [.fold(.book), .noFold]),
    Case(true, [.fold(.book), .fold(.tabletop)]),
    Case(false, [.fold(.book), .not(.fold(FoldPattern(axis: .vertical)))]),
    Case(false, [.not(.fold(FoldPattern(axis: .vertical)))], unknown: [.fold(.book)]),
    Case(true, [.fold(FoldPattern(axis: .vertical))], unknown: [.fold(.book)]),
    Case(false, [.not(.fold(.book))], unknown: [.noFold]),
    Case(true, [.osVersion(OSVersion(17)...), .osVersion(...OSVersion(17))]),
    Case(false, [.osVersion(OSVersion(17)...), .osVersion(..<OSVersion(17))]),
    Case(true, [.input(ValueDeclaration("busy", .boolean), is: true)]),
    Case(false, [.not(.input(ValueDeclaration("kind", .choice(["a", "b"])), is: "a", "b"))]),
    Case(true, [.not(.input(ValueDeclaration("name", .text), is: "a", "other"))]),
    Case(true, [.input(ValueDeclaration("level", .number), in: ..<(-3.0))]),
    Case(false, [], unknown: [.input(ValueDeclaration("level", .number, default: 1), in: 2...)]),
    Case(true, [.open([.sidebar]), .not(.open([.detail]))]),
  ]

  @Test(
    "conditions hold together where a context is like that, which then shows it",
    arguments: cases)
  func together(_ one: Case) throws {
    let space = InputSpace(one.conditions)
    var builder = DiagramBuilder(space, limit: 100_000)
    let root = try one.vertex(in: &builder)
    let found = Domain(space).firstWitness(of: root, in: builder) { $0 == 1 }
    #expect(!found.isCut)
    #expect((found.witness != nil) == one.isPossible)
    if let witness = found.witness {
      #expect(builder.result(of: root, in: witness.context, witness.memory) == 1)
    }
  }

  @Test("a real device is no example where its text would be too small or large to read")
  func readableText() throws {
    let one = Case(true, [.device(.phone), .width((834..<840).sp), .height((480...).sp)])
    let space = InputSpace(one.conditions)
    var builder = DiagramBuilder(space, limit: 100_000)
    let root = try one.vertex(in: &builder)
    let witness = try #require(
      Domain(space).firstWitness(of: root, in: builder) { $0 == 1 }.witness)
    #expect(witness.device == nil)
    #expect(witness.context.textScale == 1)
  }
}

/// Conditions that are to hold, or to be unknown, all in one context.
struct Case: Sendable, CustomTestStringConvertible {
  let isPossible: Bool
  let holding: [Condition]
  let unknown: [Condition]

  init(_ isPossible: Bool, _ holding: [Condition], unknown: [Condition] = []) {
    self.isPossible = isPossible
    self.holding = holding
    self.unknown = unknown
  }

  var conditions: [Condition] { holding + unknown }

  var testDescription: String {
    (holding.map { PlainValue.map($0.plain).plainText }
      + unknown.map { "unknown \(PlainValue.map($0.plain).plainText)" })
      .joined(separator: ", ")
  }

  /// The diagram whose result is 1 where all is as it is to be.
  func vertex(in builder: inout DiagramBuilder) throws -> Vertex {
    var all = Vertex(result: 1)
    for (wanted, conditions) in [(Truth.yes, holding), (.unknown, unknown)] {
      for condition in conditions {
        let truth = try builder.vertex(of: condition)
        let one = try builder.mapped(truth) { $0 == Int(wanted.rawValue) ? 1 : 0 }
        all = try builder.joined(all, one) { left, right in
          guard let left = left.result, let right = right.result else { return nil }
          return Vertex(result: left & right)
        }
      }
    }
    return all
  }
}
