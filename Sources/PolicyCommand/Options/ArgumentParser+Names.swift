import LayoutPolicies

extension ArgumentParser {
  /// The verb's option that is written so: `--width` or `-w`.
  func option(_ written: String) throws(UsageError) -> Option {
    let isLong = written.utf8.starts(with: "--".utf8)
    let name = String(written.dropFirst(isLong ? 2 : 1))
    let found = verb.options.first {
      isLong ? $0.name == name : $0.short.map { String($0) == name } ?? false
    }
    if let found { return found }
    let owners = program.verbs.filter { $0.options.contains { $0.name == name } }
    if isLong, !owners.isEmpty {
      throw UsageError(
        "`\(verb.name)` does not take `--\(name)`", help: "`--\(name)` belongs to \(list(owners))")
    }
    throw UsageError("there is no option \(written.inBackticks)", help: help(forUnknown: name))
  }

  private func list(_ verbs: [Verb]) -> String {
    verbs.map { "`\($0.name)`" }.joined(separator: ", ")
  }

  private func help(forUnknown name: String) -> String {
    let names = verb.options.map(\.name)
    // One dash too few: `-width`.
    if names.contains(name) { return "did you mean `--\(name)`?" }
    let longer = names.filter { !name.isEmpty && $0.utf8.starts(with: name.utf8) }
    if !longer.isEmpty {
      let full = longer.map { "`--\($0)`" }.joined(separator: " or ")
      return "options are written in full: \(full)"
    }
    if let near = Suggestion.nearest(to: name, among: names) { return "did you mean `--\(near)`?" }
    return "`\(program.name) \(verb.name) --help` lists its options"
  }
}
