import LayoutPolicies
import Testing

@Suite("Diagrams")
struct DiagramTests {
  private static let title = ValueDeclaration("title", .text)

  @Test(
    "of equal conditions are one vertex, whose branches hold cells each",
    arguments: [
      (
        Condition.input(title, is: "a", "b"),
        Condition.input(title, is: "b") || .input(title, is: "a")
      ),
      (.device(.phone, .pad, .tv), !(.device(.mac, .watch, .vision, .car, .desktop))),
      (.width(600..<840), .width(600...) && !(.width(840...))),
      (.width(...600), !(.width(600...)) || .width(600...600)),
      (.all(.width(600...), .any(.height(1...), .width(600...))), .width(600...)),
      (.open([.sidebar, .detail]), .open([.detail]) || .open([.sidebar])),
    ])
  func canonical(one: Condition, other: Condition) throws {
    var builder = DiagramBuilder(InputSpace([one, other]), limit: 1000)
    let (left, right) = (try builder.vertex(of: one), try builder.vertex(of: other))
    // Where something is unknown the two may differ: then it hangs on what else is asked.
    #expect(try builder.truth(of: left) == builder.truth(of: right))
    var end = 0
    for branch in builder.branches(of: left) {
      #expect(branch.end > end)
      end = Int(branch.end)
    }
  }
}
