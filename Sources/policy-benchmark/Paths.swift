import Foundation
import NavigationModel

/// Paths, against what they are made of: bare JSON coders, and themselves when they are shorter.
enum Paths {
  struct Order: Codable, Hashable, Sendable {
    var id: Int
    var title: String
    var isOpen: Bool
    var scale: Double
  }

  /// What encodes to the same JSON as a path, by synthesised code alone.
  struct Bare: Codable, Equatable {
    struct Screen: Codable, Equatable {
      var tag = "order"
      var value: Order
    }
    var path: [Screen]
    var version = 1
  }

  static func orders(_ count: Int) -> [Order] {
    (0..<count).map { Order(id: $0, title: "Order \($0)", isOpen: $0 % 3 == 0, scale: 0.1) }
  }

  /// Nanoseconds that each of two takes, medians of 31 runs in turn.
  static func medians(
    _ left: () throws -> Void, _ right: () throws -> Void
  ) rethrows -> (left: Double, right: Double) {
    let clock = ContinuousClock()
    var times: (left: [Double], right: [Double]) = ([], [])
    for _ in 0..<31 {
      times.left.append(try clock.measure(left) / .nanoseconds(1))
      times.right.append(try clock.measure(right) / .nanoseconds(1))
    }
    return (times.left.sorted()[15], times.right.sorted()[15])
  }

  /// Measures all of it.
  static func report() throws {
    try reportCoding()
    reportPushing()
  }

  /// Saving and restoring a path of 1000 screens, against bare coders with the same options.
  static func reportCoding() throws {
    let orders = orders(1000)
    let path = ScreenPath(orders.map { AnyScreen($0) })
    let bare = Bare(path: orders.map { Bare.Screen(value: $0) })
    var coder = PathCoder()
    try coder.register(Order.self, as: "order")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(bare)
    guard try coder.encode(path) == data, try coder.decode(data).path == path else {
      fatalError("the two write differently")
    }

    let encoding = try medians {
      _ = try coder.encode(path)
    } _: {
      _ = try encoder.encode(bare)
    }
    let decoding = try medians {
      _ = try coder.decode(data)
    } _: {
      _ = try JSONDecoder().decode(Bare.self, from: data)
    }
    print("\nsaving and restoring a path of 1000 screens, medians of 31 runs")
    for (name, times) in [("encoding", encoding), ("decoding", decoding)] {
      print("  \(name)        \(Int(times.left / 1000)) µs")
      print("  bare JSON       \(Int(times.right / 1000)) µs")
      print("  ratio           \(ratio(times.left, times.right))")
    }
  }

  /// Pushing and going back on a deep path, against a shallow one.
  static func reportPushing() {
    let rounds = 10_000
    var deep = ScreenPath(orders(10_000).map { AnyScreen($0) })
    var shallow = ScreenPath(orders(1000).map { AnyScreen($0) })
    let screen = AnyScreen(orders(1)[0])
    func pushAndPop(_ path: inout ScreenPath) {
      for _ in 0..<rounds {
        path.push(screen)
        path.pop()
      }
    }
    let times = medians {
      pushAndPop(&deep)
    } _: {
      pushAndPop(&shallow)
    }
    print("\npush and pop, medians of 31 runs of \(rounds)")
    print("  10000 deep      \(Int(times.left / Double(rounds))) ns")
    print("  1000 deep       \(Int(times.right / Double(rounds))) ns")
    print("  ratio           \(ratio(times.left, times.right))")
  }
}
