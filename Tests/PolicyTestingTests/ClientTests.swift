// As people write it in their own `swift test`, with what is public only.
import PolicyTesting
import Testing

private let policies =
  #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  .joined(separator: "/") + "/policies"

@Test("Policies keep their promises", arguments: try PolicyTestCase.all(inFiles: [policies]))
func promises(test: PolicyTestCase) {
  let run = test.run()
  #expect(run.passed, "\(run)")
}
