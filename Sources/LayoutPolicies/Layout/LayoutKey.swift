/// What a layout can say.
package enum LayoutKey: String, Sendable, Hashable, CaseIterable {
  case style, display, partitions, sidebar, content, detail, inspector, tabs, collapsible, axis
  case spacing, margin, hinge, priority, tip, values

  /// Whether a layout of that style can say it.
  package func isTaken(by style: LayoutStyle) -> Bool {
    switch self {
    case .style, .detail, .inspector, .tabs, .spacing, .margin, .tip, .values: true
    case .display, .partitions, .sidebar, .collapsible, .axis, .hinge, .priority: style != .stack
    case .content: style == .tripleColumn
    }
  }
}

extension LayoutKey: Term {}
