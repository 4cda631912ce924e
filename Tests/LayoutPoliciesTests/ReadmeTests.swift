import LayoutPolicies
import Testing

/// The Swift code of the README, as it stands there.
@Suite("The README")
struct ReadmeTests {
  @Test("asks the registry in one plain call")
  func plainCall() throws {
    let registry = PolicyRegistry()
    let layout = try registry.layout(
      named: "fixed-width", device: .pad, orientation: .portrait,
      size: Size(width: 820, height: 1180))
    #expect(
      "\(layout.style.rawValue) \(layout.display.rawValue)" == "double-column one-beside-secondary")
    #expect(layout.sidebar == .exact(350))
  }

  @Test("fits a layout, and keeps what the person did")
  func fitting() throws {
    let window = LayoutContext(device: .pad, size: Size(width: 1180, height: 820))
    var memory = PolicyMemory()
    let decision = DoubleColumn().decide(in: window, memory: &memory)
    let fitted = try #require(decision.layout.fitted(to: window, choices: memory.choices))
    #expect(fitted.panes.map { $0.pane } == [.sidebar, .detail])
    #expect(fitted.notes.isEmpty)
    memory.choices.hide(.sidebar, in: fitted)
    let now = try #require(decision.layout.fitted(to: window, choices: memory.choices))
    #expect(now.panes.map { $0.pane } == [.detail])
  }

  @Test("writes a policy in Swift that reads like its YAML, and remembers")
  func reader() {
    let reader = RuleSet("reader", hysteresis: 16) {
      Rule(
        "first portrait", when: .device(.pad) && .shape(.tall) && .widthClass(.regular),
        once: "sidebar-tip", layout: .doubleColumn(display: .oneOverSecondary, tip: "sidebar-tip"))
      Rule("roomy", when: .width(840...) && .height(480...), layout: .doubleColumn())
      Otherwise(use: PadOnly())
    }
    var memory = PolicyMemory()
    func rule(_ width: Double, _ height: Double) -> String? {
      let context = LayoutContext(device: .pad, size: Size(width: width, height: height))
      return reader.decide(in: context, memory: &memory).rule
    }
    #expect(rule(820, 1180) == "first portrait")
    #expect(rule(1180, 820) == "roomy")
    #expect(rule(830, 820) == "roomy", "10 points below 840, within the hysteresis of 16")
    #expect(rule(820, 1180) == "otherwise", "the tip is spent")
    #expect(memory.spent == ["sidebar-tip"])
  }
}
