extension TabPresentation {
  /// How thick tabs are that do not say it, in points.
  ///
  /// UIKit's tab bar is 49 high, and an automatic column of its split view at most 320 wide.
  /// WinUI's NavigationView has a bar 48 high, a closed pane 48 wide and an open one 320. All
  /// others take Material Design 3: a navigation bar 80 high, a rail 80 wide, a drawer 360 wide.
  func thickness(on platform: Platform?, textScale: Double) -> Double {
    if let ideal, let points = Extent.points(ideal, textScale) { return points }
    let isApple = platform.map { Self.applePlatforms.contains($0) } ?? false
    switch form {
    case .none: return 0
    case .bar: return isApple ? 49 : platform == .windows ? 48 : 80
    case .rail: return platform == .windows ? 48 : 80
    case .drawer: return isApple || platform == .windows ? 320 : 360
    }
  }

  private static let applePlatforms: [Platform] = [
    .ios, .ipados, .macos, .tvos, .watchos, .visionos,
  ]

  /// Where they stand.
  var usualEdge: Edge { edge ?? (form == .bar ? .bottom : .leading) }
}
