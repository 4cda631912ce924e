import LayoutPolicies
import PolicyTesting
import Testing

/// The policy of the article on testing policies, and what the article shows of it.
private struct Gallery: LayoutPolicy {
  let name = "gallery"

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    let width = (context.width ?? 0) * 0.3
    return LayoutDecision(policy: name, layout: .doubleColumn(sidebar: .exact(.points(width))))
  }
}

private struct MeasuredGallery: LayoutPolicy {
  let name = "gallery"

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    guard let width = context.width, Condition.width(1...).holds(in: context) == true else {
      return LayoutDecision(policy: name, layout: .stack(), unknown: ["width"])
    }
    return LayoutDecision(
      policy: name, layout: .doubleColumn(sidebar: .exact(.points(width * 0.3))))
  }
}

@Test("The article's policy breaks a law as it shows, and keeps all once it is mended")
func article() throws {
  let breaches = PolicyLaw.breaches(of: Gallery())
  #expect(Set(breaches.map { $0.law }) == [.sound])
  let lines = "\(try #require(breaches.first))".split(separator: "\n")
  #expect(
    lines.map { $0.prefix(60) } == [
      "sound: a decision begins with the policy's name and says wha",
      "  context  { width: nan }",
      "  memory   { spent: [], showing: [], last: [gallery] }",
      "  first    gallery: { style: double-column, display: automat",
      "  but      `width` of nan is not a length",
      "  seed     1",
    ])
  let mended = PolicyLaw.breaches(of: MeasuredGallery())
  #expect(mended.isEmpty, "\(mended)")
}
