/// A stretch of one axis, in points from where the axis begins.
struct Span: Sendable, Hashable {
  var start: Double
  var end: Double

  /// Points from start to end.
  var length: Double { end - start }

  /// Keeps what lies in another as well.
  mutating func narrow(to other: Span) {
    start = max(start, other.start)
    end = max(start, min(end, other.end))
  }
}

/// One value for each pane.
struct PerPane<Value> {
  private var sidebar: Value
  private var content: Value
  private var detail: Value
  private var inspector: Value

  init(_ value: Value) {
    (sidebar, content, detail, inspector) = (value, value, value, value)
  }

  subscript(pane: Pane) -> Value {
    get {
      switch pane {
      case .sidebar: sidebar
      case .content: content
      case .detail: detail
      case .inspector: inspector
      }
    }
    set {
      switch pane {
      case .sidebar: sidebar = newValue
      case .content: content = newValue
      case .detail: detail = newValue
      case .inspector: inspector = newValue
      }
    }
  }
}

extension PerPane: Sendable where Value: Sendable {}

extension PaneSet {
  func contains(_ pane: Pane) -> Bool { rawValue & (1 << UInt8(pane.ordinal)) != 0 }

  mutating func insert(_ pane: Pane) { formUnion(PaneSet(rawValue: 1 << UInt8(pane.ordinal))) }

  mutating func remove(_ pane: Pane) { subtract(PaneSet(rawValue: 1 << UInt8(pane.ordinal))) }
}

extension Pane {
  /// The panes about the detail, the outermost first.
  static let columns: [Pane] = [.sidebar, .content, .inspector]
  /// The panes about the detail, in the order in which they go over the others for want of room.
  static let firstToGoOver: [Pane] = [.inspector, .sidebar, .content]
}
