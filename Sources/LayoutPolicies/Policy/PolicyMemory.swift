/// What policies remember between decisions: which once keys were used up, and which rules decided
/// last; and, for fitting, what the person chose about panes. A value that the caller owns, one per
/// container.
///
/// One memory serves one policy at a time: asking another policy ends what the first one showed.
public struct PolicyMemory: Sendable {
  /// The once keys that are used up, sorted.
  public private(set) var spent: [String] = []
  /// The once keys that the last decision shows, sorted.
  public private(set) var showing: [String] = []
  /// What the person chose about panes; ``NavigationLayout/fitted(to:choices:)`` takes it.
  public var choices = PaneChoices()
  /// The decision before, whose rules hysteresis keeps.
  package private(set) var last: LayoutDecision?

  /// Remembers nothing.
  public init() {}

  /// Remembers that these once keys are used up.
  public init(spent: [String]) {
    for key in spent.sorted() where key != self.spent.last { self.spent.append(key) }
  }

  /// Remembers these once keys, and the decision before, as where a memory was told elsewhere.
  package init(spent: [String], showing: [String], last: LayoutDecision?) {
    self.init(spent: spent)
    self.showing = showing.sorted()
    self.last = last
  }

  /// Whether the once key is used up. Logarithmic in the number of keys.
  public func isSpent(_ key: String) -> Bool {
    let place = place(of: key)
    return place < spent.count && spent[place] == key
  }

  /// Where the key stands among the spent ones, or would stand.
  private func place(of key: String) -> Int {
    var (low, high) = (0, spent.count)
    while low < high {
      let middle = (low + high) / 2
      if spent[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Uses up a once key, as when the person closes a tip.
  public mutating func acknowledge(_ key: String) {
    showing.removeAll { $0 == key }
    let place = place(of: key)
    if place == spent.count || spent[place] != key { spent.insert(key, at: place) }
  }

  /// Frees a once key: what it guards may show again.
  public mutating func forget(_ key: String) {
    spent.removeAll { $0 == key }
    showing.removeAll { $0 == key }
  }

  /// Notes a decision: the keys on its chains are showing; one that was showing and is not on them
  /// is spent, unless a rule that might have won has it. A window that is not measured says nothing
  /// about what is shown, and neither does a policy that failed, so there nothing is noted.
  ///
  /// Rule sets and ``AnyPolicy`` do this themselves; noting twice is noting once.
  public mutating func note(_ decision: LayoutDecision, in context: LayoutContext) {
    if !context.isUnmeasured { note(decision) }
  }

  mutating func note(_ decision: LayoutDecision) {
    if decision.hasFailed { return }
    last = decision
    guard !showing.isEmpty || decision.hasOnceKeys else { return }
    let before = showing
    showing = decision.onceKeys.filter { !isSpent($0) }
    for key in before where !showing.contains(key) {
      if decision.missing.holds(onceKey: key) { showing.append(key) } else { acknowledge(key) }
    }
    showing.sort()
  }

  /// Takes over the keys that code inside a policy acknowledged while it decided on a copy; not
  /// those that the decision rests on, which must come out the same if it is asked again.
  mutating func adoptAcknowledgements(of copy: PolicyMemory, after decision: LayoutDecision) {
    for key in copy.spent where !showing.contains(key) && !decision.missing.holds(onceKey: key) {
      acknowledge(key)
    }
  }
}

extension PolicyMemory: Hashable {
  /// Whether both remember the same keys, rules and choices.
  public static func == (left: PolicyMemory, right: PolicyMemory) -> Bool {
    left.spent == right.spent && left.showing == right.showing
      && left.choices == right.choices && left.last?.activeRules == right.last?.activeRules
  }

  /// Hashes the keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(spent)
    hasher.combine(showing)
  }
}
