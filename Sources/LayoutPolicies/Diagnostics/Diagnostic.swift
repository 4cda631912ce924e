/// One finding about something that somebody wrote: what is wrong, where, and what to write
/// instead.
///
/// Messages are lowercase sentences without a full stop, with the person's own text in backticks.
public struct Diagnostic: Sendable, Hashable {
  /// How much a finding weighs.
  public enum Severity: String, Sendable, Hashable {
    /// What was read cannot be used.
    case error
    /// What was read works, but probably not as meant.
    case warning
    /// Worth knowing, and no fault.
    case info
    /// A further place that belongs to the finding before it.
    case note
  }

  /// How much it weighs.
  public let severity: Severity
  /// What is wrong.
  public let message: String
  /// What a finding about something that works is about; nil for errors and notes.
  package let kind: FindingKind?
  /// Where, if it has a place.
  public let location: SourceLocation?
  /// How many characters the caret underlines, at least 1.
  public let length: Int
  /// The line of text at ``location``, without its line ending.
  public let sourceLine: String?
  /// What to write instead.
  public let help: String?
  /// Further places, such as the first of two equal names.
  public let related: [Diagnostic]

  /// Makes a finding.
  public init(
    _ severity: Severity, _ message: String, at location: SourceLocation? = nil, length: Int = 1,
    sourceLine: String? = nil, help: String? = nil, related: [Diagnostic] = []
  ) {
    self.init(
      severity, message, kind: nil, at: location, length: length, sourceLine: sourceLine,
      help: help, related: related)
  }

  /// Makes a finding of a kind.
  package init(
    _ severity: Severity, _ message: String, kind: FindingKind?,
    at location: SourceLocation? = nil, length: Int = 1, sourceLine: String? = nil,
    help: String? = nil, related: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.kind = kind
    self.location = location
    self.length = max(1, length)
    self.sourceLine = sourceLine
    self.help = help
    self.related = related
  }

  /// The finding for people: place, severity, message and kind, then the line with a caret, then
  /// help.
  public var rendered: String { rendered { $0 } }

  /// The finding for people, its severity as `paint` makes it, for example in colour.
  package func rendered(paintingSeverity paint: (String) -> String) -> String {
    let place = location.map { "\($0): " } ?? ""
    let kind = kind.map { " [\($0.rawValue)]" } ?? ""
    var lines = [place.harmless + paint("\(severity.rawValue):") + " \(message)".harmless + kind]
    if let location, let sourceLine {
      lines.append(contentsOf: Self.excerpt(of: sourceLine, at: location.column, length: length))
    }
    if let help { lines.append("  help: \(help)".harmless) }
    for note in related { lines.append(note.rendered) }
    return lines.joined(separator: "\n")
  }

  /// The widest part of a line that is shown; longer lines are cut around the caret.
  private static let widestExcerpt = 96

  private static func excerpt(of line: String, at column: Int, length: Int) -> [String] {
    let scalars = Array(line.unicodeScalars)
    let caret = min(max(column - 1, 0), scalars.count)
    var start = 0
    if scalars.count > widestExcerpt, caret > widestExcerpt * 2 / 3 {
      start = caret - widestExcerpt / 2
    }
    let end = min(scalars.count, start + widestExcerpt)
    var shown = String.UnicodeScalarView()
    var padding = String.UnicodeScalarView()
    for (index, scalar) in scalars[start..<end].enumerated() {
      shown.append(scalar == "\t" ? scalar : scalar.harmless)
      if start + index < caret { padding.append(scalar == "\t" ? "\t" : " ") }
    }
    let room = max(1, end - caret)
    let carets = String(repeating: "^", count: min(length, room))
    return [
      "  " + (start > 0 ? "…" : "") + String(shown) + (end < scalars.count ? "…" : ""),
      "  " + (start > 0 ? " " : "") + String(padding) + carets,
    ]
  }
}
