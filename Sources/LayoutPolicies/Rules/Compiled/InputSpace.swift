/// The inputs that conditions ask, in the order in which diagrams test them, each cut into cells.
///
/// To conditions, two contexts whose inputs lie in the same cells are the same.
package struct InputSpace: Sendable {
  /// One for each level of a diagram.
  package let levels: [InputCells]
  private let places: [AskedInput: Int]

  /// Cuts what the conditions ask; linear in their size, but for sorting bounds.
  package init(_ conditions: [Condition], onceKeys: [String] = []) {
    var gathering = Gathering()
    for key in onceKeys { gathering.add(.spent(key)) }
    for condition in conditions { condition.forEachLeaf { gathering.add($0) } }
    levels = gathering.levels
    var places: [AskedInput: Int] = [:]
    for (place, level) in levels.enumerated() { places[level.input] = place }
    self.places = places
  }

  /// The level that tests an input; nil if no condition asks it.
  package func level(of input: AskedInput) -> Int? { places[input] }

  /// The cells in which a leaf is true, of each input that it asks: it is true where one of them
  /// is; unknown in the cell *unknown*, else false.
  func truths(of leaf: Condition) -> [(level: Int, cells: [Range<Int>])] {
    func level(_ input: AskedInput) -> Int { places[input] ?? 0 }
    switch leaf.kind {
    case .always, .all, .any, .not: return []
    case .term(let key, let wanted):
      let level = level(.term(key))
      let cells = (0..<levels[level].unknown).filter { wanted.bits & 1 << UInt32($0) != 0 }
      return [(level, cells.map { $0..<$0 + 1 })]
    case .number(let key, let range):
      let level = level(.number(key, isScaled: range.isScaled))
      return [(level, [levels[level].cuts.cells(from: range.lowerCut, to: range.upperCut)])]
    case .osVersion(let range):
      let level = level(.osVersion)
      return [(level, [levels[level].versionCuts.cells(from: range.lowerCut, to: range.upperCut)])]
    case .model(let names): return names.map { (level(.model($0)), [1..<2]) }
    case .fold(let pattern): return [(level(.fold(pattern)), [1..<2])]
    case .open(let panes):
      let cells = (0..<16).filter { UInt8($0) & panes.rawValue != 0 }
      return [(level(.open), cells.map { $0..<$0 + 1 })]
    case .input(let test):
      let level = level(.input(test.name, test.type, test.defaultValue))
      return [(level, levels[level].cells(of: test.wanted, type: test.type))]
    }
  }
}

extension InputCells {
  /// The cells of the values that a condition wants of a declared input.
  fileprivate func cells(of wanted: Condition.InputTest.Wanted, type: ValueType) -> [Range<Int>] {
    switch wanted {
    case .range(let range):
      return type == .number ? [cuts.cells(from: range.lowerCut, to: range.upperCut)] : []
    case .oneOf(let wanted):
      let cells = wanted.flatMap { value -> [Int] in
        if case .number(let number) = value {
          return Array(
            cuts.cells(
              from: .init(value: number, isAfter: false), to: .init(value: number, isAfter: true)))
        }
        return values.firstIndex(of: value).map { [$0] } ?? []
      }
      return Set(cells).sorted().map { $0..<$0 + 1 }
    }
  }
}

/// Gathers inputs and where they change cells.
private struct Gathering {
  private struct Found {
    let input: AskedInput
    var cuts: [Cut<Double>] = []
    var versions: [Cut<OSVersion>] = []
    var values: [InputValue] = []

    mutating func add(_ range: NumberRange) {
      if let cut = range.lowerCut { cuts.append(cut) }
      if let cut = range.upperCut { cuts.append(cut) }
    }
  }

  private var found: [Found] = []
  private var places: [AskedInput: Int] = [:]

  @discardableResult
  mutating func add(_ input: AskedInput) -> Int {
    if let place = places[input] { return place }
    places[input] = found.count
    found.append(Found(input: input))
    return found.count - 1
  }

  mutating func add(_ leaf: Condition) {
    for input in leaf.askedInputs {
      let place = add(input)
      switch leaf.kind {
      case .number(_, let range): found[place].add(range)
      case .osVersion(let range):
        if let cut = range.lowerCut { found[place].versions.append(cut) }
        if let cut = range.upperCut { found[place].versions.append(cut) }
      case .input(let test):
        switch test.wanted {
        case .range(let range): found[place].add(range)
        case .oneOf(let values):
          for value in values {
            if case .number(let number) = value {
              found[place].add(.exactly(number))
            } else if !found[place].values.contains(value) {
              found[place].values.append(value)
            }
          }
        }
      case .always, .all, .any, .not, .term, .model, .fold, .open: break
      }
    }
  }

  /// The inputs in their order, each with its cuts once.
  var levels: [InputCells] {
    found.enumerated().sorted {
      ($0.element.input.rank, $0.offset) < ($1.element.input.rank, $1.offset)
    }
    .map { _, one in
      InputCells(
        one.input, cuts: one.cuts.sortedOnce, versions: one.versions.sortedOnce,
        values: one.values)
    }
  }
}

extension Array where Element: Comparable {
  /// The elements rising, equal ones once.
  fileprivate var sortedOnce: [Element] {
    var once: [Element] = []
    for element in sorted() where element != once.last { once.append(element) }
    return once
  }
}
