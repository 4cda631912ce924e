import Foundation
import LayoutPolicies
import PolicyPlugins
import Testing

@Suite("Plug-ins in a process of their own")
struct WorkerTests {
  private static let short = Duration.milliseconds(400)

  @Test(
    "what goes wrong in a decision costs that decision",
    arguments: [
      ("null", "it crashed with SIGSEGV (a bad memory access)"),
      ("abort", "it crashed with SIGABRT (it gave up)"),
      ("illegal", nil),
      ("overflow", "it crashed with SIGSEGV (a bad memory access)"),
      ("exit0", "it ended with status 0 before it answered"),
      ("exit3", "it ended with status 3 before it answered"),
      ("hang", "it did not answer within 400 ms"),
      ("scribble", "it sent something that is no answer"),
      ("cut", nil),
      ("fork", "it crashed with SIGSEGV (a bad memory access)"),
      ("print", "double-column"),
      ("close", "double-column"),
      ("thread", "double-column"),
    ])
  func deciding(name: String, said: String?) throws {
    var limits = FaultyPlugin.patience
    if ["hang", "fork"].contains(name) { limits.deciding = Self.short }
    let policy = try FaultyPlugin.policy(name, limits: limits)
    for _ in 1...3 {
      #expect(policy.answer(500) == "stack")
      let answer = policy.answer(FaultyPlugin.faultyWidth)
      // Other processors trap in other ways, and who cuts the way to the host may be seen to end.
      if let said { #expect(answer == said) } else { #expect(answer.hasPrefix("it ")) }
      #expect(policy.answer(900) == "double-column")
    }
  }

  @Test("the failure names plug-in, path and policy")
  func names() throws {
    let plugin = try FaultyPlugin.load()
    var memory = PolicyMemory()
    let context = LayoutContext(size: Size(width: FaultyPlugin.faultyWidth, height: 600))
    let decision = try plugin.policy("null").decide(in: context, memory: &memory)
    #expect(decision.failure?.kind == .plugin)
    #expect(
      decision.failure?.message == """
        plug-in `faults` (`\(plugin.path)`) fails in `null`: it crashed with SIGSEGV (a bad memory \
        access)
        """)
    #expect(memory == PolicyMemory())
  }

  @Test(
    "what goes wrong as a policy is made is an error, and other policies work",
    arguments: [
      ("make-null", "it crashed with SIGSEGV (a bad memory access) as it was made"),
      ("make-abort", "it crashed with SIGABRT (it gave up) as it was made"),
      ("make-exit0", "it ended with status 0 before it answered as it was made"),
      ("make-exit3", "it ended with status 3 before it answered as it was made"),
      ("make-hang", "it did not answer within 400 ms as it was made"),
      ("make-print", nil),
      ("make-close", nil),
    ])
  func making(name: String, error: String?) throws {
    var limits = FaultyPlugin.patience
    if name == "make-hang" { limits.making = Self.short }
    let plugin = try FaultyPlugin.load(limits: limits)
    let before = try plugin.policy("thread")
    if let error {
      let thrown = #expect(throws: PolicyError.self) { try plugin.policy(name) }
      #expect(
        thrown?.message == "plug-in `faults` (`\(plugin.path)`) fails in `\(name)`: \(error)")
    } else {
      #expect(try plugin.policy(name).answer(900) == "double-column")
    }
    #expect(before.answer(900) == "double-column")
    #expect(try plugin.policy("print").answer(500) == "stack")
  }

  @Test(
    "what goes wrong as a library is loaded is an error",
    arguments: [
      ("null", "crashed with SIGSEGV (a bad memory access) as it was loaded"),
      ("exit0", "ended with status 0 before it answered as it was loaded"),
      ("exit3", "ended with status 3 before it answered as it was loaded"),
      ("hang", "did not answer within 400 ms as it was loaded"),
      ("scribble", "sent something that is no answer as it was loaded"),
      ("print", nil), ("close", nil), ("thread", nil),
    ])
  func loading(deed: String, error: String?) throws {
    var limits = FaultyPlugin.patience
    if deed == "hang" { limits.loading = Self.short }
    guard let error else {
      let plugin = try FaultyPlugin.load(doing: deed, limits: limits)
      #expect(try plugin.policy("null").answer(900) == "double-column")
      return
    }
    let thrown = #expect(throws: PolicyError.self) {
      try FaultyPlugin.load(doing: deed, limits: limits)
    }
    #expect(thrown?.message.hasSuffix(".so` \(error)") == true, "\(thrown?.message ?? "")")
  }

  @Test(
    "an executable that is no worker is an error",
    arguments: [
      ("/nowhere/to/be/found", "cannot start `/nowhere/to/be/found`: no such file or directory"),
      ("/dev/null", "cannot start `/dev/null`: permission denied"),
      ("/usr/bin/true", "ended with status 0 before it answered as it was loaded"),
      ("/usr/bin/false", "ended with status 1 before it answered as it was loaded"),
    ])
  func executables(path: String, error: String) throws {
    let thrown = #expect(throws: PolicyError.self) { try FaultyPlugin.load(in: path) }
    #expect(thrown?.message.hasSuffix(error) == true, "\(thrown?.message ?? "")")
  }

  @Test("a plug-in that fails again and again is not asked any more")
  func givingUp() throws {
    let policy = try FaultyPlugin.policy("null")
    let answers = (1...30).map { _ in policy.answer(FaultyPlugin.faultyWidth) }
    let crash = "crashed with SIGSEGV (a bad memory access)"
    #expect(answers[..<20].allSatisfy { $0 == "it \(crash)" })
    let end = "it is not asked any more, after 20 faults; the last time it \(crash)"
    #expect(answers[20...].allSatisfy { $0 == end })
    #expect(policy.answer(900) == end)
  }

  @Test("threads may share a plug-in that fails")
  func threads() throws {
    let policy = try FaultyPlugin.policy("exit3")
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let isFaulty = index % 50 == 0
      let answer = policy.answer(isFaulty ? FaultyPlugin.faultyWidth : 900)
      #expect(answer == (isFaulty ? "it ended with status 3 before it answered" : "double-column"))
    }
  }

  @Test("replaced workers leave no process and no descriptor behind")
  func leftovers() throws {
    let before = Leftovers()
    for _ in 1...8 {
      let policy = try FaultyPlugin.policy("exit3")
      for _ in 1...13 {
        #expect(policy.answer(FaultyPlugin.faultyWidth) != "stack")
      }
    }
    // Other tests run at the same time, and come and go.
    let after = Leftovers()
    #expect(after.descriptors < before.descriptors + 50)
    #expect(after.children < before.children + 50)
  }
}

/// What this process holds.
private struct Leftovers {
  /// Open descriptors.
  let descriptors = (0..<Int32(4096)).count { fcntl($0, F_GETFD) >= 0 }
  /// Processes that it started, also those that ended and nobody asked about; 0 where nobody
  /// says.
  let children = {
    let path = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return threads.reduce(0) { sum, thread in
      let list = try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)
      return sum + (list?.split(separator: " ").count ?? 0)
    }
  }()
}
