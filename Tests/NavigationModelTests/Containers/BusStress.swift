import Foundation
import NavigationModel

/// A screen that says who posted it, and as which of theirs.
struct Posted: Hashable, Sendable {
  let poster: Int
  let number: Int
}

/// A container that notes whether the screens of each poster come in order.
@MainActor
private final class OrderedContainer: NavigationContainer {
  var routes: [Route<Posted>] = []
  let capabilities = NavigationCapabilities.all
  var backButtonDisplayMode = BackButtonDisplayMode.default
  let queue = NavigationQueue<Posted>()
  var counts: [Int: Int] = [:]
  var faults: [String] = []

  func apply(
    _ edit: StackEdit<Route<Posted>>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    routes = edit.added
    for route in edit.added {
      let count = counts[route.screen.poster, default: 0]
      if route.screen.number != count { faults.append("\(route.screen) came after \(count)") }
      counts[route.screen.poster] = count + 1
    }
    completion()
  }
}

/// Posts requests from several threads at once.
///
/// - Returns: What was lost or came out of order; nothing.
@MainActor
func busFaults(posters: Int, postsEach: Int) async throws -> [String] {
  let containers = NavigationContainers<Int, Posted>()
  let container = OrderedContainer()
  try containers.register(container, as: 0)
  let bus = NavigationBus(to: containers)
  let finished = AsyncStream.makeStream(of: Void.self)
  for poster in 0..<posters {
    Thread.detachNewThread {
      let pause = DispatchSemaphore(value: 0)
      for number in 0..<postsEach {
        bus.post(.open([Route(Posted(poster: poster, number: number))], in: 0)) { outcome in
          if outcome != .done { container.faults.append("\(outcome)") }
          // What waits on the bus stays few.
          if number % 1000 == 999 { pause.signal() }
          if number == postsEach - 1 { finished.continuation.yield() }
        }
        if number % 1000 == 999 { pause.wait() }
      }
    }
  }
  var heard = finished.stream.makeAsyncIterator()
  for _ in 0..<posters { await heard.next(isolation: #isolation) }
  if container.counts != Dictionary(uniqueKeysWithValues: (0..<posters).map { ($0, postsEach) }) {
    container.faults.append("shown: \(container.counts)")
  }
  return container.faults
}
