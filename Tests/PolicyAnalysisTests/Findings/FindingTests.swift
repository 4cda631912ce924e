import LayoutPolicies
import PolicyAnalysis
import Testing

// With RECORD_FIXTURES=1 the expected texts are written anew; then read what changed.
@Suite struct FindingTests {
  @Test("near misses are not found", arguments: Fixture.all("accepted"))
  func accepted(_ fixture: Fixture) {
    #expect(!fixture.findings.contains("warning: "), "\(fixture.findings)")
    #expect(!fixture.findings.contains("error: "))
  }

  @Test("planted faults are found with their witness", arguments: Fixture.all("doubtful"))
  func doubtful(_ fixture: Fixture) throws {
    #expect(!fixture.findings.contains("error: ") && !fixture.findings.isEmpty)
    try fixture.compare()
  }
}
