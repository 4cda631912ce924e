import NavigationModel
import SeededRandom
import Testing

@Suite("Planning the steps of a link")
struct StepPlanTests {
  typealias Routes = [Route<String>]

  /// What a platform can and cannot; what is not given, both with and without.
  static func capabilities(
    pushes: Bool? = nil, dismisses: Bool? = nil, replaces: Bool? = nil
  ) -> [NavigationCapabilities] {
    let both = [false, true]
    return both.filter { $0 == pushes ?? $0 }.flatMap { pushes in
      both.filter { $0 == dismisses ?? $0 }.flatMap { dismisses in
        both.filter { $0 == replaces ?? $0 }.map { replaces in
          NavigationCapabilities(
            pushesAtOnce: pushes, dismissesAtOnce: dismisses, replacesAndPops: replaces)
        }
      }
    }
  }

  /// Routes as `p1 s2 c3n`, and what shows after each step.
  struct Case: Sendable, CustomTestStringConvertible {
    let start: String
    let target: String
    let platforms: [NavigationCapabilities]
    let steps: [String]

    init(
      _ start: String, _ target: String, _ platforms: [NavigationCapabilities], _ steps: [String]
    ) {
      self.start = start
      self.target = target
      self.platforms = platforms
      self.steps = steps
    }

    var testDescription: String { "[\(start)] -> [\(target)]: \(steps)" }
  }

  // These are the cases of libraries that plan steps too, NavigationBackport and FlowStacks, without
  // the steps that show what shows already: theirs begin with one wherever no content changes, a
  // plan here has none.

  /// Pushes alone, one in each step; replacing and going back is one step.
  static let pushed =
    [
      ("p1", "p-1 p-2 p-3 p-4", ["p-1", "p-1 p-2", "p-1 p-2 p-3", "p-1 p-2 p-3 p-4"]),
      ("p1 p2 p3 p4", "p-1", ["p-1"]),
      ("", "", []),
      ("", "p1", ["p1"]),
      ("", "p1 p2", ["p1", "p1 p2"]),
      ("p1 p2", "p9 p8 p7", ["p9 p8", "p9 p8 p7"]),
      ("p1 p2", "p1 p2", []),
      ("p1 p2", "", [""]),
    ].map { Case($0, $1, capabilities(pushes: false, replaces: true), $2) } + [
      Case(
        "p1", "p-1 p-2 p-3 p-4", capabilities(pushes: true, replaces: true),
        ["p-1", "p-1 p-2 p-3 p-4"])
    ]

  /// Routes of all styles; going back is a step of its own after replacing.
  static let presented = [
    ("", "p-2 p-3 p-4", false, nil, ["p-2", "p-2 p-3", "p-2 p-3 p-4"]),
    ("", "p-2 p-3 p-4", true, nil, ["p-2 p-3 p-4"]),
    ("p2 p3 p4", "", false, nil, [""]),
    ("", "s-2 c-3 s-4", false, nil, ["s-2", "s-2 c-3", "s-2 c-3 s-4"]),
    ("s2 c3 s4", "", false, false, ["s2 c3", "s2", ""]),
    (
      "", "p-2 p-3 s-4 s-5", false, nil,
      ["p-2", "p-2 p-3", "p-2 p-3 s-4", "p-2 p-3 s-4 s-5"]
    ),
    (
      "p2 p3 p4", "p-2 p-3 s-4 s-5", false, nil,
      ["p-2 p-3 p4", "p-2 p-3", "p-2 p-3 s-4", "p-2 p-3 s-4 s-5"]
    ),
    ("s2 p3 s4 p5", "p-2", false, false, ["s2 p3", "", "p-2"]),
    ("s2 p3 s4 p5", "", false, true, [""]),
    ("p1", "p1", nil, nil, []),
    ("p1 p2", "p1 p9", nil, nil, ["p1 p9"]),
    ("p1", "p1 p2", nil, nil, ["p1 p2"]),
    ("p1 p2", "p1 s2", nil, nil, ["p1", "p1 s2"]),
    ("s1", "c1", nil, nil, ["", "c1"]),
    ("s1", "s1n", nil, nil, ["", "s1n"]),
    ("s1", "p2 p3", false, nil, ["", "p2", "p2 p3"]),
    ("s1", "p2 p3", true, nil, ["p2 p3"]),
    ("p1 s2n p3 s4", "p7 p8", false, false, ["p7 s2n p3 s4", "p7 s2n p3", "p7", "p7 p8"]),
    ("p1 s2n p3 s4", "p7 p8", true, false, ["p7 s2n p3 s4", "p7 s2n p3", "p7 p8"]),
    ("p1 s2n p3 s4", "p7 p8", false, true, ["p7 s2n p3 s4", "p7", "p7 p8"]),
    ("p1 s2n p3 s4", "p7 p8", true, true, ["p7 s2n p3 s4", "p7 p8"]),
    ("s1n p2 p3", "s1n p9", nil, nil, ["s1n p9 p3", "s1n p9"]),
    ("s1n", "s1n p2 p3", false, nil, ["s1n p2", "s1n p2 p3"]),
    ("s1n", "s1n p2 p3", true, nil, ["s1n p2 p3"]),
    ("", "s1n p2 p3 s4", true, nil, ["s1n p2 p3", "s1n p2 p3 s4"]),
    ("", "s1n p2 p3 s4", false, nil, ["s1n", "s1n p2", "s1n p2 p3", "s1n p2 p3 s4"]),
    ("p1 p2 p3", "s9n p8 p7", true, nil, ["", "s9n p8 p7"]),
    ("p1 p2 p3", "s9n p8 p7", false, nil, ["", "s9n", "s9n p8", "s9n p8 p7"]),
  ].map { start, target, pushes, dismisses, steps in
    Case(
      start, target, capabilities(pushes: pushes, dismisses: dismisses, replaces: false), steps)
  }

