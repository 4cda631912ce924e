/// Something that is asked before navigation changes: it may refuse the change, or make another of
/// it.
///
/// ```swift
/// let drafts = NavigationGuard<Tab, Screen> { proposal in
///   proposal.removed.contains(.draft) ? .refuse("the draft is not saved") : .allow
/// }
/// ```
public struct NavigationGuard<Tab: Hashable & Sendable, Screen: Hashable & Sendable>: Sendable {
  /// What a guard says to a change.
  public enum Verdict: Hashable, Sendable {
    /// It may be made.
    case allow
    /// It is not made; the reason, in one lowercase sentence.
    case refuse(String)
    /// Another action takes its place, and guards are asked about that.
    case redirect(NavigationAction<Tab, Screen>)
  }

  /// A change that is about to be made.
  public struct Proposal: Sendable {
    /// What is done.
    public let action: NavigationAction<Tab, Screen>
    /// What it would change.
    public let change: NavigationChange<Screen>
    /// What is before it.
    public let before: Navigation<Tab, Screen>
    /// What would be after it.
    public let after: Navigation<Tab, Screen>
  }

  /// What the guard says to a change. It is asked while nothing is changed yet, and may be asked
  /// about changes that are never made.
  public let verdict: @Sendable (Proposal) -> Verdict

  /// Makes a guard.
  public init(_ verdict: @escaping @Sendable (Proposal) -> Verdict) { self.verdict = verdict }
}
