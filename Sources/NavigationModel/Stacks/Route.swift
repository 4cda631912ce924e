/// A screen, and how it comes to show.
public struct Route<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// How a screen comes to show. A sheet or cover without navigation has no stack of its own.
  public enum Style: Hashable, Sendable {
    /// On top of the stack.
    case push
    /// As a sheet over all that is below.
    case sheet(withNavigation: Bool)
    /// As a cover of all that is below.
    case cover(withNavigation: Bool)

    /// A sheet with a stack of its own.
    public static var sheet: Style { .sheet(withNavigation: true) }
    /// A cover with a stack of its own.
    public static var cover: Style { .cover(withNavigation: true) }
    /// Whether it stands over what is below, rather than in its stack.
    public var isPresented: Bool { self != .push }
    /// Whether screens can be pushed above it.
    var hasStack: Bool {
      switch self {
      case .push: true
      case .sheet(let withNavigation), .cover(let withNavigation): withNavigation
      }
    }
  }

  /// How it comes to show.
  public let style: Style
  /// What shows.
  public let screen: Screen

  /// Makes a route.
  public init(_ screen: Screen, as style: Style = .push) {
    self.style = style
    self.screen = screen
  }
}
