import LayoutPolicies

/// A condition looked at in every world that a context allows.
struct Judge {
  let slack: Double
  private let window: Window
  private let worlds: [World]

  init(_ window: Window, slack: Double = 0) {
    self.window = window
    self.slack = slack
    worlds = Array(Set(Leeway.all(slack).map { World(window, $0) }))
  }

  private var context: LayoutContext { window.given }

  /// The truth that is most (outwards) or least (inwards) in favour among those of all worlds.
  func truth(_ condition: Condition, outwards: Bool = true) -> Kleene {
    switch condition.kind {
    case .always: return true
    case .all(let parts): return kleeneAll(parts.map { truth($0, outwards: outwards) })
    case .any(let parts): return kleeneAny(parts.map { truth($0, outwards: outwards) })
    case .not(let part): return truth(part, outwards: !outwards).map { !$0 }
    case .term(let key, let wanted):
      let truths = truths(of: key, among: wanted)
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
    case .width: number = window.width
    case .height: number = window.height
    case .keyboard: number = window.keyboard
    case .textScale: number = window.textScale
    case .smallerSide:
      number = window.width.flatMap { width in window.height.map { [width, $0].min() ?? 0 } }
    default:
      number = window.width.flatMap { width in window.height.map { width / $0 } }
    }
    let gives = [.width, .height, .smallerSide].contains(key)
    return number.map { contains(range, $0, gives ? (outwards ? slack : -slack) : 0) }
  }

  private func contains(_ range: NumberRange, _ number: Double, _ slack: Double = 0) -> Bool {
    let unit = range.isScaled ? window.textScale : 1
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
    guard let folds = window.folds else { return nil }
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

extension Judge {
  /// Whether a word has one of the wanted values, in every world; nil if the word is unknown.
  fileprivate func truths(of key: ContextKey, among wanted: TermMask) -> [Kleene] {
    func isWanted<Word: Term>(_ words: [Word?]) -> [Kleene] {
      words.map { word in word.map { wanted.bits & (1 << UInt32($0.ordinal)) != 0 } }
    }
    switch key {
    case .device: return isWanted([window.device])
    case .platform: return isWanted([window.platform])
    case .direction: return isWanted([context.direction])
    case .windowing: return isWanted([window.windowing])
    case .orientation: return isWanted(worlds.map { $0.orientation })
    case .shape: return isWanted(worlds.map { $0.shape })
    case .widthClass: return isWanted(worlds.map { $0.widthClass })
    case .heightClass: return isWanted(worlds.map { $0.heightClass })
    default: return [nil]
    }
  }
}
