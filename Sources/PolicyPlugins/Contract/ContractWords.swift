internal import CPolicyPlugin
import LayoutPolicies

extension Optional where Wrapped: Term {
  /// The enumerator of the contract; those of a list follow its order, from 1 on.
  var word: UInt32 { map { $0.word } ?? 0 }
}

extension Term {
  var word: UInt32 { UInt32(ordinal) + 1 }
}

extension Bool? {
  var word: UInt32 { UInt32(self == nil ? 0 : self == true ? LAYOUT_POLICY_YES : LAYOUT_POLICY_NO) }
}

extension TermMask {
  /// The enumerator of the one value; 0 while it is unknown which.
  var word: UInt32 {
    bits == TermMask.unknown.bits || bits.nonzeroBitCount != 1
      ? 0 : UInt32(bits.trailingZeroBitCount) + 1
  }
}

extension layout_policy_question {
  /// Tells what is known, without all that needs room of its own.
  mutating func tell(_ context: LayoutContext, _ resolved: ResolvedContext, folds: [Fold]?) {
    unsafe size = unsafe UInt32(MemoryLayout<layout_policy_question>.size)
    unsafe idiom = resolved.device.word
    unsafe platform = resolved.platform.word
    unsafe windowing = resolved.windowingMask.word
    unsafe orientation = resolved.orientation.word
    unsafe shape = resolved.shape.word
    unsafe width_class = resolved.widthClass.word
    unsafe height_class = resolved.heightClass.word
    unsafe width = resolved.width ?? .nan
    unsafe height = resolved.height ?? .nan
    unsafe unmeasured = resolved.isUnmeasured ? 1 : 0
    unsafe direction = resolved.direction.word
    unsafe text_scale = resolved.textScale
    unsafe keyboard = resolved.keyboard
    unsafe inset_top = context.insets.top.orZero
    unsafe inset_leading = context.insets.leading.orZero
    unsafe inset_bottom = context.insets.bottom.orZero
    unsafe inset_trailing = context.insets.trailing.orZero
    if let numbers = context.osVersion?.numbers {
      unsafe os_version = (numbers[0], numbers[1], numbers[2], numbers[3])
      unsafe os_version_known = 1
    }
    if let panes = context.open {
      unsafe open = UInt32(panes.rawValue) << 1
      unsafe open_known = 1
    }
    unsafe recent_known = context.recent == nil ? 0 : 1
    if context.model == nil {
      // What follows from a model is not only the work of the sides.
      unsafe derived =
        UInt32(context.orientation == nil ? LAYOUT_POLICY_DERIVED_ORIENTATION : 0)
        | UInt32(context.widthClass == nil ? LAYOUT_POLICY_DERIVED_WIDTH_CLASS : 0)
        | UInt32(context.heightClass == nil ? LAYOUT_POLICY_DERIVED_HEIGHT_CLASS : 0)
    }
    unsafe folds_known = folds == nil ? 0 : 1
  }
}

extension Double {
  /// The number, or 0 for what is no length.
  fileprivate var orZero: Double { self > 0 && self < .infinity ? self : 0 }

  /// The number, with one zero for both: equal contexts ask equal questions.
  var unsigned: Double { self == 0 ? 0 : self }
}

extension layout_policy_fold {
  init(_ fold: Fold) {
    let frame = fold.frame
    self.init(
      size: UInt32(MemoryLayout<layout_policy_fold>.size), axis: fold.axis.word,
      posture: fold.posture.word, separating: fold.separating.word,
      occluding: fold.occluding.word, reserved: 0,
      frame: layout_policy_frame(
        x: frame?.x.unsigned ?? .nan, y: frame?.y.unsigned ?? .nan,
        width: frame?.width.unsigned ?? .nan, height: frame?.height.unsigned ?? .nan))
  }
}
