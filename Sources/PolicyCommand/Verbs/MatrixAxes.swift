import DeviceCatalog
import LayoutPolicies

/// The values that a matrix gives its contexts besides the device: each key one value, or several
/// that are tried in turn.
struct MatrixAxes {
  /// The keys that `--device`, `--platform` and rows themselves decide.
  static let decidedKeys: [GivenKey] = [.device, .platform]

  /// One combination of values.
  typealias Combination = [GivenField]

  let combinations: [Combination]
  /// The keys that have one value in all of them.
  let fixed: [GivenField]
  /// Whether every windowing that the catalogue lists is asked for.
  let wantsEveryWindowing: Bool

  /// Every window that the catalogue lists, and nothing given besides.
  static let everyWindow = MatrixAxes()

  private init() {
    combinations = [[]]
    fixed = []
    wantsEveryWindowing = true
  }

  /// Reads the options. Several values of one key are written with commas, or by repeating the
  /// option where values have commas themselves; `*` stands for every value of a short list. The
  /// inputs are those of one policy, or `isShared` by several.
  init(
    _ arguments: ParsedArguments, inputs: [ValueDeclaration], isShared: Bool
  ) throws(GivenError) {
    var axes: [(key: String, values: [String])] = []
    let decided = Self.decidedKeys.map { $0.name }
    let fields = try arguments.givenFields(inputs: inputs, ofSeveral: isShared)
    for field in fields where !decided.contains(field.key) {
      guard case .plain(let text) = field.value else { continue }
      let values = Self.values(text, of: field.key, inputs)
      if let place = axes.firstIndex(where: { $0.key == field.key }) {
        axes[place].values += values
      } else {
        axes.append((field.key, values))
      }
    }
    // Before the values are looked at one by one, and compared with each other.
    try Self.checkProduct(of: axes.map { ($0.key, $0.values.count) })
    for axis in axes { try Self.check(axis.key, axis.values, inputs) }
    let windowing = axes.firstIndex {
      $0.key == GivenKey.windowing.name && $0.values.contains(Self.everyWindowing)
    }
    wantsEveryWindowing = windowing != nil
    if let windowing { axes.remove(at: windowing) }
    fixed = axes.filter { $0.values.count == 1 }.map { GivenField($0.key, .plain($0.values[0])) }
    combinations = axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in
        axis.values.map { combination + [GivenField(axis.key, .plain($0))] }
      }
    }
    // What contradicts itself does so in every window.
    if let first = combinations.first {
      var given = Given(inputs: inputs)
      try given.set(all: first)
    }
  }

  /// The word for every windowing that the catalogue lists for a device.
  static let everyWindowing = "all"
  /// The most combinations that are tried in each window of each device.
  private static let mostCombinations = 1000

  /// Each value on its own, and none twice: windows would be counted twice.
  private static func check(
    _ key: String, _ values: [String], _ inputs: [ValueDeclaration]
  ) throws(GivenError) {
    let option = GivenKey(rawValue: key) == nil ? "--input \(key)" : "--\(key)"
    var said: [(context: LayoutContext, inside: PanePlace?)] = []
    for value in values {
      if value == "*", everyValue(of: key, inputs) != nil {
        throw GivenError(
          key: key, message: "`*` stands for every value of `\(option)`",
          help: "leave out the others")
      }
      guard key != GivenKey.windowing.name || value != everyWindowing else {
        guard values.count == 1 else {
          throw GivenError(
            key: key, message: "`all` stands for every windowing", help: "leave out the others")
        }
        continue
      }
      var given = Given(inputs: inputs)
      try given.set(key, to: .plain(value))
      // A value may be spelled in several ways.
      guard !said.contains(where: { $0 == (given.given, given.inside) }) else {
        throw GivenError(key: key, message: "\(value.inBackticks) stands twice in `\(option)`")
      }
      said.append((given.given, given.inside))
    }
  }

  private static func checkProduct(of axes: [(key: String, count: Int)]) throws(GivenError) {
    var product = 1
    for axis in axes {
      product = min(product * axis.count, 1 << 32)
      guard product <= mostCombinations else {
        throw GivenError(
          key: axis.key,
          message: "the options make \(product) combinations or more for each window",
          help: "ask for at most \(mostCombinations)")
      }
    }
  }

  private static func values(
    _ text: String, of key: String, _ inputs: [ValueDeclaration]
  ) -> [String] {
    if text == "*", let every = everyValue(of: key, inputs) { return every }
    if [GivenKey.open, .recent].contains(where: { $0.name == key }) {
      // Panes that are open together, or visited after each other.
      return text.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.split(separator: "+", omittingEmptySubsequences: false).joined(separator: ",")
      }
    }
    // Their single values have commas.
    if [GivenKey.fold, .insets, .inside].contains(where: { $0.name == key }) { return [text] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private static func everyValue(of key: String, _ inputs: [ValueDeclaration]) -> [String]? {
    switch GivenKey(rawValue: key) {
    case .orientation?, .widthClass?, .heightClass?, .direction?, .posture?, .open?, .recent?:
      return GivenKey(rawValue: key)?.words
    case .windowing?: return [Self.everyWindowing]
    default: break
    }
    switch inputs.first(where: { $0.name == key })?.type {
    case .boolean: return ["false", "true"]
    case .choice(let names): return names
    default: return nil
    }
  }
}
