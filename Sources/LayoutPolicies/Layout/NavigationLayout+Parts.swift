/// A layout for readers who name parts of a key, as tests do.
extension NavigationLayout {
  /// One key of ``plain`` with all of its parts: a map wherever the key can be written as one, with
  /// the defaults that answers leave out.
  package func parts(_ key: LayoutKey) -> PlainValue? {
    let adapts = style != .stack
    switch key {
    case .partitions: return partitions.map { .map($0.parts) }
    case .margin: return margin.map { .map($0.parts) }
    case .sidebar: return sidebar.map { .map($0.parts(edge: .leading, adapts: adapts)) }
    case .content: return content.map { .map($0.parts(edge: .leading, adapts: adapts)) }
    case .inspector: return inspector.map { .map($0.parts(edge: .trailing, adapts: adapts)) }
    case .detail:
      let adapt = adapts ? [("adapt", adaptation(of: .detail).plain)] : []
      let parts = detail.parts + adapt
      return parts.isEmpty ? nil : .map(parts)
    case .tabs: return .map(tabs.entries)
    default: return plain(key)
    }
  }
}

extension Partitions {
  fileprivate var parts: [(String, PlainValue)] {
    [("columns", .number(Double(columns))), ("rows", .number(Double(rows)))]
  }
}

extension PaneWidth {
  fileprivate var parts: [(String, PlainValue)] {
    let isUsual = fraction != nil && base == nil
    return boundEntries + (isUsual ? [("of", .text(Base.container.rawValue))] : [])
  }
}

extension PaneColumn {
  fileprivate func parts(edge usual: Edge, adapts: Bool) -> [(String, PlainValue)] {
    let fallback = adapts && adapt == nil ? [("adapt", PaneAdaptation.hide.plain)] : []
    return width.filled.parts + entries(edge: usual) + fallback
  }
}
