/// What fitting looks at of a context.
struct FittingWindow: Sendable, Hashable {
  let size: Size
  let insets: SafeInsets
  let keyboard: Double
  let direction: ReadingDirection
  let textScale: Double
  let open: PaneSet?
  let recent: [Pane]
  let folds: [Fold]
  /// Nil where it is not known, as for ``platform``.
  let widthClass: SizeClass?
  private let platforms: TermMask

  /// Nil unless width and height are known.
  init?(_ context: borrowing LayoutContext) {
    let resolved = ResolvedContext(context)
    guard let width = resolved.width, let height = resolved.height else { return nil }
    size = Size(width: min(width, Extent.longest), height: min(height, Extent.longest))
    insets = context.insets
    keyboard = resolved.keyboard
    direction = context.direction
    textScale = resolved.textScale
    open = context.open
    recent = context.recent ?? []
    folds = resolved.folds(of: context) ?? []
    widthClass = resolved.widthClass.only(SizeClass.self)
    platforms = resolved.platform
  }

  var platform: Platform? { platforms.only(Platform.self) }

  /// Whether the window has more width than height.
  var isWide: Bool { size.width > size.height }
}
