import LayoutPolicies

/// Panes and tabs, as layouts and expectations say them; what a layout must say of them besides,
/// ``strictness(of:)`` tells.
extension PolicySchema {
  /// `sidebar: 320` or a mapping.
  var column: Schema {
    .either(
      "object",
      Schema.mapping(FileReading.columnKeys, paneKeys(bases: PaneWidth.Base.all))
        .merging(.ifHaving("fraction", .lacking(["ideal"]))),
      else: .part(.widthLength))
  }

  var detail: Schema {
    .either(
      "object",
      // The detail has no edge of its own.
      Schema.mapping(
        FileReading.detailKeys, paneKeys(bases: PaneWidth.Base.all.filter { $0 != .edge })
      ).merging(.ifHaving("fraction", .lacking(["ideal"]))),
      else: .part(.widthLength))
  }

  private func paneKeys(bases: [PaneWidth.Base]) -> [String: (Schema, String)] {
    [
      "min": (.part(.length), "the least width, in points or `sp`"),
      "max": (.part(.length), "the greatest width, in points or `sp`"),
      "ideal": (.part(.widthLength), "the width that it would like, in points or `sp`"),
      "fraction": (.part(.share), "the share that it would like"),
      "of": (.words(bases.map { $0.name }), "what the fraction is a share of"),
      "clear": (.part(.length), "how much of the container it leaves free"),
      "drag": (.part(.drag), "where the person may drag it to"),
      "reveal": (.words(PaneColumn.Reveal.self), "how it comes back where it is hidden"),
      "shown": (boolean, "whether it shows at the start"),
      "edge": (.words(PaneColumn.Edge.self), "the edge it stands at"),
      "adapt": (.part(.adaptation), "what becomes of it without a place of its own"),
    ]
  }

  var drag: Schema {
    .either("array", .list(of: .part(.share), isUnique: true), else: .part(.dragRange))
  }

  var adaptation: Schema {
    .either(
      "object",
      .mapping(
        FileReading.adaptationKeys, from: 0,
        [
          "under": (.words(Pane.self), "the pane that it stands under"),
          "ideal": (.part(.widthLength), "the height that it would like"),
        ]),
      else: .words(FileReading.adaptationWords.map { $0.plain.plainText }))
  }

  var tabs: Schema {
    .either(
      "object",
      .mapping(
        FileReading.tabKeys,
        [
          "as": (
            .words(TabPresentation.Form.all.filter { $0 != .none }.map { $0.name }), "what they are"
          ),
          "ideal": (.part(.length), "how thick they would like to be"),
          "labels": (boolean, "whether words stand beside the icons"),
          "edge": (.words(TabPresentation.Edge.self), "the edge they stand at"),
          "reveal": (.words(PaneColumn.Reveal.self), "how they come back where they are hidden"),
          "shown": (boolean, "whether they show at the start"),
        ]),
      else: .words(TabPresentation.Form.self))
  }

  var margin: Schema {
    let edges = FileReading.marginKeys.map { ($0, (Schema.part(.length), "at the \($0) edge")) }
    return .either(
      "object",
      .mapping(FileReading.marginKeys, Dictionary(edges) { first, _ in first }),
      else: .part(.length))
  }

  var partitions: Schema {
    .either(
      "object",
      .mapping(
        FileReading.partitionKeys, from: 0,
        [
          "columns": (count(from: 1), "how many panes stand beside each other"),
          "rows": (count(from: 1), "how many stand one below another"),
        ]),
      else: count(from: 1))
  }

  /// What a layout must say of a key where it says something of it. Expectations name parts.
  func strictness(of key: LayoutKey) -> Schema? {
    switch key {
    case .sidebar, .content, .detail, .inspector:
      Schema.ifHaving("of", .having("fraction"))
        .merging(
          .properties([
            (
              "adapt",
              Schema.having("under").merging(
                .properties([
                  ("under", .words(Pane.all.map { $0.name }.filter { $0 != key.rawValue }))
                ]))
            )
          ]))
    case .tabs: .having("as")
    case .partitions: .having("columns")
    default: nil
    }
  }
}
