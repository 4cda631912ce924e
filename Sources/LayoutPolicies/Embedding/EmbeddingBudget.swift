/// What linking the policies of a text may cost. A short text can make much of a few policies that
/// use each other on many ways, so this is counted before anything is linked.
struct EmbeddingBudget {
  /// What one policy is, with all that it uses on every way to them.
  private struct Weight {
    /// The answers and questions.
    var links = 0
    /// The longest chain.
    var depth = 1
  }

  private var weights: [Weight] = []
  /// The policy that is read.
  private var current = Weight()
  /// The inputs, outputs and questions of all policies, and the values of the longest answer;
  /// each counts by its length.
  private var names = 1
  private var values = 0
  private var cost = 0.0

  /// The deepest chain, about a second of work, and 2 million links of chains.
  private static let deepest = 64
  private static let most = 1e8
  private static let costOfLink = 50.0

  /// Counts an answer or a question.
  mutating func link() { current.links += 1 }

  /// Counts the use of a policy; false if that is too much.
  mutating func use(_ number: Int) -> Bool {
    current.links += weights[number].links
    current.depth = max(current.depth, weights[number].depth + 1)
    return current.depth <= Self.deepest
      && Double(current.links) * Self.costOfLink <= Self.most
  }

  /// Counts a name that is declared.
  mutating func declare(_ name: String) { names += Self.weight(of: name) }

  /// Counts the values of an answer.
  mutating func answer(_ entries: [NamedValues.Entry]) {
    values = max(values, entries.reduce(0) { $0 + Self.weight(of: $1.name) })
  }

  /// Counts the policy that was read as one that is to be linked; false if that is too much.
  mutating func policy() -> Bool {
    let eachLink =
      Self.costOfLink * Double(current.depth) + Double(names) * Double(names + values)
    cost += Double(current.links) * eachLink
    weights.append(current)
    current = Weight()
    return cost <= Self.most
  }

  private static func weight(of name: String) -> Int { 1 + name.utf8.count / 64 }
}
