/// How long a plug-in in a process of its own may take.
public struct TimeLimits: Sendable, Hashable {
  /// For loading its library, which runs what it does at the start; 2 s unless said.
  public var loading: Duration
  /// For making a policy; 2 s unless said.
  public var making: Duration
  /// For one decision; 2 s unless said.
  public var deciding: Duration

  /// Limits for each step.
  public init(
    loading: Duration = .seconds(2), making: Duration = .seconds(2),
    deciding: Duration = .seconds(2)
  ) {
    self.loading = loading
    self.making = making
    self.deciding = deciding
  }
}
