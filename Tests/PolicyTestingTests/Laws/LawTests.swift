import LayoutPolicies
import PolicyTesting
import Testing

@Suite("The laws of deciding")
struct LawTests {
  @Test("are kept by every built-in policy", arguments: PolicyTemplate.builtIn.map { $0.name })
  func builtIn(name: String) throws {
    let breaches = try PolicyLaw.breaches(of: PolicyRegistry().policy(named: name))
    #expect(breaches.isEmpty, "\(breaches)")
  }

  @Test("are kept by sound policies that are code, used or wrapped", arguments: GoodPolicy.all)
  func good(policy: GoodPolicy) {
    let breaches = policy.breaches()
    #expect(breaches.isEmpty, "\(breaches)")
  }

  @Test("are each missed by a policy that breaks it, and no other is", arguments: BadPolicy.all)
  func bad(policy: BadPolicy) throws {
    let breaches = policy.breaches()
    #expect(Set(breaches.map { $0.law }) == [policy.law], "\(breaches)")
    #expect(breaches.count <= 10)
    let first = try #require(breaches.first)
    #expect(first.second.contains(policy.words), "\(first)")
  }

  @Test("are all broken by some policy of the table")
  func complete() {
    #expect(Set(BadPolicy.all.map { $0.law }) == Set(PolicyLaw.allCases))
  }

  @Test("are seen broken in the context and memory of the breach")
  func reproduction() throws {
    let policy = Code { _, memory in
      memory.isSpent("greeting") ? .stack() : .doubleColumn(tip: "greeting")
    } once: { _, _ in
      "greeting"
    }
    let breach = try #require(PolicyLaw.breaches(of: policy).first)
    #expect(breach.law == .once)
    var memory = breach.memory
    let decision = policy.decide(in: breach.context, memory: &memory)
    #expect(breach.memory.isSpent("greeting") && decision.chain.first?.onceKey == "greeting")
    #expect(breach.first.hasPrefix("\(decision)"))
  }

  @Test("are reported in words, each time the same")
  func words() throws {
    let policy = Code { context, _ in
      context.width == nil && context.folds == nil ? .stack(spacing: -1) : .stack()
    }
    let breaches = (0..<2).map { _ in PolicyLaw.breaches(of: policy, seed: 7).map { "\($0)" } }
    #expect(breaches[0] == breaches[1])
    #expect(
      breaches[0] == [
        """
        sound: a decision begins with the policy's name and says what a layout can say
          context  {}
          memory   { spent: [], showing: [] }
          first    code: { style: stack, tabs: none, spacing: -1 }, memory: { spent: [], \
        showing: [], last: [code] }
          but      `spacing` of -1 is not a length
          seed     7

        """
      ])
  }

  @Test("are asked about with the inputs that code looks at")
  func inputs() {
    let policy = Code { context, _ in
      context.inputs["mood"] == "bad" ? .stack(spacing: -1) : .stack()
    }
    #expect(PolicyLaw.breaches(of: policy).isEmpty)
    let mood = ValueDeclaration("mood", .choice(["good", "bad"]))
    #expect(PolicyLaw.breaches(of: policy, inputs: [mood]).map { $0.law } == [.sound])
  }

  @Test("are tried without random contexts too", arguments: [0, -1])
  func counts(randomContexts: Int) {
    #expect(PolicyLaw.breaches(of: TipOnce(), randomContexts: randomContexts).isEmpty)
  }
}
