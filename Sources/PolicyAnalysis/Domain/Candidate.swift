import DeviceCatalog
import LayoutPolicies

/// Contexts that may lie in some cells, one after the other, until one does.
struct Candidate {
  let domain: Domain
  let assignment: CellAssignment
  /// What hangs on nothing else, as it is asked.
  private var free = LayoutContext()
  private(set) var memory = PolicyMemory()

  /// Gives what hangs on nothing else; nil if there is no such value.
  init?(_ assignment: CellAssignment, in domain: Domain) {
    self.domain = domain
    self.assignment = assignment
    // Two policies may declare one input differently, and ask for it at two levels then.
    var inputs: [String: [(level: InputCells, cells: Range<Int>)]] = [:]
    for (level, cells) in domain.space.levels.enumerated() {
      guard let range = assignment[level] else { continue }
      if case .input(let name, _, _) = cells.input {
        inputs[name, default: []].append((cells, range))
      } else {
        guard cells.give(range, &free, &memory) else { return nil }
      }
    }
    for (name, levels) in inputs {
      guard InputCells.give(name, in: levels, &free) else { return nil }
    }
  }

  private func verified(_ context: LayoutContext, _ device: CatalogDevice? = nil) -> Witness? {
    guard assignment.holds(in: domain.space, context, memory) else { return nil }
    return Witness(context: context, memory: memory, device: device)
  }

  // MARK: Windows of the catalogue

  /// How many windows that fit are tried for the text scale and keyboard that are asked.
  private static let mostWindows = 8

  /// Text of which sizes people read. Other text on a real device says less than a window that is
  /// made for the purpose.
  private static let readable = (
    low: Cut(value: 0.5, isAfter: false), high: Cut(value: 4.0, isAfter: true)
  )

  /// A window of the catalogue, with the text scale and keyboard that are asked.
  var catalogWitness: Witness? {
    let levels = domain.space.levels.indices.filter {
      domain.isWindowLevel[$0] && assignment[$0] != nil
    }
    let fitting = domain.windows.all.lazy.filter { window in
      levels.allSatisfy { assignment.allows(domain.windows[window, $0], at: $0) }
    }
    // One that fits with usual text says more to people than one for which it must change.
    let usual = fitting.first { window in
      domain.scaleLevels.allSatisfy { assignment.allows(domain.windows[window, $0], at: $0) }
    }
    if let usual, let witness = witness(in: usual) { return witness }
    // Where text scale or keyboard are asked too, a few windows tell whether one fits.
    for window in fitting.prefix(Self.mostWindows) {
      if let witness = witness(in: window) { return witness }
    }
    return nil
  }

  /// The window, if it lies in the cells once text scale and keyboard are as they must be.
  func witness(in window: WindowCells.Window) -> Witness? {
    var context = window.context
    context.osVersion = free.osVersion
    context.open = free.open
    context.direction = free.direction
    context.inputs = free.inputs
    if let witness = verified(context, window.device) { return witness }
    guard asksScaleOrKeyboard else { return nil }
    var found: Witness?
    _ = domain.firstCase(assignment, hasModel: true) { one in
      guard one.sides.hasWidth == (window.width != nil),
        one.sides.hasHeight == (window.height != nil)
      else { return false }
      var numbers = one.numbers
      numbers.limit(.textScale, from: Self.readable.low, to: Self.readable.high)
      if let width = window.width { numbers.fix(.width, width) }
      if let height = window.height { numbers.fix(.height, height) }
      let quantities: [Quantity] = one.hasKeyboard ? [.textScale, .keyboard] : [.textScale]
      found = firstNumbers(quantities, numbers, tries: Self.fewTries) {
        context.textScale = $0[.textScale]
        context.keyboard = $0[.keyboard]
        return verified(context, window.device)
      }
      return found != nil
    }
    return found
  }

  private var asksScaleOrKeyboard: Bool {
    domain.scaleLevels.contains { assignment[$0] != nil }
  }

  // MARK: Contexts without a model

  /// A context without a model.
  var plainWitness: Witness? {
    guard
      domain.window.models.allSatisfy({
        assignment.allows(domain.space.levels[$0].unknown, at: $0)
      }),
      let folds = domain.folds.answer(assignment)
    else { return nil }
    var base = free
    base.give(folds, isAsked: isAsked(domain.folds.asked.map { $0.level }))
    let asksSides = domain.space.levels.indices.contains { level in
      guard assignment[level] != nil else { return false }
      switch domain.space.levels[level].input {
      case .term(let key): return key != .direction && key != .platform
      case .number(let key, _): return key != .textScale && key != .keyboard
      default: return false
      }
    }
    // The usual text scale in whatever shape, before another in the first shape.
    for isUsual in asksScaleOrKeyboard ? [true, false] : [false] {
      if let witness = plainWitness(base, asksSides, keepsTextScale: isUsual) { return witness }
    }
    return nil
  }

