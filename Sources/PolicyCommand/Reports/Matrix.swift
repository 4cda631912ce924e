import DeviceCatalog
import LayoutPolicies

/// A policy's answers on devices, in every orientation and windowing, for every combination of
/// other values.
struct Matrix {
  /// One window of one device.
  struct Row {
    let device: CatalogDevice
    let orientation: Orientation
    let windowing: Windowing?
    /// What was given besides.
    let values: MatrixAxes.Combination
    let width: Double?
    let height: Double?
    let decision: LayoutDecision

    var isUndecided: Bool { !decision.unknown.isEmpty }
  }

  private(set) var rows: [Row] = []
  /// How many windows the policy assumes cannot happen.
  private(set) var leftOut = 0
  /// Why the first window was refused that no device can have.
  private(set) var refusal: GivenError?
  /// What was given in every window.
  let fixed: [GivenField]

  init(_ policy: AnyPolicy, devices: [CatalogDevice], axes: MatrixAxes) {
    fixed = axes.fixed
    let inputs = policy.rules?.allInputs ?? []
    for device in devices {
      var base = Given(inputs: inputs)
      guard (try? base.set("device", to: .quoted(device.id))) != nil else { continue }
      for orientation in device.orientations {
        let windowings: [Windowing?] =
          axes.wantsEveryWindowing
          ? device.windowings(in: orientation).filter { $0 != .windowed } : [nil]
        for windowing in windowings {
          for combination in axes.combinations {
            add(device, orientation, windowing, combination, base, policy)
          }
        }
      }
    }
  }

  /// Adds a row, unless the device cannot be so: held otherwise, or with a hinge it does not have.
  private mutating func add(
    _ device: CatalogDevice, _ orientation: Orientation, _ windowing: Windowing?,
    _ values: MatrixAxes.Combination, _ base: Given, _ policy: AnyPolicy
  ) {
    let asked = values.first { $0.key == GivenKey.orientation.name }?.value
    guard asked == nil || asked == .plain(orientation.rawValue) else { return }
    var given = base
    var fields = values.filter { $0.key != GivenKey.orientation.name }
    fields.append(GivenField(GivenKey.orientation.name, .quoted(orientation.rawValue)))
    if let windowing {
      fields.append(GivenField(GivenKey.windowing.name, .quoted(windowing.name)))
    }
    let context: LayoutContext
    do throws(GivenError) {
      try given.set(all: fields)
      context = try given.context()
    } catch {
      refusal = refusal ?? error
      return
    }
    if let rules = policy.rules, !rules.assumes(context) {
      leftOut += 1
      return
    }
    var memory = PolicyMemory()
    let resolved = ResolvedContext(context)
    rows.append(
      Row(
        device: device, orientation: orientation, windowing: resolved.windowing,
        values: values.filter {
          $0.key != GivenKey.orientation.name && $0.key != GivenKey.windowing.name
        },
        width: resolved.width, height: resolved.height,
        decision: policy.decide(in: context, memory: &memory)))
  }

  /// How many windows each key would have had to be known for, by key.
  var undecided: [(key: String, windows: Int)] {
    var counts: [String: Int] = [:]
    for row in rows { for key in row.decision.unknown { counts[key, default: 0] += 1 } }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What the table is about, in a line or two.
  var headline: String {
    let devices = Set(rows.map { $0.device.id }).count
    var text = "\(devices.of("device")), \(rows.count.of("window"))"
    for value in fixed { text += ", \(value.key) \(value.value.text)" }
    if leftOut > 0 { text += "; `assume` leaves out \(leftOut) more" }
    guard !undecided.isEmpty else { return text }
    let keys = undecided.map { "`\($0.key)` in \($0.windows)" }.joined(separator: ", ")
    return text + "\n? an earlier rule was undecided, since this is unknown: \(keys)"
  }
}

extension Matrix {
  /// The matrix as one line of JSON.
  func json(policy: String) -> JSONValue {
    [
      "policy": .string(policy),
      "left-out": .number(Double(leftOut)),
      "undecided": .sorted(undecided.map { JSONField($0.key, .number(Double($0.windows))) }),
      "rows": .array(rows.map { $0.json }),
    ]
  }
}

extension Matrix.Row {
  fileprivate var json: JSONValue {
    [
      "device": .string(device.id), "orientation": .string(orientation.rawValue),
      "windowing": windowing.map { .string($0.name) }, "width": width.map { .number($0) },
      "height": height.map { .number($0) },
      "given": values.isEmpty
        ? nil : .sorted(values.map { JSONField($0.key, .string($0.value.text)) }),
      "policy": .string(decision.policy), "rule": decision.rule.map { .string($0) },
      "also": decision.also.isEmpty
        ? nil
        : .sorted(
          decision.also.map { JSONField($0.question, $0.rule.map { .string($0) } ?? .null) }),
      "layout": JSONValue(decision.layout),
      "unknown": .array(decision.unknown.map { .string($0) }),
    ]
  }
}

extension GivenValue {
  /// The text of a value that an option gave.
  var text: String {
    switch self {
    case .plain(let text), .quoted(let text): text
    default: ""
    }
  }
}
