import LayoutPolicies

/// Writes answers as lines. A policy has few answers and gives them again and again, so what they
/// say in every window is put into words once.
struct EvaluationLines {
  private var known: [LayoutDecision.Identity: SaidAnswer] = [:]
  /// The first of them, which are looked through one by one: faster than hashing.
  private var first: [(number: UInt, answer: SaidAnswer)] = []
  private static let mostFirst = 8
  private static let mostKnown = 4096
  /// How many bytes they may have in all, 16 MiB.
  private static let mostBytes = 16 << 20
  private var knownBytes = 0
  /// The room for a line, and the numbers that go into it.
  private var line: [UInt8] = []
  private var numbers: [Double] = []

  /// What a decision says: the layout wished, and the words for it.
  mutating func answer(_ decision: LayoutDecision) -> SaidAnswer {
    let number = decision.number
    for place in first.indices where first[place].number == number {
      if decision.has(first[place].answer.identity) { return first[place].answer }
    }
    let identity = decision.identity
    if let known = known[identity] { return known }
    let answer = SaidAnswer(decision, decision.layout)
    keep(answer.text.utf8.count)
    if first.count < Self.mostFirst { first.append((number, answer)) }
    known[identity] = answer
    return answer
  }

  /// Makes room for so many bytes more; where there is none, all that is known is forgotten.
  private mutating func keep(_ bytes: Int) {
    knownBytes += bytes
    guard knownBytes > Self.mostBytes || known.count == Self.mostKnown else { return }
    (known, first, knownBytes) = ([:], [], bytes)
  }

  /// A line of JSON: what was decided and how it stands in the window.
  ///
  /// - Parameters:
  ///   - decision: What was decided.
  ///   - answer: What the decision says.
  ///   - context: The window.
  ///   - fitted: The layout wished, in the window.
  ///   - notes: What there is to know besides.
  mutating func json(
    _ decision: LayoutDecision, _ answer: SaidAnswer, in context: LayoutContext,
    _ fitted: FittedLayout?, _ notes: [LayoutNote]
  ) -> ArraySlice<UInt8> {
    func evaluation() -> Evaluation {
      Evaluation(decision, answer.layout.counted(in: context), fitted, notes)
    }
    guard !answer.countsFits else { return Self.line(evaluation()) }
    numbers.removeAll(keepingCapacity: true)
    fitted?.addNumbers(to: &numbers)
    let count = template(answer, fitted?.arrangement ?? 0, evaluation).fill(
      &line, text: notes.isEmpty ? Self.noNotes : Self.bytes(JSONValue(notes)), numbers: numbers)
    return count.map { line[..<$0] } ?? Self.line(evaluation())
  }

  private mutating func template(
    _ answer: SaidAnswer, _ arrangement: UInt, _ evaluation: () -> Evaluation
  ) -> LineTemplate {
    for known in answer.templates where known.arrangement == arrangement { return known.template }
    let template = LineTemplate(evaluation().blankJSON)
    keep(template.size)
    answer.templates.append((arrangement, template))
    return template
  }

  private static func line(_ evaluation: Evaluation) -> ArraySlice<UInt8> {
    (bytes(JSONValue(evaluation)) + [ASCII.lineFeed])[...]
  }

  private static func bytes(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes
  }

  private static let noNotes = bytes([])
}

/// An answer, and what it says in every window.
final class SaidAnswer {
  let identity: LayoutDecision.Identity
  /// The layout wished.
  let layout: NavigationLayout
  /// Whether it counts what fits into a window.
  let countsFits: Bool
  /// The answer on one line, for people.
  let text: String
  /// The answer as a line of JSON, by what stands where in the window.
  fileprivate var templates: [(arrangement: UInt, template: LineTemplate)] = []

  init(_ decision: LayoutDecision, _ layout: NavigationLayout) {
    identity = decision.identity
    self.layout = layout.readyToFit
    countsFits = layout.values.countsFits
    text = EvaluationText.line(decision, layout)
  }
}

extension Evaluation {
  /// The JSON with blanks for the notes, and for the numbers of ``FittedLayout/addNumbers(to:)``.
  fileprivate var blankJSON: JSONValue {
    .sorted(answerFields + windowFields(notes: .blank) { _ in .blank })
  }
}

extension FittedLayout {
  /// Which panes and tabs stand where, without their lengths. Only the same has the same number.
  fileprivate var arrangement: UInt {
    var number: UInt = 1
    func add(_ word: Int, of count: UInt) { number = number * count + UInt(word) }
    for pane in panes {
      add(pane.pane.ordinal, of: 4)
      add(pane.placement.ordinal, of: 4)
      add(pane.overhang > 0 ? 1 : 0, of: 2)
    }
    guard let tabs else { return number }
    add(tabs.form.ordinal, of: 4)
    add(tabs.edge.ordinal, of: 4)
    add(tabs.placement.ordinal, of: 4)
    // The bits of panes are a multiple of five, those with tabs never.
    return number
  }

  /// Adds the lengths in the order of the JSON.
  fileprivate func addNumbers(to numbers: inout [Double]) {
    for pane in panes {
      numbers.add(pane.frame)
      let overhang = pane.overhang
      if overhang > 0 { numbers.append(overhang) }
    }
    if let tabs { numbers.add(tabs.frame) }
  }
}

extension [Double] {
  fileprivate mutating func add(_ frame: Frame) {
    append(frame.height)
    append(frame.width)
    append(frame.x)
    append(frame.y)
  }
}
