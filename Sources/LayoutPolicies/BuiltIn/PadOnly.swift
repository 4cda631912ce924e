/// Two columns on tablets (or other chosen kinds of device), a stack elsewhere.
public struct PadOnly: RuleBasedPolicy {
  /// The rules that decide.
  public let ruleSet: RuleSet

  /// Makes the policy.
  ///
  /// - Parameters:
  ///   - devices: The kinds of device that get columns.
  ///   - phoneLandscape: As in ``DoubleColumn``.
  ///   - tall: As in ``DoubleColumn``.
  public init(
    devices: [DeviceIdiom] = [.pad], phoneLandscape: DoubleColumnDisplay = .oneBesideSecondary,
    tall: DoubleColumnDisplay = .secondaryOnly
  ) {
    let columns = DoubleColumn(phoneLandscape: phoneLandscape, tall: tall)
    ruleSet = RuleSet("pad-only", summary: Self.summary) {
      Rule("those devices", when: .device(devices), use: columns)
      Otherwise(use: Stack())
    }
  }

  static let summary = "Two columns on tablets only, where the width class is regular."

  static let template = PolicyTemplate(
    name: "pad-only", summary: summary,
    parameters: [
      ValueDeclaration(
        "devices", .choices(DeviceIdiom.all.map { $0.name }), default: .text("pad"))
    ] + DoubleColumn.parameters,
    origin: .builtIn
  ) { values throws(PolicyError) in
    var devices: [DeviceIdiom] = []
    if case .text(let names) = values["devices"] {
      devices = names.split(separator: ",").compactMap { DeviceIdiom(named: String($0)) }
    }
    return AnyPolicy(
      PadOnly(
        devices: devices, phoneLandscape: values.display("phone-landscape") ?? .oneBesideSecondary,
        tall: values.display("tall") ?? .secondaryOnly))
  }
}
