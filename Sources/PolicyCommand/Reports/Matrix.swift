import DeviceCatalog
import LayoutPolicies

/// The answers of one or several policies on devices, in every orientation and windowing, for every
/// combination of other values.
struct Matrix {
  /// One window, and what each policy answers there.
  struct Row {
    let window: DeviceWindow
    let answers: [Evaluation]
    /// Whether the policies differ in what is shown.
    let differs: Bool

    init(_ window: DeviceWindow, _ answers: [Evaluation]) {
      self.window = window
      self.answers = answers
      differs = answers.dropFirst().contains {
        $0.failure != answers[0].failure || !$0.layout.looksLike(answers[0].layout)
      }
    }
  }

  /// What answers call the policies, in their order.
  let names: [String]
  private let policies: [AnyPolicy]
  private(set) var rows: [Row] = []
  /// How many windows one of the policies assumes cannot happen.
  private(set) var leftOut = 0
  /// In how many windows the pane does not show that the policies are asked in.
  private(set) var absent = 0
  /// Why the first window was refused that no device can have.
  private(set) var refusal: GivenError?
  /// What was given in every window.
  let fixed: [GivenField]
  /// The points below which a detail is too narrow, if somebody wants to know.
  let leastDetail: Double?
  /// The policy that lays out the panes around, by its name.
  private let around: (String) -> AnyPolicy?

  /// Whether windows are left out already that one of the policies assumes cannot happen; else all
  /// must.
  private let leavesOutEarly: Bool

  /// Asks every policy in every window. `inputs` are those that one of them declares.
  init(
    _ policies: [(name: String, policy: AnyPolicy)], devices: [CatalogDevice], axes: MatrixAxes,
    inputs: [ValueDeclaration], leastDetail: Double? = nil, leavesOutEarly: Bool = true,
    around: @escaping (String) -> AnyPolicy? = { _ in nil }
  ) {
    self.leavesOutEarly = leavesOutEarly
    self.leastDetail = leastDetail
    self.around = around
    names = policies.map { $0.name }
    self.policies = policies.map { $0.policy }
    fixed = axes.fixed
    for device in devices {
      var base = Given(inputs: inputs)
      guard (try? base.set("device", to: .quoted(device.id))) != nil else { continue }
      for orientation in device.orientations {
        let windowings: [Windowing?] =
          axes.wantsEveryWindowing
          ? device.windowings(in: orientation).filter { $0 != .windowed } : [nil]
        for windowing in windowings {
          for combination in axes.combinations {
            add(device, orientation, windowing, combination, base)
          }
        }
      }
    }
  }

  /// Adds a row, unless the device cannot be so: held otherwise, or with a hinge it does not have.
  private mutating func add(
    _ device: CatalogDevice, _ orientation: Orientation, _ windowing: Windowing?,
    _ values: MatrixAxes.Combination, _ base: Given
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
      var memory = PolicyMemory()
      context = try given.context(memory: &memory) { name throws(GivenError) in
        guard let policy = around(name) else {
          throw GivenError(
            key: GivenKey.inside.name, message: "there is no policy \(name.inBackticks)")
        }
        return policy
      }
    } catch {
      if error.key == GivenKey.inside.name { absent += 1 }
      refusal = refusal ?? error
      return
    }
    let assumed = policies.count { $0.rules?.assumes(context) ?? true }
    guard leavesOutEarly ? assumed == policies.count : assumed > 0 else {
      leftOut += 1
      return
    }
    let resolved = ResolvedContext(context)
    let window = DeviceWindow(
      device: device, orientation: orientation, windowing: resolved.windowing,
      width: resolved.width, height: resolved.height,
      values: values.filter {
        $0.key != GivenKey.orientation.name && $0.key != GivenKey.windowing.name
      })
    let answers = policies.map { policy in
      var memory = PolicyMemory()
      return Evaluation(policy, in: context, memory: &memory)
    }
    rows.append(Row(window, answers))
  }

  /// How many windows each key would have had to be known for by a policy, by key.
  func undecided(_ policy: Int) -> [(key: String, windows: Int)] {
    var counts: [String: Int] = [:]
    for row in rows {
      for key in row.answers[policy].decision.unknown { counts[key, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Why policies gave no answers, in the order of the rows, each reason with how often it came.
  var failures: [(failure: PolicyError, windows: Int)] {
    var failures: [(failure: PolicyError, windows: Int)] = []
    for failure in rows.flatMap({ $0.answers }).compactMap({ $0.failure }) {
      if let place = failures.firstIndex(where: { $0.failure == failure }) {
        failures[place].windows += 1
      } else {
        failures.append((failure, 1))
      }
    }
    return failures
  }

  /// How many devices there are: `220 devices`.
  var deviceCount: String { Set(rows.map { $0.window.device.id }).count.of("device") }

  /// What holds for all rows, behind a headline: what was given, and what is left out.
  var circumstances: String {
    fixed.map { ", \($0.key) \($0.value.text)" }.joined().harmless
      + (leftOut > 0 ? "; `assume` leaves out \(leftOut) more" : "")
      + (absent > 0 ? "; in \(absent) more the pane does not show" : "")
  }

  /// Whether the detail of an answer is narrower than it may be.
  func isTooNarrow(_ answer: Evaluation) -> Bool {
    guard let leastDetail, let width = answer.detailWidth else { return false }
    return width < leastDetail
  }

  /// In how many windows a policy leaves too little to the detail; nil if nobody wants to know.
  func tooNarrowText(_ policy: Int) -> String? {
    leastDetail.map { least in
      let count = rows.count { isTooNarrow($0.answers[policy]) }
      return "in \(count) of \(rows.count.of("window")) the detail has less than "
        + "\(least.plainText) points"
    }
  }

  /// What was unknown to a policy, and in how many windows: `` `width-class` in 84 ``; nil if
  /// nothing was.
  func undecidedText(_ policy: Int) -> String? {
    let undecided = undecided(policy)
    guard !undecided.isEmpty else { return nil }
    let keys = undecided.map { "`\($0.key)` in \($0.windows)" }.joined(separator: ", ")
    return "an earlier rule was undecided, since this is unknown: \(keys)"
  }
}

extension NavigationLayout {
  /// Whether both say the same with defaults filled in.
  fileprivate func looksLike(_ other: NavigationLayout) -> Bool {
    let (left, right) = (plain, other.plain)
    return left.count == right.count
      && zip(left, right).allSatisfy {
        $0.key == $1.key && $0.value.plainText == $1.value.plainText
      }
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
