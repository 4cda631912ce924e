import NavigationModel
import Testing

@Suite("A path that mixes types")
struct ScreenPathTests {
  class Base: Hashable, @unchecked Sendable {
    static func == (left: Base, right: Base) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
  final class Special: Base, @unchecked Sendable {}

  static let one: [AnyScreen] = [
    AnyScreen(1), AnyScreen(1.0), AnyScreen(UInt8(1)), AnyScreen("1"), AnyScreen(Optional(1)),
    AnyScreen([1]), AnyScreen(true), AnyScreen(Base()), AnyScreen(Special()),
  ]

  @Test("screens of different types are different, whatever they mean")
  func equality() {
    for (index, screen) in Self.one.enumerated() {
      for (other, otherScreen) in Self.one.enumerated() {
        #expect((screen == otherScreen) == (index == other), "\(screen) \(otherScreen)")
      }
    }
    #expect(Set(Self.one + Self.one).count == Self.one.count)
    #expect(AnyScreen(AnyScreen(1)) == AnyScreen(1))
  }

  @Test("goes back to values and types, the uppermost first")
  func popping() {
    var path = ScreenPath()
    path.push(1)
    path.push("two")
    path.push(true)
    #expect(path.popTo(1.0).refusal?.kind == .noSuchScreen)
    #expect(path.popTo(Double.self).refusal?.kind == .noSuchScreen)
    #expect(path.popTo(String.self).removed == [AnyScreen(true)])
    #expect(path.popTo("two") == .unchanged)
    #expect(path.replaceTop(with: 2.5).added == [AnyScreen(2.5)])
    #expect(path.popTo(1).removed == [AnyScreen(2.5)])
    #expect(path.count == 1)
  }

  @Test("a base class's type finds what inherits from it")
  func inheritance() {
    var path = ScreenPath()
    path.push(Special())
    path.push(3)
    #expect(path.popTo(Base.self).removed == [AnyScreen(3)])
  }
}
