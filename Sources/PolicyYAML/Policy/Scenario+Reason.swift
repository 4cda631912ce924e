import LayoutPolicies

extension Scenario {
  /// Why something is refused: the kinds of errors of the navigation model, which whoever reads
  /// scenarios need not know.
  package enum Reason: String, Sendable, CaseIterable, Term {
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
}
