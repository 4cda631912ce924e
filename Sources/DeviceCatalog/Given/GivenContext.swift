package import LayoutPolicies

extension Given {
  /// The context of all that is given. Throws where a real device cannot be in such a place.
  package func context() throws(GivenError) -> LayoutContext {
    var context = draft
    if let facts = draft.model {
      try checkOrientation(of: facts)
      try checkWindowing(of: facts)
    }
    if let posture { context.posture = try check(posture) }
    return context
  }

  private func checkOrientation(of facts: DeviceFacts) throws(GivenError) {
    guard let orientation = draft.orientation, !facts.orientations.contains(orientation) else {
      return
    }
    let list = facts.orientations.map { "`\($0.name)`" }.joined(separator: ", ")
    throw GivenSpot(GivenKey.orientation.name).error(
      "`\(facts.id)` has no `\(orientation.name)`", help: "it has \(list)")
  }

  private func checkWindowing(of facts: DeviceFacts) throws(GivenError) {
    guard let windowing = draft.windowing else { return }
    let spot = GivenSpot(GivenKey.windowing.name)
    let held = draft.heldOrientations(of: facts)
    guard held.contains(where: { facts.windowings(in: $0).contains(windowing) }) else {
      let place = held.count == 1 ? " in \(held[0].name)" : ""
      throw spot.error(
        "`\(facts.id)` has no `\(windowing.name)`\(place)", help: Self.windowings(of: facts))
    }
    guard windowing != .windowed || draft.width != nil else {
      throw spot.error("`windowed` needs a width", help: "write `width` or `size`")
    }
  }

  private static func windowings(of facts: DeviceFacts) -> String {
    let lists = facts.orientations.map { orientation in
      let names = facts.windowings(in: orientation).map { "`\($0.name)`" }
      return "in \(orientation.name) " + names.joined(separator: ", ")
    }
    return "it has " + lists.joined(separator: "; ")
  }

  /// How far the device's own hinge is open, if it has one that can be so.
  private func check(_ posture: HingePosture) throws(GivenError) -> Fold.Posture {
    let spot = GivenSpot(GivenKey.posture.name)
    guard draft.folds == nil else {
      throw spot.error(
        "`posture` and `fold` say the same", help: "write `fold` alone, with its posture in it")
    }
    let axis = posture.axis.map { "axis: \($0.name), " } ?? ""
    let help = "write `fold`, such as `{ \(axis)posture: \(posture.posture.name) }`"
    guard let facts = draft.model, let hinge = facts.hinge else {
      let device = draft.model.map { "`\($0.id)` has none" } ?? "no device with a hinge is given"
      throw spot.error("`posture` sets the device's own hinge, and \(device)", help: help)
    }
    let held = ResolvedContext(draft).strictOrientation ?? facts.naturalOrientation
    let own = held == .portrait ? hinge.portrait.axis : hinge.landscape.axis
    guard posture.axis == nil || own == nil || posture.axis == own else {
      let direction = own.map { " \($0.name)" } ?? ""
      throw spot.error(
        "`\(posture.name)` needs another hinge: that of `\(facts.id)` is\(direction) in "
          + held.name, help: help)
    }
    return posture.posture
  }
}

extension LayoutContext {
  /// Whether the catalogue lists such windows of the device, if it is one of the catalogue. Others
  /// can be made in Swift only, since every reader of contexts refuses them.
  package var isListed: Bool {
    guard let model else { return true }
    if let orientation, !model.orientations.contains(orientation) { return false }
    guard let windowing else { return true }
    return heldOrientations(of: model).contains { model.windowings(in: $0).contains(windowing) }
      && (windowing != .windowed || width != nil)
  }

  /// The orientations that the device may be held in. Two written sides tell the shape of the
  /// window, but half of a screen held sideways may be tall.
  fileprivate func heldOrientations(of facts: DeviceFacts) -> [Orientation] {
    if let orientation { return [orientation] }
    return width != nil && height != nil ? facts.orientations : [facts.naturalOrientation]
  }
}
