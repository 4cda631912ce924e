import DeviceCatalog
import LayoutPolicies

/// Contexts that may lie in some cells, one after the other, until one does.
struct Candidate {
  private let domain: Domain
  private let assignment: CellAssignment
  /// What hangs on nothing else, as it is asked.
  private var free = LayoutContext()
  private var memory = PolicyMemory()

  /// Gives what hangs on nothing else; nil if there is no such value.
  init?(_ assignment: CellAssignment, in domain: Domain) {
    self.domain = domain
    self.assignment = assignment
    for (level, cells) in domain.space.levels.enumerated() {
      guard let range = assignment[level] else { continue }
      guard cells.give(range, &free, &memory) else { return nil }
    }
  }

  private func verified(_ context: LayoutContext, _ device: CatalogDevice? = nil) -> Witness? {
    guard assignment.holds(in: domain.space, context, memory) else { return nil }
    return Witness(context: context, memory: memory, device: device)
  }

  // MARK: Windows of the catalogue

  /// A window of the catalogue, with the text scale and keyboard that are asked.
  var catalogWitness: Witness? {
    let levels = domain.space.levels.indices.filter {
      domain.isWindowLevel[$0] && assignment[$0] != nil
    }
    let fitting = domain.windows.all.lazy.filter { window in
      levels.allSatisfy { assignment.allows(window.cells[$0], at: $0) }
    }
    // Where text scale or keyboard are asked too, a few windows tell whether one fits.
    for window in fitting.prefix(Self.mostWindows) {
      if let witness = witness(in: window) { return witness }
    }
    return nil
  }

  /// The window, if it lies in the cells once text scale and keyboard are as they must be.
  func witness(in window: CatalogWindows.Window) -> Witness? {
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
    domain.window.numbers.contains { number in
      (number.isScaled || number.key == .textScale || number.key == .keyboard)
        && assignment[number.level] != nil
    }
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
    var found: Witness?
    _ = domain.firstCase(assignment, hasModel: false) { one in
      guard asksSides || one.sides == .none else { return false }
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
    guard isAsked(domain.window.models), let folds = domain.folds.answer(assignment) else {
      return nil
    }
    var base = free
    base.give(folds, isAsked: isAsked(domain.folds.asked.map { $0.level }))
    for device in domain.windows.kinds where domain.fits(device, assignment) {
      var given = base
      given.model = device.facts
      let idioms = assignment.bits(domain.window.device)
      if idioms & 1 << UInt32(device.facts.idiom.ordinal) == 0 {
        given.device = idioms.firstWord(isAsked: true)
      }
      let platforms = assignment.bits(domain.window.platform)
      given.platform =
        platforms & 1 << UInt32(device.facts.platform.ordinal) == 0
        ? platforms.firstWord(isAsked: true) : nil
      if let witness = witness(with: given, device.facts) { return witness }
    }
    return nil
  }

  private func witness(with given: LayoutContext, _ facts: DeviceFacts) -> Witness? {
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
        for windowing in windowings {
          var context = given
          context.orientation = orientation
          context.windowing = windowing
          found = firstNumbers(one, context) { verified($0) }
          if found != nil { return true }
        }
      }
      return false
    }
    return found
  }

  // MARK: Numbers

  /// Chooses the numbers of a case, and writes the classes that do not follow.
  private func firstNumbers(
    _ one: WindowCase, _ context: LayoutContext, _ verify: (LayoutContext) -> Witness?
  ) -> Witness? {
    var quantities = [Quantity.textScale]
    if one.sides.hasWidth { quantities.append(.width) }
    if one.sides.hasHeight { quantities.append(.height) }
    if one.hasKeyboard { quantities.append(.keyboard) }
    var fitting = 0
    return firstNumbers(quantities, one.numbers, tries: Self.mostTries) { numbers in
      guard fitting < Self.mostFitting else { return nil }
      var context = context
      context.textScale = numbers[.textScale]
      context.keyboard = numbers[.keyboard]
      if one.sides.hasWidth { context.width = numbers[.width] }
      if one.sides.hasHeight { context.height = numbers[.height] }
      if let witness = verify(context.withClasses(assignment, domain.window)) { return witness }
      // A model gives the sides that nobody writes, unless the window is not measured.
      guard one.sides == .none, context.model != nil else {
        if holdsNumbers(context) { fitting += 1 }
        return nil
      }
      fitting += 1
      context.width = 0
      return verify(context.withClasses(assignment, domain.window))
    }
  }

  /// Whether the numbers lie in their cells: then others will not do better, but for those of a
  /// device's own window.
  private func holdsNumbers(_ context: LayoutContext) -> Bool {
    var lazy = LazyContext(context)
    return domain.window.numbers.allSatisfy { number in
      assignment.allows(
        lazy.cell(of: number.level, in: domain.space, context, memory), at: number.level)
    }
  }

  /// How many choices of numbers are tried, where all are free and where the sides are given; and
  /// how many of those for whose numbers it is another thing that does not fit.
  private static let mostTries = 200
  private static let mostFitting = 3
  private static let fewTries = 8
  private static let mostWindows = 8

  private func firstNumbers(
    _ quantities: [Quantity], _ bounds: RatioBounds, tries: Int,
    _ accept: (ChosenNumbers) -> Witness?
  ) -> Witness? {
    var tries = tries
    return firstNumbers(quantities[...], bounds, ChosenNumbers(), &tries, accept)
  }

  private func firstNumbers(
    _ quantities: ArraySlice<Quantity>, _ bounds: RatioBounds, _ chosen: ChosenNumbers,
    _ tries: inout Int, _ accept: (ChosenNumbers) -> Witness?
  ) -> Witness? {
    guard let quantity = quantities.first else {
      tries -= 1
      return accept(chosen)
    }
    var closed = bounds
    guard closed.close() else { return nil }
    for number in niceNumbers(in: closed.bounds(of: quantity), usual: quantity.usualNumbers) {
      guard tries > 0 else { return nil }
      var bounds = bounds
      bounds.fix(quantity, number)
      var numbers = chosen
      numbers[quantity] = number
      if let witness = firstNumbers(quantities.dropFirst(), bounds, numbers, &tries, accept) {
        return witness
      }
    }
    return nil
  }
}

