import LayoutPolicies
import RandomPolicies
import Testing

@Suite("A registry")
struct RegistryTests {
  @Test("knows the built-in policies and decides by name")
  func plainCall() throws {
    let registry = PolicyRegistry()
    #expect(registry.names == ["stack", "double-column", "pad-only", "tip-once", "fixed-width"])
    let size = Size(width: 820, height: 1180)
    let layout = try registry.layout(
      named: "fixed-width", device: .pad, orientation: .portrait, size: size)
    #expect(layout.sidebar == .exact(350))
    let tips = try (0..<2).map { _ in
      try registry.layout(named: "tip-once", device: .pad, size: size).tip
    }
    #expect(tips == ["sidebar", "sidebar"], "the plain call remembers nothing")
  }

  @Test("takes policies of one's own, by value")
  func registers() throws {
    var registry = PolicyRegistry()
    let other = registry
    try registry.register(RuleSet("mine", summary: "Own.") { Otherwise(.tripleColumn()) })
    try registry.register(ByHand(), summary: "Code.")
    #expect(try registry.layout(named: "mine").style == .tripleColumn)
    #expect(try registry.template(named: "mine").summary == "Own.")
    #expect(try registry.policy(named: "by-hand").rules == nil)
    #expect(!other.names.contains("mine"))
  }

  struct Refusal: Sendable {
    let policy: RuleSet
    let kind: PolicyError.Kind
    let message: String
    let help: String?
  }

  @Test(
    "refuses names that are taken or are none, and rules that contradict each other",
    arguments: [
      Refusal(
        policy: RuleSet("stack") { Otherwise(.stack()) }, kind: .duplicateName,
        message: "two policies are named `stack`: a built-in one and one in code",
        help: "rename one of them"),
      Refusal(
        policy: RuleSet("My Reader") { Otherwise(.stack()) }, kind: .invalidRules,
        message: "`My Reader`: `My Reader` is not a name for a policy",
        help: "write lowercase letters, digits and hyphens, such as `my-reader`"),
      Refusal(
        policy: RuleSet("outer") {
          Otherwise(
            use: RuleSet("inner") {
              Rule("none", layout: .stack())
              Otherwise(.stack())
            })
        }, kind: .invalidRules, message: "`inner`: a rule cannot be named `none`",
        help: "answers use that word for something else"),
    ])
  func refuses(refusal: Refusal) throws {
    var registry = PolicyRegistry()
    let error = try #require(throws: PolicyError.self) { try registry.register(refusal.policy) }
    #expect(error == PolicyError(refusal.kind, refusal.message, help: refusal.help))
    #expect(registry.names == PolicyRegistry().names)
  }

  @Test("says what is no name for a template")
  func templateNames() throws {
    var registry = PolicyRegistry()
    let template = PolicyTemplate(name: "!", summary: "", origin: .file("a/!.yaml")) {
      _ throws(PolicyError) in AnyPolicy(Stack())
    }
    let error = try #require(throws: PolicyError.self) { try registry.register(template) }
    #expect(error.message == "`!` is not a name for a policy")
    #expect(error.help == "write lowercase letters, digits and hyphens")
  }

  @Test(
    "refuses arguments that a policy cannot take",
    arguments: [
      (
        "fixed-width", ["landscap": .number(3)], PolicyError.Kind.unknownParameter,
        "`fixed-width` has no parameter `landscap`", "did you mean `landscape`?"
      ),
      (
        "stack", ["tall": .text("automatic")], .unknownParameter,
        "`stack` has no parameter `tall`", "it takes none"
      ),
      (
        "fixed-width", ["portrait": .text("wide")], .invalidArgument,
        "`portrait` of `fixed-width` cannot be `wide`", "it takes: number"
      ),
      (
        "fixed-width", ["portrait": .number(0)], .invalidArgument,
        "`portrait` of `fixed-width` cannot be `0`", "write a number of points, 1 or more"
      ),
      (
        "double-column", ["tall": .text("two-over-secondary")], .invalidArgument,
        "`tall` of `double-column` cannot be `two-over-secondary`",
        "it takes: automatic | secondary-only | one-beside-secondary | one-over-secondary"
      ),
      (
        "pad-only", ["devices": .text("pad,")], .invalidArgument,
        "`devices` of `pad-only` cannot be `pad,`",
        "it takes: some of phone, pad, mac, tv, watch, vision, car, desktop"
      ),
      (
        "tip-once", ["tip": .text("My Tip")], .invalidArgument,
        "`tip` of `tip-once` is not a name",
        "write lowercase letters, digits and hyphens, such as `sidebar-tip`"
      ),
    ] as [(String, NamedValues, PolicyError.Kind, String, String)])
  func arguments(
    name: String, values: NamedValues, kind: PolicyError.Kind, message: String, help: String
  ) throws {
    let error = try #require(throws: PolicyError.self) {
      try PolicyRegistry().policy(named: name, with: values)
    }
    #expect(
      error
        == PolicyError(
          kind, message, help: help, parameter: kind == .invalidArgument ? values.names[0] : nil)
    )
    #expect(error.description == "\(message) (\(help))")
  }

  @Test(
    "refuses templates whose parameters make no sense",
    arguments: [
      (
        [ValueDeclaration("a", .number, default: 1), ValueDeclaration("a", .text, default: "b")],
        "parameter `a` of `mine` is declared twice"
      ),
      (
        [ValueDeclaration("Bad Name", .number, default: 1)],
        "`Bad Name` is not a name for a parameter"
      ),
      ([ValueDeclaration("a", .number)], "parameter `a` of `mine` has no default"),
      (
        [ValueDeclaration("a", .number, default: "one")],
        "the default of parameter `a` of `mine` cannot be `one`"
      ),
    ])
  func parameters(parameters: [ValueDeclaration], message: String) {
    var registry = PolicyRegistry()
    let template = PolicyTemplate(name: "mine", summary: "", parameters: parameters) {
      _ throws(PolicyError) in Stack()
    }
    let error = #expect(throws: PolicyError.self) { try registry.register(template) }
    #expect(error?.message == message)
    #expect(registry.names == PolicyRegistry().names)
  }

  @Test("refuses a policy whose rules have another name")
  func namesakes() {
    struct Outer: RuleBasedPolicy {
      let ruleSet = RuleSet("inner") { Otherwise(.stack()) }
      var name: String { "outer" }
    }
    var registry = PolicyRegistry()
    #expect(throws: PolicyError.self) { try registry.register(Outer()) }
  }
}
