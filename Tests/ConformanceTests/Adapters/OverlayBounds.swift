import DeviceCatalog
import LayoutPolicies

/// Where an overlay stands in Android's activity embedding: it is the sidebar, along one edge.
enum OverlayBounds: Adapter {
  static let kind = "overlay-bounds"

  static func run(_ input: FactInput) throws -> Measured {
    let task = try input.value("task").frame()
    let edge = try input["align"]?.word(edges) ?? Edge(name: "left", place: "leading")
    let (across, down) = (try input.value("width"), try input.value("height"))
    let (length, other) = edge.isRow ? (down, across) : (across, down)
    guard try other.fills(edge.isRow ? task.width : task.height) else {
      throw other.malformed("must fill the task along its edge")
    }
    var given = [
      GivenField("size", .plain("\(task.width.plainText)x\(task.height.plainText)")),
      GivenField(
        "fold",
        try input["folds"].map { .list(try $0.list().map { try $0.fold() }) }
          ?? .plain("none")),
    ]
    var policy: AskedPolicy
    if let points = try length.points(of: edge.isRow ? task.height : task.width) {
      policy = try overlay(points, edge)
    } else {
      policy = try Shipped.policy("activity-embedding-overlay")
      given.append(GivenField("alignment", .plain(edge.name)))
      given.append(GivenField("dimension", .plain(try length.text())))
    }
    guard let frame = try policy.answer(given).fitted?[.sidebar]?.frame else { return [:] }
    let moved = Frame(
      x: frame.x + task.x, y: frame.y + task.y, width: frame.width, height: frame.height)
    let isWhole = moved == task
    return ["rectLTRB": isWhole ? .oneOf([.text("fill"), .sides(of: moved)]) : .sides(of: moved)]
  }

  private struct Edge {
    let name: String
    let place: String
    var isRow = false
  }

  private static let edges = [
    "left": Edge(name: "left", place: "leading"), "right": Edge(name: "right", place: "trailing"),
    "top": Edge(name: "top", place: "leading", isRow: true),
    "bottom": Edge(name: "bottom", place: "trailing", isRow: true),
  ]

  /// An overlay of a length of its own.
  private static func overlay(_ points: Double, _ edge: Edge) throws -> AskedPolicy {
    try AskedPolicy(
      layout: "style: double-column, display: one-over-secondary, hinge: never, "
        + "axis: \(edge.isRow ? "vertical" : "horizontal"), "
        + "sidebar: { ideal: \(points.plainText), edge: \(edge.place) }")
  }
}

extension FactInput {
  /// A length in pixels, or as a ratio of the task; nil for `expanded` and `hinge`.
  fileprivate func points(of length: Double) throws -> Double? {
    if isNumber { return try number() * length }
    let text = try text()
    return text.hasSuffix("px") ? try? NumberText.read(text.dropLast(2)) : nil
  }

  /// Whether a length is all of the task: in pixels it may be more.
  fileprivate func fills(_ length: Double) throws -> Bool {
    try points(of: length).map { $0 >= length } ?? (try text() == "expanded")
  }
}
