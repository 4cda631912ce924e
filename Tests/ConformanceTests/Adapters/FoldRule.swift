import DeviceCatalog
import LayoutPolicies

/// What a fold does to a list and a detail.
enum FoldRule: Adapter {
  static let kind = "fold-rule"

  static func run(_ input: FactInput) throws -> Measured {
    let least = try input["detailMinWidth"].map { detail in
      detail.isNumber
        ? try detail.number()
        : try detail.word(["more than half of the window": window.width / 2 + 1])
    }
    var policy = try Shipped.policy(
      "sliding-pane-layout", editing: ["otherwise.layout.detail.min": least?.plainText])
    let fold = try input["fold"]?.fold(in: window)
    let answer = try policy.answer([
      GivenField("size", .plain(window.plainText)),
      GivenField("fold", fold ?? .plain("none")),
    ])
    let (list, detail) = (answer.fitted?[.sidebar], answer.fitted?[.detail])
    var measured: Measured = [
      "equalPanes": .boolean(list?.frame.width == detail?.frame.width),
      "listNarrowerThanDetail": .boolean(list?.frame.width ?? 0 < detail?.frame.width ?? 0),
      "sliding": .boolean(list?.placement == .over),
      "detailWidth": .number(detail?.frame.width ?? 0),
    ]
    measured.constants["window"] = window.width
    return measured
  }

  /// A window in which both panes fit; the facts do not say how large theirs is.
  private static let window = Size(width: 1000, height: 800)
}
