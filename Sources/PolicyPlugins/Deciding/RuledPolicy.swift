import LayoutPolicies

extension PluginName {
  /// The policy that is the rules of this text, and decides without the plug-in.
  ///
  /// - Throws: ``PolicyError`` for a text that is damaged, or of other or unsound rules.
  func policy(_ policy: String, ofRules text: String) throws(PolicyError) -> AnyPolicy {
    let rules: RuleSet
    do throws(PolicyError) {
      rules = try RuleSet(embeddedText: Array(text.utf8))
      try rules.validate()
    } catch {
      throw failure(of: policy, "its rules cannot be used: \(error.message)")
    }
    guard rules.name == policy else {
      throw failure(of: policy, "its rules are those of \(rules.name.inBackticks)")
    }
    return AnyPolicy(rules)
  }
}
