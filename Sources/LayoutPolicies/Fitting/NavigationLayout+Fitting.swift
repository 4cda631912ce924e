extension NavigationLayout {
  /// Puts the layout into the window of a context, as a person chose it.
  ///
  /// Where the room is missing, columns get their least lengths, then the outermost go over the
  /// others, then those at the end of ``priority`` are left out, then the layout becomes a stack;
  /// the notes of what comes back say why. On iOS, iPadOS and tvOS columns in a compact width are a
  /// stack, since the platform collapses them.
  ///
  /// - Parameters:
  ///   - context: The window, with insets, keyboard, folds, direction and text scale.
  ///   - choices: What the person chose. A dismissal of a pane that stood over the others is taken
  ///     out of it where another display shows: it lasts only as long as that.
  /// - Returns: nil unless width and height of the window are known.
  public func fitted(
    to context: LayoutContext, choices: inout PaneChoices
  ) -> FittedLayout? {
    guard let window = FittingWindow(context) else { return nil }
    let place = PaneChoices.Place(
      style: style, display: display, widthClass: window.widthClass)
    var fitting = Fitting(self, window, place, choices.choice(at: place))
    let undisturbed = fitting.result()
    guard let passing = choices.passing else { return undisturbed }
    guard passing.style == undisturbed.style, passing.display == undisturbed.display else {
      choices.passing = nil
      return undisturbed
    }
    return fitting.result(passing: passing, undisturbed: undisturbed.display)
  }

  /// Puts the layout into the window of a context, as nobody has changed it yet; as
  /// ``fitted(to:choices:)`` does.
  public func fitted(to context: LayoutContext) -> FittedLayout? {
    var choices = PaneChoices()
    return fitted(to: context, choices: &choices)
  }
}
