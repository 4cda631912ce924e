import LayoutPolicies

/// What to show for each type of screen, such as a view.
///
/// ```swift
/// var destinations = DestinationRegistry<AnyView>()
/// try destinations.register(Folder.self) { folder in AnyView(FolderView(folder)) }
///
/// switch destinations.destination(for: path[0]) {
/// case .success(let view): view
/// case .failure(let error): Text(error.message)
/// }
/// ```
///
/// Builders run on the main actor, as views must; the registry itself may be made and handed on
/// anywhere.
public struct DestinationRegistry<Output>: Sendable {
  /// Nil for a screen that is not of the builder's type.
  private typealias Builder = @MainActor @Sendable (any Hashable & Sendable) -> Output?

  private var builders: [ObjectIdentifier: Builder] = [:]

  /// Knows no type yet.
  public init() {}

  /// Says what to show for a type of screen, and for classes that inherit from it.
  ///
  /// - Parameters:
  ///   - type: The screens' type.
  ///   - replacing: Whether this may take the place of what is registered for the type.
  ///   - builder: Makes what to show.
  /// - Throws: `duplicateDestination` if the type is registered already and this does not replace
  ///   it; nothing is changed then.
  public mutating func register<Screen: Hashable & Sendable>(
    _ type: Screen.Type, replacing: Bool = false,
    builder: @escaping @MainActor @Sendable (Screen) -> Output
  ) throws(NavigationError) {
    guard replacing || builders[ObjectIdentifier(type)] == nil else {
      throw NavigationError(
        .duplicateDestination, "\("\(type)".inBackticks) has a destination already",
        help: "pass `replacing: true` to put another in its place")
    }
    builders[ObjectIdentifier(type)] = { screen in (screen as? Screen).map(builder) }
  }

  /// What to show for a screen: the builder of exactly its type makes it, or for an object that of
  /// the nearest class that it inherits from.
  ///
  /// - Returns: `unknownDestination` if there is no such builder.
  @MainActor
  public func destination(
    for screen: some Hashable & Sendable
  ) -> Result<Output, NavigationError> {
    let screen = AnyScreen(screen)
    for type in screen.types {
      if let output = builders[ObjectIdentifier(type)]?(screen.value) { return .success(output) }
    }
    return .failure(
      NavigationError(
        .unknownDestination,
        "no destination is registered for \(screen.shown ?? "the type of the screen")",
        help: "register one for its type"))
  }
}

extension AnyScreen {
  /// The screen's type, then the classes it inherits from, the nearest first.
  fileprivate var types: some Sequence<any Any.Type> {
    // There is no other way on all platforms: a mirror can be of the class's own making.
    sequence(first: type(of: value as Any)) { ($0 as? AnyClass).flatMap(_getSuperclass) }
  }
}