  private func plainWitness(
    _ base: LayoutContext, _ asksSides: Bool, keepsTextScale: Bool
  ) -> Witness? {
    var found: Witness?
    _ = domain.firstCase(assignment, hasModel: false) { one in
      guard asksSides || one.sides == .none else { return false }
      var one = one
      if keepsTextScale { one.numbers.fix(.textScale, 1) }
      var context = base
      context.device = one.device.firstWord(isAsked: isAsked([domain.window.device]))
      context.windowing = one.windowing.firstWord(isAsked: isAsked([domain.window.windowing]))
      context.orientation = one.orientationToWrite
      found = firstNumbers(one, context) { verified($0) }
      return found != nil
    }
    return found
  }

  private func isAsked(_ levels: [Int?]) -> Bool {
    levels.contains { $0.map { assignment[$0] != nil } ?? false }
  }

  // MARK: Contexts with a model

  /// A device of the catalogue with sizes, words or folds written besides.
  var modelWitness: Witness? {
    guard isAsked(domain.window.models) else { return nil }
    // A model may say what its folds are, so that nobody can leave them unknown.
    let answers = [true, false].compactMap {
      domain.folds.answer(assignment, mayBeUnknown: $0)
    }
    for (place, folds) in answers.enumerated() where place == 0 || folds != answers[0] {
      if let witness = modelWitness(folds) { return witness }
    }
    return nil
  }

  private func modelWitness(_ folds: FoldSets.Answer) -> Witness? {
    // A window that the catalogue lists says more than one that no reader of contexts takes.
    modelWitness(folds, isListed: true) ?? modelWitness(folds, isListed: false)
  }

  private func modelWitness(_ folds: FoldSets.Answer, isListed: Bool) -> Witness? {
    var base = free
    base.give(folds, isAsked: isAsked(domain.folds.asked.map { $0.level }))
    let idioms = assignment.bits(domain.window.device)
    let devices = domain.windows.devices.filter { domain.fits($0, assignment) }
    // A device as what it is says more than one that counts as another kind.
    func isUsual(_ device: CatalogDevice) -> Bool {
      idioms & 1 << UInt32(device.facts.idiom.ordinal) != 0
    }
    for device in devices.filter(isUsual) + devices.filter({ !isUsual($0) }) {
      var given = base
      given.model = device.facts
      if !isUsual(device) { given.device = idioms.firstWord(isAsked: true) }
      let platforms = assignment.bits(domain.window.platform)
      given.platform =
        platforms & 1 << UInt32(device.facts.platform.ordinal) == 0
        ? platforms.firstWord(isAsked: true) : nil
      if let witness = witness(with: given, device, isListed) { return witness }
    }
    return nil
  }

  private func witness(
    with given: LayoutContext, _ device: CatalogDevice, _ isListed: Bool
  ) -> Witness? {
    var found: Witness?
    _ = domain.firstCase(assignment, hasModel: true) { one in
      // Held so, or in some way that is not said.
      let held = Orientation.all.filter { one.orientation & 1 << UInt32($0.ordinal) != 0 }
      let orientations =
        (isAsked([domain.window.orientation, domain.window.shape]) ? [] : [nil])
        + held.map { Optional($0) }
        + (one.orientation & Domain.unknownOrientation != 0 ? [nil] : [])
      let ways =
        isAsked([domain.window.windowing, domain.window.widthClass, domain.window.heightClass])
        ? Windowing.all : [.fullScreen, .windowed]
      let windowings =
        (one.windowing & 1 << UInt32(Windowing.all.count) != 0 ? [nil] : [])
        + ways.filter { one.windowing & 1 << UInt32($0.ordinal) != 0 }.map { Optional($0) }
      for orientation in orientations {
        for windowing in windowings where !isListed || device.lists(orientation, windowing) {
          var context = given
          context.orientation = orientation
          context.windowing = windowing
          found = firstNumbers(one, context) { $0.isListed == isListed ? verified($0) : nil }
          if found != nil { return true }
        }
      }
      return false
    }
    return found
  }
}

extension CatalogDevice {
  /// Whether it has such windows, where the orientation or the windowing may not be said.
  fileprivate func lists(_ orientation: Orientation?, _ windowing: Windowing?) -> Bool {
    let held = orientation.map { [$0] } ?? orientations
    return held.contains { orientation in
      orientations.contains(orientation)
        && windowing.map { windowings(in: orientation).contains($0) } ?? true
    }
  }
}

extension UInt32 {
  /// The first word of these cells, or nil where it may be left out.
  func firstWord<Word: Term>(isAsked: Bool) -> Word? {
    let isUnknown = self & 1 << UInt32(Word.all.count) != 0
    if !isAsked, isUnknown { return nil }
    return Word.all.first { self & 1 << UInt32($0.ordinal) != 0 }
  }
}

extension WindowCase {
  /// The orientation to write, or nil where the sides say it or nobody does.
  fileprivate var orientationToWrite: Orientation? {
    if sides.areBoth, orientation & (sides == .tall ? 1 : Domain.landscape) != 0 { return nil }
    if !sides.areBoth, orientation & Domain.unknownOrientation != 0 { return nil }
    return orientation.firstWord(isAsked: true)
  }
}

extension LayoutContext {
  fileprivate mutating func give(_ answer: FoldSets.Answer, isAsked: Bool) {
    if isAsked, case .folds(let folds) = answer { self.folds = folds }
  }
}
