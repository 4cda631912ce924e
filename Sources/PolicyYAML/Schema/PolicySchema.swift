package import DeviceCatalog
package import LayoutPolicies

/// The JSON schemas (draft-07) of what is written in YAML, for editors. They come from what the
/// reader knows, and refuse what a schema can tell to be wrong; the reader refuses more.
package struct PolicySchema: Sendable {
  /// The kinds of files, each with a schema.
  package enum Kind: String, Sendable, CaseIterable {
    /// A policy.
    case policy
    /// A file `x.test.yaml`.
    case tests
    /// A file `x.scenario.yaml`.
    case scenario
  }

  /// The policies that take parameters, or none.
  let templates: [PolicyTemplate]
  /// The policies in files, which take none.
  let fileNames: [String]
  let catalog: Catalog
  let limits: YAMLLimits
  /// The navigation model of scenarios.
  let model: Scenario.Model

  /// The schemas where there are these policies.
  ///
  /// - Parameters:
  ///   - templates: The policies that `use` may make, with their parameters.
  ///   - fileNames: The names of policies in files.
  package init(
    templates: [PolicyTemplate], fileNames: [String], catalog: Catalog = .standard,
    limits: YAMLLimits = YAMLLimits(), model: Scenario.Model
  ) {
    self.templates = templates
    self.fileNames = fileNames.filter { name in !templates.contains { $0.name == name } }
    self.catalog = catalog
    self.limits = limits
    self.model = model
  }

  /// The schema of a kind of file. Values have the types that the reader wants: numbers and
  /// booleans are plain, all else is text.
  package func plain(_ kind: Kind) -> PlainValue {
    let root = root(kind)
    var parts: [String: PlainValue] = [:]
    var open = Self.parts(in: root.plain)
    while let part = open.popLast() {
      guard parts[part.rawValue] == nil else { continue }
      let schema = schema(of: part).plain
      parts[part.rawValue] = schema
      open += Self.parts(in: schema)
    }
    return
      root
      .with("$schema", .text("http://json-schema.org/draft-07/schema#"))
      .with("definitions", .map(parts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
      .plain
  }

  private func root(_ kind: Kind) -> Schema {
    switch kind {
    case .policy: policyFile.with("title", .text("A layout policy"))
    case .tests: testFile.with("title", .text("Tests of a layout policy"))
    case .scenario: scenarioFile.with("title", .text("A scenario of a layout policy"))
    }
  }

  /// The parts that a schema refers to.
  private static func parts(in schema: PlainValue) -> [SchemaPart] {
    switch schema {
    case .map(let entries):
      entries.flatMap { key, value -> [SchemaPart] in
        guard key == "$ref", case .text(let path) = value else { return parts(in: value) }
        return SchemaPart.allCases.filter { path.hasSuffix("/\($0.rawValue)") }
      }
    case .list(let items): items.flatMap { parts(in: $0) }
    case .number, .boolean, .text: []
    }
  }
}
