public import LayoutPolicies

/// Where the code of a plug-in runs.
public struct PluginIsolation: Sendable {
  fileprivate let executable: String?
  fileprivate let limits: TimeLimits

  /// In this process: a crash of the plug-in is a crash here.
  public static let inProcess = PluginIsolation(executable: nil, limits: TimeLimits())

  /// In a child process: what crashes or hangs there costs its decision, and nothing else. A
  /// plug-in that goes wrong 20 times in a row, or 100 times in all, is not asked any more.
  ///
  /// - Parameters:
  ///   - executable: What the process runs: a program that calls ``PluginWorker/runIfAsked(_:)``
  ///     before anything else. Nil is the program that runs.
  ///   - limits: How long the plug-in may take for each step.
  public static func childProcess(
    of executable: String? = nil, limits: TimeLimits = TimeLimits()
  ) -> PluginIsolation {
    PluginIsolation(executable: executable ?? runningExecutable, limits: limits)
  }
}

extension PolicyPlugin {
  /// Loads a plug-in where it does no harm, or here.
  ///
  /// - Throws: `PolicyError` as ``init(path:)``; and for one that crashes or hangs
  ///   in a child process as it is loaded, or where there can be no such process.
  public init(path: String, isolation: PluginIsolation) throws(PolicyError) {
    guard let executable = isolation.executable else {
      try self.init(path: path)
      return
    }
    let plugin = try IsolatedPlugin(
      path: path, executable: executable, limits: isolation.limits)
    try self.init(path: path, plugin.description) { place, arguments throws(PolicyError) in
      try plugin.policy(place, arguments)
    }
  }
}
