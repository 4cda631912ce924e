import DeviceCatalog
import LayoutPolicies

/// Which hinges panes keep off.
enum HingePolicy: Adapter {
  static let kind = "hinge-policy"

  static func run(_ input: FactInput) throws -> Measured {
    // Both variants leave it to the app.
    _ = try input["variant"]?.word(["standard": true, "dense": true])
    let hinge = try input["hingePolicy"]?.word([
      "alwaysAvoid": "always", "avoidSeparating": "separating", "avoidOccluding": "occluding",
      "neverAvoid": "never",
    ])
    var policy = try AskedPolicy(
      layout: "style: double-column, hinge: \(hinge ?? "separating")")
    let hinges = try input.list("hinges")
    let answer = try policy.answer([
      GivenField("width", .plain(input.number("width").plainText)),
      GivenField("height", .plain(input.number("height").plainText)),
      GivenField("fold", .list(hinges.map { try $0.fold() })),
    ])
    let avoided = answer.layout.avoidedFolds(in: answer.context)
    let names = try hinges.map { try $0.text("name") }
    let excluded = zip(names, answer.context.folds ?? []).filter { avoided.contains($1) }
    return ["excluded": .texts(excluded.map { $0.0 })]
  }
}
