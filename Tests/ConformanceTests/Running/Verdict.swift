import LayoutPolicies

/// What a fact counts as.
enum Verdict {
  case right
  case onPurpose
  case notOurs
  case failed(String)

  /// Runs a fact, and looks into the table of differences where it does not come out right.
  init(
    of fact: Fact, adapters: [any Adapter.Type] = Kinds.adapters,
    table: DifferenceTable = .standard
  ) {
    let row = table.row(about: fact)
    guard let adapter = adapters.first(where: { $0.kind == fact.kind }) else {
      self = row.map { Verdict($0) } ?? .failed(fact.error("no adapter runs `\(fact.kind)`"))
      return
    }
    switch (fact.run(by: adapter), row) {
    case (.right, let row?) where row.id != nil:
      self = .failed(fact.error("it comes out right; delete its row at \(row.location)"))
    case (.right, _): self = .right
    case (.wrong, let row?): self = Verdict(row)
    case (.broken, let row?) where row.verdict == .notOurs: self = .notOurs
    case (.wrong(let message), nil), (.broken(let message), _): self = .failed(message)
    }
  }

  private init(_ row: Difference) { self = row.verdict == .notOurs ? .notOurs : .onPurpose }
}
