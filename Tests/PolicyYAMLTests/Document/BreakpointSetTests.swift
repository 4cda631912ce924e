import LayoutPolicies
import PolicyYAML
import Testing

@Suite struct BreakpointSetTests {
  @Test(
    "the names of a set are Android's window size classes, lower bounds belonging to them",
    arguments: [
      ("material-1", "width", ["compact", "medium", "expanded"], [600, 840]),
      ("material-1", "height", ["compact", "medium", "expanded"], [480, 900]),
      (
        "material-2", "width", ["compact", "medium", "expanded", "large", "extra-large"],
        [600, 840, 1200, 1600]
      ),
      ("material-2", "height", ["compact", "medium", "expanded"], [480, 900]),
    ] as [(String, String, [String], [Double])])
  func classes(set: String, side: String, names: [String], bounds: [Double]) throws {
    let rules = names.map { "  - { name: \($0), when: { \(side): \($0) }, use: stack }\n" }
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "sized.yaml",
      "version: 1\nbreakpoints: { set: \(set) }\nrules:\n" + rules.reversed().joined()
        + "otherwise: { use: stack }\n")
    var loader = PolicyLoader(files: PolicyFiles([]))
    let policy = try #require(loader.load(file)?.policy)
    func rule(at points: Double) -> String? {
      var memory = PolicyMemory()
      var context = LayoutContext()
      if side == "width" { context.width = points } else { context.height = points }
      return policy.decide(in: context, memory: &memory).rule
    }
    #expect(rule(at: 1) == names.first)
    for (bound, (below, above)) in zip(bounds, zip(names, names.dropFirst())) {
      #expect(rule(at: bound.nextDown) == below)
      #expect(rule(at: bound) == above)
    }
    #expect(rule(at: 100_000) == names.last)
  }
}
