package import LayoutPolicies

/// A key of a context with one of the words that it takes.
package enum PlainWord: Sendable {
  case device(DeviceIdiom), orientation(Orientation)
  case widthClass(SizeClass), heightClass(SizeClass)
  case windowing(Windowing), platform(Platform), direction(ReadingDirection)

  /// The words that a key takes; none where its value may be more than a word.
  package static func all(of key: GivenKey) -> [PlainWord] {
    switch key {
    case .device: DeviceIdiom.all.map { .device($0) }
    case .orientation: Orientation.all.map { .orientation($0) }
    case .widthClass: SizeClass.all.map { .widthClass($0) }
    case .heightClass: SizeClass.all.map { .heightClass($0) }
    case .windowing: Windowing.all.map { .windowing($0) }
    case .platform: Platform.all.map { .platform($0) }
    case .direction: ReadingDirection.all.map { .direction($0) }
    default: []
    }
  }

  /// Its spelling.
  package var name: String {
    switch self {
    case .device(let idiom): idiom.name
    case .orientation(let orientation): orientation.name
    case .widthClass(let sizeClass), .heightClass(let sizeClass): sizeClass.name
    case .windowing(let windowing): windowing.name
    case .platform(let platform): platform.name
    case .direction(let direction): direction.name
    }
  }
}

extension Given {
  /// What is given, if a context is no more than that: no real device, whose facts would have to
  /// agree with the rest, and no pane of another policy.
  package var plain: LayoutContext? {
    draft.model == nil && posture == nil && inside == nil ? draft : nil
  }
}

extension LayoutContext {
  /// Takes a word that is given, as ``Given/set(_:to:)`` does.
  package mutating func set(_ word: PlainWord) {
    switch word {
    case .device(let idiom): device = idiom
    case .orientation(let orientation): self.orientation = orientation
    case .widthClass(let sizeClass): widthClass = sizeClass
    case .heightClass(let sizeClass): heightClass = sizeClass
    case .windowing(let windowing): self.windowing = windowing
    case .platform(let platform): self.platform = platform
    case .direction(let direction): self.direction = direction
    }
  }

  /// Takes a finite number that is given, and not negative, as ``Given/set(_:to:)`` does; false
  /// where the key takes no such number.
  package mutating func set(_ key: GivenKey, to number: Double) -> Bool {
    switch key {
    case .width: width = number
    case .height: height = number
    case .keyboard: keyboard = number
    case .textScale where number > 0: textScale = number
    default: return false
    }
    return true
  }
}
