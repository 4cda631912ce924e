public import LayoutPolicies
public import PolicyYAML

extension PolicyTestCase {
  /// All tests of the policies in YAML files: those named, and all `.yaml` and `.yml` files below
  /// the folders named. A policy states tests itself, or a file beside it, `x.test.yaml`, does; a
  /// scenario, `x.scenario.yaml`, names the policy that lays it out. One that expects nothing is
  /// no test.
  ///
  /// - Parameters:
  ///   - paths: Files and folders. Relative ones start from the working directory, which is not
  ///     everywhere the package's; `#filePath` tells where a source file stands.
  ///   - registry: The policies that those in files may use; a file of tests and a scenario may be
  ///     about one of them, too.
  /// - Returns: The tests, policy by policy in byte order of their paths, then the scenarios.
  /// - Throws: `PolicyReadingError` with everything that is wrong, and where there are no tests,
  ///   which would otherwise pass.
  public static func all(
    inFiles paths: [String], registry: PolicyRegistry = PolicyRegistry()
  ) throws(PolicyReadingError) -> [PolicyTestCase] {
    var loader = PolicyLoader(
      files: PolicyFiles(paths), registry: registry, model: .navigation)
    let files = loader.files
    var problems = files.problems.map { $0.diagnostic } + loader.orphanedTests
    var cases: [PolicyTestCase] = []
    func add(_ tests: [PolicyTest], of policy: AnyPolicy) {
      cases += tests.map { PolicyTestCase($0, of: policy) }
    }
    var own: Set<String> = []
    for file in files.policies where own.insert(file.name).inserted {
      do throws(PolicyError) {
        guard try loader.template(named: file.name) != nil, let loaded = loader.load(file.path)
        else { continue }
        add(
          loaded.tests + loader.loadTests(about: AnyPolicy(loaded.policy), beside: file.path),
          of: AnyPolicy(loaded.policy))
      } catch {
        problems.append(error.diagnostic)
      }
    }
    for template in registry.templates where !own.contains(template.name) {
      guard files.tests.contains(where: { $0.name == template.name }) else { continue }
      do throws(PolicyError) {
        let policy = try template.make()
        add(loader.loadTests(about: policy, beside: nil), of: policy)
      } catch {
        problems.append(error.diagnostic)
      }
    }
    let scenarios = loader.namedScenarios
    problems += scenarios.findings
    for path in scenarios.paths {
      guard let scenario = loader.loadScenario(path), scenario.test.expectsAnything else {
        continue
      }
      add([scenario.test], of: scenario.policy)
    }
    problems += loader.problems.map { $0.diagnostic }
    if problems.isEmpty, !loader.hasErrors, cases.isEmpty {
      let places = paths.map { $0.inBackticks }.joined(separator: ", ")
      problems.append(
        Diagnostic(.error, "there are no tests in \(places)", help: "write `tests:` into a policy"))
    }
    guard problems.isEmpty, !loader.hasErrors else {
      throw PolicyReadingError(findings: problems + loader.findings)
    }
    return cases
  }
}
