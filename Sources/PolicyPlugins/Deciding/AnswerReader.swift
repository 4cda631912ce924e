internal import CPolicyPlugin
internal import Foundation
import LayoutPolicies

/// Reads the answers of one policy from bytes, and trusts none of them. It keeps what it made of
/// some of the bytes it saw, so that an answer given before costs no more than comparing it.
package struct AnswerReader: Sendable {
  private let policy: String
  private let plugin: PluginName
  /// Answers given before, each where the hash of its bytes puts it; a later one drives out an
  /// earlier one.
  private var known: [Known?]

  fileprivate final class Known: Sendable {
    let bytes: [UInt8]
    let answer: PluginAnswer

    init(_ bytes: [UInt8], _ answer: PluginAnswer) {
      self.bytes = bytes
      self.answer = answer
    }
  }

  private static let places = 256
  /// The longest answer that is kept, in bytes.
  private static let longestKept = 4096

  /// Reads the answers of a policy.
  package init(policy: String, plugin: PluginName) {
    self.policy = policy
    self.plugin = plugin
    known = Array(repeating: nil, count: Self.places)
  }

  /// What the bytes say (see ``LoadedPlugin``). Bytes that say nothing sound give a failure.
  package mutating func answer(from bytes: UnsafeRawBufferPointer) -> PluginAnswer {
    let place = unsafe Self.place(of: bytes)
    if let entry = known[place], unsafe entry.isMade(of: bytes) { return entry.answer }
    let copy = unsafe [UInt8](bytes)
    let answer = read(copy)
    if copy.count <= Self.longestKept { known[place] = Known(copy, answer) }
    return answer
  }

  /// A failure of this policy, for what happens outside of answers, such as a crash or a time-out:
  /// `message` goes on after the names of plug-in and policy.
  package func failure(_ message: String, help: String? = nil) -> PluginAnswer {
    failure(plugin.failure(of: policy, message, help: help))
  }

  private func failure(_ error: PolicyError) -> PluginAnswer {
    PluginAnswer(decision: LayoutDecision(policy: policy, failure: error), acknowledged: [])
  }

  private func read(_ bytes: [UInt8]) -> PluginAnswer {
    var bytes = bytes
    do throws(Misfit) {
      return try unsafe Placing.place(&bytes, .answer) { start throws(Misfit) in
        let answer = unsafe start.assumingMemoryBound(to: layout_policy_answer.self)
        return try unsafe AnswerReading(answer.pointee).answer(of: policy)
      }
    } catch {
      return failure(error.message)
    }
  }

  /// Where an answer is kept: its bytes mixed eight at a time.
  private static func place(of bytes: UnsafeRawBufferPointer) -> Int {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash ^= unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash &* 0x9E37_79B9_7F4A_7C15) ^ (hash >> 29)
      offset += 8
    }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & UInt64(places - 1))
  }
}

extension AnswerReader.Known {
  fileprivate func isMade(of other: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count == other.count, let start = other.baseAddress else { return false }
    return unsafe bytes.withUnsafeBytes { own in
      unsafe own.baseAddress.map { unsafe memcmp($0, start, own.count) == 0 } ?? false
    }
  }
}
