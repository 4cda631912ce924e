import DeviceCatalog
import LayoutPolicies

/// How WinUI's TwoPaneView shows its panes: the first is the sidebar, the second the detail.
enum TwoPaneMode: Adapter {
  static let kind = "two-pane-mode"

  static func run(_ input: FactInput) throws -> Measured {
    var policy = try Shipped.policy(
      "winui-two-pane-view",
      editing: [
        "breakpoints.width.not-wide": try bound(input["minWide"]),
        "breakpoints.height.not-tall": try bound(input["minTall"]),
      ])
    var given = try container(input)
    given["wide-mode"] = try input["wideConfig"].map { .plain(try $0.text()) }
    given["tall-mode"] = try input["tallConfig"].map { .plain(try $0.text()) }
    given["pane-priority"] = try input["priority"].map {
      .plain(try $0.word(["1": "pane-1", "2": "pane-2"]))
    }
    let fields = given.map { GivenField($0, $1) }
    let answer = try policy.answer(fields)
    let (first, second) = (answer.fitted?[.sidebar]?.frame, answer.fitted?[.detail]?.frame)
    var measured: Measured = [
      "mode": .text(mode(first, second)),
      "pane1": first.map { .numbers([$0.width, $0.height]) } ?? .none,
      "pane2": second.map { .numbers([$0.width, $0.height]) } ?? .none,
    ]
    if let first, let second {
      let across = max(second.x - first.x - first.width, first.x - second.x - second.width)
      let down = max(second.y - first.y - first.height, first.y - second.y - second.height)
      measured.values["spacing"] = .number(max(across, down))
    }
    let lengths = try shared(
      input["pane1"], input["pane2"], answer.layout.axis,
      fields.filter { GivenKey(rawValue: $0.key) != nil })
    measured.values.merge(lengths) { $1 }
    return measured
  }

  private static func bound(_ input: FactInput?) throws -> String? {
    try input.map { "...\(try $0.number().plainText)" }
  }

  /// The control's size, its margins as insets, and the fold between two regions of the window.
  private static func container(_ input: FactInput) throws -> [String: GivenValue] {
    var regions = try input["regions"]?.list().map { try $0.place() } ?? []
    guard regions.isEmpty || regions.count == 2 else {
      throw input.malformed("needs two regions, or none")
    }
    let window = try input["window"]?.numbers(2)
    var size = try window ?? [input.number("width"), input.number("height")]
    if let index = try input["controlIn"]?.word(["first region": 0, "second region": 1]) {
      guard regions.indices.contains(index) else { throw input.malformed("has no such region") }
      size = [regions[index].width, regions[index].height]
      regions = []
    }
    var given: [String: GivenValue] = [
      "size": .plain("\(size[0].plainText)x\(size[1].plainText)"), "fold": .plain("none"),
    ]
    if regions.count == 2 {
      given["fold"] = regions[0].gap(to: regions[1]).fold
    }
    if let margin = input["margin"] {
      let sides = ["top", "left", "bottom", "right"]
      given["insets"] = .plain(
        try sides.map { try margin[$0]?.number().plainText ?? "0" }.joined(separator: ","))
    }
    return given
  }

  /// The mode, by where the panes stand.
  private static func mode(_ first: Frame?, _ second: Frame?) -> String {
    guard let first else { return "pane2-only" }
    guard let second else { return "pane1-only" }
    if first.x != second.x { return first.x < second.x ? "left-right" : "right-left" }
    return first.y < second.y ? "top-bottom" : "bottom-top"
  }

  /// How long panes are that have lengths of their own, such as `2*` and `199px`. The one in pixels
  /// is the sidebar, the other takes the rest.
  private static func shared(
    _ first: FactInput?, _ second: FactInput?, _ axis: PaneAxis, _ given: [GivenField]
  ) throws -> [String: Measure] {
    guard let first, let second else { return [:] }
    let isFirst = try first.text().hasSuffix("px") || second.text().hasSuffix("*")
    let column = try width(isFirst ? first : second, beside: isFirst ? second : first)
    let sidebar = "{ \(column), edge: \(isFirst ? "leading" : "trailing") }"
    var policy = try AskedPolicy(
      layout: "style: double-column, display: one-beside-secondary, axis: \(axis.rawValue), "
        + "sidebar: \(sidebar)")
    let fitted = try policy.answer(given).fitted
    let frames = [fitted?[.sidebar]?.frame, fitted?[.detail]?.frame]
    let (one, other) = (frames[isFirst ? 0 : 1], frames[isFirst ? 1 : 0])
    return [
      "pane1Height": .number(one?.height ?? 0), "pane2Height": .number(other?.height ?? 0),
      "pane1Width": .number(one?.width ?? 0), "pane2Width": .number(other?.width ?? 0),
    ]
  }

  private static func width(_ input: FactInput, beside other: FactInput) throws -> String {
    let text = try input.text()
    if text.hasSuffix("px"), let points = try? NumberText.read(text.dropLast(2)) {
      return "min: \(points.plainText), max: \(points.plainText)"
    }
    let stars = try [text, other.text()].compactMap { text in
      text.hasSuffix("*") ? try? NumberText.read(text == "*" ? "1" : text.dropLast()) : nil
    }
    guard stars.count == 2 else { throw input.malformed("must be stars or pixels") }
    return "fraction: \((stars[0] / (stars[0] + stars[1])).plainText), of: room"
  }
}
