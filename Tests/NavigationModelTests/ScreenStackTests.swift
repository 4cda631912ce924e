import NavigationModel
import Testing

@Suite("A stack of screens")
struct ScreenStackTests {
  /// A change of `[orders, order/5, confirm]`, and what becomes of it.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (inout ScreenStack<String>) -> StackOutcome<String>
    let screens: [String]
    let outcome: String

    init(
      _ name: String, _ screens: [String], _ outcome: String,
      _ make: @escaping @Sendable (inout ScreenStack<String>) -> StackOutcome<String>
    ) {
      testDescription = name
      self.make = make
      self.screens = screens
      self.outcome = outcome
    }
  }

  static let start = ["orders", "order/5", "confirm"]

  static let changes = [
    Change("push", start + ["x"], "-[] +[x]") { $0.push("x") },
    Change("push what is there", start + ["orders"], "-[] +[orders]") { $0.push("orders") },
    Change("push many", start + ["x", "y"], "-[] +[x, y]") { $0.push(contentsOf: ["x", "y"]) },
    Change("push none", start, "unchanged") { $0.push(contentsOf: []) },
    Change("pop", ["orders", "order/5"], "-[confirm] +[]") { $0.pop() },
    Change("pop two", ["orders"], "-[order/5, confirm] +[]") { $0.pop(2) },
    Change("pop all", [], "-[orders, order/5, confirm] +[]") { $0.pop(3) },
    Change("pop none", start, "unchanged") { $0.pop(0) },
    Change("pop too many", start, "count-out-of-range: there are 3 screens to go back from, not 4")
    { $0.pop(4) },
    Change(
      "pop a negative number", start,
      "count-out-of-range: there are 3 screens to go back from, not -1"
    ) { $0.pop(-1) },
    Change(
      "pop the smallest number", start,
      "count-out-of-range: there are 3 screens to go back from, not \(Int.min)"
    ) { $0.pop(.min) },
    Change("pop to root", [], "-[orders, order/5, confirm] +[]") { $0.popToRoot() },
    Change("pop to an index", ["orders"], "-[order/5, confirm] +[]") { $0.popTo(index: 0) },
    Change("pop to the top's index", start, "unchanged") { $0.popTo(index: 2) },
    Change(
      "pop to an index above", start,
      "index-out-of-range: no screen has the index 3: they are 0 to 2"
    ) { $0.popTo(index: 3) },
    Change(
      "pop to an index below", start,
      "index-out-of-range: no screen has the index -1: they are 0 to 2"
    ) { $0.popTo(index: -1) },
    Change("pop to a screen", ["orders", "order/5"], "-[confirm] +[]") { $0.popTo("order/5") },
    Change("pop to the top", start, "unchanged") { $0.popTo("confirm") },
    Change(
      "pop to a screen that is not there", start,
      "no-such-screen: no screen there is the one to go back to"
    ) { $0.popTo("x") },
    Change("pop to the uppermost of its kind", ["orders", "order/5"], "-[confirm] +[]") {
      $0.popTo { $0.hasPrefix("order") }
    },
    Change("replace the top", ["orders", "order/5", "x"], "-[confirm] +[x]") {
      $0.replaceTop(with: "x")
    },
    Change("replace the top by itself", start, "unchanged") { $0.replaceTop(with: "confirm") },
    Change("set, keeping what is common", ["orders", "x"], "-[order/5, confirm] +[x]") {
      $0.set(to: ["orders", "x"])
    },
    Change("set to what is so", start, "unchanged") { $0.set(to: start) },
    Change(
      "keep more than there is", start, "count-out-of-range: 4 screens cannot stay: there are 3"
    ) { $0.apply(StackEdit(keeping: 4)) },
    Change("keep fewer than none", start, "count-out-of-range: -1 screens cannot stay: there are 3")
    { $0.apply(StackEdit(keeping: -1, adding: ["x"])) },
    Change("show a screen", start + ["x"], "-[] +[x]") { $0.show("x", true) },
    Change("show what shows", start, "unchanged") { $0.show("order/5", true) },
    Change("take away what is below", ["orders"], "-[order/5, confirm] +[]") {
      $0.show("order/5", false)
    },
    Change("take away what is not there", start, "unchanged") { $0.show("x", false) },
    Change(
      "another item, in its place", ["orders", "order/6", "confirm"],
      "-[order/5, confirm] +[order/6, confirm]"
    ) { $0.show(item: "order/6") { $0.hasPrefix("order/") } },
    Change("no item", ["orders"], "-[order/5, confirm] +[]") {
      $0.show(item: nil) { $0.hasPrefix("order/") }
    },
    Change("a first item", start + ["tip/1"], "-[] +[tip/1]") {
      $0.show(item: "tip/1") { $0.hasPrefix("tip/") }
    },
    Change("still no item", start, "unchanged") { $0.show(item: nil) { $0.hasPrefix("tip/") } },
  ]

  @Test("says what a change did, and what cannot be done changes nothing", arguments: changes)
  func change(change: Change) {
    var stack = ScreenStack(Self.start)
    let outcome = change.make(&stack)
    #expect(stack.screens == change.screens)
    #expect(outcome.plain == change.outcome)
  }

  @Test("goes nowhere from its root")
  func root() {
    var stack = ScreenStack<String>()
    let outcomes = [
      stack.popToRoot(), stack.pop(), stack.popTo(index: 0), stack.replaceTop(with: "x"),
    ]
    #expect(
      outcomes.map { $0.plain } == [
        "unchanged", "count-out-of-range: there is no screen to go back from, not 1",
        "index-out-of-range: no screen has the index 0: only the root shows", "-[] +[x]",
      ])
  }

  @Test("a screen opened again is a level of its own, until one goes back to it on purpose")
  func again() {
    var stack: ScreenStack = ["a/1", "b/2"]
    stack.push("a/1")
    #expect(stack.count == 3)
    stack.pop()
    #expect(stack == ["a/1", "b/2"])
    stack.popTo("a/1")
    #expect(stack == ["a/1"])
  }

  struct Letter: Hashable, Identifiable {
    let id: Int
    let text: String
  }

  @Test("goes back to an identity, whatever else the screen holds")
  func identity() {
    var stack: ScreenStack = [Letter(id: 1, text: "a"), Letter(id: 2, text: "b")]
    #expect(stack.popTo(id: 1).removed == [Letter(id: 2, text: "b")])
    #expect(stack.popTo(id: 7).refusal?.kind == .noSuchScreen)
  }
}

extension StackOutcome {
  /// The outcome in a line.
  var plain: String {
    switch self {
    case .changed(let removed, let added):
      "-[\(removed.map { "\($0)" }.joined(separator: ", "))] +[\(added.map { "\($0)" }.joined(separator: ", "))]"
    case .unchanged: "unchanged"
    case .refused(let error): "\(error.kind.rawValue): \(error.message)"
    }
  }
}
