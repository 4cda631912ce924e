/// Something about a context, or about fitting a layout to it, that the answer alone does not show.
public struct LayoutNote: Sendable, Hashable {
  /// The kebab-case kind, by which tests name it.
  public let kind: String
  /// What there is to know, in one lowercase sentence.
  public let message: String

  package init(_ kind: String, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension LayoutContext {
  /// What is odd about the context.
  public var notes: [LayoutNote] {
    var notes: [LayoutNote] = []
    let resolved = ResolvedContext(self)
    if resolved.isUnmeasured {
      notes.append(
        LayoutNote(
          "not-measured", "the window has no size yet, so width and height are unknown"))
    }
    if !(textScale > 0 && textScale < .infinity) {
      notes.append(
        LayoutNote("text-scale-ignored", "the text scale is not above 0, so it counts as 1"))
    }
    if let orientation, let width, let height, !resolved.isUnmeasured,
      orientation == .portrait ? width > height : height > width
    {
      notes.append(
        LayoutNote(
          "orientation-differs-from-shape",
          "the device is held in \(orientation.rawValue), but the window is "
            + (height > width ? "tall" : "wide")))
    }
    return notes
  }
}

extension LayoutPolicy {
  /// What is odd about deciding in the context.
  package func notes(in context: LayoutContext) -> [LayoutNote] {
    var notes = context.notes
    if let rules, !rules.assumes(context) {
      notes.append(
        LayoutNote(
          "outside-assumption", "`\(name)` assumes that such a window cannot happen"))
    }
    return notes
  }
}
