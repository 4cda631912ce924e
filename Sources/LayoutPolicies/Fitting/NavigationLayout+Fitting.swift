extension NavigationLayout {
  /// Puts the layout into the window of a context, as a person chose it.
  ///
  /// Where the room is missing, columns get their least lengths; those that still have no room
  /// beside the others go over them, those that have none at all are left out by ``priority``, and
  /// where no column is left the layout becomes a stack. The notes of what comes back say why. On
  /// iOS, iPadOS and tvOS columns in a compact width are a stack, since the platform collapses
  /// them.
  ///
  /// - Parameters:
  ///   - context: The window, with insets, keyboard, folds, direction and text scale.
  ///   - choices: What the person chose.
  /// - Returns: nil unless width and height of the window are known.
  public func fitted(
    to context: LayoutContext, choices: PaneChoices = PaneChoices()
  ) -> FittedLayout? {
    FittingWindow(context).map { fitted(to: $0, choices: choices) }
  }

  func fitted(to window: FittingWindow, choices: PaneChoices) -> FittedLayout {
    let choice = choices.choice(
      at: PaneChoices.Place(layout: self, widthClass: window.widthClass))
    guard choice != nil || choices.passing != nil else {
      var fitting = Fitting(self, window)
      return fitting.result()
    }
    let passing = choices.passing.flatMap { passing in
      passing.stillHolds(for: undisturbed(in: window))
    }
    var fitting = Fitting(self, window, choice, passing)
    return fitting.result()
  }

  /// The layout in the window as nobody has changed it.
  func undisturbed(in window: FittingWindow) -> FittedLayout {
    var fitting = Fitting(self, window)
    return fitting.result()
  }
}
