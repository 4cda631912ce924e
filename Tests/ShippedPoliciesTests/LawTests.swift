import LayoutPolicies
import PolicyTesting
import PolicyYAML
import Testing

@Test(
  "A shipped policy keeps the laws of deciding, and decides alike as embedded text",
  arguments: Library.names)
func laws(name: String) throws {
  let policy = try #require(Library.load(name).policy).policy
  let text = try policy.embeddedText()
  let embedded = try RuleSet(embeddedText: Array(text.utf8))
  #expect(try embedded.embeddedText() == text)
  // Two policies made alike have to decide alike: the first is the file's, its twin the text's.
  var twins = [embedded, policy]
  let breaches = PolicyLaw.breaches(of: twins.removeLast())
  #expect(breaches.isEmpty, "\(breaches)")
}
