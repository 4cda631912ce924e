import LayoutPolicies
import PolicyYAML

/// Translates a kind of fact for the product: it renames, converts units and selects. Every
/// decision is made by a policy, the fitting or the navigation model.
protocol Adapter: SendableMetatype {
  /// The kind of facts that it runs.
  static var kind: String { get }
  /// What the product makes of what goes in.
  static func run(_ input: FactInput) throws -> Measured
}

/// What the product refuses to work on; facts call it an error.
struct Refusal: Error {
  let message: String
}

/// How a fact came out.
enum FactRun {
  case right
  /// The product answers otherwise, or refuses.
  case wrong(String)
  /// The fact could not be run: it is malformed, or its adapter does not know all of it.
  case broken(String)

  /// What is wrong, in words.
  var complaint: String? {
    switch self {
    case .right: nil
    case .wrong(let message), .broken(let message): message
    }
  }
}

extension Fact {
  /// Runs the fact through an adapter and compares everything it expects.
  func run(by adapter: any Adapter.Type) -> FactRun {
    let input = FactInput(self)
    var measured: Measured
    do {
      measured = try adapter.run(input)
      measured.values["error"] = .boolean(false)
    } catch let refusal as Refusal {
      guard expected.pairs?.contains(where: { $0.key.text == "error" }) == true else {
        return .wrong(error("it is refused: \(refusal.message)"))
      }
      measured = ["error": .boolean(true)]
    } catch let malformed as FactInput.Malformed {
      return .broken(error(malformed.message, at: malformed.mark))
    } catch {
      return .broken(self.error("the adapter of `\(kind)` fails: \(error)"))
    }
    let unasked = input.unasked.map {
      error("the adapter of `\(kind)` does not know `\($0.key)`", at: $0.mark)
    }
    guard unasked.isEmpty else { return .broken(unasked.joined(separator: "\n")) }
    let differences = measured.differences(from: expected, tolerance: tolerance)
    guard !differences.isEmpty else { return .right }
    let message = differences.map { error($0.message, at: $0.at) }.joined(separator: "\n")
    let isMissing = differences.contains { $0.message.hasPrefix("the adapter gives no") }
    return isMissing ? .broken(message) : .wrong(message)
  }
}
