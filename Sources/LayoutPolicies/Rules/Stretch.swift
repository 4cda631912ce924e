/// A stretch of lengths above 0, all of which have the same answer.
package struct Stretch<Answer> {
  /// Where it begins; nil begins above 0.
  package private(set) var lower: Double?
  /// Whether the lower end belongs to it.
  package private(set) var includesLower: Bool
  /// Where it ends; nil never ends.
  package private(set) var upper: Double?
  /// Whether the upper end belongs to it.
  package private(set) var includesUpper: Bool
  /// What holds for all of it.
  package let answer: Answer

  /// Whether the length lies in it.
  package func contains(_ length: Double) -> Bool {
    if let lower, includesLower ? length < lower : length <= lower { return false }
    guard let upper else { return true }
    return includesUpper ? length <= upper : length < upper
  }

  /// The stretch as policies write ranges: `..<600`, `600..<840`, `1024`. No range of a policy
  /// begins behind its lower end; such a stretch is `600<..<840`, `600<...`.
  package var plainText: String {
    func range(from lower: Double?) -> String {
      NumberRange(lower: lower, upper: upper, includesUpper: includesUpper).plainText
    }
    guard let lower, !includesLower else { return range(from: lower) }
    return lower.plainText + "<" + range(from: nil)
  }
}

extension Stretch: Sendable where Answer: Sendable {}

extension Stretch where Answer: Equatable {
  /// The stretches from 0 on, cut where the answer changes.
  ///
  /// Each threshold is asked by itself, and one length between two of them for all that lie there.
  ///
  /// - Parameters:
  ///   - thresholds: Lengths between which the answer stays the same, finite, above 0, ascending.
  ///   - answer: What holds for a length.
  package static func cut(
    at thresholds: [Double], answer: (Double) -> Answer
  ) -> [Stretch<Answer>] {
    var stretches: [Stretch<Answer>] = []
    func add(_ piece: Stretch<Answer>) {
      guard let last = stretches.last, last.answer == piece.answer else {
        return stretches.append(piece)
      }
      stretches[stretches.count - 1].upper = piece.upper
      stretches[stretches.count - 1].includesUpper = piece.includesUpper
    }
    var before: Double?
    for threshold in thresholds {
      let next = (before ?? 0).nextUp
      if next < threshold {
        add(
          Stretch(
            lower: before, includesLower: false, upper: threshold, includesUpper: false,
            answer: answer(next)))
      } else if !stretches.isEmpty {
        // No number lies between the two, so that the second ends what went before as well.
        stretches[stretches.count - 1].upper = threshold
        stretches[stretches.count - 1].includesUpper = false
      }
      add(
        Stretch(
          lower: threshold, includesLower: true, upper: threshold, includesUpper: true,
          answer: answer(threshold)))
      before = threshold
    }
    let next = (before ?? 0).nextUp
    if next < .infinity {
      add(
        Stretch(
          lower: before, includesLower: false, upper: nil, includesUpper: false,
          answer: answer(next)))
    }
    return stretches
  }
}
