/// A part of the window that shows one level of the navigation.
public enum Pane: String, Sendable, Hashable, CaseIterable {
  /// The outermost level: mailboxes, sections.
  case sidebar
  /// The middle level of three columns: a mailbox's messages.
  case content
  /// What is being read or edited; the one screen of a stack.
  case detail
  /// What is said about the detail, on its far side.
  case inspector
}

extension Pane: Term {
  package var ordinal: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    case .inspector: 3
    }
  }
}

/// A set of panes.
public struct PaneSet: OptionSet, Sendable, Hashable {
  /// One bit a pane.
  public let rawValue: UInt8

  /// Makes a set of bits; those that stand for no pane are left out.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0b1111 }

  /// The set of these panes.
  public init(_ panes: [Pane]) {
    rawValue = panes.reduce(0) { $0 | 1 << UInt8($1.ordinal) }
  }

  /// The sidebar.
  public static let sidebar = PaneSet([Pane.sidebar])
  /// The content column.
  public static let content = PaneSet([Pane.content])
  /// The detail.
  public static let detail = PaneSet([Pane.detail])
  /// The inspector.
  public static let inspector = PaneSet([Pane.inspector])

  /// The panes, in reading order.
  public var panes: [Pane] { Pane.allCases.filter { contains(PaneSet([$0])) } }
}
