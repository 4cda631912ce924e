import LayoutPolicies

extension GivenValue {
  /// The finite number given; text for sure is none.
  func number(at spot: GivenSpot) throws(GivenError) -> Double {
    switch self {
    case .plain(let text):
      do throws(NumberText.Refusal) { return try NumberText.read(text) } catch {
        throw spot.error(error)
      }
    case .number(let number) where number.isFinite:
      return number == 0 ? 0 : number
    case .quoted(let text):
      let isNumber = NumberText.conforms(text.utf8)
      throw spot.error(
        "`\(spot.name)` needs a number, not \(found)",
        help: isNumber ? "write \(text.inBackticks) without quotes" : nil)
    default:
      throw spot.error("`\(spot.name)` needs a number, not \(found)")
    }
  }

  /// A number of points that is not negative.
  func length(at spot: GivenSpot) throws(GivenError) -> Double {
    let number = try number(at: spot)
    guard number >= 0 else { throw spot.error("`\(spot.name)` cannot be negative") }
    return number
  }

  /// A number above 0.
  func factor(at spot: GivenSpot) throws(GivenError) -> Double {
    let number = try number(at: spot)
    guard number > 0 else {
      throw spot.error("`\(spot.name)` must be above 0", help: "1 is the usual size")
    }
    return number
  }

  /// `true` or `false`; text for sure is neither.
  func flag(at spot: GivenSpot) throws(GivenError) -> Bool {
    switch self {
    case .boolean(let flag): return flag
    case .plain("true"): return true
    case .plain("false"): return false
    case .quoted("true"), .quoted("false"):
      throw spot.error(
        "`\(spot.name)` needs true or false, not \(found)", help: "write it without quotes")
    default:
      throw spot.error("`\(spot.name)` needs true or false, not \(found)")
    }
  }

  /// The text given, plain or quoted; nil for anything else.
  var text: String? {
    switch self {
    case .plain(let text), .quoted(let text): text
    default: nil
    }
  }

  /// One of the words of the field.
  func term<T: Term>(at spot: GivenSpot) throws(GivenError) -> T {
    if let text, let term = T(named: text) { return term }
    throw wrongWord(among: T.all.map { $0.name }, at: spot)
  }

  /// The error for a value that is none of `names`.
  func wrongWord(among names: [String], at spot: GivenSpot) -> GivenError {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return spot.error(
      "`\(spot.name)` needs one of \(list), not \(found)",
      help: text.flatMap { Suggestion.help(forSlip: $0, among: names) })
  }

  /// How the device is held. The flat readings of a sensor say nothing of that.
  func orientation(at spot: GivenSpot) throws(GivenError) -> Orientation {
    if let text, let orientation = Orientation(named: text) { return orientation }
    let letters = text.map { $0.lowercased().filter { $0 != "-" && $0 != "_" } }
    let reading = OrientationTracker.Reading.allCases.first { reading in
      reading.rawValue.filter { $0 != "-" } == letters
    }
    guard let reading, let text, reading.rawValue.contains("-") else {
      throw wrongWord(among: Orientation.all.map { $0.name }, at: spot)
    }
    let help = reading.orientation.map { "write `\($0.name)`, or leave it out" }
    throw spot.error(
      "\(text.inBackticks) is a reading of the device's sensor, not an orientation of the window",
      help: help ?? "leave it out: the shape of the window decides")
  }

  /// A version: text, since the number 17.10 would lose its zero.
  func version(at spot: GivenSpot) throws(GivenError) -> OSVersion {
    if let text {
      if let version = OSVersion(text) { return version }
      throw spot.error(
        "\(text.inBackticks) is no version", help: "write up to four numbers, such as `17.10`")
    }
    guard case .number = self else {
      throw spot.error("`\(spot.name)` needs a version, not \(found)")
    }
    throw spot.error(
      "`\(spot.name)` needs text, not \(found)",
      help: "write it in quotes: as a number, 17.10 loses its zero")
  }
}
