/// Two columns wherever the width class is regular, else a stack.
public struct DoubleColumn: RuleBasedPolicy {
  /// The rules that decide.
  public let ruleSet: RuleSet

  /// Makes the policy.
  ///
  /// - Parameters:
  ///   - phoneLandscape: The display mode of a phone sideways whose width class is regular; sources
  ///     differ about what the system does there.
  ///   - tall: The display mode of a window that is at least as high as wide.
  public init(
    phoneLandscape: DoubleColumnDisplay = .oneBesideSecondary,
    tall: DoubleColumnDisplay = .secondaryOnly
  ) {
    ruleSet = RuleSet("double-column", summary: Self.summary) {
      Rule(
        "phone sideways",
        when: .device(.phone) && .widthClass(.regular) && .shape(.wide),
        layout: .doubleColumn(display: phoneLandscape))
      Rule(
        "tall", when: .widthClass(.regular) && .shape(.tall), layout: .doubleColumn(display: tall))
      Rule(
        "wide", when: .widthClass(.regular) && .shape(.wide),
        layout: .doubleColumn(display: .oneBesideSecondary))
      Otherwise(.stack())
    }
  }

  static let summary = "Two columns where the width class is regular, else a stack."

  static var parameters: [ValueDeclaration] {
    let modes = ValueType.choice(DoubleColumnDisplay.allCases.map { $0.rawValue })
    return [
      ValueDeclaration("phone-landscape", modes, default: .text("one-beside-secondary")),
      ValueDeclaration("tall", modes, default: .text("secondary-only")),
    ]
  }

  /// Takes the parameters of ``parameters`` from checked values.
  init(_ values: NamedValues) {
    self.init(
      phoneLandscape: values.display("phone-landscape") ?? .oneBesideSecondary,
      tall: values.display("tall") ?? .secondaryOnly)
  }

  static let template = PolicyTemplate(
    name: "double-column", summary: summary, parameters: parameters, origin: .builtIn
  ) { values throws(PolicyError) in AnyPolicy(DoubleColumn(values)) }
}

extension NamedValues {
  /// The display mode of that name, if the value is one.
  func display(_ name: String) -> DoubleColumnDisplay? {
    guard case .text(let text) = self[name] else { return nil }
    return DoubleColumnDisplay(rawValue: text)
  }
}
