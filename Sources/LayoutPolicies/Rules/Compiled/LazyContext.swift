/// Finds the cells that a context lies in, and derives of it only what is asked.
package struct LazyContext {
  private let isPlain: Bool
  private var derived: ResolvedContext?

  /// Nothing is derived yet.
  package init(_ context: borrowing LayoutContext) {
    // Only a model or a window without a length says other than what is given.
    isPlain = context.model == nil && !context.isUnmeasured
  }

  /// All is derived already.
  package init(_ context: LayoutContext, _ resolved: ResolvedContext) {
    self.init(context)
    derived = resolved
  }

  /// All that follows from the context.
  mutating func resolved(_ context: LayoutContext) -> ResolvedContext {
    if let derived { return derived }
    let resolved = ResolvedContext(context)
    derived = resolved
    return resolved
  }

  /// The cell of an input in which the context lies.
  @inline(__always)
  package mutating func cell(
    of level: Int, in space: InputSpace, _ context: LayoutContext, _ memory: PolicyMemory
  ) -> Int {
    switch space.levels[level].kind {
    case .word:
      let mask = mask(of: space.levels[level].key, context)
      return mask == .unknown ? space.levels[level].unknown : mask.bits.trailingZeroBitCount
    case .number:
      guard let number = number(of: space.levels[level].key, context) else {
        return space.levels[level].unknown
      }
      return space.levels[level].isScaled
        ? space.levels[level].cell(of: number, textScale: scale(context))
        : space.levels[level].cell(of: number)
    case .panes: return context.open.map { Int($0.rawValue) } ?? space.levels[level].unknown
    case .flag, .version, .value: return rareCell(of: space.levels[level], context, memory)
    }
  }

  @inline(never)
  private mutating func rareCell(
    of cells: InputCells, _ context: LayoutContext, _ memory: PolicyMemory
  ) -> Int {
    switch cells.input {
    case .spent(let key): return memory.isSpent(key) ? 1 : 0
    case .model(let name):
      return context.model.map { $0.names.contains(name) ? 1 : 0 } ?? cells.unknown
    case .fold(let pattern):
      switch Condition(.fold(pattern)).leafTruth(in: context, resolved(context)) {
      case .no: return 0
      case .yes: return 1
      case .unknown: return cells.unknown
      }
    case .osVersion: return context.osVersion.map { cells.cell(of: $0) } ?? cells.unknown
    case .input(let name, let type, let defaultValue):
      return cells.cell(of: context.value(of: name, type, orElse: defaultValue))
    case .term, .number, .open: return cells.unknown
    }
  }

  @inline(__always)
  private mutating func mask(of key: ContextKey, _ context: LayoutContext) -> TermMask {
    guard isPlain else { return resolved(context).mask(of: key) }
    switch key {
    case .device: return TermMask(context.device)
    case .platform: return TermMask(context.platform)
    case .windowing: return TermMask(context.windowing)
    case .direction: return TermMask(context.direction)
    case .widthClass where context.widthClass != nil: return TermMask(context.widthClass)
    case .heightClass where context.heightClass != nil: return TermMask(context.heightClass)
    case .orientation where context.orientation != nil: return TermMask(context.orientation)
    case .shape:
      guard let width = context.width, let height = context.height else {
        return TermMask(context.orientation)
      }
      return TermMask(height >= width ? WindowShape.tall : .wide)
    default: return resolved(context).mask(of: key)
    }
  }

  @inline(__always)
  private mutating func number(of key: ContextKey, _ context: LayoutContext) -> Double? {
    guard isPlain else { return resolved(context).number(of: key) }
    switch key {
    case .width: return context.width
    case .height: return context.height
    case .textScale: return scale(context)
    default: return resolved(context).number(of: key)
    }
  }

  private func scale(_ context: LayoutContext) -> Double {
    context.textScale.isMeasure ? context.textScale : 1
  }
}
