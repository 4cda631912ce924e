import Foundation
import PolicyCommand
import PolicyPlugins

/// A folder with files, and the tool working on them. `@/` in arguments stands for the folder, and
/// what the tool writes has paths as seen from there.
final class Workbench {
  /// How a run ended and what it wrote.
  struct Run {
    let status: ExitStatus
    let output: String
    let errors: String

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text.utf8) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func run(
    _ arguments: [String], input: String = "", isColourful: Bool = false,
    isolation: PluginIsolation = .inProcess
  ) throws -> Run {
    let stdin = "standard-input"
    try write(stdin, input.utf8)
    let (output, errors) = (Output(isColourful: isColourful), Output(isColourful: isColourful))
    let tool = CommandLineTool(
      input: try OpenFile(reading: "\(path)/\(stdin)"), output: output, errors: errors,
      isolation: isolation)
    let status = tool.run(arguments.map { $0.replacingOccurrences(of: "@/", with: path + "/") })
    return Run(status: status, output: relative(output.text), errors: relative(errors.text))
  }

  func run(_ arguments: String...) throws -> Run { try run(arguments) }

  /// Runs what stands between the spaces.
  func run(words: String) throws -> Run { try run(words.split(separator: " ").map(String.init)) }

  private func relative(_ text: String) -> String {
    text.replacingOccurrences(of: path + "/", with: "").replacingOccurrences(of: path, with: ".")
  }
}

/// A policy of two columns where a condition is true.
func columns(when condition: String) -> String {
  """
  version: 1
  rules:
    - { name: columns, when: { \(condition) }, layout: { style: double-column } }
  otherwise: { layout: { style: stack } }

  """
}
