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
  /// Whether every windowing that the catalogue lists is asked for.
  let wantsEveryWindowing: Bool

  /// Reads the options. Several values of one key are written with commas, or by repeating the
  /// option where values have commas themselves; `*` stands for every value of a short list.
  init(_ arguments: ParsedArguments, inputs: [ValueDeclaration]) throws(GivenError) {
    var axes: [(key: String, values: [String])] = []
    var wantsEvery = false
    for field in try arguments.givenFields() {
      guard case .plain(let text) = field.value else { continue }
      if field.key == GivenKey.windowing.name, text == "all" || text == "*" {
        wantsEvery = true
        continue
      }
      let values = Self.values(text, of: field.key, inputs)
      if let place = axes.firstIndex(where: { $0.key == field.key }) {
        axes[place].values += values
      } else {
        axes.append((field.key, values))
      }
    }
    for axis in axes {
      for value in axis.values {
        var given = Given(inputs: inputs)
        try given.set(axis.key, to: .plain(value))
      }
    }
    wantsEveryWindowing = wantsEvery
    combinations = axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in
        axis.values.map { combination + [GivenField(axis.key, .plain($0))] }
      }
    }
  }

  private static func values(
    _ text: String, of key: String, _ inputs: [ValueDeclaration]
  ) -> [String] {
    if text == "*", let every = everyValue(of: key, inputs) { return every }
    // Their single values have commas.
    if key == GivenKey.fold.name || key == GivenKey.insets.name { return [text] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private static func everyValue(of key: String, _ inputs: [ValueDeclaration]) -> [String]? {
    func names<Value: Term>(_: Value.Type) -> [String] { Value.all.map { $0.name } }
    switch GivenKey(rawValue: key) {
    case .orientation: return names(Orientation.self)
    case .widthClass, .heightClass: return names(SizeClass.self)
    case .direction: return names(ReadingDirection.self)
    case .posture: return names(HingePosture.self)
    case .open: return ["none"] + names(Pane.self)
    default: break
    }
    switch inputs.first(where: { $0.name == key })?.type {
    case .boolean: return ["false", "true"]
    case .choice(let names): return names
    default: return nil
    }
  }
}
