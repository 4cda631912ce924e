import DeviceCatalog
import LayoutPolicies

/// Where a pane's edge is that keeps a margin.
enum PaneMargin: Adapter {
  static let kind = "pane-margin"

  static func run(_ input: FactInput) throws -> Measured {
    let size = try input.numbers("container", 2)
    let isRightToLeft = try input.isRightToLeft
    let (left, right) = isRightToLeft ? ("trailing", "leading") : ("leading", "trailing")
    let sides = ["left": left, "right": right]
    let edges = ["left", "top", "right", "bottom"]
    let edge = try input.value("edge").word(Dictionary(uniqueKeysWithValues: zip(edges, edges)))
    let side = sides[edge] ?? edge
    let length = ["right": size[0], "bottom": size[1]][edge]
    /// How far an edge is inside of the container.
    func inset(_ place: Double) -> Double { length.map { $0 - place } ?? place }
    var margins: [String] = []
    if let margin = try input["fixedMargin"]?.number() {
      margins.append("\(side): \(margin.plainText)")
    }
    for name in input["margin"]?.keys ?? [] {
      let meant = ["start": "leading", "end": "trailing"][name] ?? sides[name] ?? name
      margins.append("\(meant): \(try input.value("margin").number(name).plainText)")
    }
    let margin = margins.isEmpty ? "" : ", margin: { \(margins.joined(separator: ", ")) }"
    var policy = try AskedPolicy(layout: "style: stack\(margin)")
    let places = try [input.number("measured")] + (input["insetEdges"]?.numbers() ?? [])
    let insets = places.map { SafeInsets(inset($0), at: side) }.reduce(SafeInsets.zero) {
      $0.union($1)
    }
    let answer = try policy.answer([
      "size": "\(size[0].plainText)x\(size[1].plainText)",
      "direction": isRightToLeft ? "rtl" : "ltr",
      "insets": [insets.top, insets.leading, insets.bottom, insets.trailing]
        .map { $0.plainText }.joined(separator: ","),
    ])
    guard let frame = answer.fitted?[.detail]?.frame else { return [:] }
    let ends = [
      "left": frame.x, "top": frame.y, "right": frame.x + frame.width,
      "bottom": frame.y + frame.height,
    ]
    return ["edgeAt": ends[edge].map { .number($0) } ?? .none]
  }
}

extension SafeInsets {
  /// Insets at one side.
  fileprivate init(_ length: Double, at side: String) {
    self.init(
      top: side == "top" ? length : 0, leading: side == "leading" ? length : 0,
      bottom: side == "bottom" ? length : 0, trailing: side == "trailing" ? length : 0)
  }
}
