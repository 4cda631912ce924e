import LayoutPolicies

/// Which sides of a window are known, and how they compare.
enum KnownSides: CaseIterable, Sendable {
  case tall, wide, width, height, none

  var hasWidth: Bool { self == .tall || self == .wide || self == .width }
  var hasHeight: Bool { self == .tall || self == .wide || self == .height }
  var areBoth: Bool { self == .tall || self == .wide }
}

/// One way in which a window may lie in given cells: what each word may be, and bounds on numbers.
struct WindowCase {
  let sides: KnownSides
  /// Whether an on-screen keyboard is there: 0 has no quotients.
  let hasKeyboard: Bool
  /// The cells that each may have, one bit each.
  var device: UInt32
  var windowing: UInt32
  var orientation: UInt32
  var numbers: RatioBounds
}

/// The levels of a space that hang on the window, or on the device.
struct WindowLevels: Sendable {
  let device: Int?
  let windowing: Int?
  let orientation: Int?
  let shape: Int?
  let widthClass: Int?
  let heightClass: Int?
  let platform: Int?
  let models: [Int]
  /// Each with its key, and whether it is scaled.
  let numbers: [(level: Int, key: ContextKey, isScaled: Bool)]

  init(_ space: InputSpace) {
    func level(_ key: ContextKey) -> Int? { space.level(of: .term(key)) }
    device = level(.device)
    windowing = level(.windowing)
    orientation = level(.orientation)
    shape = level(.shape)
    widthClass = level(.widthClass)
    heightClass = level(.heightClass)
    platform = level(.platform)
    models = space.levels.indices.filter {
      if case .model = space.levels[$0].input { true } else { false }
    }
    numbers = space.levels.enumerated().compactMap { level, cells in
      if case .number(let key, let isScaled) = cells.input { (level, key, isScaled) } else { nil }
    }
  }
}

extension CellAssignment {
  /// The cells of a word, one bit each; all if nothing is known.
  func bits(_ level: Int?) -> UInt32 {
    guard let level, let range = self[level] else { return .max }
    return range.reduce(0) { $0 | 1 << UInt32($1) }
  }
}

extension Domain {
  /// The bit of *unknown* among those of orientations and shapes.
  static let unknownOrientation: UInt32 = 1 << 2
  static let landscape: UInt32 = 1 << 1
  static let unknownDevice = UInt32(1) << UInt32(DeviceIdiom.all.count)

  private static let outlines = [false, true].flatMap { hasKeyboard in
    KnownSides.allCases.map { ($0, hasKeyboard) }
  }

  /// Visits the ways in which a window may lie in the cells, until one is taken.
  ///
  /// With a model, words that follow from it are left open: a try decides.
  func firstCase(
    _ assignment: CellAssignment, hasModel: Bool, _ body: (WindowCase) -> Bool
  ) -> Bool {
    for (sides, hasKeyboard) in Self.outlines {
      guard var open = openCase(sides, hasKeyboard, assignment) else { continue }
      if hasModel, sides != .none {
        open.orientation &= ~Self.unknownOrientation
        guard open.orientation != 0 else { continue }
      }
      let unknownWidth = !hasModel && mustBeUnknown(window.widthClass, assignment)
      let unknownHeight = !hasModel && mustBeUnknown(window.heightClass, assignment)
      if unknownWidth || unknownHeight {
        let devices = open.device
        for idiom in [nil] + DeviceIdiom.all.map({ Optional($0) }) {
          var one = open
          one.device = idiom.map { 1 << UInt32($0.ordinal) } ?? Self.unknownDevice
          guard devices & one.device != 0 else { continue }
          if unknownHeight, !one.hidesHeightClass(of: idiom) { continue }
          if unknownWidth, !one.hidesWidthClass(of: idiom) { continue }
          if one.numbers.close(), body(one) { return true }
        }
      } else if open.numbers.close(), body(open) {
        return true
      }
    }
    return false
  }

  private func mustBeUnknown(_ level: Int?, _ assignment: CellAssignment) -> Bool {
    guard let level, let range = assignment[level] else { return false }
    return range.lowerBound == space.levels[level].unknown
  }

