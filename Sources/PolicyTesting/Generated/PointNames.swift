import DeviceCatalog
import LayoutPolicies
import PolicyAnalysis
import PolicyYAML

extension DecisionPoints.Point {
  /// What is decided, and where: `roomy with a rail: ipad-mini-6, landscape`.
  var name: String {
    let also = decision.alsoWords
    return "\(decision.mainWords)\(also.isEmpty ? "" : " with " + also): \(place)"
  }
}

extension DecisionPoints.Bound {
  /// What changes, and where: `not quite roomy: 839 wide` and `roomy: 840 wide`.
  var names: (below: String, above: String) {
    let (low, high) = (below.decision, above.decision)
    let isMain = low.mainWords != high.mainWords
    let (lowWords, highWords) =
      isMain ? (low.mainWords, high.mainWords) : (low.alsoWords, high.alsoWords)
    let nothing = isMain ? Question.otherwiseName : ""
    return (
      (lowWords == nothing ? "not quite \(highWords)" : lowWords) + ": \(below.place(by: input))",
      (highWords == nothing ? "no longer \(lowWords)" : highWords) + ": \(above.place(by: input))"
    )
  }
}

extension LayoutDecision {
  /// The rules that decided, in words.
  fileprivate var mainWords: String {
    let said = chain.compactMap { $0.rule }.filter { $0 != Question.otherwiseName }
    return said.isEmpty ? Question.otherwiseName : said.joined(separator: ", ")
  }

  /// The rules that decided further questions, in words; empty if none did.
  fileprivate var alsoWords: String {
    also.compactMap { $0.rule }.filter { $0 != Question.otherwiseName }.joined(separator: " and ")
  }
}

extension DecisionPoints.Point {
  /// The context in words: `ipad-mini-6, landscape`.
  var place: String {
    var words = witness.context.given.map { Self.words($0.0, $0.1) }
    words += witness.memory.spent.map { "\($0) used up" }
    return words.isEmpty ? "nothing known" : words.joined(separator: ", ")
  }

  /// What the context says of an input, in words: `840 wide`; all of it, where that says nothing.
  fileprivate func place(by input: AskedInput) -> String {
    let context = witness.context
    switch input {
    case .number(.width, _): return context.width.map { "\($0.plainText) wide" } ?? place
    case .number(.height, _): return context.height.map { "\($0.plainText) high" } ?? place
    default:
      guard let field = context.given.first(where: { $0.0 == input.name }) else { return place }
      return Self.words(field.0, field.1)
    }
  }

  private static func words(_ key: String, _ value: PlainValue) -> String {
    switch GivenKey(rawValue: key) {
    case .width: "\(value.plainText) wide"
    case .height: "\(value.plainText) high"
    case .device, .size, .orientation, .windowing, .platform, .posture, .direction:
      value.plainText
    default: "\(key) \(value.asGivenYAML)"
    }
  }
}
