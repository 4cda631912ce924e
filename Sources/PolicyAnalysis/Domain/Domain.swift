import DeviceCatalog
package import LayoutPolicies

/// The contexts that a caller may give, as the cells of a space: which cells of several inputs can
/// be together.
///
/// What a caller gives is free; unknown is a value of whatever may be unknown. Once keys are used
/// up or not, and no rule is active. Width, height, text scale and keyboard are correlated with
/// what follows from them. Every witness is tried: where bounds leave no more than a rounding of
/// numbers, and no try hits it, cells count as impossible.
package struct Domain: Sendable {
  /// The inputs.
  package let space: InputSpace
  let window: WindowLevels
  let folds: FoldSets
  let windows: WindowCells
  /// The windows of the catalogue that differ in what they decide with the text scale, and without.
  let usualWindows: [WindowCells.Window]
  let scaledWindows: [WindowCells.Window]
  /// A level's group: levels of different groups hang on each other in nothing.
  let groups: [Int]
  /// Whether the catalogue's windows decide the cell of a level.
  let isWindowLevel: [Bool]
  /// The levels whose cells also hang on the text scale or the keyboard.
  let scaleLevels: Set<Int>
  /// The cells of each level that some context has.
  private let possibleCells: [[Bool]]

  /// Prepares questions about a space. Linear in its levels times the catalogue's windows.
  package init(_ space: InputSpace) {
    self.space = space
    window = WindowLevels(space)
    folds = FoldSets(space)
    windows = WindowCells(space)
    groups = Self.groups(space, window)
    let isWindowLevel = space.levels.map { cells in
      switch cells.input {
      case .spent, .input, .osVersion, .open, .term(.direction): false
      case .number(let key, let isScaled): !isScaled && key != .textScale && key != .keyboard
      default: true
      }
    }
    let scaleLevels = Set(
      window.numbers.filter { $0.isScaled || $0.key == .textScale || $0.key == .keyboard }
        .map { $0.level })
    self.isWindowLevel = isWindowLevel
    self.scaleLevels = scaleLevels
    let levels = space.levels.indices.filter { isWindowLevel[$0] }
    scaledWindows = windows.kinds(by: levels)
    usualWindows = scaleLevels.isEmpty ? scaledWindows : windows.kinds(by: levels + scaleLevels)
    possibleCells = space.levels.map { cells in
      (0..<cells.count).map { cell in
        var context = LayoutContext()
        var memory = PolicyMemory()
        return cells.give(cell..<cell + 1, &context, &memory)
      }
    }
  }

  private static func groups(_ space: InputSpace, _ window: WindowLevels) -> [Int] {
    let hasModel = !window.models.isEmpty
    let hasClass = window.widthClass != nil || window.heightClass != nil
    let hasScaled = window.numbers.contains { $0.isScaled }
    let scalesKeyboard = window.numbers.contains { $0.isScaled && $0.key == .keyboard }
    let count = space.levels.count
    let (sizes, fold) = (count, count + 1)
    return space.levels.enumerated().map { level, cells in
      switch cells.input {
      case .spent, .osVersion, .open, .term(.direction): level
      // Two policies may declare one input differently.
      case .input(let name, _, _):
        space.levels.firstIndex { if case .input(name, _, _) = $0.input { true } else { false } }
          ?? level
      case .term(.platform): hasModel ? sizes : level
      case .fold: hasModel ? sizes : fold
      case .model: sizes
      case .term(.device), .term(.windowing): hasModel || hasClass ? sizes : level
      case .number(.textScale, _): hasScaled ? sizes : level
      case .number(.keyboard, _): scalesKeyboard ? sizes : level
      case .term, .number: sizes
      }
    }
  }

  /// Whether the cells may be together: a quick look that says too often yes, never wrongly no.
  package func isPossible(_ assignment: CellAssignment) -> Bool {
    for level in space.levels.indices {
      guard let range = assignment[level] else { continue }
      guard range.contains(where: { possibleCells[level][$0] }) else { return false }
    }
    return canBeWindow(assignment)
  }

  /// Whether the cells of what hangs on each other may be together, after one level was narrowed.
  func staysPossible(_ assignment: CellAssignment, at level: Int) -> Bool {
    if let range = assignment[level], !range.contains(where: { possibleCells[level][$0] }) {
      return false
    }
    if groups[level] != level { return canBeWindow(assignment) }
    // Text scale and keyboard are always known, and never below 0.
    return !isAlwaysKnown(level) || canBeWindow(assignment)
  }

  private func isAlwaysKnown(_ level: Int) -> Bool {
    guard case .number(let key, _) = space.levels[level].input else { return false }
    return key == .textScale || key == .keyboard
  }

  private func canBeWindow(_ assignment: CellAssignment) -> Bool {
    if window.models.allSatisfy({ assignment.allows(space.levels[$0].unknown, at: $0) }),
      folds.answer(assignment) != nil,
      firstCase(assignment, hasModel: false, { _ in true })
    {
      return true
    }
    guard !window.models.isEmpty, assignment.allowsKnown(window.device, in: space),
      assignment.allowsKnown(window.platform, in: space),
      windows.devices.contains(where: { fits($0, assignment) }),
      folds.answer(assignment) != nil
    else { return false }
    return firstCase(assignment, hasModel: true) { _ in true }
  }

  /// Whether the device has the names that are asked of it.
  func fits(_ device: CatalogDevice, _ assignment: CellAssignment) -> Bool {
    window.models.allSatisfy { level in
      guard case .model(let name) = space.levels[level].input else { return true }
      return assignment.allows(device.facts.names.contains(name) ? 1 : 0, at: level)
    }
  }

  /// A context that lies in the cells, or nil if there is none. What no cell asks is left out.
  ///
  /// - Parameter prefersCatalog: Whether to take a window of the catalogue where one fits, and one
  ///   made for it only else; or the other way round.
  package func witness(_ assignment: CellAssignment, prefersCatalog: Bool = true) -> Witness? {
    guard isPossible(assignment), let plain = Candidate(assignment, in: self) else { return nil }
    let isWindow = asksWindow(assignment)
    if prefersCatalog, isWindow, let witness = plain.catalogWitness { return witness }
    if let witness = plain.plainWitness ?? plain.modelWitness { return witness }
    return prefersCatalog || !isWindow ? nil : plain.catalogWitness
  }

  /// Whether the cells say anything of the window: else a device says nothing to people.
  func asksWindow(_ assignment: CellAssignment) -> Bool {
    space.levels.indices.contains { isWindowLevel[$0] && assignment[$0] != nil }
  }
}

extension CellAssignment {
  func allows(_ cell: Int, at level: Int) -> Bool { self[level]?.contains(cell) ?? true }

  /// Whether the input of the level may be known.
  func allowsKnown(_ level: Int?, in space: InputSpace) -> Bool {
    guard let level, let range = self[level] else { return true }
    return range.lowerBound < space.levels[level].unknown
  }
}
