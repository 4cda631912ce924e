import LayoutPolicies
import PolicyPlugins
import PolicyYAML

/// Where a run reads and writes, and how it stands.
final class Console {
  let input: OpenFile
  let output: Output
  let errors: Output
  /// Where the code of run-time plug-ins runs.
  let isolation: PluginIsolation
  private(set) var status = ExitStatus.done
  /// How many errors were shown.
  private(set) var errorCount = 0

  init(
    input: OpenFile, output: Output, errors: Output, isolation: PluginIsolation
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.isolation = isolation
  }

  /// Notes how the run ends, at least.
  func end(with status: ExitStatus) { self.status = max(self.status, status) }

  /// Shows a finding to the person.
  func report(_ finding: Diagnostic, _ status: ExitStatus = .done) {
    if finding.severity == .error { errorCount += 1 }
    errors.write(finding.painted(errors.isColourful) + "\n")
    end(with: status)
  }

  /// Shows why a policy gave no answer.
  func report(_ failure: PolicyError) { report(failure.diagnostic, .wrongInput) }

  /// Shows a file that could not be read.
  func report(_ problem: FileProblem) {
    report(problem.diagnostic, problem.status)
  }

  /// Shows a stream that could not be read.
  func report(_ problem: StreamError) {
    report(Diagnostic(.error, problem.message), problem.status)
  }

  /// Writes a file whole, or shows why it cannot be written.
  func write(_ text: String, to path: String) {
    do throws(StreamError) { try OpenFile.write(Array(text.utf8), to: path) } catch {
      report(error)
    }
  }

  /// Writes a text where the arguments want it: to the file of `--output`, or to the output.
  func write(_ text: String, asAskedBy arguments: ParsedArguments) {
    guard let path = arguments.value("output") else { return output.write(text) }
    write(text, to: path)
  }

  /// Writes out what waits. A reader that has gone is no failure; a full disk is.
  func finish() -> ExitStatus {
    output.flush()
    if let failure = output.failure { report(failure) }
    errors.flush()
    return output.isClosed ? .done : status
  }
}

extension StreamError {
  var status: ExitStatus {
    switch kind {
    case .missing: .missingFile
    case .wrongKind: .wrongInput
    case .failed: .failed
    }
  }
}

extension FileProblem {
  var status: ExitStatus {
    switch kind {
    case .missing: .missingFile
    case .wrongKind: .wrongInput
    case .unreadable: .failed
    }
  }
}

extension Diagnostic {
  /// The finding for a terminal: its severity in colour, if colours are wanted.
  func painted(_ isColourful: Bool) -> String {
    guard isColourful else { return rendered }
    let colour = severity == .error ? "31" : severity == .warning ? "33" : "36"
    return rendered { "\u{1B}[1;\(colour)m\($0)\u{1B}[0m" }
  }
}
