/// A place between two values where conditions change: before a value, or after it.
package struct Cut<Value: Comparable & Sendable>: Sendable, Equatable, Comparable {
  /// The bound that a condition states.
  package let value: Value
  /// Whether the value itself stands before the cut.
  package let isAfter: Bool

  package init(value: Value, isAfter: Bool) {
    self.value = value
    self.isAfter = isAfter
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.value != right.value ? left.value < right.value : !left.isAfter && right.isAfter
  }
}

/// An input, cut into cells: sets of values that no condition tells apart. The last cell is always
/// *unknown*.
package struct InputCells: Sendable {
  /// How a value finds its cell.
  enum Kind: Sendable { case flag, word, panes, number, version, value }

  /// The input.
  package let input: AskedInput
  let kind: Kind
  /// The key of the context, where the input is one.
  let key: ContextKey
  /// Whether the cuts are multiplied by the text scale.
  let isScaled: Bool
  /// Where a number changes cells, rising; each cell lies between two of these.
  package let cuts: [Cut<Double>]
  /// Where a version changes cells, rising.
  package let versionCuts: [Cut<OSVersion>]
  /// The values that have a cell each, of an input that is no number; all others share the next.
  package let values: [InputValue]
  /// How many cells there are, with *unknown*.
  package let count: Int
  /// The least number behind each cut.
  private let bounds: [Double]

  /// The cell of what is not known.
  package var unknown: Int { count - 1 }

  init(_ input: AskedInput, cuts: [Cut<Double>], versions: [Cut<OSVersion>], values: [InputValue]) {
    self.input = input
    var kind = Kind.flag
    var key = ContextKey.width
    var isScaled = false
    var known = 2
    switch input {
    case .spent, .model, .fold: break
    case .term(let term): (kind, key, known) = (.word, term, term.words.count)
    case .open: (kind, known) = (.panes, 16)
    case .osVersion: (kind, known) = (.version, versions.count + 1)
    case .number(let number, let scaled):
      (kind, key, isScaled, known) = (.number, number, scaled, cuts.count + 1)
    case .input(_, .number, _): (kind, known) = (.value, cuts.count + 1)
    case .input: (kind, known) = (.value, values.count + 1)
    }
    self.kind = kind
    self.key = key
    self.isScaled = isScaled
    self.cuts = cuts
    versionCuts = versions
    self.values = values
    count = known + 1
    bounds = cuts.map { $0.isAfter ? $0.value.nextUp : $0.value }
  }

  /// The cell of a number. Logarithmic in the cuts.
  func cell(of number: Double) -> Int {
    var (low, high) = (0, bounds.count)
    while low < high {
      let middle = (low + high) / 2
      if number >= bounds[middle] { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The cell of a number whose cuts are multiplied by a text scale, rounded as conditions do.
  func cell(of number: Double, textScale: Double) -> Int {
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      let bound = cuts[middle].value * textScale
      if cuts[middle].isAfter ? number > bound : number >= bound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  func cell(of version: OSVersion) -> Int {
    versionCuts.firstIndex { $0.isAfter ? version <= $0.value : version < $0.value }
      ?? versionCuts.count
  }

  func cell(of value: InputValue?) -> Int {
    guard let value else { return unknown }
    if case .number(let number) = value { return cell(of: number) }
    return values.firstIndex(of: value) ?? values.count
  }
}

extension NumberRange {
  /// Where the range begins, if it does.
  var lowerCut: Cut<Double>? { lower.map { Cut(value: $0, isAfter: false) } }
  /// Where it ends, if it does.
  var upperCut: Cut<Double>? { upper.map { Cut(value: $0, isAfter: includesUpper) } }
}

extension VersionRange {
  /// Where the range begins, if it does.
  var lowerCut: Cut<OSVersion>? { lower.map { Cut(value: $0, isAfter: false) } }
  /// Where it ends, if it does.
  var upperCut: Cut<OSVersion>? { upper.map { Cut(value: $0, isAfter: includesUpper) } }
}

extension Array where Element: Comparable {
  /// The cells between two of these cuts, which rise; nil is the end of all.
  func cells(from lower: Element?, to upper: Element?) -> Range<Int> {
    let start = lower.map { place(of: $0) + 1 } ?? 0
    return start..<Swift.max(start, upper.map { place(of: $0) + 1 } ?? count + 1)
  }

  /// The place of the first element that is not less.
  private func place(of element: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
