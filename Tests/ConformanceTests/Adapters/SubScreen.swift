import DeviceCatalog
import LayoutPolicies

/// The part of a screen, as its folds divide it, that is nearest to a point.
enum SubScreen: Adapter {
  static let kind = "sub-screen"

  static func run(_ input: FactInput) throws -> Measured {
    let screen = try input.numbers("screen", 2)
    let isRightToLeft = try input.isRightToLeft
    let anchor = try input["anchor"]?.numbers(2) ?? [isRightToLeft ? screen[0] : 0, 0]
    var policy = try AskedPolicy(layout: "style: stack")
    let folds = try input["featuresLTRB"]?.list().map { try $0.frame().fold } ?? []
    let context = try policy.answer([
      GivenField("size", .plain("\(screen[0].plainText)x\(screen[1].plainText)")),
      GivenField("direction", .plain(isRightToLeft ? "rtl" : "ltr")),
      GivenField("fold", folds.isEmpty ? .plain("none") : .list(folds)),
    ]).context
    let area = context.area(nearestToX: anchor[0], y: anchor[1], avoiding: .always)
    return [
      "position": area.map { .numbers([$0.x, $0.y]) } ?? .none,
      "size": area.map { .numbers([$0.width, $0.height]) } ?? .none,
    ]
  }
}
