extension Condition {
  /// What a leaf finds in the context, in the form in which it says what it wants; nil if that is
  /// not known, and for conditions that join others.
  func found(in context: LayoutContext, _ resolved: ResolvedContext) -> PlainValue? {
    switch kind {
    case .always, .all, .any, .not: nil
    case .term(let key, _), .number(let key, _): resolved.found(key, in: context)
    case .osVersion: resolved.found(.osVersion, in: context)
    case .model: resolved.found(.model, in: context)
    case .fold: resolved.found(.fold, in: context)
    case .open: resolved.found(.open, in: context)
    case .input(let test): test.value(in: context).map { PlainValue($0) }
    }
  }
}

extension ResolvedContext {
  /// What is known for a key, as `when` and `given` write it; nil if it is not known.
  func found(_ key: ContextKey, in context: LayoutContext) -> PlainValue? {
    switch key {
    case .width, .height, .smallerSide, .aspect, .textScale, .keyboard:
      number(of: key).map { .number($0) }
    case .osVersion: context.osVersion.map { .text($0.description) }
    case .model: context.model.map { .text($0.id) }
    case .open: context.open.map { $0.plain }
    case .fold: folds(of: context).map { $0.plain }
    case .device, .direction, .heightClass, .orientation, .platform, .shape, .widthClass,
      .windowing:
      mask(of: key) == .unknown ? nil : key.plain(mask(of: key))
    }
  }
}

extension PaneSet {
  fileprivate var plain: PlainValue {
    isEmpty ? .text("none") : .list(panes.map { .text($0.rawValue) })
  }
}

extension [Fold] {
  /// `none`, what is known of the one fold, or a list.
  fileprivate var plain: PlainValue {
    switch count {
    case 0: .text("none")
    case 1: self[0].plain
    default: .list(map { $0.plain })
    }
  }
}

extension Fold {
  /// What is known of the fold, without where it is.
  fileprivate var plain: PlainValue {
    FoldPattern(axis: axis, posture: posture, separating: separating, occluding: occluding).plain
  }
}
