import Foundation
import LayoutPolicies
import PolicyPlugins

/// `faults.c`, compiled, in a worker.
enum FaultyPlugin {
  /// Windows of this width make its policies go wrong.
  static let faultyWidth = 777.0
  /// Long enough for a machine that has other things to do.
  static let patience = TimeLimits(
    loading: .seconds(60), making: .seconds(60), deciding: .seconds(60))

  private static let library = Result { try Library.compiled("faults") }

  /// The plug-in; `deed` is what it does as it is loaded.
  static func load(
    doing deed: String? = nil, limits: TimeLimits = patience, in executable: String? = nil
  ) throws -> PolicyPlugin {
    let path = try deed.map { try Library.compiled("faults", ["AT_START=do_\($0)"]) }
    let library = try path ?? library.get()
    let executable = try executable ?? quietWorker.get()
    return try PolicyPlugin(
      path: library, isolation: .childProcess(of: executable, limits: limits))
  }

  /// One of its policies.
  static func policy(_ name: String, limits: TimeLimits = patience) throws -> AnyPolicy {
    try load(limits: limits).policy(name)
  }

  /// The worker without the noise that plug-ins make.
  ///
  /// A process of its own writes it: a child that another thread starts meanwhile would hold
  /// what this process has open for writing, and such a file cannot be executed.
  private static let quietWorker = Result {
    let path = Library.folder.appending(path: "worker").path
    let writer = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", #"printf '%s\n' "$1" >"$0" && chmod 700 "$0""#, path, script])
    writer.waitUntilExit()
    return path
  }

  private static let script = "#!/bin/sh\nexec '\(worker)' \"$@\" 2>/dev/null"

  /// The `layout-policy` that is built with the tests.
  static let worker =
    folder(of: Bundle.allBundles.map { $0.bundlePath } + CommandLine.arguments)
    + "/layout-policy"

  private static func folder(of candidates: [String]) -> String {
    let bundle = candidates.first { $0.contains(".xctest") } ?? ""
    let end = bundle.range(of: ".xctest")?.lowerBound ?? bundle.endIndex
    return (String(bundle[..<end]) as NSString).deletingLastPathComponent
  }
}

extension PolicyPlugin {
  /// The policy of a name.
  func policy(_ name: String) throws -> AnyPolicy {
    var registry = PolicyRegistry()
    try registry.register(contentsOf: self)
    return try registry.policy(named: name)
  }
}

extension AnyPolicy {
  /// The style that it answers about a window of that width, or what it says in place of that,
  /// after the names of plug-in and policy.
  func answer(_ width: Double) -> String {
    var memory = PolicyMemory()
    let context = LayoutContext(size: Size(width: width, height: 600))
    return decide(in: context, memory: &memory).text
  }
}

extension LayoutDecision {
  /// The style, or what went wrong.
  var text: String {
    guard let failure else { return layout.style.rawValue }
    return failure.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  }
}
