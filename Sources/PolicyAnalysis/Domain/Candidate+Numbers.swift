import LayoutPolicies

extension Candidate {
  /// Chooses the numbers of a case, and writes the classes that do not follow.
  func firstNumbers(
    _ one: WindowCase, _ context: LayoutContext, _ verify: (LayoutContext) -> Witness?
  ) -> Witness? {
    var quantities = [Quantity.textScale]
    if one.hasKeyboard { quantities.append(.keyboard) }
    if one.sides.hasWidth { quantities.append(.width) }
    if one.sides.hasHeight { quantities.append(.height) }
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
  static let fewTries = 8

  func firstNumbers(
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
      numbers.choose(quantity, number)
      guard canHold(numbers, after: quantity) else { continue }
      if let witness = firstNumbers(quantities.dropFirst(), bounds, numbers, &tries, accept) {
        return witness
      }
    }
    return nil
  }
}

extension Candidate {
  /// Whether the cells allow what was chosen last, as far as they hang on chosen numbers alone.
  ///
  /// Bounds that leave no more than their own excluded end are found here, before the numbers that
  /// are still open are tried one by one.
  private func canHold(_ chosen: ChosenNumbers, after last: Quantity) -> Bool {
    var context = LayoutContext()
    context.textScale = chosen[.textScale]
    context.keyboard = chosen[.keyboard]
    if chosen.has(.width) { context.width = chosen[.width] }
    if chosen.has(.height) { context.height = chosen[.height] }
    var lazy = LazyContext(context)
    return domain.window.numbers.allSatisfy { number in
      let needed = Quantity.behind(number.key, isScaled: number.isScaled)
      guard needed.contains(last), needed.allSatisfy({ chosen.has($0) }) else { return true }
      return assignment.allows(
        lazy.cell(of: number.level, in: domain.space, context, memory), at: number.level)
    }
  }
}

/// The numbers of a window.
struct ChosenNumbers {
  private var numbers = [1.0, 1, 0, 0, 0]
  private var chosen: Set<Quantity> = []

  subscript(quantity: Quantity) -> Double { numbers[quantity.rawValue] }

  /// Whether the number was chosen.
  func has(_ quantity: Quantity) -> Bool { chosen.contains(quantity) }

  mutating func choose(_ quantity: Quantity, _ number: Double) {
    numbers[quantity.rawValue] = number
    chosen.insert(quantity)
  }
}

extension Quantity {
  /// The numbers that a number of the context follows from.
  fileprivate static func behind(_ key: ContextKey, isScaled: Bool) -> [Quantity] {
    let scale: [Quantity] = isScaled ? [.textScale] : []
    return switch key {
    case .width: scale + [.width]
    case .height: scale + [.height]
    case .keyboard: scale + [.keyboard]
    case .textScale: [.textScale]
    default: scale + [.width, .height]
    }
  }

  /// Numbers that people know from real devices.
  fileprivate var usualNumbers: [Double] {
    switch self {
    case .one: [1]
    case .textScale: [1, 1.5, 2, 0.8, 0.5]
    case .width: [820, 1280, 390, 600, 1920, 320]
    case .height: [1180, 800, 844, 390, 1080, 320]
    case .keyboard: [336, 260]
    }
  }
}

extension LayoutContext {
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
