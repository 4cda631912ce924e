import Foundation
import PolicyYAML
import Testing

// With RECORD_FIXTURES=1 the expected texts are written anew; then read what changed.
@Suite struct FixtureTests {
  @Test("nothing is found in what is right", arguments: Fixture.all("accepted"))
  func accepted(_ fixture: Fixture) {
    #expect(fixture.findings == "")
  }

  @Test("errors are said with their place, their line and help", arguments: Fixture.all("refused"))
  func refused(_ fixture: Fixture) throws {
    #expect(fixture.findings.contains("error: "))
    try fixture.compare()
  }

  @Test("what was hardly meant is a warning only", arguments: Fixture.all("doubtful"))
  func doubtful(_ fixture: Fixture) throws {
    #expect(fixture.findings.contains("warning: ") && !fixture.findings.contains("error: "))
    try fixture.compare()
  }
}
