/// A change of a stack: some screens stay, counted from the root, and others come above them.
///
/// Every change of a stack has this form. A push keeps all and adds one, going back keeps fewer and
/// adds none.
public struct StackEdit<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// How many screens stay, from the root.
  public let kept: Int
  /// The screens that come above them, the lowest first.
  public let added: [Screen]

  /// Makes an edit.
  public init(keeping kept: Int, adding added: [Screen] = []) {
    self.kept = kept
    self.added = added
  }
}

extension StackEdit {
  /// The edit that makes one stack of another and leaves alone what they have in common.
  ///
  /// - Complexity: O(*n*) in the shorter of the two.
  public init(from old: some Collection<Screen>, to new: some Collection<Screen>) {
    var kept = 0
    var (oldIndex, newIndex) = (old.startIndex, new.startIndex)
    while oldIndex != old.endIndex, newIndex != new.endIndex, old[oldIndex] == new[newIndex] {
      kept += 1
      old.formIndex(after: &oldIndex)
      new.formIndex(after: &newIndex)
    }
    self.init(keeping: kept, adding: Array(new[newIndex...]))
  }

  /// The same edit of these screens, without replacing any by itself.
  func leavingAlone(_ screens: [Screen]) -> Self {
    guard screens.indices.contains(kept) else { return self }
    let same = zip(screens[kept...], added).prefix { $0 == $1 }.count
    return StackEdit(keeping: kept + same, adding: Array(added.dropFirst(same)))
  }
}

/// What became of a request to change a stack.
public enum StackOutcome<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// It was changed: these screens went and these came, the lowest first.
  case changed(removed: [Screen], added: [Screen])
  /// It was so already.
  case unchanged
  /// It could not be done, and nothing was changed.
  case refused(NavigationError)

  /// Whether the stack is other than before.
  public var isChange: Bool {
    if case .changed = self { true } else { false }
  }

  /// The screens that went, the lowest first.
  public var removed: [Screen] {
    if case .changed(let removed, _) = self { removed } else { [] }
  }

  /// The screens that came, the lowest first.
  public var added: [Screen] {
    if case .changed(_, let added) = self { added } else { [] }
  }

  /// Why it was refused, if it was.
  public var refusal: NavigationError? {
    if case .refused(let error) = self { error } else { nil }
  }
}
