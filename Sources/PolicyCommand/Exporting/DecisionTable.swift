import LayoutPolicies
import PolicyAnalysis
import PolicyYAML

/// A policy as a table: each row names contexts, no two rows the same, and what is decided there.
struct DecisionTable {
  /// How many rows there may be.
  static let mostRows = 10_000

  private let inputs: [InputCells]
  private let rows: [(box: Box, decision: LayoutDecision)]

  /// Finds the rows. Contexts that cannot be, or that the policy assumes away, are in none.
  ///
  /// - Throws: ``PolicyError`` if some of it is code, or if it is too large.
  init(_ policy: RuleSet) throws(PolicyError) {
    var (space, map) = try policy.decisionMap()
    let root: Vertex
    do throws(DiagramLimit) {
      root = try space.within(space.builder.mapped(map.root) { $0 + 1 })
    } catch { throw Self.tooLarge }
    inputs = space.builder.space.levels
    let found = Boxes(
      of: root, in: space.builder, domain: Domain(space.builder.space), limit: Self.mostRows
    ) { $0 > 0 }
    guard !found.isCut else { throw Self.tooLarge }
    rows = found.boxes.map { ($0, map.decisions[$0.result - 1]) }
  }

  private static var tooLarge: PolicyError {
    PolicyError(
      .tooLarge, "its table would have more than \(mostRows) rows",
      help: "export SQL, which grows with the rules alone")
  }

  /// The table as comma-separated values: a column for each input that matters, where an empty
  /// cell stands for any value, then what is decided.
  var csv: String {
    let levels = inputs.indices.filter { level in rows.contains { $0.box.cells[level] != nil } }
    let keys = LayoutKey.allCases.filter { key in
      rows.contains { key.isTaken(by: $0.decision.layout.style) }
    }
    let header = levels.map { inputs[$0].title } + ["rule", "also"] + keys.map { $0.rawValue }
    let lines = rows.map { box, decision in
      let cells = levels.map { level in
        inputs[level].tableText(of: box.cells[level] ?? [])
      }
      let layout = decision.layout
      let answers = keys.map { key in
        key.isTaken(by: layout.style) ? layout.plain(key)?.asYAML ?? "" : ""
      }
      return CSV.line(cells + [decision.ruleText, decision.alsoText] + answers)
    }
    return CSV.line(header) + lines.joined()
  }
}
