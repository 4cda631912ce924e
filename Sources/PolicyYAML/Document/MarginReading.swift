import LayoutPolicies

extension FileReading {
  static let marginKeys = ["top", "leading", "bottom", "trailing"]

  /// `margin: 16`, or `margin: { leading: 16, trailing: 16 }` with 0 at the other edges.
  func margin(_ node: YAMLNode) -> PaneMargin? {
    if case .scalar = node.content { return length(node, "`margin`").map { PaneMargin($0) } }
    if node.isEmptyMapping {
      error("`margin` is empty", at: node, help: "say something, or delete the key")
      return nil
    }
    let fields = fields(
      of: node, "`margin`", keys: Self.marginKeys, example: "`16`, or `{ top: 16, leading: 8 }`"
    ) { key in
      switch key {
      case "left": "write `leading`"
      case "right": "write `trailing`"
      default: nil
      }
    }
    guard let fields else { return nil }
    func edge(_ key: String) -> Length { fields[key].flatMap { length($0, "`\(key)`") } ?? 0 }
    return PaneMargin(
      top: edge("top"), leading: edge("leading"), bottom: edge("bottom"),
      trailing: edge("trailing"))
  }
}
