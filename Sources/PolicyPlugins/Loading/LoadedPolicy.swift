internal import CPolicyPlugin
import LayoutPolicies

/// The functions of a policy that a plug-in brings.
@safe struct LoadedPolicy {
  typealias Make =
    @convention(c) (
      UnsafePointer<layout_policy_descriptor>?, UnsafePointer<UnsafePointer<layout_policy_value>?>?,
      UInt32, UnsafeMutablePointer<CChar>?, UInt32
    ) -> UnsafeMutableRawPointer?
  typealias Decide =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<layout_policy_question>?,
      UnsafeMutablePointer<layout_policy_answer>?
    ) -> Void

  /// What the plug-in itself holds, and gets back.
  private let descriptor: UnsafePointer<layout_policy_descriptor>
  private let making: Make
  private let deciding: Decide
  private let destroying: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  private let ruling: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?)?

  /// Takes the functions of a descriptor; `known` is a copy of it that has the size of this
  /// edition. Gives nil if one that must be there is not.
  init?(
    _ descriptor: UnsafePointer<layout_policy_descriptor>, known: layout_policy_descriptor
  ) {
    guard let making = unsafe known.make, let deciding = unsafe known.decide else { return nil }
    unsafe self.descriptor = unsafe descriptor
    unsafe self.making = making
    unsafe self.deciding = deciding
    unsafe destroying = known.destroy
    unsafe ruling = known.rules
  }

  private static let errorSize = 1024

  /// Makes a policy; throws the plug-in's own words if it refuses.
  func make(_ arguments: [(String, ArgumentValue)]) throws(Misfit) -> UnsafeMutableRawPointer {
    var values: [layout_policy_value] = unsafe []
    var texts: [UnsafeMutablePointer<CChar>] = unsafe []
    defer { while let text = unsafe texts.popLast() { unsafe text.deallocate() } }
    func text(_ text: String) -> UnsafePointer<CChar> {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
      for (index, byte) in text.utf8.enumerated() { unsafe copy[index] = CChar(bitPattern: byte) }
      unsafe copy[text.utf8.count] = 0
      unsafe texts.append(copy)
      return unsafe UnsafePointer(copy)
    }
    for (name, argument) in arguments {
      var value = unsafe layout_policy_value()
      unsafe value.size = unsafe UInt32(MemoryLayout<layout_policy_value>.size)
      unsafe value.name = text(name)
      switch argument {
      case .number(let number):
        unsafe value.type = UInt32(LAYOUT_POLICY_NUMBER)
        unsafe value.number = number
      case .boolean(let flag):
        unsafe value.type = UInt32(LAYOUT_POLICY_BOOLEAN)
        unsafe value.flag = flag ? 1 : 0
      case .text(let given):
        guard !given.utf8.contains(0), given.utf8.count <= Limit.text else {
          throw Misfit("`\(name)` cannot be \(given.inBackticks)")
        }
        unsafe value.type = UInt32(LAYOUT_POLICY_TEXT)
        unsafe value.text = text(given)
      }
      unsafe values.append(value)
    }
    var error = [CChar](repeating: 0, count: Self.errorSize)
    let made = unsafe values.withUnsafeBufferPointer { values in
      let list = unsafe values.indices.map { index in
        unsafe values.baseAddress.map { unsafe $0 + index }
      }
      return unsafe making(
        descriptor, list, UInt32(list.count), &error, UInt32(Self.errorSize))
    }
    if let made = unsafe made { return unsafe made }
    let said = error.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    throw Misfit(
      said.isEmpty
        ? "it makes no policy, and does not say why"
        : String(decoding: said, as: UTF8.self).harmless)
  }

  /// Frees a policy.
  func destroy(_ instance: UnsafeMutableRawPointer?) { unsafe destroying?(instance) }

  /// Asks a policy.
  @inline(__always)
  func decide(
    _ instance: UnsafeMutableRawPointer?, _ question: UnsafePointer<layout_policy_question>,
    _ answer: inout layout_policy_answer
  ) {
    unsafe deciding(instance, question, &answer)
  }

  /// The rules that a policy is, as text; nil for code.
  func rules(of instance: UnsafeMutableRawPointer) throws(Misfit) -> String? {
    guard let text = unsafe ruling?(instance) else { return nil }
    var bytes: [UInt8] = []
    var index = 0
    while unsafe text[index] != 0 {
      bytes.append(UInt8(bitPattern: unsafe text[index]))
      index += 1
      guard index <= Limit.description else { throw Misfit("the text of its rules has no end") }
    }
    guard let rules = String(validating: bytes, as: UTF8.self) else {
      throw Misfit("the text of its rules is not UTF-8")
    }
    return rules
  }
}
