import LayoutPolicies
import PolicyYAML

/// What is different in one layout from another.
struct LayoutChange {
  /// One thing that is not said alike: `sidebar.max`.
  struct Part: Equatable {
    let key: String
    let old: String?
    let new: String?

    /// `sidebar.max: 320 -> 280`
    var text: String { "\(key): \(old ?? "none") -> \(new ?? "none")" }
  }

  let old: NavigationLayout
  let new: NavigationLayout
  /// What is different, in the order of a layout's keys.
  let parts: [Part]

  init(from old: NavigationLayout, to new: NavigationLayout) {
    self.old = old
    self.new = new
    parts = LayoutKey.allCases.flatMap { key in
      Self.parts(
        key.rawValue, key.isTaken(by: old.style) ? old.plain(key) : nil,
        key.isTaken(by: new.style) ? new.plain(key) : nil)
    }
  }

  private static func parts(_ key: String, _ old: PlainValue?, _ new: PlainValue?) -> [Part] {
    guard case .map(let before)? = old, case .map(let after)? = new else {
      let part = Part(key: key, old: old?.asYAML, new: new?.asYAML)
      return part.old == part.new ? [] : [part]
    }
    var names = before.map { $0.0 }
    names += after.map { $0.0 }.filter { !names.contains($0) }
    return names.flatMap { name in
      parts(
        "\(key).\(name)", before.first { $0.0 == name }?.1, after.first { $0.0 == name }?.1)
    }
  }

  /// The change in a few words: `one-beside-secondary -> secondary-only and 2 more`.
  var text: String {
    if old.style != new.style {
      // What only one of the styles takes goes without saying.
      let others = parts.count { part in
        !["style", "display"].contains(part.key) && part.old != nil && part.new != nil
      }
      return "\(old.shortText) -> \(new.shortText)" + Self.more(others)
    }
    let display = parts.first { $0.key == "display" }
    if let before = display?.old, let after = display?.new {
      return "\(before) -> \(after)" + Self.more(parts.count - 1)
    }
    guard let first = parts.first else { return "another layout" }
    return first.text + Self.more(parts.count - 1)
  }

  private static func more(_ count: Int) -> String { count > 0 ? " and \(count) more" : "" }
}
