import LayoutPolicies

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a worker is asked to make.
struct Making: Codable {
  let policy: Int
  let arguments: [ArgumentValue]
}

/// What came of it.
struct Made: Codable {
  let rules: String?
}

/// An error, as a worker tells it.
struct Refusal: Codable {
  let kind: String
  let message: String
  let help: String?
  let parameter: String?

  init(_ error: PolicyError) {
    kind = error.kind.rawValue
    message = error.message
    help = error.help
    parameter = error.parameter
  }

  var error: PolicyError {
    PolicyError(
      PolicyError.Kind(rawValue: kind) ?? .plugin, message, help: help, parameter: parameter)
  }
}

/// Messages that are seldom sent are JSON.
enum RareMessage {
  static func bytes(_ value: some Encodable) -> [UInt8] {
    (try? JSONEncoder().encode(value)).map { Array($0) } ?? []
  }

  /// Nil for bytes that say nothing of this type.
  static func value<Value: Decodable>(_ type: Value.Type, _ bytes: some Collection<UInt8>) -> Value?
  {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}

extension Messages {
  /// Adds an error in place of an answer.
  mutating func append(_ error: PolicyError) {
    append(.refusal, RareMessage.bytes(Refusal(error)))
  }

  /// The error that stands in place of an answer, if one does.
  func refusal(_ index: Int) -> PolicyError? {
    guard entries[index].kind == .refusal else { return nil }
    let error = RareMessage.value(Refusal.self, self[index])?.error
    return error ?? PolicyError(.plugin, "refused to answer")
  }
}
