/// Something about a context that its answer does not show.
public struct ContextNote: Sendable, Hashable {
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
  public var notes: [ContextNote] {
    var notes: [ContextNote] = []
    let resolved = ResolvedContext(self)
    if resolved.isUnmeasured {
      notes.append(
        ContextNote(
          "not-measured", "the window has no size yet, so width and height are unknown"))
    }
    if !(textScale > 0 && textScale < .infinity) {
      notes.append(
        ContextNote("text-scale-ignored", "the text scale is not above 0, so it counts as 1"))
    }
    if let orientation, let width, let height, !resolved.isUnmeasured,
      orientation == .portrait ? width > height : height > width
    {
      notes.append(
        ContextNote(
          "orientation-differs-from-shape",
          "the device is held in \(orientation.rawValue), but the window is "
            + (height > width ? "tall" : "wide")))
    }
    return notes
  }
}

extension LayoutPolicy {
  /// What is odd about deciding in the context.
  package func notes(in context: LayoutContext) -> [ContextNote] {
    var notes = context.notes
    if let rules, !rules.assumes(context) {
      notes.append(
        ContextNote(
          "outside-assumption", "`\(name)` assumes that such a window cannot happen"))
    }
    return notes
  }
}
