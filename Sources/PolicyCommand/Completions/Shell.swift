/// A shell for which there are completions.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The text as one word of this shell's that means just itself.
  func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "+", ",", ".", "/", "=": true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    let body =
      self == .fish
      ? text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
      : text.replacing("'", with: "'\\''")
    return "'\(body)'"
  }

  /// Each text as a word, with spaces between.
  func words(_ texts: [String]) -> String { texts.map(word).joined(separator: " ") }
}

extension Program {
  /// The script with which this shell completes the program's command line.
  package func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// What the names of a script's own functions begin with.
  var functionName: String { "_" + name.replacing("-", with: "_") }
}

extension Candidates {
  /// The form, the words, and after `--` the arguments of the listing: what the functions of all
  /// scripts are given.
  var arguments: [String] {
    [form.rawValue] + words + (listing.isEmpty ? [] : ["--"] + listing)
  }

  /// Whether there is nothing to offer.
  var isEmpty: Bool { form != .path && words.isEmpty && listing.isEmpty }
}

extension Option {
  /// The ways to write it: `--help`, `-h`.
  var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
}
