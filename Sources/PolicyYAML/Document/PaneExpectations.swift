import LayoutPolicies

/// What tests expect of a layout in its window.
extension FileReading {
  static let placeKeys = ["x", "y", "width", "height", "placement", "overhang"]

  /// `panes: [sidebar, detail]`, or `panes: { sidebar: { width: 320 }, inspector: none }`.
  func panes(_ node: YAMLNode, at keyNode: YAMLNode) -> [ExpectationDocument] {
    if node.isEmptyMapping {
      error("`panes` is empty", at: node, help: "write `[detail]`, or `{ sidebar: none }`")
      return []
    }
    guard let pairs = node.pairs else {
      guard node.text != "none" else {
        return [expectation(.panes, nil, at: node, key: keyNode)]
      }
      let panes = terms(node, "`panes`", as: Pane.self)
      guard !panes.isEmpty else { return [] }
      let names = panes.map { PlainValue.text($0.rawValue) }
      return [expectation(.panes, .list(names), at: node, key: keyNode)]
    }
    guard fields(of: node, "`panes`", keys: Pane.all.map { $0.name }) != nil else { return [] }
    return pairs.compactMap { pair in
      guard let pane = pair.key.text.flatMap({ Pane(named: $0) }) else { return nil }
      let value = pair.value.text == "none" ? nil : place(pair.value, "`\(pane.rawValue)`")
      guard value != nil || pair.value.text == "none" else { return nil }
      return expectation(.pane(pane), value, at: pair.value, key: pair.key)
    }
  }

  /// Parts of a pane's place.
  private func place(_ node: YAMLNode, _ what: String) -> PlainValue? {
    guard node.pairs != nil, !node.isEmptyMapping else {
      error(
        "\(what) must be a mapping of its place, or `none`, not \(node.found)", at: node,
        help: "write `{ width: 320 }`")
      return nil
    }
    guard let fields = fields(of: node, what, keys: Self.placeKeys) else { return nil }
    let parts = fields.pairs.compactMap { pair -> (String, PlainValue)? in
      let key = pair.key.text ?? ""
      let value: PlainValue? =
        key == "placement"
        ? term(pair.value, "`placement`", as: FittedPane.Placement.self).map { .text($0.rawValue) }
        : number(pair.value, "`\(key)`").map { .number($0) }
      return value.map { (key, $0) }
    }
    return parts.count == fields.pairs.count ? .map(parts) : nil
  }

  /// The kinds of notes, or `none`.
  func notes(_ node: YAMLNode) -> [PlainValue]? {
    guard node.text != "none" else { return [] }
    let before = errors
    let kinds = terms(node, "`notes`", as: LayoutNote.Kind.self)
    return errors == before ? kinds.map { .text($0.rawValue) } : nil
  }
}
