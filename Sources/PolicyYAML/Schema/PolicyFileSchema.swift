import LayoutPolicies

/// The file of a policy.
extension PolicySchema {
  var policyFile: Schema {
    Schema.mapping(
      FileReading.fileKeys, requiring: ["version"],
      [
        "version": (version, Self.versionSummary),
        "policy": (.part(.name), "the name of the policy, which is the file's"),
        "summary": (.part(.text), "what the policy is for, in one sentence"),
        "breakpoints": (.part(.breakpoints), "names for ranges of width and height"),
        "inputs": (declarations(.input), "what the app tells besides"),
        "outputs": (declarations(.output), "what `values` of layouts may hold"),
        "assume": (.part(.condition), "what holds of every window that can happen"),
        "hysteresis": (hysteresis, Self.hysteresisSummary),
        "order": (order, Self.orderSummary),
        "rules": (rules(.rule), "the first whose condition is true answers"),
        "otherwise": (.part(.outcome), "what answers where no rule does"),
        "use": (.part(.use), "the policy that answers, in place of rules"),
        "with": (Schema(["type": .text("object")]), "the parameters of the policy that is used"),
        "also": (
          .names(to: .part(.question), most: limits.declarations),
          "further questions, answered independently"
        ),
        "silence": (.part(.silence), Self.silenceSummary),
        "tests": (.list(of: .part(.test)), "what the policy must answer"),
      ]
    ).merging(
      .all([
        .when(
          .having("use"), then: .all([.lacking(["rules", "otherwise"]), .part(.arguments)]),
          else: Schema.having("otherwise").merging(.lacking(["with"]))),
        .ifHaving("order", .having("rules")),
        .when(.having("inputs"), else: conditions(.part(.conditionOfContext))),
        .when(.having("breakpoints"), else: conditions(.part(.conditionOfRanges))),
        .when(.having("outputs"), else: layouts(.lacking([LayoutKey.values.rawValue]))),
      ]))
  }

  static let versionSummary = "the version of this file format"

  /// What every condition of the file must be.
  private func conditions(_ schema: Schema) -> Schema {
    .properties([
      ("assume", schema), ("rules", .items(.properties([("when", schema)]))),
      (
        "also",
        .values(.properties([("rules", .items(.properties([("when", schema)])))]))
      ),
    ])
  }

  /// What every layout of the file must be.
  private func layouts(_ schema: Schema) -> Schema {
    let answers = Schema.properties([
      ("rules", .items(.properties([("layout", schema)]))),
      ("otherwise", .properties([("layout", schema)])),
    ])
    return answers.merging(.properties([("also", .values(answers))]))
  }
}
