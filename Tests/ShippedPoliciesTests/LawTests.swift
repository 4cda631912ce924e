import PolicyTesting
import PolicyYAML
import Testing

@Test("A shipped policy keeps the laws of deciding", arguments: Library.names)
func laws(name: String) throws {
  let policy = try #require(Library.load(name).policy).policy
  let breaches = PolicyLaw.breaches(of: policy)
  #expect(breaches.isEmpty, "\(breaches)")
}
