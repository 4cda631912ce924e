import LayoutPolicies
import PolicyYAML

/// What is wrong with policies, what was hardly meant, and what is worth knowing.
struct CheckReport {
  /// How many files were read.
  let files: Int
  /// How many were passed over.
  let skipped: Int
  let errors: Int
  let warnings: Int
  let infos: Int
  /// The findings that are shown.
  let findings: [Diagnostic]
  let silenced: SilencedFindings
  private let showsInfos: Bool

  /// A report of what a loader found. What is in no file has been shown already.
  init(_ loader: PolicyLoader, errorsElsewhere: Int, showsInfos: Bool) {
    let found = loader.findings
    files = loader.readFiles
    skipped = loader.files.skipped
    errors = found.count { $0.severity == .error } + errorsElsewhere
    warnings = found.count { $0.severity == .warning }
    infos = found.count { $0.severity == .info }
    findings = found.filter { showsInfos || $0.severity != .info }
    silenced = loader.silenced
    self.showsInfos = showsInfos
  }

  /// Writes the findings for people, and a line that counts them.
  func write(to output: Output) {
    for finding in findings { output.write(finding.painted(output.isColourful) + "\n") }
    output.write(summary + "\n")
  }

  private var summary: String {
    var text = "\(files.of("file")) read, \(errors.of("error")), \(warnings.of("warning"))"
    if infos > 0 {
      text += ", \(infos.of("info"))"
      if !showsInfos { text += " (see \(infos == 1 ? "it" : "them") with `--info`)" }
    }
    if silenced.count > 0 { text += "; \(silenced.count) silenced" }
    if skipped > 0 { text += "; \(skipped) skipped" }
    return text
  }

  var json: JSONValue {
    [
      "files": .number(Double(files)), "findings": .array(findings.map { JSONValue($0) }),
      "infos": showsInfos || infos == 0 ? nil : .number(Double(infos)),
      "silenced": silenced.count == 0
        ? nil : .array(silenced.kept.map { JSONValue($0.finding, silencedBy: $0.silence) }),
    ]
  }
}

extension JSONValue {
  /// A finding, and why it is silenced, if it is.
  init(_ finding: Diagnostic, silencedBy silence: Silence? = nil) {
    self = [
      "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
      "kind": finding.kind.map { .string($0.rawValue) },
      "reason": silence.map { .string($0.reason) },
      "file": finding.location.map { .string($0.file) },
      "line": finding.location.map { .number(Double($0.line)) },
      "column": finding.location.map { .number(Double($0.column)) },
      "help": finding.help.map { .string($0) },
      "related": finding.related.isEmpty
        ? nil : .array(finding.related.map { JSONValue($0) }),
    ]
  }
}
