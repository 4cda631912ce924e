/// Screens above a root, the last on top: what a stack shows and how one goes back.
///
/// The root is not part of it; a stack that shows only its root is empty. A request that cannot be
/// done changes nothing and says so in its outcome.
///
/// ```swift
/// var stack: ScreenStack<Screen> = [.orders, .order(5)]
/// stack.push(.invoice(5))   // changed(removed: [], added: [invoice])
/// stack.pop(7)              // refused: there are 3 screens to go back from, not 7
/// stack.popToRoot()         // changed(removed: [orders, order, invoice], added: [])
/// ```
public struct ScreenStack<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// The screens above the root, the last on top. SwiftUI's `NavigationStack` can be bound to it.
  public var screens: [Screen]

  /// A stack with these screens above its root.
  public init(_ screens: some Sequence<Screen>) { self.screens = Array(screens) }

  /// A stack that shows only its root.
  public init() { screens = [] }

  /// The screen on top; nil if only the root shows.
  public var top: Screen? { screens.last }
}

extension ScreenStack: RandomAccessCollection {
  /// The lowest screen's index.
  public var startIndex: Int { 0 }
  /// One past the index of the screen on top.
  public var endIndex: Int { screens.count }
  /// The screen at an index, counted from the lowest. An index outside traps, as an array's does.
  public subscript(index: Int) -> Screen { screens[index] }
}

extension ScreenStack: ExpressibleByArrayLiteral {
  /// A stack with these screens above its root.
  public init(arrayLiteral elements: Screen...) { self.init(elements) }
}

extension ScreenStack: Encodable where Screen: Encodable {
  /// Writes the screens as a list, the lowest first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(screens)
  }
}

extension ScreenStack: Decodable where Screen: Decodable {
  /// Reads a list of screens, the lowest first.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Screen].self))
  }
}

extension ScreenStack {
  /// Makes an edit.
  ///
  /// - Returns: `refused` if it keeps more screens than there are, or a negative number.
  /// - Complexity: O(*k*) in the screens that go and come.
  @discardableResult
  public mutating func apply(_ edit: StackEdit<Screen>) -> StackOutcome<Screen> {
    guard 0...screens.count ~= edit.kept else {
      return .refused(
        NavigationError(
          .countOutOfRange, "\(edit.kept) screens cannot stay: there are \(screens.count)"))
    }
    let removed = edit.kept == screens.count ? [] : Array(screens[edit.kept...])
    guard removed != edit.added else { return .unchanged }
    screens.removeLast(removed.count)
    screens += edit.added
    return .changed(removed: removed, added: edit.added)
  }

  /// Puts a screen on top. One that is on the stack already comes again: going back to it is
  /// `popTo`.
  @discardableResult
  public mutating func push(_ screen: Screen) -> StackOutcome<Screen> {
    apply(StackEdit(keeping: count, adding: [screen]))
  }

  /// Puts screens on top, in this order; one change.
  @discardableResult
  public mutating func push(contentsOf screens: some Sequence<Screen>) -> StackOutcome<Screen> {
    apply(StackEdit(keeping: count, adding: Array(screens)))
  }

  /// Puts a screen in place of the one on top; above the root if that shows.
  @discardableResult
  public mutating func replaceTop(with screen: Screen) -> StackOutcome<Screen> {
    apply(StackEdit(keeping: Swift.max(0, count - 1), adding: [screen]))
  }

  /// Makes these the screens above the root, and leaves alone what is so already.
  @discardableResult
  public mutating func set(to screens: some Collection<Screen>) -> StackOutcome<Screen> {
    apply(StackEdit(from: self.screens, to: screens))
  }
}
