import DeviceCatalog
import LayoutPolicies
import PolicyYAML

/// Which of the catalogue's devices a verb is about.
struct DeviceFilter {
  static let options = options(group: "devices")

  /// The options below another heading of the help.
  static func options(group: String) -> [Option] {
    [
      Option(
        "idiom", .one("IDIOM,..."), "only these kinds of device", examples: ["pad,mac"],
        candidates: Candidates(.list, GivenKey.device.words), group: group),
      Option(
        "platform", .one("PLATFORM,..."), "only these operating systems", examples: ["ipados"],
        candidates: Candidates(.list, GivenKey.platform.words), group: group),
      Option(
        "year", .one("RANGE"), "only devices of these years", examples: ["2024...", "2020"],
        group: group),
      Option(
        "id", .one("ID,..."), "only these devices or families", examples: ["ipad-mini-6"],
        candidates: Candidates(.list, listing: "devices --format names"), group: group),
    ]
  }

  private var idioms: [DeviceIdiom]?
  private var platforms: [Platform]?
  private var years: NumberRange?
  private var ids: [String]?

  init(_ arguments: ParsedArguments, _ catalog: Catalog) throws(UsageError) {
    idioms = try Self.terms(arguments, "idiom")
    platforms = try Self.terms(arguments, "platform")
    if let text = arguments.value("year") {
      do throws(RangeText.Refusal) {
        let range = try RangeText(text).numberRange(.number)
        guard !range.isEmpty else {
          throw RangeText.Refusal(message: "nothing lies in \(text.inBackticks)", help: nil)
        }
        for year in [range.lower, range.upper] {
          guard let year, !(1900...2100).contains(year) || year != year.rounded(.down) else {
            continue
          }
          throw RangeText.Refusal(message: "`\(year.plainText)` is no year", help: nil)
        }
        years = range
      } catch {
        throw UsageError(
          "`--year`: \(error.message)", help: "write a year, or a range such as `2024...`",
          kind: .value)
      }
    }
    if let text = arguments.value("id") {
      ids = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for id in ids ?? [] where catalog.device(named: id) == nil {
        throw UsageError(
          "there is no device \(id.inBackticks)",
          help: Suggestion.help(forSlip: id, among: catalog.names)
            ?? "`layout-policy devices` lists them", kind: .value)
      }
    }
  }

  private static func terms<Value: Term>(
    _ arguments: ParsedArguments, _ name: String
  ) throws(UsageError) -> [Value]? {
    guard let text = arguments.value(name) else { return nil }
    var values: [Value] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = Value(named: String(piece)) else {
        throw UsageError(
          "`--\(name)` cannot be \(piece.inBackticks)",
          help: Suggestion.help(for: String(piece), among: Value.all.map { $0.name }),
          kind: .value)
      }
      values.append(value)
    }
    return values
  }

  func accepts(_ device: CatalogDevice) -> Bool {
    if let idioms, !idioms.contains(device.facts.idiom) { return false }
    if let platforms, !platforms.contains(device.facts.platform) { return false }
    if let years {
      guard let year = device.year, years.holds(Double(year)) else { return false }
    }
    if let ids { return ids.contains { device.id == $0 || device.facts.names.contains($0) } }
    return true
  }
}
