internal import CPolicyPlugin
import LayoutPolicies

/// A question, as a policy in Swift is asked it.
struct ToldQuestion {
  let context: LayoutContext
  let memory: PolicyMemory

  init(_ question: layout_policy_question) {
    context = unsafe LayoutContext(told: question)
    memory = unsafe PolicyMemory(
      spent: Self.texts(question.spent, question.spent_count),
      showing: Self.texts(question.showing, question.showing_count),
      last: Self.last(question))
  }

  private static func last(_ question: layout_policy_question) -> LayoutDecision? {
    guard let links = unsafe question.last, unsafe question.last_count > 0 else { return nil }
    var steps: [(question: String?, link: ChainLink)] = []
    for index in unsafe 0..<Int(question.last_count) {
      guard let link = unsafe links[index]?.pointee else { continue }
      let asked = unsafe text(link.question)
      steps.append(
        (
          asked,
          ChainLink(
            policy: unsafe text(link.policy) ?? "",
            question: asked.flatMap { $0.split(separator: "/").last.map { String($0) } },
            rule: unsafe text(link.rule), onceKey: unsafe text(link.once))
        ))
    }
    // What counts of the decision before is which rules decided; its layout nobody asks for.
    return LayoutDecision(steps: steps, layout: .stack(), missing: MissingKeys())
  }

  static func text(_ text: UnsafePointer<CChar>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }

  static func texts(
    _ list: UnsafePointer<UnsafePointer<CChar>?>?, _ count: UInt32
  ) -> [String] {
    guard let list = unsafe list else { return [] }
    return (0..<Int(count)).compactMap { unsafe text(list[$0]) }
  }
}

extension LayoutContext {
  /// The context that a question tells of, with what the host derived as if it were given.
  fileprivate init(told question: layout_policy_question) {
    unsafe self.init(
      device: .told(question.idiom), orientation: .told(question.orientation),
      width: Self.number(question.width), height: Self.number(question.height),
      widthClass: .told(question.width_class), heightClass: .told(question.height_class),
      windowing: .told(question.windowing), platform: .told(question.platform),
      open: question.open_known == 0
        ? nil : PaneSet(rawValue: UInt8(truncatingIfNeeded: question.open >> 1)),
      textScale: question.text_scale, direction: .told(question.direction) ?? .ltr,
      keyboard: question.keyboard,
      insets: SafeInsets(
        top: question.inset_top, leading: question.inset_leading, bottom: question.inset_bottom,
        trailing: question.inset_trailing))
    if unsafe question.os_version_known != 0 {
      let numbers = unsafe question.os_version
      osVersion = OSVersion(Int(numbers.0), Int(numbers.1), Int(numbers.2), Int(numbers.3))
    }
    if unsafe question.recent_known != 0 {
      recent = unsafe UnsafeBufferPointer(
        start: question.recent,
        count: unsafe question.recent == nil ? 0 : Int(question.recent_count)
      ).compactMap { Pane?.told($0) }
    }
    if unsafe question.folds_known != 0 {
      folds = unsafe UnsafeBufferPointer(
        start: question.folds, count: unsafe question.folds == nil ? 0 : Int(question.fold_count)
      ).compactMap { unsafe $0.map { unsafe Fold(told: $0.pointee) } }
    }
    inputs = unsafe NamedValues(
      reading: unsafe UnsafeBufferPointer(
        start: question.inputs,
        count: unsafe question.inputs == nil ? 0 : Int(question.input_count)))
    // What follows from the sides follows from them here, too: hysteresis lets it give way.
    let derived = unsafe Int(question.derived)
    if derived & LAYOUT_POLICY_DERIVED_ORIENTATION != 0 { orientation = nil }
    if derived & LAYOUT_POLICY_DERIVED_WIDTH_CLASS != 0 { widthClass = nil }
    if derived & LAYOUT_POLICY_DERIVED_HEIGHT_CLASS != 0 { heightClass = nil }
    model = unsafe DeviceFacts.told(question, self)
    // A window of no size is not measured, which says more than that its sides are unknown.
    if unsafe question.unmeasured != 0 { (width, height) = (0, 0) }
  }

  private static func number(_ number: Double) -> Double? { number.isNaN ? nil : number }
}

extension DeviceFacts {
  /// The model of a question, which says nothing but its names: all that follows from it was told.
  fileprivate static func told(
    _ question: layout_policy_question, _ context: LayoutContext
  ) -> DeviceFacts? {
    // A model of an idiom or platform that is not known here is not known either.
    guard let id = unsafe ToldQuestion.text(question.model), let idiom = context.device,
      let platform = context.platform
    else { return nil }
    // Without a hinge there would be no folds; where they are unknown there is one, somewhere.
    return DeviceFacts(
      id: id, names: unsafe ToldQuestion.texts(question.model_names, question.model_name_count),
      idiom: idiom, platform: platform, naturalOrientation: context.orientation ?? .portrait,
      modes: [], hinge: context.folds == nil ? Hinge(portrait: Fold(), landscape: Fold()) : nil)
  }
}

extension Fold {
  fileprivate init(told fold: layout_policy_fold) {
    func flag(_ word: UInt32) -> Bool? {
      switch Int(word) {
      case LAYOUT_POLICY_NO: false
      case LAYOUT_POLICY_YES: true
      default: nil
      }
    }
    let frame = fold.frame
    self.init(
      axis: .told(fold.axis), posture: .told(fold.posture), separating: flag(fold.separating),
      occluding: flag(fold.occluding),
      frame: frame.x.isNaN
        ? nil : Frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
  }
}

extension Optional where Wrapped: Term {
  /// The word of an enumerator; nil for unknown ones.
  fileprivate static func told(_ word: UInt32) -> Wrapped? {
    guard word > 0, word <= Wrapped.all.count else { return nil }
    return Wrapped.all[Int(word) - 1]
  }
}

extension NamedValues {
  /// The values that C tells of; those of types that are not known here are left out.
  init(reading values: UnsafeBufferPointer<UnsafePointer<layout_policy_value>?>) {
    self.init()
    for index in values.indices {
      guard let value = unsafe values[index]?.pointee,
        let name = unsafe ToldQuestion.text(value.name)
      else { continue }
      switch unsafe Int(value.type) {
      case LAYOUT_POLICY_NUMBER: self[name] = unsafe .number(value.number)
      case LAYOUT_POLICY_BOOLEAN: self[name] = unsafe .boolean(value.flag != 0)
      case LAYOUT_POLICY_TEXT: self[name] = unsafe ToldQuestion.text(value.text).map { .text($0) }
      default: break
      }
    }
  }
}
