public import LayoutPolicies

/// One device of the catalogue, or one state of a foldable.
public struct CatalogDevice: Sendable, Hashable {
  /// The kebab-case name that contexts use: `ipad-mini-6`, `surface-duo-closed`.
  public let id: String
  /// The name that people use.
  public let name: String
  /// The year it came out, if a source states it.
  public let year: Int?
  /// Pixels per point, if a source states it.
  public let scale: Double?
  /// The family whose size classes it shares, if it has one.
  public let family: String?
  /// What the screen is, where it is no whole display: `window-typical`, `display-default`, ...
  public let kind: String?
  /// How it folds: `book`, `flip`, ...; nil for devices that do not.
  public let foldStyle: String?
  /// How many independent sources agree on the size; 2 stands for more.
  public let checked: Int
  /// The abbreviations of the sources, which ``Catalog/sources`` spells out.
  public let sources: [String]
  /// What sources disagree about, and the like.
  public let note: String?
  /// The ways to show an app that sources state, full-screen ones first.
  public let windows: [CatalogWindow]
  /// What a context needs to know of it.
  public let facts: DeviceFacts

  /// The orientations in which it can be held.
  public var orientations: [Orientation] { facts.orientations }

  /// How windows may share the screen in that orientation. `windowed` needs a width of its own.
  public func windowings(in orientation: Orientation) -> [Windowing] {
    facts.windowings(in: orientation)
  }
}

/// A window that a device shows, and who says so.
public struct CatalogWindow: Sendable, Hashable {
  /// Its orientation, windowing, size and classes.
  public let mode: DeviceFacts.Mode
  /// How many independent sources state the classes; 2 stands for more, 0 means that they are
  /// inferred, or not known.
  public let checked: Int
  /// The systems that show such windows, if not all do: `iPadOS 9-18`.
  public let systems: String?
}

extension DeviceFacts {
  /// The orientations in which the device can be held.
  var orientations: [Orientation] {
    Orientation.allCases.filter { mode($0, .fullScreen) != nil }
  }

  /// The listed ways to share the screen in that orientation, and `windowed` where the system lets
  /// people size windows freely.
  func windowings(in orientation: Orientation) -> [Windowing] {
    guard mode(orientation, .fullScreen) != nil else { return [] }
    return Windowing.all.filter { windowing in
      mode(orientation, windowing) != nil || windowing == .windowed && hasFreeWindows
    }
  }

  private var hasFreeWindows: Bool {
    [.pad, .mac, .desktop, .vision].contains(idiom)
  }
}
