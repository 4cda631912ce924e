extension SizeClassRule {
  /// Why the width class is what it is where the catalogue has no row, in words.
  static func widthReason(_ resolved: ResolvedContext) -> String? {
    let bound = regularWidth.plainText
    guard let idiom = resolved.idiom else {
      guard let width = resolved.width else { return nil }
      guard width >= regularWidth else { return "below \(bound) points" }
      guard let height = resolved.height else {
        return "from \(bound) points of width on, the height counts too"
      }
      return height >= regularHeight
        ? "from \(bound)x\(regularHeight.plainText) points"
        : "a window this wide but below \(regularHeight.plainText) points of height is either"
    }
    switch idiom {
    case .phone:
      switch resolved.strictOrientation {
      case .portrait: return "a phone in portrait"
      case .landscape: return "phones differ in landscape"
      case nil: return "phones differ by orientation"
      }
    case .watch: return "a watch"
    case .car: return "cars differ"
    default:
      if let width = resolved.width {
        return "a \(idiom.rawValue) " + (width >= regularWidth ? "from" : "below")
          + " \(bound) points"
      }
      return resolved.windowing == .fullScreen ? "a \(idiom.rawValue) in full screen" : nil
    }
  }

  /// Why the height class is what it is where the catalogue has no row, in words.
  static func heightReason(_ resolved: ResolvedContext) -> String? {
    guard let idiom = resolved.idiom else { return nil }
    guard idiom == .phone else { return "a \(idiom.rawValue)" }
    guard let orientation = resolved.strictOrientation else {
      return "phones differ by orientation"
    }
    return "a phone in \(orientation.rawValue)"
  }
}
