package import LayoutPolicies

/// What a policy that works was hardly meant to do: found exactly, each with a context that shows
/// it.
///
/// Only what can happen counts, see ``Domain``, within what the policy assumes.
package struct PolicyFindings {
  /// What was found, by kind and rule.
  package private(set) var findings: [Finding] = []
  /// Whether the policy is too large to be looked at to the end; then a finding says so.
  package private(set) var isCut = false

  /// How many branches of diagrams are followed for each kind of findings: less than a second's
  /// work.
  package static let usualSteps = 1 << 15

  /// Looks for all kinds of findings about one policy.
  package init(
    of policy: RuleSet, steps: Int = usualSteps
  ) {
    do throws(DiagramLimit) {
      var examination = try Examination(policy, steps: steps)
      for question in policy.questions {
        examination.look { examination throws(DiagramLimit) in
          var diagrams = try QuestionDiagrams(question, in: &examination.space)
          examination.look { looking throws(DiagramLimit) in
            try looking.findHiddenRules(in: diagrams)
          }
          examination.look { looking throws(DiagramLimit) in
            try looking.findIdleParts(in: diagrams)
          }
          examination.look { looking throws(DiagramLimit) in
            try looking.findSlivers(in: &diagrams)
          }
          examination.look { looking throws(DiagramLimit) in
            try looking.findCloseThresholds(of: question)
          }
        }
      }
      examination.look { looking throws(DiagramLimit) in
        try looking.findMissingInputs()
      }
      examination.look { looking throws(DiagramLimit) in
        try looking.findIdiomAlone()
      }
      examination.look { looking throws(DiagramLimit) in
        try looking.findUnfitPanes()
      }
      findings = examination.findings
      isCut = examination.isCut
    } catch {
      isCut = true
    }
    if isCut { findings.append(Finding(cutAnalysisOf: policy)) }
  }
}
