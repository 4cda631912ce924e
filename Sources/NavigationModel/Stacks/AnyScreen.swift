import LayoutPolicies

/// A screen of any type, for paths that mix types.
///
/// Two are equal if their types are the same and their values are: 1 and 1.0 are different screens.
public struct AnyScreen: Hashable, Sendable, CustomStringConvertible {
  /// The screen itself.
  public let value: any Hashable & Sendable

  /// Wraps a screen. One that is wrapped already stays as it is.
  public init(_ value: some Hashable & Sendable) {
    self.value = (value as? AnyScreen)?.value ?? value
  }

  /// Whether both have one type and are equal.
  public static func == (left: AnyScreen, right: AnyScreen) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool {
      type(of: right.value as Any) == type(of: value as Any) && right.value as? Value == value
    }
    return isEqual(left.value)
  }

  /// Hashes the screen.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: value as Any)))
    hasher.combine(value)
  }

  /// The screen, as it describes itself.
  public var description: String { String(describing: value) }

  /// The description for messages; nil if it says nothing but the type.
  var shown: String? { Self.shown(value) }

  /// How a value describes itself, for messages; nil if it says nothing but its type.
  static func shown(_ value: Any) -> String? {
    let text = String(describing: value)
    return text.isEmpty || text == String(reflecting: type(of: value)) ? nil : text.inBackticks
  }
}

/// A path that mixes types of screens.
///
/// ```swift
/// var path = ScreenPath()
/// path.push(Folder(id: 7))
/// path.push("draft")
/// path.popTo(Folder.self)
/// ```
public typealias ScreenPath = ScreenStack<AnyScreen>

extension ScreenStack where Screen == AnyScreen {
  /// Puts a screen on top.
  @discardableResult
  public mutating func push(_ screen: some Hashable & Sendable) -> StackOutcome<AnyScreen> {
    apply(StackEdit(keeping: count, adding: [AnyScreen(screen)]))
  }

  /// Puts a screen in place of the one on top; above the root if that shows.
  @discardableResult
  public mutating func replaceTop(
    with screen: some Hashable & Sendable
  ) -> StackOutcome<AnyScreen> {
    apply(StackEdit(keeping: Swift.max(0, count - 1), adding: [AnyScreen(screen)]))
  }

  /// Goes back to the uppermost screen that is equal to this one and of its type.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo(_ screen: some Hashable & Sendable) -> StackOutcome<AnyScreen> {
    let screen = AnyScreen(screen)
    return popTo { $0 == screen }
  }

  /// Goes back to the uppermost screen of a type, or of a class that inherits from it.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo<Value: Hashable & Sendable>(
    _ type: Value.Type
  ) -> StackOutcome<AnyScreen> {
    popTo { $0.value is Value }
  }
}
