import LayoutPolicies

/// Writes answers as lines. A policy has few answers and gives them again and again, so what they
/// say in every window is put into words once.
struct EvaluationLines {
  private var known: [LayoutDecision.Identity: SaidAnswer] = [:]
  private static let mostKnown = 4096
  /// How many bytes they may have in all, 16 MiB.
  private static let mostBytes = 16 << 20
  private var knownBytes = 0
  private var writer = JSONWriter()

  /// What a decision says: the layout wished, and the words for it.
  mutating func answer(_ decision: LayoutDecision) -> SaidAnswer {
    let identity = decision.identity
    if let known = known[identity] { return known }
    let answer = SaidAnswer(decision, decision.layout)
    if known.count < Self.mostKnown, knownBytes + answer.size <= Self.mostBytes {
      known[identity] = answer
      knownBytes += answer.size
    }
    return answer
  }

  /// The evaluation as a line of JSON, spelled as the value that is made of one. `answer` is that
  /// of its decision.
  mutating func json(_ evaluation: Evaluation, _ answer: SaidAnswer) -> [UInt8] {
    let counts = answer.layout.values.countsFits
    let words = counts ? SaidAnswer(evaluation.decision, evaluation.layout) : answer
    writer.removeAll()
    writer.write(words.beforeNotes)
    writer.write(evaluation.notes)
    if let fitted = evaluation.fitted { writer.write(fitted.panes) }
    writer.write(words.beforeTabs)
    if let tabs = evaluation.fitted?.tabs { writer.write(tabs) }
    writer.write(words.rest)
    return writer.bytes
  }
}

/// An answer, and what it says in every window.
struct SaidAnswer {
  /// The layout wished.
  let layout: NavigationLayout
  /// The answer on one line, for people.
  let text: String
  /// Its fields in JSON that come before those of the window, each with a comma behind it.
  let beforeNotes: [UInt8]
  /// Those between `panes` and `tabs`.
  let beforeTabs: [UInt8]
  /// Those that come last, and the end of the line.
  let rest: [UInt8]
  /// About how many bytes it takes.
  var size: Int { beforeNotes.count + beforeTabs.count + rest.count + text.utf8.count }

  init(_ decision: LayoutDecision, _ layout: NavigationLayout) {
    self.layout = layout
    text = EvaluationText.line(decision, layout)
    let fields = decision.fields(with: layout).sorted { $0.precedes($1) }
    func written(_ fields: some Sequence<JSONField>) -> [UInt8] {
      var writer = JSONWriter()
      for field in fields { writer.write(field) }
      return writer.bytes
    }
    beforeNotes = [ASCII.openBrace] + written(fields.prefix { $0.key < "notes" })
    beforeTabs = written(fields.filter { $0.key > "panes" && $0.key < "tabs" })
    rest =
      written(fields.filter { $0.key > "tabs" }).dropLast() + [ASCII.closeBrace, ASCII.lineFeed]
  }
}

/// The fields of the window, each with a comma behind it: what ``Evaluation/windowFields`` says,
/// without a value for each number.
extension JSONWriter {
  fileprivate mutating func write(_ notes: [LayoutNote]) {
    guard !notes.isEmpty else { return write(Self.noNotes) }
    write(Evaluation.field(notes))
  }

  fileprivate mutating func write(_ panes: [FittedPane]) {
    write(Self.panes)
    for (place, pane) in panes.enumerated() {
      if place > 0 { write(ASCII.comma) }
      write(ASCII.openBrace)
      write(pane.frame)
      if pane.overhang > 0 {
        write(Self.overhang)
        write(hundredths: pane.overhang)
      }
      write(Self.pane)
      write(text: pane.pane.rawValue)
      write(Self.placement)
      write(text: pane.placement.rawValue)
      write(ASCII.closeBrace)
    }
    write(ASCII.closeBracket)
    write(ASCII.comma)
  }

  fileprivate mutating func write(_ tabs: FittedTabs) {
    write(Self.tabs)
    write(text: tabs.form.rawValue)
    write(Self.edge)
    write(text: tabs.edge.rawValue)
    write(ASCII.comma)
    write(tabs.frame)
    write(Self.placement)
    write(text: tabs.placement.rawValue)
    write(ASCII.closeBrace)
    write(ASCII.comma)
  }

  private mutating func write(_ frame: Frame) {
    write(Self.height)
    write(hundredths: frame.height)
    write(Self.width)
    write(hundredths: frame.width)
    write(Self.x)
    write(hundredths: frame.x)
    write(Self.y)
    write(hundredths: frame.y)
    write(ASCII.closeBrace)
  }

  private static let noNotes = Array(#""notes":[],"#.utf8)
  private static let panes = Array(#""panes":["#.utf8)
  private static let pane = Array(#","pane":"#.utf8)
  private static let overhang = Array(#","overhang":"#.utf8)
  private static let placement = Array(#","placement":"#.utf8)
  private static let tabs = Array(#""tabs":{"as":"#.utf8)
  private static let edge = Array(#","edge":"#.utf8)
  private static let height = Array(#""frame":{"height":"#.utf8)
  private static let width = Array(#","width":"#.utf8)
  private static let x = Array(#","x":"#.utf8)
  private static let y = Array(#","y":"#.utf8)
}
