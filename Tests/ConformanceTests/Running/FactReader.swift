import LayoutPolicies
import PolicyYAML

/// Reads a file of facts: what is malformed is an error with its place, and no fact.
final class FactReader: StrictReading {
  private static let required = ["id", "system", "kind", "input", "expected"]
  private static let optional = [
    "source", "derived", "superseded", "tolerance", "symbolic", "note",
  ]

  /// The facts of the file. `ids` are those read before, none of which may come again.
  func facts(_ ids: inout [String: SourceLocation]) -> [Fact] {
    guard let root = root(),
      let fields = fields(root, "the file", required: ["version", "cases"]),
      let version = fields["version"], let cases = fields["cases"]
    else { return [] }
    if version.text != "1" { error("`version` must be `1`", at: version) }
    return (items(cases, "`cases`") ?? []).compactMap { fact($0, &ids) }
  }

  private func fact(_ node: YAMLNode, _ ids: inout [String: SourceLocation]) -> Fact? {
    let before = findings.count
    let id = node.pairs?.first { $0.key.text == "id" }?.value.text
    let what = id.map { "the case `\($0)`" } ?? "a case"
    guard
      let fields = fields(node, what, required: Self.required, optional: Self.optional),
      let id = fields["id"].flatMap({ text($0, "`id` of \(what)") }),
      let system = fields["system"].flatMap({ text($0, "`system` of \(what)") }),
      let kind = fields["kind"].flatMap({ self.kind($0, what) }),
      let input = fields["input"], let expected = fields["expected"]
    else { return nil }
    if let first = ids[id] { error("the id `\(id)` is given twice; first at \(first)", at: node) }
    if input.pairs == nil { error("`input` of \(what) must be a mapping", at: input) }
    if expected.pairs?.isEmpty ?? true {
      error("`expected` of \(what) must be a mapping that is not empty", at: expected)
    }
    for pair in expected.pairs ?? [] where pair.value.pairs?.isEmpty == true {
      error("`expected` of \(what) says nothing in `\(pair.key.text ?? "")`", at: pair.value)
    }
    let tolerance = fields["tolerance"].map { number($0, "`tolerance` of \(what)") ?? -1 }
    if let tolerance, !(0...1).contains(tolerance), let node = fields["tolerance"],
      node.number != nil
    {
      error("`tolerance` of \(what) must lie between 0 and 1", at: node)
    }
    let flags = ["derived", "superseded", "symbolic"].map { key in
      fields[key].map { boolean($0, "`\(key)` of \(what)") ?? false } ?? false
    }
    if let note = fields["note"] { _ = text(note, "`note` of \(what)") }
    checkSource(fields["source"], what)
    guard findings.count == before else { return nil }
    ids[id] = text.location(node.mark)
    return Fact(
      id: id, system: system, kind: kind, tolerance: tolerance ?? 0.01, isSuperseded: flags[1],
      input: input, expected: expected, mark: node.mark, text: text)
  }

  private func kind(_ node: YAMLNode, _ what: String) -> String? {
    guard let kind = text(node, "`kind` of \(what)") else { return nil }
    guard Kinds.all.contains(kind) else {
      let help = Suggestion.help(for: kind, among: Kinds.all)
      error("\(what) is of the unknown kind `\(kind)`", at: node, help: help)
      return nil
    }
    return kind
  }

  private func checkSource(_ node: YAMLNode?, _ what: String) {
    let keys = ["repo", "path", "commit"]
    guard let node, let fields = fields(node, "`source` of \(what)", required: keys) else { return }
    for key in keys { _ = fields[key].map { text($0, "`\(key)` in `source` of \(what)") } }
  }
}
