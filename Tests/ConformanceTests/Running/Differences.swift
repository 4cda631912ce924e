import Foundation
import LayoutPolicies
import PolicyYAML
import Testing

/// Where the product does not do what a system does, and why.
struct Difference: Sendable, CustomTestStringConvertible {
  enum Verdict: String, Sendable {
    /// The product has no such thing.
    case notOurs = "not ours"
    /// The product answers otherwise, and means to.
    case onPurpose = "different on purpose"
  }

  /// The one fact that the row is about; else it is about all that it describes.
  let id: String?
  let kind: String?
  /// Whether it is about facts that the system's newer source contradicts.
  let isSuperseded: Bool
  let verdict: Verdict
  /// The reason, as a maintainer of that system would accept it.
  let why: String
  let location: LayoutPolicies.SourceLocation

  var testDescription: String { id ?? kind ?? "" }

  func isAbout(_ fact: Fact) -> Bool {
    if let id { return id == fact.id }
    return kind == fact.kind && (!isSuperseded || fact.isSuperseded)
  }
}

/// The table of differences, and what is wrong with it.
struct DifferenceTable: Sendable {
  let rows: [Difference]
  let errors: [String]

  static let standard: DifferenceTable = {
    let file = FactLibrary.folder + "/Differences.yaml"
    return DifferenceTable(
      text: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "", named: file)
  }()

  init(text: String, named name: String) {
    let reader = DifferenceReader(SourceText(name: name, bytes: Array(text.utf8)))
    rows = reader.rows()
    errors = reader.findings.map { $0.rendered }
  }

  /// The row about a fact; one that names it goes first.
  func row(about fact: Fact) -> Difference? {
    rows.first { $0.id == fact.id } ?? rows.first { $0.isAbout(fact) }
  }

  /// The kinds that are not ours as a whole, so that no adapter runs them.
  var kindsNotOurs: [String] {
    rows.filter { $0.verdict == .notOurs && !$0.isSuperseded }.compactMap { $0.kind }
  }
}

/// Reads the table of differences.
private final class DifferenceReader: StrictReading {
  func rows() -> [Difference] {
    guard let root = root(), let fields = fields(root, "the file", required: ["differences"]),
      let rows = fields["differences"].flatMap({ items($0, "`differences`") })
    else { return [] }
    return rows.compactMap { row($0) }
  }

  private func row(_ node: YAMLNode) -> Difference? {
    let optional = ["id", "kind", "superseded"]
    guard
      let fields = fields(node, "a row", required: ["verdict", "why"], optional: optional),
      let words = fields["verdict"].flatMap({ text($0, "`verdict`") }),
      let why = fields["why"].flatMap({ text($0, "`why`") })
    else { return nil }
    guard let verdict = Difference.Verdict(rawValue: words) else {
      error("`verdict` must be `not ours` or `different on purpose`", at: node)
      return nil
    }
    let names = ["id", "kind"].map { key in fields[key].flatMap { text($0, "`\(key)`") } }
    guard (names[0] == nil) != (names[1] == nil) else {
      error("a row has either `id` or `kind`", at: node)
      return nil
    }
    return Difference(
      id: names[0], kind: names[1],
      isSuperseded: fields["superseded"].flatMap { boolean($0, "`superseded`") } ?? false,
      verdict: verdict, why: why, location: text.location(node.mark))
  }
}
