/// Something about a context, or about fitting a layout to it, that the answer alone does not show.
public struct LayoutNote: Sendable, Hashable {
  /// What notes are about.
  package enum Kind: String, Sendable, CaseIterable {
    case notMeasured = "not-measured"
    case textScaleIgnored = "text-scale-ignored"
    case orientationDiffersFromShape = "orientation-differs-from-shape"
    case outsideAssumption = "outside-assumption"
    case squeezed
    case paneOver = "pane-over"
    case paneDropped = "pane-dropped"
    case belowMinimum = "below-minimum"
    case collapsed
    case platformCollapses = "platform-collapses"
    case noRoom = "no-room"
    case foldClipped = "fold-clipped"
    case foldOutside = "fold-outside"
    case foldNotPlaced = "fold-not-placed"
    case foldNotAvoided = "fold-not-avoided"
  }

  /// The kebab-case kind, by which tests name it.
  public let kind: String
  /// What there is to know, in one lowercase sentence.
  public let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind.rawValue
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
          .notMeasured, "the window has no size yet, so width and height are unknown"))
    }
    if !(textScale > 0 && textScale < .infinity) {
      notes.append(
        LayoutNote(.textScaleIgnored, "the text scale is not above 0, so it counts as 1"))
    }
    if let orientation, let width, let height, !resolved.isUnmeasured, !isPartOfWindow,
      orientation == .portrait ? width > height : height > width
    {
      notes.append(
        LayoutNote(
          .orientationDiffersFromShape,
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
          .outsideAssumption, "`\(name)` assumes that such a window cannot happen"))
    }
    return notes
  }
}

extension LayoutNote.Kind: Term {}
