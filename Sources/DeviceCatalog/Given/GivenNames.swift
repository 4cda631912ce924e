import LayoutPolicies

extension Given {
  /// Takes an idiom, or the name of a real device, which gives more than its idiom.
  mutating func setDevice(to value: GivenValue?, at spot: GivenSpot) throws(GivenError) {
    guard let value else {
      draft.device = nil
      draft.model = nil
      return
    }
    guard let name = value.text else {
      throw spot.error(
        "`device` needs an idiom or the id of a device, not \(value.found)",
        help: "such as `pad` or `ipad-mini-6`")
    }
    if let idiom = DeviceIdiom(named: name) {
      draft.device = idiom
      draft.model = nil
      return
    }
    guard let device = catalog().device(named: name) else { throw unknownDevice(name, at: spot) }
    draft.device = nil
    draft.model = device.facts
  }

  private func unknownDevice(_ name: String, at spot: GivenSpot) -> GivenError {
    let message = "\(name.inBackticks) is no device"
    if name.hasSuffix(Catalog.closedSuffix) {
      let open = String(name.dropLast(Catalog.closedSuffix.count))
      if let device = catalog().device(named: open) {
        let why =
          device.foldStyle == nil
          ? "`\(open)` does not fold" : "the size of `\(open)` while it is closed is not known"
        return spot.error(message, help: why)
      }
    }
    let idioms = DeviceIdiom.all.map { $0.name }
    let near = Suggestion.help(forSlip: name, among: idioms + catalog().names)
    let list = idioms.map { "`\($0)`" }.joined(separator: ", ")
    return spot.error(
      message,
      help: near ?? "one of \(list), or an id from the catalogue")
  }

  /// The error for a key that is neither built in nor declared.
  func unknownKey(_ key: String, at spot: GivenSpot) -> GivenError {
    let names = Self.keys.map { $0.name } + inputs.map { $0.name }
    return spot.error(
      "\(key.inBackticks) is no key of a context",
      help: Self.otherWords[key] ?? Suggestion.help(for: key, among: names))
  }

  /// Words that people know from elsewhere, and what they stand for here.
  private static var otherWords: [String: String] {
    [
      "model": "write `device`, which takes ids too",
      "idiom": "write `device`",
      "shape": "it follows from the size; write `size` or `orientation`",
      "aspect": "it follows from the size; write `size`",
      "smaller-side": "it follows from the size; write `size`",
      "horizontalSizeClass": "write `width-class`",
      "verticalSizeClass": "write `height-class`",
    ]
  }
}
