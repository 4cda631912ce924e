import LayoutPolicies
import SeededRandom

/// A way of an app through contexts, and what happens to its memory on the way.
struct Walk {
  private let inputs: [ValueDeclaration]
  private var random: SplitMix64
  /// The contexts of the grid, and how many random ones come after them.
  private var grid = ContextGrid.all.makeIterator()
  private var remaining: Int
  /// The last contexts, to which the way may lead back.
  private var recent: [LayoutContext] = []
  /// The once keys that were seen so far.
  private var keys = ["key-of-another-policy"]

  init(inputs: [ValueDeclaration], randomContexts: Int, seed: UInt64) {
    self.inputs = inputs
    remaining = max(0, randomContexts)
    random = SplitMix64(seed: seed)
  }

  /// The next context; nil at the end.
  mutating func nextContext() -> LayoutContext? {
    if let last = recent.last, random.chance(20) {
      return random.chance(50) ? last : random.pick(recent)
    }
    guard let context = nextOfGrid() ?? nextRandom() else { return nil }
    recent.append(context)
    if recent.count > 8 { recent.removeFirst() }
    return context
  }

  private mutating func nextOfGrid() -> LayoutContext? {
    guard var context = grid.next() else { return nil }
    random.tell(inputs, to: &context)
    return context
  }

  private mutating func nextRandom() -> LayoutContext? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    guard let last = recent.last, random.chance(60) else { return random.context(inputs: inputs) }
    return random.changed(last, inputs: inputs)
  }

  /// The memory with which the policy is asked next, after it left `memory`.
  mutating func handOn(_ memory: PolicyMemory) -> PolicyMemory {
    for key in memory.showing where !keys.contains(key) { keys.append(key) }
    var next = memory
    switch Int.random(in: 0..<20, using: &random) {
    case 0: next = PolicyMemory()
    case 1: next = PolicyMemory(spent: memory.spent + memory.showing)  // stored and restored
    case 2, 3: for key in memory.showing { next.acknowledge(key) }
    case 4: next.acknowledge(random.pick(keys))
    case 5, 6, 7: next.forget(random.pick(keys))
    case 8:
      next.note(
        LayoutDecision(policy: "another-policy", layout: .stack(), once: keys[0]),
        in: LayoutContext())
    default: break
    }
    return next
  }
}
