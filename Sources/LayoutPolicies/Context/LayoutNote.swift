/// Something about a context, or about fitting a layout to it, that the answer alone does not show.
public struct LayoutNote: Sendable, Hashable {
  /// What notes are about; the raw values are the kebab-case words by which tests name them.
  @nonexhaustive
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The window has no size yet.
    case notMeasured = "not-measured"
    /// The text scale is none, so it counts as 1.
    case textScaleIgnored = "text-scale-ignored"
    /// The device is held otherwise than the window is shaped.
    case orientationDiffersFromShape = "orientation-differs-from-shape"
    /// The policy assumes that such a window cannot happen.
    case outsideAssumption = "outside-assumption"
    /// Columns are narrower than they would like.
    case squeezed
    /// A column has no room beside the others and goes over them.
    case paneOver = "pane-over"
    /// A column has no room at all.
    case paneDropped = "pane-dropped"
    /// Not even the detail alone has its minimum.
    case belowMinimum = "below-minimum"
    /// There is no room for columns, so one pane shows at a time.
    case collapsed
    /// The platform shows columns of a compact width as a stack.
    case platformCollapses = "platform-collapses"
    /// Insets, margin, tabs and keyboard leave nothing.
    case noRoom = "no-room"
    /// A fold reaches beyond the window.
    case foldClipped = "fold-clipped"
    /// A fold lies outside the window.
    case foldOutside = "fold-outside"
    /// Nobody said where a fold is that is to be kept off.
    case foldNotPlaced = "fold-not-placed"
    /// Folds leave no room at all.
    case foldNotAvoided = "fold-not-avoided"
  }

  /// What it is about.
  public let kind: Kind
  /// What there is to know, in one lowercase sentence.
  public let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension LayoutContext {
  /// What is odd about the context.
  public var notes: [LayoutNote] {
    var notes: [LayoutNote] = []
    if isUnmeasured {
      notes.append(
        LayoutNote(
          .notMeasured, "the window has no size yet, so width and height are unknown"))
    }
    if !textScale.isMeasure {
      notes.append(
        LayoutNote(.textScaleIgnored, "the text scale is not above 0, so it counts as 1"))
    }
    if let orientation, let width, let height, !isUnmeasured, !isPartOfWindow,
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
  /// What is odd about deciding in the context, and what came out otherwise in its window.
  package func notes(in context: LayoutContext, _ fitted: FittedLayout?) -> [LayoutNote] {
    var notes = context.notes
    if let rules, !rules.assumes(context) {
      notes.append(
        LayoutNote(
          .outsideAssumption, "`\(name)` assumes that such a window cannot happen"))
    }
    if let fitted, !fitted.notes.isEmpty { notes += fitted.notes }
    return notes
  }
}

extension LayoutNote.Kind: Term {}

extension [LayoutNote] {
  /// The words for the kinds, each once, in order.
  package var kinds: [String] {
    var kinds: [String] = []
    for note in self where !kinds.contains(note.kind.rawValue) { kinds.append(note.kind.rawValue) }
    return kinds
  }
}
