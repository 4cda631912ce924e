/// A law that every policy keeps when it decides. ``breaches(of:randomContexts:seed:inputs:)``
/// finds out whether one does.
@nonexhaustive
public enum PolicyLaw: String, Sendable, Hashable, CaseIterable {
  /// Every context has an answer: nothing fails to decide.
  case total
  /// Every decision begins with the policy's name, and says only what a layout can say: names are
  /// kebab-case, lengths and numbers are finite, a least width is not above a greatest one.
  case sound
  /// The same context and the same memory get the same decision, whatever was asked in between and
  /// whichever of two equal policies is asked.
  case deterministic
  /// Asked again with the same context and the memory that it returned, a policy gives the same
  /// decision and the same memory.
  case idempotent
  /// Equal contexts get equal decisions, however they are written: versions 17 and 17.0, a model's
  /// facts and their copy, 0 and -0.
  case equality
  /// A decision frees no once key: one that was spent stays spent, and one that was showing shows
  /// or is spent. Only the caller forgets keys.
  case keeping
  /// A once key that is spent does not show again.
  case once
  /// Nothing is remembered of a window that is not measured.
  case unmeasured
  /// Rules that a policy shows are valid, have its name, and decide as it does.
  case rules

  /// The law in words, as a breach of it is reported.
  public var statement: String {
    switch self {
    case .total: "every context has an answer"
    case .sound: "a decision begins with the policy's name and says what a layout can say"
    case .deterministic: "the same context and memory get the same decision and memory"
    case .idempotent: "asked again with the memory it returned, a policy decides alike"
    case .equality: "equal contexts get equal decisions, however they are written"
    case .keeping: "a decision frees no once key"
    case .once: "a once key that is spent does not show again"
    case .unmeasured: "nothing is remembered of a window that is not measured"
    case .rules: "the rules that a policy shows are valid and decide as it does"
    }
  }
}
