public import LayoutPolicies
import SeededRandom

extension PolicyLaw {
  /// Asks a policy in thousands of contexts, each after others, and tells which laws it breaks.
  ///
  /// ```swift
  /// @Test func keepsTheLaws() {
  ///   let breaches = PolicyLaw.breaches(of: Kiosk())
  ///   #expect(breaches.isEmpty, "\(breaches)")
  /// }
  /// ```
  ///
  /// Contexts are every window of every real device, a grid of all kinds of devices, sizes and
  /// classes, odd numbers, and random ones. One memory goes through them, as in an app: now and
  /// then what shows is acknowledged, a key forgotten, another policy asked, the memory stored and
  /// restored. Code is asked as `AnyPolicy` asks it: its decisions are noted in the memory.
  ///
  /// The result is the same each time, with at most ten breaches of each law. A policy that traps
  /// ends the process, and one that looks at a clock or a file is found only if its answer changes
  /// meanwhile. Rules take about a second in a debug build.
  ///
  /// - Parameters:
  ///   - policy: The policy, or an expression that makes it: evaluated twice, since two policies
  ///     made alike have to decide alike.
  ///   - randomContexts: How many random contexts to add to those that are always asked about.
  ///   - seed: What the random contexts are made of.
  ///   - inputs: Inputs to give, besides those that the policy's rules declare. Code cannot declare
  ///     what it looks at.
  public static func breaches<Policy: LayoutPolicy>(
    of policy: @autoclosure () throws -> Policy, randomContexts: Int = 2000, seed: UInt64 = 1,
    inputs: [ValueDeclaration] = []
  ) rethrows -> [LawBreach] {
    var trial = Trial(try policy(), seed: seed)
    var walk = Walk(
      inputs: inputs + (trial.rules?.allInputs ?? []), randomContexts: randomContexts, seed: seed)
    trial.run(&walk, twin: try policy())
    return trial.breaches
  }
}
