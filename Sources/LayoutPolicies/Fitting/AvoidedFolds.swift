extension NavigationLayout {
  /// The folds that panes of this layout keep off in a context, by ``hinge`` and ``axis``: a
  /// vertical fold concerns columns, a horizontal one rows. Their places need not be known.
  ///
  /// - Returns: none for a stack, whose one screen spans folds, and where the folds are not known.
  public func avoidedFolds(in context: LayoutContext) -> [Fold] {
    avoided(ResolvedContext(context).folds(of: context) ?? [], along: axis)
  }

  func avoided(_ folds: [Fold], along axis: PaneAxis) -> [Fold] {
    guard style != .stack else { return [] }
    return folds.filter { fold in
      hinge.avoids(fold) && (fold.line.map { $0 != axis } ?? false)
    }
  }
}

extension HingeAvoidance {
  func avoids(_ fold: Fold) -> Bool {
    switch self {
    case .never: false
    case .separating: fold.separating == true
    case .occluding: fold.occluding == true
    case .always: true
    }
  }
}

extension Fold {
  /// The direction of its line, as it is said or as its frame has it.
  var line: PaneAxis? { axis ?? frame.map { $0.width > $0.height ? .horizontal : .vertical } }
}
