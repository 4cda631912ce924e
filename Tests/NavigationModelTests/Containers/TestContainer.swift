import NavigationModel

/// A container whose transitions end when the test says so, and that tells what it showed.
@MainActor
final class TestContainer: NavigationContainer {
  var routes: [Route<String>]
  var capabilities: NavigationCapabilities
  var transitionEnd = TransitionEnd.reported
  var backButtonDisplayMode = BackButtonDisplayMode.default
  let queue: NavigationQueue<String>
  let record: Record
  var endsAtOnce: Bool
  private var completion: (@MainActor () -> Void)?

  init(
    _ routes: String = "", record: Record = Record(), endsAtOnce: Bool = false,
    capabilities: NavigationCapabilities = .all, clock: any Clock<Duration> = ManualClock()
  ) {
    self.routes = RouteStackTests.routes(routes)
    self.record = record
    self.endsAtOnce = endsAtOnce
    self.capabilities = capabilities
    queue = NavigationQueue(clock: clock)
  }

  func apply(
    _ edit: StackEdit<Route<String>>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    routes = routes.prefix(edit.kept) + edit.added
    record.add("\(animated ? "animate" : "show") [\(text)]")
    self.completion = completion
    if endsAtOnce { completion() }
  }

  /// Ends the transition, as often as is said.
  func endTransition(times: Int = 1) {
    let completion = completion
    for _ in 0..<times { completion?() }
  }

  /// What it shows, as `p1 s2 c3n`.
  var text: String {
    routes.map { route in
      switch route.style {
      case .push: "p\(route.screen)"
      case .sheet(let hasStack): "s\(route.screen)\(hasStack ? "n" : "")"
      case .cover(let hasStack): "c\(route.screen)\(hasStack ? "n" : "")"
      }
    }.joined(separator: " ")
  }
}

/// What happened, in order.
@MainActor
final class Record {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// An action that notes what became of a change.
  func outcome(of name: String) -> @MainActor (ContainerOutcome) -> Void {
    { [self] in add("\(name) \($0.text)") }
  }

  /// The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension ContainerOutcome {
  var text: String { error?.kind.rawValue ?? "\(self)" }
}
