import LayoutPolicies
import PolicyTesting
import Testing

@testable import HingeAware

@Test("Keeps the laws of deciding")
func laws() throws {
  let breaches = try PolicyLaw.breaches(of: HingeAware(["least": 200, "flat-from": 720]))
  #expect(breaches.isEmpty, "\(breaches)")
}

@Test("Refuses arguments that make no sense", arguments: ["least", "flat-from"])
func arguments(name: String) {
  var arguments: NamedValues = ["least": 200, "flat-from": 720]
  arguments[name] = -1
  #expect(throws: PolicyError.self) { try HingeAware(arguments) }
}