/// The numbers of a window.
private struct ChosenNumbers {
  private var numbers = [1.0, 1, 0, 0, 0]

  subscript(quantity: Quantity) -> Double {
    get { numbers[quantity.rawValue] }
    set { numbers[quantity.rawValue] = newValue }
  }
}

extension Quantity {
  /// Numbers that people know from real devices.
  fileprivate var usualNumbers: [Double] {
    switch self {
    case .one: [1]
    case .textScale: [1, 1.5, 2, 0.8]
    case .width: [820, 1280, 390, 600, 1920, 320]
    case .height: [1180, 800, 844, 390, 1080, 320]
    case .keyboard: [336, 260]
    }
  }
}

extension UInt32 {
  /// The first word of these cells, or nil where it may be left out.
  fileprivate func firstWord<Word: Term>(isAsked: Bool) -> Word? {
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

  /// The context with each class that is asked and does not follow.
  fileprivate func withClasses(_ assignment: CellAssignment, _ window: WindowLevels) -> Self {
    var context = self
    let resolved = ResolvedContext(self)
    let (width, height) = (
      assignment.bits(window.widthClass), assignment.bits(window.heightClass)
    )
    func follows(_ mask: TermMask, _ cells: UInt32) -> Bool {
      mask == .unknown ? cells & 1 << 2 != 0 : cells & mask.bits != 0
    }
    if !follows(resolved.widthClass, width) { context.widthClass = width.firstWord(isAsked: true) }
    if !follows(resolved.heightClass, height) {
      context.heightClass = height.firstWord(isAsked: true)
    }
    return context
  }
}
