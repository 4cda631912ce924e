import LayoutPolicies

/// A truth of three values; nil is unknown.
typealias Kleene = Bool?

/// Kleene's *and*: false if any is, else unknown if any is.
func kleeneAll(_ truths: [Kleene]) -> Kleene {
  if truths.contains(false) { return false }
  return truths.contains(nil) ? nil : true
}

/// Kleene's *or*: true if any is, else unknown if any is.
func kleeneAny(_ truths: [Kleene]) -> Kleene {
  if truths.contains(true) { return true }
  return truths.contains(nil) ? nil : false
}

/// A condition looked at in every world that a context allows.
struct Judge {
  let context: LayoutContext
  let slack: Double
  private let worlds: [World]

  init(_ context: LayoutContext, slack: Double = 0) {
    self.context = context
    self.slack = slack
    worlds = Leeway.all(slack).map { World(given: context, leeway: $0) }
  }

  /// The window as it is, while nothing gives way.
  private var strict: World { World(given: context, leeway: Leeway()) }

  /// The truth that is most (outwards) or least (inwards) in favour among those of all worlds.
  func truth(_ condition: Condition, outwards: Bool = true) -> Kleene {
    switch condition.kind {
    case .always: return true
    case .all(let parts): return kleeneAll(parts.map { truth($0, outwards: outwards) })
    case .any(let parts): return kleeneAny(parts.map { truth($0, outwards: outwards) })
    case .not(let part): return truth(part, outwards: !outwards).map { !$0 }
    case .term(let key, let wanted):
      let truths = worlds.map { $0.truth(of: key, among: wanted) }
      return outwards ? kleeneAny(truths) : kleeneAll(truths)
    case .number(let key, let range): return truth(of: key, within: range, outwards: outwards)
    case .osVersion(let range): return context.osVersion.map { contains(range, $0) }
    case .model(let names): return context.model.map { !Set(names).isDisjoint(with: $0.names) }
    case .open(let panes): return context.open.map { !$0.intersection(panes).isEmpty }
    case .fold(let pattern): return truth(of: pattern)
    case .input(let test): return truth(of: test)
    }
  }

  /// The keys of the leaves that are unknown.
  func unknownKeys(of condition: Condition) -> Set<String> {
    switch condition.kind {
    case .all(let parts), .any(let parts):
      return parts.reduce(into: []) { $0.formUnion(unknownKeys(of: $1)) }
    case .not(let part): return unknownKeys(of: part)
    case .always: return []
    case .term(let key, _), .number(let key, _):
      return truth(condition) == nil ? [key.rawValue] : []
    case .osVersion: return truth(condition) == nil ? ["os-version"] : []
    case .model: return truth(condition) == nil ? ["model"] : []
    case .open: return truth(condition) == nil ? ["open"] : []
    case .fold: return truth(condition) == nil ? ["fold"] : []
    case .input(let test): return truth(condition) == nil ? [test.name] : []
    }
  }

  private func truth(
    of key: ContextKey, within range: NumberRange, outwards: Bool
  ) -> Kleene {
    let number: Double?
    switch key {
    case .width: number = strict.width
    case .height: number = strict.height
    case .keyboard: number = strict.keyboard
    case .textScale: number = strict.textScale
    default:
      number = strict.width.flatMap { width in strict.height.map { width / $0 } }
    }
    let gives = key == .width || key == .height
    return number.map { contains(range, $0, gives ? (outwards ? slack : -slack) : 0) }
  }

  private func contains(_ range: NumberRange, _ number: Double, _ slack: Double = 0) -> Bool {
    let unit = range.isScaled ? strict.textScale : 1
    let isAbove = range.lower.map { number >= $0 * unit - slack } ?? true
    let isBelow = range.upper.map {
      range.includesUpper ? number <= $0 * unit + slack : number < $0 * unit + slack
    }
    return isAbove && isBelow ?? true
  }

  private func contains(_ range: VersionRange, _ version: OSVersion) -> Bool {
    let isBelow = range.upper.map { range.includesUpper ? version <= $0 : version < $0 }
    return (range.lower.map { version >= $0 } ?? true) && isBelow ?? true
  }

  private func truth(of pattern: FoldPattern?) -> Kleene {
    guard let folds = strict.folds else { return nil }
    guard let pattern else { return folds.isEmpty }
    return kleeneAny(
      folds.map { fold in
        kleeneAll([
          part(pattern.axis, fold.axis), part(pattern.posture, fold.posture),
          part(pattern.separating, fold.separating), part(pattern.occluding, fold.occluding),
        ])
      })
  }

  private func part<Value: Equatable>(_ wanted: Value?, _ found: Value?) -> Kleene {
    wanted == nil ? true : found.map { $0 == wanted }
  }

  private func truth(of test: Condition.InputTest) -> Kleene {
    let told = context.inputs[test.name].flatMap { test.type.accepts($0) ? $0 : nil }
    guard let value = told ?? test.defaultValue else { return nil }
    switch test.wanted {
    case .oneOf(let values): return values.contains(value)
    case .range(let range):
      guard case .number(let number) = value else { return false }
      return contains(range, number)
    }
  }
}

extension World {
  /// Whether a word has one of the wanted values; nil if the word is unknown.
  fileprivate func truth(of key: ContextKey, among wanted: TermMask) -> Kleene {
    func isWanted<Word: Term>(_ word: Word?) -> Kleene {
      word.map { wanted.values(of: Word.self).contains($0) }
    }
    switch key {
    case .device: return isWanted(device)
    case .platform: return isWanted(platform)
    case .direction: return isWanted(given.direction)
    case .windowing: return isWanted(windowing)
    case .orientation: return isWanted(orientation)
    case .shape: return isWanted(shape)
    case .widthClass: return isWanted(widthClass)
    case .heightClass: return isWanted(heightClass)
    default: return nil
    }
  }
}
