/// What a rule asks of its context. It is true, false or, where the context does not say, unknown.
public struct Condition: Sendable, Hashable {
  package indirect enum Kind: Sendable, Hashable {
    case always
    case all([Condition])
    case any([Condition])
    case not(Condition)
    /// One of the values of a word.
    case term(ContextKey, TermMask)
    /// A number of the context within a range.
    case number(ContextKey, NumberRange)
    case osVersion(VersionRange)
    /// One of these devices or families of devices.
    case model([String])
    /// Some fold like this; nil asks that there be none.
    case fold(FoldPattern?)
    /// Any of these panes has something to show.
    case open(PaneSet)
    case input(InputTest)
  }

  /// What is asked of a declared input.
  package struct InputTest: Sendable, Hashable {
    package enum Wanted: Sendable, Hashable {
      case oneOf([InputValue])
      case range(NumberRange)
    }

    package let name: String
    package let wanted: Wanted
    /// The value where the context gives none; nil leaves it unknown.
    package let defaultValue: InputValue?
    /// What the input is declared to be; a value of another type counts as not given.
    package let type: ValueType

    package init(_ input: ValueDeclaration, _ wanted: Wanted) {
      name = input.name
      self.wanted = wanted
      // One of another type counts as none, as a given one does.
      defaultValue = input.defaultValue.flatMap { input.type.accepts($0) ? $0 : nil }
      type = input.type
    }
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }
}

extension Condition {
  /// Always true.
  public static var always: Condition { Condition(.always) }

  /// True if all are; true if there is none.
  public static func all(_ conditions: Condition...) -> Condition { all(conditions) }
  /// True if all are; true if there is none.
  public static func all(_ conditions: [Condition]) -> Condition {
    // Joined flat, so that a long list is not a deep nest.
    Condition(
      .all(
        conditions.flatMap { condition -> [Condition] in
          if case .all(let parts) = condition.kind { return parts }
          return condition.kind == .always ? [] : [condition]
        }))
  }
  /// True if any is; false if there is none.
  public static func any(_ conditions: Condition...) -> Condition { any(conditions) }
  /// True if any is; false if there is none.
  public static func any(_ conditions: [Condition]) -> Condition {
    Condition(
      .any(
        conditions.flatMap { condition -> [Condition] in
          if case .any(let parts) = condition.kind { return parts }
          return [condition]
        }))
  }
  /// True if the condition is false; unknown stays unknown.
  public static func not(_ condition: Condition) -> Condition {
    if case .not(let part) = condition.kind { return part }
    return Condition(.not(condition))
  }

  /// True if both are.
  public static func && (left: Condition, right: Condition) -> Condition { all([left, right]) }
  /// True if either is.
  public static func || (left: Condition, right: Condition) -> Condition { any([left, right]) }
  /// True if the condition is false.
  public static prefix func ! (condition: Condition) -> Condition { .not(condition) }

  /// The device is of one of these kinds.
  public static func device(_ idioms: DeviceIdiom...) -> Condition { device(idioms) }
  /// The device is of one of these kinds.
  public static func device(_ idioms: [DeviceIdiom]) -> Condition { term(.device, idioms) }
  /// The device is one of these, or of one of these families, by the catalogue's names.
  public static func model(_ names: String...) -> Condition { model(names) }
  /// The device is one of these, or of one of these families, by the catalogue's names.
  public static func model(_ names: [String]) -> Condition { Condition(.model(names)) }
  /// The window's width in points lies in the range: `.width(600...)`, `.width((600...).sp)`.
  public static func width(_ range: some LengthRangeExpression) -> Condition {
    Condition(.number(.width, range.lengthRange.range))
  }
  /// The window's height in points lies in the range.
  public static func height(_ range: some LengthRangeExpression) -> Condition {
    Condition(.number(.height, range.lengthRange.range))
  }
  /// The smaller of width and height lies in the range; unknown unless both are known. What Android
  /// calls the smallest width `sw600dp` is `.smallerSide(600...)`.
  public static func smallerSide(_ range: some LengthRangeExpression) -> Condition {
    Condition(.number(.smallerSide, range.lengthRange.range))
  }
  /// Width over height lies in the range.
  public static func aspect(_ range: some NumberRangeExpression) -> Condition {
    Condition(.number(.aspect, range.numberRange))
  }
  /// The window has this shape.
  public static func shape(_ shape: WindowShape) -> Condition { term(.shape, [shape]) }
  /// The device is held like this.
  public static func orientation(_ orientation: Orientation) -> Condition {
    term(.orientation, [orientation])
  }
  /// The width class is this.
  public static func widthClass(_ sizeClass: SizeClass) -> Condition {
    term(.widthClass, [sizeClass])
  }
  /// The height class is this.
  public static func heightClass(_ sizeClass: SizeClass) -> Condition {
    term(.heightClass, [sizeClass])
  }
  /// The window shares the screen in one of these ways.
  public static func windowing(_ ways: Windowing...) -> Condition { windowing(ways) }
  /// The window shares the screen in one of these ways.
  public static func windowing(_ ways: [Windowing]) -> Condition { term(.windowing, ways) }
  /// The operating system is one of these.
  public static func platform(_ platforms: Platform...) -> Condition { platform(platforms) }
  /// The operating system is one of these.
  public static func platform(_ platforms: [Platform]) -> Condition { term(.platform, platforms) }
  /// The operating system's version lies in the range.
  public static func osVersion(_ range: some VersionRangeExpression) -> Condition {
    Condition(.osVersion(range.versionRange))
  }
  /// Some fold has all the parts that the pattern says.
  public static func fold(_ pattern: FoldPattern) -> Condition { Condition(.fold(pattern)) }
  /// No fold crosses the window.
  public static var noFold: Condition { Condition(.fold(nil)) }
  /// Any of these panes has something to show.
  public static func open(_ panes: PaneSet) -> Condition { Condition(.open(panes)) }
  /// The text scale lies in the range.
  public static func textScale(_ range: some NumberRangeExpression) -> Condition {
    Condition(.number(.textScale, range.numberRange))
  }
  /// The direction of reading is this.
  public static func direction(_ direction: ReadingDirection) -> Condition {
    term(.direction, [direction])
  }
  /// The height of the on-screen keyboard in points lies in the range.
  public static func keyboard(_ range: some LengthRangeExpression) -> Condition {
    Condition(.number(.keyboard, range.lengthRange.range))
  }
  /// A declared input has one of these values.
  public static func input(_ input: ValueDeclaration, is values: InputValue...) -> Condition {
    Condition(.input(InputTest(input, .oneOf(values))))
  }
  /// A declared number lies in the range.
  public static func input(
    _ input: ValueDeclaration, in range: some NumberRangeExpression
  ) -> Condition {
    Condition(.input(InputTest(input, .range(range.numberRange))))
  }

  package static func term(_ key: ContextKey, _ values: [some Term]) -> Condition {
    Condition(.term(key, TermMask(values)))
  }
}
