import Foundation
import LayoutPolicies
import NavigationModel
import SeededRandom

/// Screens of every kind of value, and the coder that knows them.
enum Saved {
  struct Folder: Codable, Hashable, Sendable { var id: Int }

  struct Report: Codable, Hashable, Sendable {
    var title: String
    var counts: [String: Int] = [:]
    var ratio: Double?
    var link = URL(string: "https://example.org/a/b")
  }

  indirect enum Filter: Codable, Hashable, Sendable {
    case all
    case not(Filter)
    case between(low: Double, high: Double)
  }

  static let coder: PathCoder = {
    var coder = PathCoder()
    do throws(PathError) {
      try coder.register(Folder.self, as: "folder", aliases: ["directory"])
      try coder.register(Report.self, as: "report", foreignNames: ["Old.Report"])
      try coder.register(Filter.self, as: "filter")
      try coder.register(Int.self, as: "number")
      try coder.register(Double.self, as: "decimal")
      try coder.register(String.self, as: "text")
      try coder.register(Bool.self, as: "switch")
      try coder.register(Int?.self, as: "choice")
      try coder.register([String: [String]].self, as: "groups")
    } catch { fatalError("\(error)") }
    return coder
  }()

  static func path(_ screens: any (Hashable & Sendable)...) -> ScreenPath {
    func wrapped(_ screen: some Hashable & Sendable) -> AnyScreen { AnyScreen(screen) }
    return ScreenPath(screens.map { wrapped($0) })
  }

  /// A path that the numbers determine.
  static func path(from random: inout SplitMix64) -> ScreenPath {
    func text(_ random: inout SplitMix64) -> String {
      let pieces = [
        "a", "\"", "\\", "/", "\n", "\u{0}", "é", "e\u{301}", "👩‍👩‍👧", "{", "]", "\u{FEFF}",
      ]
      return (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(pieces) }.joined()
    }
    func screen(_ random: inout SplitMix64) -> AnyScreen {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: AnyScreen(Folder(id: random.pick([0, -1, .max, .min, 7])))
      case 1:
        AnyScreen(
          Report(
            title: text(&random),
            counts: Dictionary((0..<8).map { ("\($0)/\(text(&random))", $0) }) { $1 },
            ratio: random.maybe([0.1, .leastNonzeroMagnitude, 1.7976931348623157e308, -2])))
      case 2:
        AnyScreen(random.pick([Filter.all, .not(.not(.all)), .between(low: 0.1, high: 1e300)]))
      case 3: AnyScreen(Int(bitPattern: UInt(random.next())))
      case 4: AnyScreen(Double(bitPattern: random.next() & ~(1 << 62)))
      case 5: AnyScreen(text(&random))
      case 6: AnyScreen(random.chance(50))
      case 7: AnyScreen(random.maybe([1, 2]))
      default: AnyScreen([text(&random): [text(&random)], "b": [], "c": ["d"]])
      }
    }
    return ScreenPath((0..<Int.random(in: 0...9, using: &random)).map { _ in screen(&random) })
  }
}
