import LayoutPolicies

/// Writes answers as lines. A policy has few answers and gives them again and again, so what they
/// say in every window is put into words once.
struct EvaluationLines {
  private var known: [LayoutDecision.Identity: SaidAnswer] = [:]
  /// The first of them, which are looked through one by one: faster than hashing.
  private var first: [SaidAnswer] = []
  private static let mostFirst = 8
  private static let mostKnown = 4096
  /// How many bytes they may have in all, 16 MiB.
  private static let mostBytes = 16 << 20
  private var knownBytes = 0
  private var writer = JSONWriter()
  private let pieces = WindowPieces()

  /// What a decision says: the layout wished, and the words for it.
  mutating func answer(_ decision: LayoutDecision) -> SaidAnswer {
    let identity = decision.identity
    for answer in first where answer.identity == identity { return answer }
    if let known = known[identity] { return known }
    let answer = SaidAnswer(decision, decision.layout)
    if known.count < Self.mostKnown, knownBytes + answer.size <= Self.mostBytes {
      if first.count < Self.mostFirst { first.append(answer) }
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
    if evaluation.notes.isEmpty {
      writer.write(pieces.noNotes)
    } else {
      writer.write(Evaluation.field(evaluation.notes))
    }
    if let panes = evaluation.fitted?.panes { writer.write(panes, pieces) }
    writer.write(words.beforeTabs)
    if let tabs = evaluation.fitted?.tabs { writer.write(tabs, pieces) }
    writer.write(words.rest)
    return writer.bytes
  }
}

/// An answer, and what it says in every window.
final class SaidAnswer {
  let identity: LayoutDecision.Identity
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
    identity = decision.identity
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
  fileprivate mutating func write(_ panes: [FittedPane], _ pieces: WindowPieces) {
    write(pieces.panes)
    for (place, pane) in panes.enumerated() {
      if place > 0 { write(ASCII.comma) }
      write(ASCII.openBrace)
      write(pane.frame, pieces)
      let overhang = pane.overhang
      if overhang > 0 {
        write(pieces.overhang)
        write(hundredths: overhang)
      }
      write(pieces.ofPane[pane.pane.ordinal])
      write(pieces.placement[pane.placement.ordinal])
    }
    write(pieces.endOfPanes)
  }

  fileprivate mutating func write(_ tabs: FittedTabs, _ pieces: WindowPieces) {
    write(pieces.tabs[tabs.form.ordinal])
    write(pieces.edge[tabs.edge.ordinal])
    write(tabs.frame, pieces)
    write(pieces.placement[tabs.placement.ordinal])
    write(ASCII.comma)
  }

  private mutating func write(_ frame: Frame, _ pieces: WindowPieces) {
    write(pieces.height)
    write(hundredths: frame.height)
    write(pieces.width)
    write(hundredths: frame.width)
    write(pieces.x)
    write(hundredths: frame.x)
    write(pieces.y)
    write(hundredths: frame.y)
    write(ASCII.closeBrace)
  }
}

/// What stands around the numbers of a window, spelled once.
private struct WindowPieces {
  let noNotes = Self.bytes(#""notes":[],"#)
  let panes = Self.bytes(#""panes":["#)
  let overhang = Self.bytes(#","overhang":"#)
  let endOfPanes = Self.bytes("],")
  let height = Self.bytes(#""frame":{"height":"#)
  let width = Self.bytes(#","width":"#)
  let x = Self.bytes(#","x":"#)
  let y = Self.bytes(#","y":"#)
  /// By pane.
  let ofPane = Pane.all.map { Self.bytes(#","pane":"\#($0.name)""#) }
  /// By placement; the end of a pane or of tabs.
  let placement = FittedPane.Placement.all.map { Self.bytes(#","placement":"\#($0.name)"}"#) }
  /// By form.
  let tabs = TabPresentation.Form.all.map { Self.bytes(#""tabs":{"as":"\#($0.name)""#) }
  /// By edge.
  let edge = TabPresentation.Edge.all.map { Self.bytes(#","edge":"\#($0.name)","#) }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