  /// The case of these sides, with what the cells say of words and numbers.
  private func openCase(
    _ sides: KnownSides, _ hasKeyboard: Bool, _ assignment: CellAssignment
  ) -> WindowCase? {
    var orientation = assignment.bits(window.orientation) & 0b111
    let shape = assignment.bits(window.shape) & 0b111
    if sides.areBoth {
      // A word that the sides decide; what is said of the orientation goes before them.
      guard shape & (sides == .tall ? 1 : Self.landscape) != 0 else { return nil }
      orientation &= ~Self.unknownOrientation
    } else {
      orientation &= shape
    }
    guard orientation != 0 else { return nil }
    var numbers = RatioBounds()
    for (level, key, isScaled) in window.numbers {
      guard let range = assignment[level] else { continue }
      let cells = space.levels[level]
      if key == .keyboard, !hasKeyboard {
        guard cells.cuts.hold(0, in: range) else { return nil }
      } else {
        guard numbers.limit(key, isScaled, to: range, of: cells, sides) else { return nil }
      }
    }
    if sides == .tall { numbers.order(.width, .height) }
    // A square is tall.
    if sides == .wide { numbers.order(.height, .width, isLess: true) }
    return WindowCase(
      sides: sides, hasKeyboard: hasKeyboard, device: assignment.bits(window.device) & 0x1FF,
      windowing: assignment.bits(window.windowing) & 0x7F, orientation: orientation,
      numbers: numbers)
  }
}

extension WindowCase {
  /// Leaves what makes the derived width class unknown; false if nothing does.
  fileprivate mutating func hidesWidthClass(of idiom: DeviceIdiom?) -> Bool {
    switch idiom {
    case nil:
      guard sides.hasWidth else { return true }
      numbers.limit(
        .width, from: Cut(value: SizeClassRule.regularWidth, isAfter: false), to: nil)
      if sides.hasHeight {
        numbers.limit(
          .height, from: nil, to: Cut(value: SizeClassRule.regularHeight, isAfter: false))
        if sides == .wide { numbers.order(.height, .width, isLess: true) } else { return false }
      }
      return true
    case DeviceIdiom.phone:
      orientation &= ~1
      return orientation != 0
    case DeviceIdiom.watch: return false
    case DeviceIdiom.car: return true
    default:
      windowing &= ~(1 << UInt32(Windowing.fullScreen.ordinal))
      return !sides.hasWidth && windowing != 0
    }
  }

  /// Leaves what makes the derived height class unknown; false if nothing does.
  fileprivate mutating func hidesHeightClass(of idiom: DeviceIdiom?) -> Bool {
    guard let idiom else { return true }
    guard idiom == .phone else { return false }
    orientation &= Domain.unknownOrientation
    return orientation != 0
  }
}

extension RatioBounds {
  /// Bounds what a level asks by a range of its cells; false if that cannot be with these sides.
  fileprivate mutating func limit(
    _ key: ContextKey, _ isScaled: Bool, to range: Range<Int>, of cells: InputCells,
    _ sides: KnownSides
  ) -> Bool {
    let isKnown =
      switch key {
      case .width: sides.hasWidth
      case .height: sides.hasHeight
      case .aspect, .smallerSide: sides.areBoth
      default: true
      }
    guard isKnown else { return range.contains(cells.unknown) }
    let known = range.clamped(to: 0..<cells.unknown)
    guard !known.isEmpty else { return false }
    let (low, high) = cells.cuts.bounds(of: known)
    let unit: Quantity = isScaled ? .textScale : .one
    switch key {
    case .width: limit(.width, per: unit, from: low, to: high)
    case .height: limit(.height, per: unit, from: low, to: high)
    case .smallerSide:
      limit(sides == .tall ? .width : .height, per: unit, from: low, to: high)
    case .textScale where !isScaled: limit(.textScale, from: low, to: high)
    case .aspect where !isScaled:
      limit(.width, per: .height, from: low, to: high)
      // Rounding keeps an order, so these bounds are exact.
      if sides == .tall { return low.map { $0.isPassed(by: 1) } ?? true }
      return high.map { $0.value > 1 || ($0.value == 1 && $0.isAfter) } ?? true
    case .keyboard: limit(.keyboard, per: unit, from: low, to: high)
    default: break
    }
    return true
  }
}
