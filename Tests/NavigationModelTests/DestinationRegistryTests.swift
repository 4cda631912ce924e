import NavigationModel
import Testing

@Suite("Destinations by type of screen")
@MainActor
struct DestinationRegistryTests {
  class Page: Hashable, @unchecked Sendable {
    nonisolated static func == (left: Page, right: Page) -> Bool { left === right }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  class Chapter: Page, @unchecked Sendable {}
  final class Appendix: Chapter, @unchecked Sendable {}
  final class Cover: Page, @unchecked Sendable {}
  final class Plate: Chapter, CustomReflectable, @unchecked Sendable {
    nonisolated var customMirror: Mirror {
      Mirror(self, children: [:], ancestorRepresentation: .suppressed)
    }
  }

  /// As a view: made on the main actor, and not sendable.
  final class View {
    let text: String
    init(_ text: String) { self.text = text }
  }

  static func registry() throws -> DestinationRegistry<View> {
    var registry = DestinationRegistry<View>()
    try registry.register(Int.self) { View("number \($0)") }
    try registry.register(Int?.self) { View("choice \($0 as Any)") }
    try registry.register(Page.self) { View("page \(type(of: $0))") }
    try registry.register(Chapter.self) { View("chapter \(type(of: $0))") }
    return registry
  }

  @Test("exactly the type decides, then the classes it inherits from, the nearest first")
  func lookup() throws {
    let registry = try Self.registry()
    func text(_ screen: some Hashable & Sendable) -> String? {
      try? registry.destination(for: screen).get().text
    }
    #expect(text(AnyScreen(7)) == "number 7")
    #expect(text(7) == "number 7")
    #expect(text(Int?.none) == "choice nil")
    #expect(text(Int?.some(7)) == "choice Optional(7)")
    #expect(text(Page()) == "page Page")
    #expect(text(Cover()) == "page Cover")
    #expect(text(Chapter()) == "chapter Chapter")
    #expect(text(Appendix()) == "chapter Appendix")
    #expect(text(Plate()) == "chapter Plate")
  }

  @Test("a screen without a destination is named")
  func unknown() throws {
    guard case .failure(let error) = try Self.registry().destination(for: 7.5) else {
      Issue.record("found")
      return
    }
    #expect(error.kind == .unknownDestination)
    #expect(error.message == "no destination is registered for `7.5`")
  }

  @Test("a second destination of a type is an error unless it replaces the first")
  func duplicates() throws {
    var registry = try Self.registry()
    let error = #expect(throws: NavigationError.self) {
      try registry.register(Int.self) { _ in View("second") }
    }
    #expect(error?.kind == .duplicateDestination)
    #expect(error?.message == "`Int` has a destination already")
    #expect(try registry.destination(for: 7).get().text == "number 7")
    try registry.register(Int.self, replacing: true) { _ in View("second") }
    #expect(try registry.destination(for: 7).get().text == "second")
  }
}
