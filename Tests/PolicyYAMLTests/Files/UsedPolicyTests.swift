import LayoutPolicies
import PolicyYAML
import Testing

@Suite struct UsedPolicyTests {
  /// What is found in a folder of files, with the paths seen from there.
  private func findings(_ files: [String: String], limits: YAMLLimits = YAMLLimits()) throws
    -> [String]
  {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write("\(name).yaml", "version: 1\n" + text) }
    let found = PolicyFiles([folder.path])
    var loader = PolicyLoader(files: found, limits: limits)
    let loaded = found.policies.compactMap { loader.load($0.path) }
    #expect((loaded.count == found.policies.count) == loader.findings.isEmpty)
    return loader.findings.map { finding in
      folder.relative(finding.location.map { "\($0): " } ?? "") + finding.message
    }
  }

  private static let rest = "otherwise: { layout: { style: stack } }\n"

  @Test("policies use each other up to 64 deep")
  func depth() throws {
    func chain(_ count: Int) -> [String: String] {
      var files: [String: String] = ["p\(100 + count)": Self.rest]
      for place in 0..<count { files["p\(100 + place)"] = "otherwise: { use: p\(101 + place) }\n" }
      return files
    }
    #expect(try findings(chain(63)) == [])
    let found = try findings(chain(70))
    #expect(found == ["p163.yaml:2:19: policies use each other more than 64 deep"])
  }

  @Test("rules that multiply through `use` are refused before they take memory")
  func diamonds() throws {
    var files = ["p140": Self.rest]
    for place in 100..<140 {
      let use = "use: p\(place + 1)"
      files["p\(place)"] =
        "rules:\n  - { name: a, when: { device: pad }, \(use) }\n"
        + "  - { name: b, when: { device: tv }, \(use) }\n" + Self.rest
    }
    var limits = YAMLLimits()
    limits.rules = 1000
    #expect(
      try findings(files, limits: limits) == [
        "p131.yaml:1:1: the policy has more than 1000 rules, with those of the policies it uses"
      ])
    #expect(limits.links == 400_000)
    limits.links = 2000
    #expect(
      try findings(files, limits: limits) == [
        "p132.yaml:1:1: the ways through the policies it uses lead by more than 2000 rules"
      ])
  }

  @Test("as many names are declared as the limit says")
  func declarationLimit() throws {
    var limits = YAMLLimits()
    #expect(limits.declarations == 1_000)
    limits.declarations = 5
    func names(_ count: Int) -> String { (0..<count).map { "n\($0)" }.joined(separator: ", ") }
    func policy(_ count: Int, _ declared: (String) -> String) throws -> [String] {
      try findings(["many": declared(names(count)) + Self.rest], limits: limits)
    }
    let declared: [(String) -> String] = [
      { "inputs: { a: { of: [\($0)] } }\n" },
      { names in
        "outputs: { \(names.replacing(",", with: ": { of: [a] },")): { of: [a] } }\n"
      },
      { names in
        "breakpoints: { width: { \(names.replacing(",", with: ": 1...,")): 1... } }\n"
      },
    ]
    for (index, text) in declared.enumerated() {
      #expect(try policy(5, text) == [], "\(index)")
      #expect(try policy(6, text).count == 1, "\(index)")
      #expect(try policy(6, text)[0].hasSuffix("holds 6 names, more than 5"), "\(index)")
    }
  }

  @Test("as many rules are read as the limit says")
  func ruleLimit() throws {
    var limits = YAMLLimits()
    #expect(limits.rules == 200_000)
    limits.rules = 50
    func policy(_ count: Int) -> [String: String] {
      let rules = (0..<count).map {
        "  - { name: r\($0), when: { width: \($0)... }, use: stack }\n"
      }
      return ["many": "rules:\n" + rules.joined() + Self.rest]
    }
    #expect(try findings(policy(50), limits: limits) == [])
    #expect(
      try findings(policy(51), limits: limits) == [
        "many.yaml:3:3: `rules` holds more than 50 rules"
      ])
    var files = policy(30)
    files["user"] =
      "rules:\n  - { name: a, when: { device: tv }, use: many }\n"
      + "  - { name: b, when: { device: car }, use: many }\n" + Self.rest
    #expect(
      try findings(files, limits: limits) == [
        "user.yaml:1:1: the policy has more than 50 rules, with those of the policies it uses"
      ])
  }
}
