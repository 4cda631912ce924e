/// Two columns with a sidebar of a fixed width that cannot be hidden.
public struct FixedWidth: RuleBasedPolicy {
  /// The rules that decide.
  public let ruleSet: RuleSet

  /// Makes the policy.
  ///
  /// - Parameters:
  ///   - landscape: The sidebar's width in points in a window wider than high.
  ///   - portrait: The sidebar's width in points in other windows.
  /// - Throws: ``PolicyError`` if a width is not a finite number of points from 1 on.
  public init(landscape: Double = 350, portrait: Double = 350) throws(PolicyError) {
    for (name, width) in [("landscape", landscape), ("portrait", portrait)] {
      guard width >= 1, width.isFinite else {
        throw PolicyError(
          .invalidArgument, "`\(name)` of `fixed-width` cannot be `\(width.plainText)`",
          help: "write a number of points, 1 or more", parameter: name)
      }
    }
    ruleSet = RuleSet("fixed-width", summary: Self.summary) {
      Rule(
        "tall", when: .widthClass(.regular) && .shape(.tall),
        layout: .doubleColumn(
          display: .oneBesideSecondary, sidebar: .exact(.points(portrait)), collapsible: false))
      Rule(
        "wide", when: .widthClass(.regular) && .shape(.wide),
        layout: .doubleColumn(
          display: .oneBesideSecondary, sidebar: .exact(.points(landscape)), collapsible: false))
      Otherwise(.stack())
    }
  }

  static let summary = "Two columns with a sidebar of a fixed width that always shows."

  static let template = PolicyTemplate(
    name: "fixed-width", summary: summary,
    parameters: [
      ValueDeclaration("landscape", .number, default: .number(350)),
      ValueDeclaration("portrait", .number, default: .number(350)),
    ], origin: .builtIn
  ) { values throws(PolicyError) in
    var widths = (landscape: 350.0, portrait: 350.0)
    if case .number(let width) = values["landscape"] { widths.landscape = width }
    if case .number(let width) = values["portrait"] { widths.portrait = width }
    return AnyPolicy(
      try FixedWidth(landscape: widths.landscape, portrait: widths.portrait))
  }
}
