/// How much a text may ask of the reader; past a limit it is refused at once.
package struct YAMLLimits: Sendable {
  /// The largest text, in bytes.
  package var bytes = 32 << 20
  /// The deepest nesting of lists and mappings, after aliases.
  package var depth = 64
  /// The most values, keys, lists and mappings, after aliases.
  package var nodes = 4_000_000
  /// The most rules of a policy, with those of all it uses on every way to them.
  package var rules = 200_000
  /// The most links of a policy's answers: an answer has one for each policy on the way to it.
  package var links = 400_000
  /// The most inputs, outputs, choices, breakpoints or questions that a policy declares.
  package var declarations = 1_000
  /// The most findings kept.
  package var findings = 100

  /// The usual limits.
  package init() {}
}
