import PolicyCommand
import Testing

/// Scenarios as tests of their policies.
@Suite struct ScenarioReportTests {
  @Test("a scenario is a test of its policy, in every report")
  func reports() throws {
    let bench = try PlayTests.bench()
    let failures =
      "scenario failing   p/scenarios/failing.scenario.yaml:1:1\n"
      + (PlayTests.failures.second + PlayTests.failures.third).indented(by: 2)
    let indented = failures.indented(by: 8)
    let text = try bench.run("test", "--policies", "@/p")
    #expect(text.status == .no)
    #expect(
      text.output == "FAILED  inbox: 2 of 3 tests passed\n\(indented)2 passed, 1 failed\n")
    let tap = try bench.run("test", "inbox", "--policies", "@/p", "--format", "tap")
    #expect(
      tap.lines.filter { $0.contains("ok ") } == [
        "ok 1 - inbox: wide", "not ok 2 - inbox: scenario failing",
        "ok 3 - inbox: scenario reading",
      ])
    #expect(
      tap.output.contains(
        #"{"actual":["a","b"],"at":"p/scenarios/failing.scenario.yaml:5:37","#
          + #""expected":["a","c"],"step":2,"subject":"path","unknown":[]}"#))
    let junit = try bench.run("test", "--policies", "@/p", "--format", "junit")
    #expect(junit.output.contains(#"tests="3" failures="1""#))
    #expect(
      junit.output.contains(
        "not as expected: path, stack detail, outcome, reason, top"))
    let github = try bench.run("test", "--policies", "@/p", "--format", "github")
    #expect(
      github.lines[0].hasPrefix(
        "::error file=p/scenarios/failing.scenario.yaml,line=5,col=37,"
          + "title=inbox%3A scenario failing::step 2: path "))
    let json = try bench.run("test", "--policies", "@/p", "--format", "json")
    #expect(json.output.contains(#""name":"scenario reading","passed":true"#))
  }

  @Test(
    "a run of tests has the scenarios that belong to it",
    arguments: [
      ("--policies @/p", "2 of 3"), ("inbox --policies @/p", "2 of 3"),
      ("@/p/inbox.yaml", "1 of 1"),
      ("@/p/scenarios/reading.scenario.yaml --policies @/p", "1 of 1"),
      (
        "@/p/scenarios/reading.scenario.yaml @/p/scenarios/failing.scenario.yaml --policies @/p",
        "1 of 2"
      ),
      ("inbox @/p/scenarios/reading.scenario.yaml --policies @/p", "2 of 3"),
      ("--policies @/p --filter reading", "1 of 1"),
    ])
  func belonging(words: String, passed: String) throws {
    let run = try PlayTests.bench().run(words: "test " + words)
    #expect(run.output.contains("inbox: \(passed) test"), "\(run.output)\(run.errors)")
  }

  @Test("steps of scenarios reach rules, and coverage counts them")
  func coverage() throws {
    let bench = try PlayTests.bench()
    let run = try bench.run("test", "--policies", "@/p", "--coverage")
    #expect(run.output.contains("coverage 100 %, 4 of 4"), "\(run.output)")
  }
}
