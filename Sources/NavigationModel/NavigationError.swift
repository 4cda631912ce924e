/// Why a change of navigation was refused; nothing was changed.
public struct NavigationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing went wrong.
  @nonexhaustive
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A count is negative, or greater than what there is.
    case countOutOfRange = "count-out-of-range"
    /// An index is not of a screen on the stack.
    case indexOutOfRange = "index-out-of-range"
    /// No screen on the stack is the one asked for.
    case noSuchScreen = "no-such-screen"
    /// What is presented on top has no stack to push on.
    case cannotPush = "cannot-push"
    /// A screen may not be left yet.
    case locked
    /// A screen asks before it is left, and was not answered yet.
    case asks
    /// A guard refused the change, or the layout what the person did to a pane.
    case refused
    /// No tab is the one asked for.
    case unknownTab = "unknown-tab"
    /// There are two tabs that are equal.
    case duplicateTab = "duplicate-tab"
    /// The columns do not have that pane.
    case unknownPane = "unknown-pane"
    /// No container has that tag.
    case unknownContainer = "unknown-container"
    /// A container of that tag is there already.
    case duplicateContainer = "duplicate-container"
    /// The container went away before the change was made.
    case containerGone = "container-gone"
    /// A newer change took the place of this one.
    case superseded
    /// Whoever asked for the change took it back.
    case cancelled
    /// A notification brought something else than a request.
    case wrongPayload = "wrong-payload"
    /// No destination is registered for a type of screen.
    case unknownDestination = "unknown-destination"
    /// A destination of that type is registered already.
    case duplicateDestination = "duplicate-destination"
    /// A link is not a URL, or not written as links are.
    case malformedLink = "malformed-link"
    /// A link is of a scheme or host that is not the app's.
    case foreignLink = "foreign-link"
    /// No pattern matches a link.
    case unknownLink = "unknown-link"
    /// A link's parameter is not of its type, or is not there.
    case wrongParameter = "wrong-parameter"
    /// A pattern of links is not written as patterns are.
    case wrongPattern = "wrong-pattern"
    /// Two patterns match the same links equally well.
    case ambiguousPattern = "ambiguous-pattern"
    /// A scheme or host for links is not one, or is missing.
    case wrongOrigin = "wrong-origin"
  }

  /// What kind of thing went wrong.
  public let kind: Kind
  /// What is wrong, in one lowercase sentence.
  public let message: String
  /// What to do instead.
  public let help: String?

  /// Makes an error.
  public init(_ kind: Kind, _ message: String, help: String? = nil) {
    self.kind = kind
    self.message = message
    self.help = help
  }

  /// The message, then the help.
  public var description: String { help.map { "\(message) (\($0))" } ?? message }
}

extension NavigationError {
  /// That one cannot go back over so many screens.
  static func cannotPop(_ count: Int, of all: Int) -> NavigationError {
    let found =
      switch all {
      case 0: "there is no screen"
      case 1: "there is one screen"
      default: "there are \(all) screens"
      }
    return NavigationError(
      .countOutOfRange, "\(found) to go back from, not \(count)",
      help: count > all && all > 0 ? "go to the root instead" : nil)
  }

  /// That the screen to go back to is not there.
  static var noSuchScreen: NavigationError {
    NavigationError(.noSuchScreen, "no screen there is the one to go back to")
  }
}
