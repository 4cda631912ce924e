import LayoutPolicies

/// How the reader's window is laid out while it changes.
public struct ReaderLayout: Sendable {
  private var memory = PolicyMemory()

  /// Nothing was shown before.
  public init() {}

  /// The layout in a context, after those asked about before.
  public mutating func layout(in context: LayoutContext) -> NavigationLayout {
    Policies.reader.decide(in: context, memory: &memory).layout
  }
}
