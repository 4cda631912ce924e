import DeviceCatalog
import LayoutPolicies

/// What to give so that a decision rests on more: the options for what was unknown.
struct Advice {
  /// The options, each with a value if one is known that fits what is given.
  let options: [String]
  /// What the device makes known that is among them.
  private var madeKnown: [String] = []

  init(_ decision: LayoutDecision, of policy: AnyPolicy, in context: LayoutContext) {
    var options: [String] = []
    for key in decision.unknown {
      guard let known = ContextKey(rawValue: key) else {
        options.append("--input \(key)=…")
        continue
      }
      for name in context.givable(for: known) where !options.contains("--\(name)") {
        options.append("--\(name)")
      }
    }
    if let device = Self.device(decision, of: policy, in: context) {
      options.removeAll { $0 == "--device" }
      options.append("--device \(device.id)")
      madeKnown = decision.unknown.filter { !device.unknown.contains($0) }
    } else if decision.unknown.contains(ContextKey.model.rawValue), !options.contains("--device") {
      options.append("--device")
    }
    self.options = options
  }

  var text: String? {
    options.isEmpty
      ? nil
      : "A rule before this one was undecided. More is known with:\n"
        + options.map { option in
          let isDevice = !madeKnown.isEmpty && option.hasPrefix("--device ")
          return "  \(option)"
            + (isDevice ? ", to know the \(madeKnown.joined(separator: ", "))" : "")
        }.joined(separator: "\n")
  }

  /// The id of a real device that agrees with what is given, and with which the least is unknown:
  /// of those the newest; and what is. Nil if no device helps.
  private static func device(
    _ decision: LayoutDecision, of policy: AnyPolicy, in context: LayoutContext
  ) -> (id: String, unknown: [String])? {
    guard !decision.unknown.isEmpty, context.model == nil else { return nil }
    var best: (device: CatalogDevice, unknown: [String])?
    for device in Catalog.standard.devices where device.agrees(with: context) {
      var place = context
      place.device = nil
      place.model = device.facts
      let decided = policy.decide(in: place)
      guard decided.failure == nil else { continue }
      let unknown = decided.unknown
      let least = best?.unknown.count
      guard
        unknown.count < least ?? decision.unknown.count
          || (unknown.count == least && device.year ?? 0 > best?.device.year ?? 0)
      else { continue }
      best = (device, unknown)
    }
    return best.map { ($0.device.id, $0.unknown) }
  }
}

extension LayoutContext {
  /// The keys to give for one that rules ask for; some are asked, but not given.
  fileprivate func givable(for key: ContextKey) -> [String] {
    switch key {
    case .model: []
    case .shape, .aspect, .smallerSide:
      (width == nil ? [ContextKey.width.rawValue] : [])
        + (height == nil ? [ContextKey.height.rawValue] : [])
    default: [key.rawValue]
    }
  }
}

extension CatalogDevice {
  /// Whether the device can be in such a place.
  fileprivate func agrees(with context: LayoutContext) -> Bool {
    guard context.device == nil || context.device == facts.idiom,
      context.platform == nil || context.platform == facts.platform,
      facts.hinge != nil || context.folds?.isEmpty ?? true
    else { return false }
    return facts.modes.contains { mode in
      func fits<Value: Equatable>(_ given: Value?, _ own: Value?) -> Bool {
        given == nil || own == nil || given == own
      }
      return fits(context.orientation, mode.orientation)
        && mode.windowing == context.windowing ?? .fullScreen
        && fits(context.width, mode.size.width) && fits(context.height, mode.size.height)
        && fits(context.widthClass, mode.widthClass) && fits(context.heightClass, mode.heightClass)
    }
  }
}
