import DeviceCatalog
import LayoutPolicies

/// How wide panes beside each other are, in partitions that hinges may divide.
enum PaneWidths: Adapter {
  static let kind = "pane-widths"

  static func run(_ input: FactInput) throws -> Measured {
    let width = try input.number("width")
    let panes = try input.list("panes")
    let names = try panes.map { try $0.value("role").word(roles) }
    let widths = try zip(names, panes).map { name, pane -> String in
      let share = try pane["proportion"].map { try $0.number() * width }
      return ", \(name): { ideal: \(try (share ?? pane.number("preferred")).plainText) }"
    }
    let spacing = try input["spacer"]?.number().plainText ?? "0"
    var policy = try AskedPolicy(
      layout: "style: double-column, partitions: \(panes.count), spacing: \(spacing), "
        + "hinge: always\(widths.joined())")
    let folds = try input["excluded"]?.list().map { range in
      let ends = try range.numbers(2)
      return Frame(x: ends[0], y: 0, width: ends[1] - ends[0], height: width).fold
    }
    let answer = try policy.answer([
      GivenField("size", .plain("\(width.plainText)x\(width.plainText)")),
      GivenField("recent", .plain(names.joined(separator: ","))),
      GivenField("direction", .plain(try input.isRightToLeft ? "rtl" : "ltr")),
      GivenField("fold", folds.map { .list($0) } ?? .plain("none")),
    ])
    let frames = names.compactMap { name in
      answer.fitted?.panes.first { $0.pane.rawValue == name }?.frame
    }
    return [
      // In whole units, as Compose lays out.
      "widths": .numbers(frames.map { $0.width.rounded(.down) }),
      "ranges": .list(frames.map { .numbers([$0.x, $0.x + $0.width]) }),
    ]
  }

  private static let roles = [
    "primary": "detail", "secondary": "sidebar", "tertiary": "inspector",
  ]
}
