import DeviceCatalog
import LayoutPolicies

extension Witness {
  /// The context as the command line takes it: `--device ipad-mini-6 --orientation landscape`.
  /// What has its usual value is left out.
  package var options: String {
    var options: [(String, String)] = []
    func add(_ name: String, _ value: (some CustomStringConvertible)?) {
      if let value { options.append((name, value.description)) }
    }
    add("device", context.model?.id ?? context.device?.name)
    if let width = context.width, let height = context.height {
      add("size", "\(width.plainText)x\(height.plainText)")
    } else {
      add("width", context.width?.plainText)
      add("height", context.height?.plainText)
    }
    add("orientation", context.orientation)
    add("width-class", context.widthClass)
    add("height-class", context.heightClass)
    add("windowing", context.windowing)
    add("platform", context.platform)
    add("os-version", context.osVersion)
    for fold in context.folds ?? [] { add("fold", fold.option) }
    if context.folds?.isEmpty == true { add("fold", "none") }
    add("posture", context.posture)
    if let open = context.open {
      add("open", open.isEmpty ? "none" : open.panes.map { $0.rawValue }.joined(separator: ","))
    }
    if context.textScale != 1 { add("text-scale", context.textScale.plainText) }
    if context.direction != .ltr { add("direction", context.direction) }
    if context.keyboard != 0 { add("keyboard", context.keyboard.plainText) }
    for entry in context.inputs.entries {
      // The plain word would take the input back.
      let text = entry.value == .text("unknown") ? "\"unknown\"" : entry.value.plainText
      add("input", "\(entry.name)=\(text)")
    }
    guard !options.isEmpty else { return "--text-scale 1" }
    return options.map { "--\($0.0) \($0.1.asArgument)" }.joined(separator: " ")
  }

  /// What no option says: once keys that are used up, and a model that counts as another kind or
  /// shows a window that no option takes.
  package var remembered: String {
    var words = ""
    if let device = context.device, let model = context.model, device != model.idiom {
      words += " said to be a \(device.name)"
    }
    if !context.isListed { words += " in a window that the catalogue does not list of it" }
    if !memory.spent.isEmpty { words += " and \(memory.spent.listed) used up" }
    return words
  }
}

extension Fold {
  fileprivate var option: String {
    var parts = [axis?.name ?? PaneAxis.vertical.name]
    if let posture { parts.append(posture.name) }
    if separating == true { parts.append("separating") }
    if occluding == true { parts.append("occluding") }
    return parts.joined(separator: ":")
  }
}

extension String {
  /// The text as one argument of a shell.
  fileprivate var asArgument: String {
    let plain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return plain
      ? self
      : "'"
        + split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
