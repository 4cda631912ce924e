import LayoutPolicies
import Testing

@Suite("A condition in words")
struct ConditionTextTests {
  private static let busy = ValueDeclaration("busy", .boolean)
  private static let level = ValueDeclaration("level", .number)

  @Test(
    "is what `when` says",
    arguments: [
      (.always, ""),
      (.device(.pad, .mac), "device: [pad, mac]"),
      (.width(840...) && .height((480.0..<900).sp), "width: 840..., height: 480sp..<900sp"),
      (.width(600...) && .width(..<900), "all: [{ width: 600... }, { width: ..<900 }]"),
      (!.input(busy, is: true), "not: { busy: true }"),
      (.input(level, in: 2...) || .noFold, "any: [{ level: 2... }, { fold: none }]"),
      (.fold(.tabletop), "fold: { axis: horizontal, posture: half-open }"),
      (.open([.sidebar, .detail]), "open: [sidebar, detail]"),
      (.smallerSide((600...).sp), "smaller-side: 600sp..."),
      (.osVersion(OSVersion(17, 10)...), "os-version: 17.10..."),
      (.model("ipad-mini-6"), "model: ipad-mini-6"),
      (.widthClass(.regular) && .shape(.tall), "width-class: regular, shape: tall"),
    ] as [(Condition, String)])
  func plainText(condition: Condition, text: String) {
    #expect(condition.plainText == text)
  }

  @Test("has the leaves that it joins")
  func leaves() {
    let condition = Condition.all(.width(1...), !.any(.noFold, .always), .shape(.tall))
    #expect(condition.leaves.map { $0.plainText } == ["width: 1...", "fold: none", "shape: tall"])
  }
}
