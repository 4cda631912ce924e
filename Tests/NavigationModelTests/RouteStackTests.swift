import NavigationModel
import Testing

@Suite("Routes, pushed and presented")
struct RouteStackTests {
  typealias Stack = RouteStack<String>

  /// A stack as tests write it: `p1 s2 c3n`, the last with a stack of its own.
  static func routes(_ text: String) -> [Route<String>] {
    text.split(separator: " ").map { word in
      let hasStack = word.hasSuffix("n")
      let screen = String(word.dropFirst().prefix { $0 != "n" })
      switch word.first {
      case "s": return Route(screen, as: .sheet(withNavigation: hasStack))
      case "c": return Route(screen, as: .cover(withNavigation: hasStack))
      default: return Route(screen)
      }
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: String
    let end: String
    let refusal: NavigationError.Kind?
    let make: @Sendable (inout Stack) -> Stack.Outcome

    init(
      _ name: String, _ start: String, _ end: String, _ refusal: NavigationError.Kind? = nil,
      _ make: @escaping @Sendable (inout Stack) -> Stack.Outcome
    ) {
      testDescription = name
      self.start = start
      self.end = end
      self.refusal = refusal
      self.make = make
    }
  }

  static let all = "p1 s2n p3 c4n p5 c6n p7"

  static let changes = [
    Change("dismiss one", all, "p1 s2n p3 c4n p5") { $0.dismiss() },
    Change("dismiss two", all, "p1 s2n p3") { $0.dismiss(2) },
    Change("dismiss none", all, all) { $0.dismiss(0) },
    Change("dismiss all, not what is below", all, "p1") { $0.dismissAll() },
    Change("dismiss more than is presented", all, all, .countOutOfRange) { $0.dismiss(4) },
    Change("dismiss where nothing is presented", "p1", "p1", .countOutOfRange) { $0.dismiss() },
    Change("dismiss all where nothing is presented", "p1", "p1") { $0.dismissAll() },
    Change("dismiss a negative number", all, all, .countOutOfRange) { $0.dismiss(-1) },
    Change("pop what is pushed", all, "p1 s2n p3 c4n p5 c6n") { $0.pop() },
    Change("pop what is presented", "p1 s2n", "p1 s2n", .countOutOfRange) { $0.pop() },
    Change("pop to the root of a sheet", "p1 s2n p3 p4", "p1 s2n") { $0.popToRoot() },
    Change("pop to the root of all", "p1 p2", "") { $0.popToRoot() },
    Change("go back over a sheet", all, "p1 s2n") { $0.goBack(5) },
    Change("go back too far", "p1", "p1", .countOutOfRange) { $0.goBack(2) },
    Change("go back to the root", all, "") { $0.goBackToRoot() },
    Change("go back to a screen", all, "p1 s2n p3") { $0.goBackTo { $0 == "3" } },
    Change("go back to a screen that is not there", all, all, .noSuchScreen) {
      $0.goBackTo { $0 == "9" }
    },
    Change("push in a sheet with a stack", "p1 s2n", "p1 s2n p3") { $0.push("3") },
    Change("push in a sheet without", "p1 s2", "p1 s2", .cannotPush) { $0.push("3") },
    Change("push nothing there", "p1 s2", "p1 s2") { $0.push(contentsOf: []) },
    Change("present over it", "p1 s2", "p1 s2 c3") {
      $0.present("3", as: .cover(withNavigation: false))
    },
    Change("an edit that pushes in a sheet without a stack", "s1", "s1", .cannotPush) {
      $0.apply(StackEdit(keeping: 1, adding: [Route("2")]))
    },
    Change("an edit that keeps too much", "s1", "s1", .countOutOfRange) {
      $0.apply(StackEdit(keeping: 2))
    },
  ]

  @Test("change as asked, or say why not", arguments: changes)
  func change(change: Change) throws {
    var stack = try Stack(Self.routes(change.start))
    let outcome = change.make(&stack)
    #expect(stack.routes.screens == Self.routes(change.end))
    #expect(outcome.refusal?.kind == change.refusal)
    #expect(outcome.isChange == (change.start != change.end))
  }

  @Test("a pushed screen needs a stack to be on")
  func invalid() {
    #expect(throws: NavigationError.self) { try Stack(Self.routes("s1 p2")) }
    #expect(throws: Never.self) { try Stack(Self.routes("s1 c2n p3")) }
  }
}