  @Test("goes the way that other planners go, without steps in which nothing changes")
  func knownCases() {
    for planned in Self.pushed + Self.presented {
      for capabilities in planned.platforms {
        let shown = Self.walk(planned.start, planned.target, capabilities)
        #expect(shown == planned.steps.map(RouteStackTests.routes), "\(planned)")
      }
    }
  }

  /// What shows after each step of a plan.
  static func walk(
    _ start: String, _ target: String, _ capabilities: NavigationCapabilities
  ) -> [Routes] {
    // Some of the cases push on sheets without a stack, which a `RouteStack` refuses.
    var stack = ScreenStack(RouteStackTests.routes(start))
    let plan = StepPlan(
      from: stack.screens, to: RouteStackTests.routes(target), capabilities: capabilities)
    return plan.map { edit in
      let outcome = stack.apply(edit)
      #expect(outcome.isChange, "\(start) -> \(target): \(edit), \(outcome)")
      return stack.screens
    }
  }

  /// Up to eight routes of all styles with a stack for every push, of few screens.
  static func someRoutes(_ random: inout SplitMix64, after common: Routes = []) -> Routes {
    var stack = (try? RouteStack(common)) ?? RouteStack()
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      stack.present(
        random.pick(["a", "b", "c"]),
        as: random.pick([
          .push, .push, .push, .sheet, .cover, .sheet(withNavigation: false),
        ]))
    }
    return stack.routes.screens
  }

  @Test("reaches every target in steps that the platform can show, and can be taken up anywhere")
  func laws() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<1000 {
      let common = random.chance(50) ? Self.someRoutes(&random) : []
      let start = Self.someRoutes(&random, after: common)
      let target = Self.someRoutes(&random, after: common)
      let untouched = zip(start, target).prefix { $0 == $1 }.count
      for capabilities in Self.capabilities() {
        let edits = Array(StepPlan(from: start, to: target, capabilities: capabilities))
        var stack = try RouteStack(start)
        for (index, edit) in edits.enumerated() {
          let before = stack.routes.screens
          let outcome = stack.apply(edit)
          let after = stack.routes.screens
          let rest = StepPlan(from: after, to: target, capabilities: capabilities)
          guard outcome.isChange, edit.kept >= untouched, rest.elementsEqual(edits[(index + 1)...]),
            Self.canShow(after, after: before, capabilities)
          else {
            Issue.record("\(start) -> \(target), \(capabilities): \(edit) after \(before)")
            return
          }
        }
        guard stack.routes.screens == target, edits.isEmpty == (start == target) else {
          Issue.record("\(start) -> \(target), \(capabilities): \(stack)")
          return
        }
      }
    }
  }

  /// Whether a platform can show one list of routes right after another.
  static func canShow(
    _ after: Routes, after before: Routes, _ capabilities: NavigationCapabilities
  ) -> Bool {
    let staying = zip(before, after).prefix { $0.style == $1.style }.count
    let replaces = before[..<staying] != after[..<staying]
    let gone = before[staying...]
    let come = after[staying...]
    let dismissed = gone.count { $0.style.isPresented }
    let presented = come.count { $0.style.isPresented }
    if replaces {
      return come.isEmpty && dismissed == 0 && (gone.isEmpty || capabilities.replacesAndPops)
    }
    if presented > 0, !gone.isEmpty || presented > 1 { return false }
    if dismissed > 1, !capabilities.dismissesAtOnce { return false }
    let changes = come.count + (gone.isEmpty ? 0 : 1)
    return changes == 1 || capabilities.pushesAtOnce
  }

  @Test("a very long link is planned and shown")
  func longLink() throws {
    let target = (0..<10_000).map { Route($0) }
    for capabilities in [NavigationCapabilities.none, .navigationView, .all] {
      var stack = RouteStack<Int>()
      var steps = 0
      for edit in StepPlan(from: [], to: target, capabilities: capabilities) {
        steps += 1
        if steps > 1, steps < 10_000 { continue }
        stack = try RouteStack(Array(target[..<edit.kept]) + edit.added)
      }
      #expect(steps == (capabilities.pushesAtOnce ? 1 : 10_000))
      #expect(stack.routes.screens == target)
    }
  }

  @Test("a whole app's navigation goes the steps too")
  func wholeNavigation() throws {
    var navigation = Navigation<SolePlace, String>()
    navigation.perform(.follow(["inbox", "message"]))
    navigation.perform(.present("compose", as: .sheet))
    let target = ["archive", "message", "attachment"].map { Route($0) }
    let plan = StepPlan(from: navigation.routes, to: target, capabilities: .navigationView)
    let shown = plan.map { edit in
      navigation.perform(.edit(edit))
      return navigation.routes.map(\.screen).joined(separator: " ")
    }
    #expect(
      shown == ["archive message compose", "archive message", "archive message attachment"])
  }
}
