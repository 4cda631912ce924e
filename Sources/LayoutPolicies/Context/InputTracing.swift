/// Follows ``ResolvedContext`` backwards: from what came out to what it came from.
struct InputTracing {
  let context: LayoutContext
  let resolved: ResolvedContext

  func source(of key: ContextKey, isKnown: Bool) -> InputSource {
    if context.isPartOfWindow, isKnown, let source = ofPane(key) { return source }
    switch key {
    case .device: return ofDevice(context.device != nil)
    case .platform: return ofDevice(context.platform != nil)
    case .model, .osVersion, .open: return isKnown ? .given : .unknown(nil)
    case .width: return ofSide(context.width, isKnown)
    case .height: return ofSide(context.height, isKnown)
    case .aspect: return isKnown ? .derived("width over height") : .unknown(nil)
    case .smallerSide:
      return isKnown ? .derived("the smaller of width and height") : .unknown(nil)
    case .orientation: return ofOrientation
    case .shape: return ofShape
    case .windowing: return ofWindowing
    case .widthClass:
      if context.widthClass != nil { return .given }
      return row?.widthClass == nil
        ? ofClass(SizeClassRule.widthReason(resolved), isKnown) : .catalogue(place(of: row))
    case .heightClass:
      if context.heightClass != nil { return .given }
      return row?.heightClass == nil
        ? ofClass(SizeClassRule.heightReason(resolved), isKnown) : .catalogue(place(of: row))
    case .fold: return ofFold(isKnown)
    case .textScale: return context.textScale == 1 ? .standard : ofNumber(context.textScale > 0)
    case .keyboard: return context.keyboard == 0 ? .standard : ofNumber(context.keyboard > 0)
    case .direction: return context.direction == .ltr ? .standard : .given
    }
  }

  /// What a pane has from the window that it is a part of, where nobody gives it to the pane.
  private func ofPane(_ key: ContextKey) -> InputSource? {
    switch key {
    case .width, .height: .derived("of the pane")
    case .widthClass:
      .derived(
        "compact below \(SizeClassRule.regularWidth.plainText) points, else of the window around")
    case .heightClass, .orientation, .fold: .derived("of the window around")
    default: nil
    }
  }

  /// A number that is none counts as not given.
  private func ofNumber(_ isOne: Bool) -> InputSource { isOne ? .given : .standard }

  private func ofDevice(_ isGiven: Bool) -> InputSource {
    if isGiven { return .given }
    return context.model.map { .catalogue($0.id) } ?? .unknown(nil)
  }

  private func ofSide(_ written: Double?, _ isKnown: Bool) -> InputSource {
    guard isKnown else {
      return .unknown(resolved.isUnmeasured ? "the window is not measured" : nil)
    }
    return written == nil ? .catalogue(place(of: mode)) : .given
  }

  private var bothSides: String? {
    guard let width = resolved.width, let height = resolved.height else { return nil }
    let size = Size(width: width, height: height).plainText
    if width == height { return "\(size) is square, which counts as tall and portrait" }
    return "\(size) is \(height > width ? "tall" : "wide")"
  }

  private var ofOrientation: InputSource {
    if context.orientation != nil { return .given }
    if !resolved.isUnmeasured, context.width != nil, context.height != nil, let bothSides {
      return .derived("from the shape: \(bothSides)")
    }
    guard let facts = context.model, resolved.strictOrientation != nil else { return .unknown(nil) }
    return .catalogue("\(facts.id) is held like this by nature")
  }

  private var ofShape: InputSource {
    if let bothSides { return .derived(bothSides) }
    guard let orientation = resolved.strictOrientation else { return .unknown(nil) }
    return .derived("from the orientation, \(orientation.rawValue)")
  }

  private var ofWindowing: InputSource {
    if context.windowing != nil { return .given }
    guard let facts = context.model, !resolved.isUnmeasured else { return .unknown(nil) }
    guard resolved.windowing == nil else {
      return .derived("no side differs from the screen of \(facts.id)")
    }
    return .unknown("a side differs from the screen of \(facts.id)")
  }

  private var row: DeviceFacts.Mode? {
    guard !resolved.isUnmeasured else { return nil }
    return SizeClassRule.row(
      of: context.model, resolved.strictOrientation, resolved.windowing,
      (context.width, context.height))
  }

  private func ofClass(_ reason: String?, _ isKnown: Bool) -> InputSource {
    isKnown ? .derived(reason ?? "from the device") : .unknown(reason)
  }

  private func ofFold(_ isKnown: Bool) -> InputSource {
    if context.folds != nil { return .given }
    guard let facts = context.model else { return .unknown(nil) }
    guard facts.hinge != nil else { return .catalogue("\(facts.id) has no hinge") }
    guard isKnown else {
      return .unknown("the hinge of \(facts.id) is known in a full-screen window only")
    }
    let place = "the hinge of \(facts.id)"
    return .catalogue(context.posture == nil ? place : "\(place); its posture is given")
  }

  /// The device in one of its modes: `ipad-mini-6 in portrait, slide-over`.
  private func place(of mode: DeviceFacts.Mode?) -> String {
    let id = context.model?.id ?? ""
    return mode.map { "\(id) in \($0.orientation.rawValue), \($0.windowing.rawValue)" } ?? id
  }

  /// The mode that gave a side: its own, else the screen's.
  private var mode: DeviceFacts.Mode? {
    guard let facts = context.model, let orientation = resolved.strictOrientation else {
      return nil
    }
    return resolved.windowing.flatMap { facts.mode(orientation, $0) }
      ?? facts.mode(orientation, .fullScreen)
  }
}
