import LayoutPolicies
import PolicyTesting
import PolicyYAML
import Testing

@testable import ReaderLayout

/// The folder of the policies, wherever the tests run.
private let policies =
  #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  .joined(separator: "/") + "/Sources/ReaderLayout/Policies"

@Test("Policies keep their promises", arguments: try PolicyTestCase.all(inFiles: [policies]))
func promises(test: PolicyTestCase) {
  let run = test.run()
  #expect(run.passed, "\(run)")
}

@Test("The policy in Swift keeps the laws of deciding")
func laws() {
  let breaches = PolicyLaw.breaches(of: Lectern())
  #expect(breaches.isEmpty, "\(breaches)")
}

@Test("Embedded policies decide as their files do")
func embedding() throws {
  var registry = PolicyRegistry()
  try registry.register(contentsOf: [policies])
  for policy in Policies.all {
    let read = try registry.policy(named: policy.name)
    var memory = PolicyMemory()
    var memoryOfRead = PolicyMemory()
    for device in [DeviceIdiom.phone, .pad, .mac] {
      for width in stride(from: 300.0, through: 1500, by: 100) {
        for height in [400.0, 700, 1100] {
          let context = LayoutContext(device: device, size: Size(width: width, height: height))
          let decision = policy.decide(in: context, memory: &memory)
          let expected = read.decide(in: context, memory: &memoryOfRead)
          #expect(decision.description == expected.description)
        }
      }
    }
    #expect(memory.spent == memoryOfRead.spent)
  }
}
