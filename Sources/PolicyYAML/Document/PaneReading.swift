import DeviceCatalog
import LayoutPolicies

/// Panes and tabs: a number, a word, or a mapping.
extension FileReading {
  private static let widthKeys = ["min", "max", "ideal", "fraction", "of"]
  static let columnKeys = widthKeys + ["clear", "drag", "reveal", "shown", "edge", "adapt"]
  static let detailKeys = widthKeys + ["adapt"]
  static let tabKeys = ["as", "ideal", "labels", "edge", "reveal", "shown"]

  /// `sidebar: 320` or `sidebar: { min: 200, reveal: over }`
  func column(_ node: YAMLNode, _ what: String) -> PaneColumn? {
    if case .scalar = node.content { return exactWidth(node, what).map { PaneColumn(width: $0) } }
    guard let fields = paneFields(node, what, keys: Self.columnKeys) else { return nil }
    let width = width(fields, what)
    return PaneColumn(
      width: width,
      reveal: fields["reveal"].flatMap { term($0, "`reveal`") },
      shown: fields["shown"].flatMap { boolean($0, "`shown`") },
      edge: fields["edge"].flatMap { term($0, "`edge`") },
      clear: fields["clear"].flatMap { length($0, "`clear`") },
      drag: drag(fields, width, what),
      adapt: fields["adapt"].flatMap { adaptation($0) })
  }

  /// `detail: { max: 700 }`: only partitions leave it out, so it has widths and `adapt`.
  func detail(_ node: YAMLNode) -> (PaneWidth?, PaneAdaptation?) {
    if case .scalar = node.content { return (exactWidth(node, "`detail`"), nil) }
    guard let fields = paneFields(node, "`detail`", keys: Self.detailKeys) else {
      return (nil, nil)
    }
    let width = width(fields, "`detail`")
    if width.base == .edge, let node = fields["of"] {
      error(
        "the detail has no edge of its own", at: node,
        help: "write `room` or `container`, or `of: edge` for the columns beside it")
    }
    return (width, fields["adapt"].flatMap { adaptation($0) })
  }

  /// `tabs: rail` or `tabs: { as: bar, edge: top }`
  func tabs(_ node: YAMLNode) -> TabPresentation? {
    if case .scalar = node.content {
      return term(node, "`tabs`").map { TabPresentation($0) }
    }
    guard let fields = paneFields(node, "`tabs`", keys: Self.tabKeys) else { return nil }
    if fields.lacks("as") {
      error(
        "`tabs` does not say what they are", at: node, help: "add `as: bar`, `rail` or `drawer`")
    }
    // Each part is read, whatever the form is: a test may name parts alone.
    var tabs = TabPresentation(
      .bar, ideal: fields["ideal"].flatMap { length($0, "`ideal`") },
      labels: fields["labels"].flatMap { boolean($0, "`labels`") },
      edge: fields["edge"].flatMap { term($0, "`edge`") },
      reveal: fields["reveal"].flatMap { term($0, "`reveal`") },
      shown: fields["shown"].flatMap { boolean($0, "`shown`") })
    guard let formNode = fields["as"],
      let form = term(formNode, "`as`", as: TabPresentation.Form.self)
    else { return nil }
    if form == .none {
      error("`as` cannot be `none`", at: formNode, help: "write `tabs: none`")
      return nil
    }
    tabs.form = form
    return tabs
  }

  private func paneFields(_ node: YAMLNode, _ what: String, keys: [String]) -> Fields? {
    if node.isEmptyMapping {
      error("\(what) is empty", at: node, help: "say something, or delete the key")
      return nil
    }
    return fields(of: node, what, keys: keys) { key in
      ["width", "size", "points"].contains(key) ? "write `ideal`, or `min` and `max`" : nil
    }
  }

  private func exactWidth(_ node: YAMLNode, _ what: String) -> PaneWidth? {
    let exact = length(node, what) { "write `{ fraction: \($0) }`" }
    guard let exact else { return nil }
    guard exact.value >= 1 else {
      error(
        "\(what) of \(exact.plainText) is less than one point", at: node,
        help: exact.value > 0
          ? "did you mean `{ fraction: \(exact.value.plainText) }`?" : "write a width in points")
      return nil
    }
    return .exact(exact)
  }

  private func width(_ fields: Fields, _ what: String) -> PaneWidth {
    var width = PaneWidth()
    width.min = fields["min"].flatMap { length($0, "`min`") }
    width.max = fields["max"].flatMap { length($0, "`max`") }
    width.ideal = fields["ideal"].flatMap { node in
      idealLength(node, help: "did you mean `fraction`?") { "write `fraction: \($0)`" }
    }
    width.fraction = fields["fraction"].flatMap { fraction($0) }
    if let pair = fields.pair("of") {
      width.base = term(pair.value, "`of`")
      if fields.lacks("fraction") {
        error(
          "\(what) says `of` without `fraction`", at: pair.key,
          help: "add the share: `fraction: 0.5`, or delete `of`")
      }
    }
    if let ideal = fields.pair("ideal"), let fraction = fields.pair("fraction") {
      error(
        "\(what) has `ideal` and `fraction`", at: fraction.key, help: "say one of them",
        related: [note("`ideal` is here", at: ideal.key)])
    }
    checkOrder(width, fields)
    return width
  }

  /// A length that a pane would like: one point or more.
  func idealLength(
    _ node: YAMLNode, help: String,
    sharing: (String) -> String = { _ in "write a length in points" }
  ) -> Length? {
    guard let ideal = length(node, "`ideal`", sharing: sharing) else { return nil }
    if ideal.value < 1 {
      error("`ideal` of \(ideal.plainText) is less than one point", at: node, help: help)
    }
    return ideal
  }

  private func fraction(_ node: YAMLNode) -> Double? {
    share(node, "`fraction`") { fraction in
      fraction > 1 && fraction < 100
        ? "write `\((fraction / 100).plainText)`, or points under `ideal`"
        : fraction >= 100 ? "did you mean `ideal`?" : nil
    }
  }

  /// Of two bounds in one unit the lower must not be above the upper.
  private func checkOrder(_ width: PaneWidth, _ fields: Fields) {
    let bounds: [(String, Length?)] = [
      ("min", width.min), ("ideal", width.ideal), ("max", width.max),
    ]
    for (place, (lowName, low)) in bounds.enumerated() {
      for (highName, high) in bounds[(place + 1)...] {
        guard let low, let high, low.isScaled == high.isScaled, low.value > high.value,
          let lowNode = fields[lowName], let highNode = fields[highName]
        else { continue }
        error(
          "`\(lowName)` of \(low.plainText) is above `\(highName)` of \(high.plainText)",
          at: lowNode, related: [note("`\(highName)` is here", at: highNode)])
        return
      }
    }
  }
}
