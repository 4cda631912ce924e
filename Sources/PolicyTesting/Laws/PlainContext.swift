package import LayoutPolicies

extension LayoutContext {
  /// What is given, by the keys of `given` in a policy's tests; what has its usual value is left
  /// out.
  package var plain: PlainValue {
    var entries: [(String, PlainValue)] = []
    func add(_ key: String, _ value: (some CustomStringConvertible)?) {
      if let value { entries.append((key, .text(value.description))) }
    }
    func add(_ key: String, points: Double?, usual: Double? = nil) {
      if let points, points != usual { entries.append((key, .number(points))) }
    }
    add("device", model?.id)
    add(model == nil ? "device" : "idiom", device)
    add("width", points: width)
    add("height", points: height)
    add("orientation", orientation)
    add("width-class", widthClass)
    add("height-class", heightClass)
    add("windowing", windowing)
    add("platform", platform)
    add("os-version", osVersion)
    if let folds {
      entries.append(("fold", folds.isEmpty ? .text("none") : .list(folds.map { $0.plain })))
    }
    add("posture", posture)
    if let open { entries.append(("open", .list(open.panes.map { .text($0.rawValue) }))) }
    if let recent { entries.append(("recent", .list(recent.map { .text($0.rawValue) }))) }
    add("text-scale", points: textScale, usual: 1)
    if direction != .ltr { add("direction", direction) }
    add("keyboard", points: keyboard, usual: 0)
    if insets != .zero {
      let edges = [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ]
      entries.append(("insets", .map(edges.map { ($0.0, .number($0.1)) })))
    }
    for entry in inputs.entries { entries.append((entry.name, PlainValue(entry.value))) }
    return .map(entries)
  }
}

extension Fold {
  /// What is known of the fold.
  fileprivate var plain: PlainValue {
    let parts: [(String, PlainValue?)] = [
      ("axis", axis.map { .text($0.rawValue) }), ("posture", posture.map { .text($0.rawValue) }),
      ("separating", separating.map { .boolean($0) }),
      ("occluding", occluding.map { .boolean($0) }),
    ]
    return .map(parts.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension PolicyMemory {
  /// The keys that are spent and showing, and what decided last.
  package var plain: PlainValue {
    let keys = [("spent", spent), ("showing", showing)].map { name, keys in
      (name, PlainValue.list(keys.map { .text($0) }))
    }
    let last = last.map { decision in
      [("last", PlainValue.list(decision.activeRules.map { .text($0.description) }))]
    }
    return .map(keys + (last ?? []))
  }
}
