/// Finds nodes again by the hash of what they are: a table whose slots follow each other.
struct VertexTable: Sendable {
  private var slots: [(hash: UInt64, node: Int32)] = []
  private var count = 0

  func firstSlot(of hash: UInt64) -> Int {
    slots.isEmpty ? 0 : Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  func slot(after slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

  /// The node in a slot; nil if it is free.
  subscript(slot: Int) -> Int? {
    guard !slots.isEmpty, slots[slot].node >= 0 else { return nil }
    return Int(slots[slot].node)
  }

  /// Puts a node in a free slot that was looked up for its hash.
  mutating func insert(_ node: Int, _ hash: UInt64, at slot: Int) {
    guard (count + 1) * 2 <= slots.count else {
      let old = slots
      slots = Array(repeating: (0, -1), count: max(64, old.count * 2))
      for one in old where one.node >= 0 { put(one) }
      put((hash, Int32(truncatingIfNeeded: node)))
      count += 1
      return
    }
    slots[slot] = (hash, Int32(truncatingIfNeeded: node))
    count += 1
  }

  private mutating func put(_ one: (hash: UInt64, node: Int32)) {
    var slot = firstSlot(of: one.hash)
    while slots[slot].node >= 0 { slot = self.slot(after: slot) }
    slots[slot] = one
  }
}

/// Remembers what pairs of vertices came to.
struct ResultTable: Sendable {
  private struct Slot {
    var pair: UInt64 = 0
    var vertex = Vertex(result: 0)
    /// The round it belongs to; those of earlier rounds are free.
    var round: UInt32 = 0
  }

  private var slots: [Slot] = []
  private var count = 0
  private var round: UInt32 = 1

  /// Forgets all, at no cost.
  mutating func removeAll() {
    count = 0
    round &+= 1
    if round == 0 { self = ResultTable() }
  }

  subscript(left: Vertex, right: Vertex) -> Vertex? {
    guard count > 0 else { return nil }
    let pair = Self.pair(left, right)
    let slot = slot(of: pair)
    return slots[slot].round == round ? slots[slot].vertex : nil
  }

  mutating func insert(_ vertex: Vertex, _ left: Vertex, _ right: Vertex) {
    if (count + 1) * 2 > slots.count {
      let old = slots
      slots = Array(repeating: Slot(), count: max(64, old.count * 2))
      for one in old where one.round == round { slots[slot(of: one.pair)] = one }
    }
    let pair = Self.pair(left, right)
    slots[slot(of: pair)] = Slot(pair: pair, vertex: vertex, round: round)
    count += 1
  }

  private static func pair(_ left: Vertex, _ right: Vertex) -> UInt64 {
    UInt64(UInt32(bitPattern: left.raw)) << 32 | UInt64(UInt32(bitPattern: right.raw))
  }

  /// The slot that holds the pair, or the free one where it belongs.
  private func slot(of pair: UInt64) -> Int {
    var hash = pair &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].round == round, slots[slot].pair != pair {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
