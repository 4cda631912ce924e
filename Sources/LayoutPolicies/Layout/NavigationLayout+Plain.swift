extension NavigationLayout {
  /// The layout as people and programs read it: every key that the style takes, defaults filled in;
  /// what has no default and was not said is absent.
  package var plain: [(key: LayoutKey, value: PlainValue)] {
    LayoutKey.allCases.compactMap { key in
      guard key.isTaken(by: style), let value = plain(key) else { return nil }
      return (key, value)
    }
  }

  /// One key of ``plain``.
  package func plain(_ key: LayoutKey) -> PlainValue? {
    switch key {
    case .style: return .text(style.rawValue)
    // Where partitions decide which panes show, no mode does.
    case .display: return partitions == nil ? .text(display.rawValue) : nil
    case .partitions: return partitions?.plain
    case .sidebar: return sidebar?.plain(edge: .leading)
    case .content: return content?.plain(edge: .leading)
    case .detail:
      return detailPlain
    case .inspector: return inspector?.plain(edge: .trailing)
    case .tabs: return tabs.plain
    case .collapsible: return .boolean(isCollapsible)
    case .axis: return .text(axis.rawValue)
    case .spacing: return spacing.plain
    case .margin: return margin?.plain
    case .hinge: return .text(hinge.rawValue)
    case .priority: return .list(priority.map { .text($0.rawValue) })
    case .tip: return tip.map { .text($0) }
    case .values:
      guard !values.isEmpty else { return nil }
      return .map(values.entries.map { ($0.name, PlainValue($0.value)) })
    }
  }
}

extension NavigationLayout {
  private var detailPlain: PlainValue? {
    guard let adapt = settings.detailAdapt else {
      return settings.detail.map { $0.exact.map { $0.plain } ?? .map($0.plainEntries) }
    }
    return .map(detail.boundEntries + [("adapt", adapt.plain)])
  }
}

extension NavigationLayout: CustomStringConvertible {
  /// Every key that the style takes, as YAML writes it: `{ style: stack, tabs: none, spacing: 0 }`.
  public var description: String {
    PlainValue.map(plain.map { ($0.key.rawValue, $0.value) }).plainText
  }
}

#if !hasFeature(Embedded)
  extension NavigationLayout: Encodable {
    /// Writes an object of every key that the style takes, defaults filled in, as the command line
    /// does.
    public func encode(to encoder: any Encoder) throws {
      try PlainValue.map(plain.map { ($0.key.rawValue, $0.value) }).encode(to: encoder)
    }
  }
#endif
