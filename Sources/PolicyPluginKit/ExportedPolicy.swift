internal import CPolicyPlugin
import LayoutPolicies

/// A type of policies, as C knows it: what the `own` of its descriptor leads to.
final class ExportedPolicy: Sendable {
  private let name: String
  private let summary: String
  private let version: String?
  private let parameters: [ValueDeclaration]
  private let making: @Sendable (NamedValues) throws(PolicyError) -> AnyPolicy

  init<Policy: PluginPolicy>(_ type: Policy.Type) {
    name = type.name
    summary = type.summary
    version = type.version
    parameters = type.parameters
    making = { arguments throws(PolicyError) in AnyPolicy(try Policy(arguments)) }
  }

  /// The descriptor, which keeps this alive forever.
  func descriptor(in storage: Storage) -> layout_policy_descriptor {
    let parameters = unsafe self.parameters.map {
      unsafe storage.keep(Self.parameter($0, in: storage))
    }
    return unsafe layout_policy_descriptor(
      size: UInt32(MemoryLayout<layout_policy_descriptor>.size),
      parameter_count: UInt32(parameters.count), name: storage.keep(name),
      summary: storage.keep(summary), version: version.map { unsafe storage.keep($0) },
      parameters: storage.keep(parameters),
      make: { policy, arguments, count, reason, errorSize in
        guard let own = unsafe policy?.pointee.own else { return nil }
        let exported = unsafe Unmanaged<ExportedPolicy>.fromOpaque(own).takeUnretainedValue()
        let arguments = unsafe UnsafeBufferPointer(start: arguments, count: Int(count))
        do throws(PolicyError) {
          let instance = ExportedInstance(
            try exported.making(unsafe NamedValues(reading: arguments)))
          return unsafe Unmanaged.passRetained(instance).toOpaque()
        } catch {
          unsafe error.description.write(
            to: UnsafeMutableBufferPointer(start: reason, count: Int(errorSize)))
          return nil
        }
      },
      destroy: { instance in
        guard let instance = unsafe instance else { return }
        unsafe Unmanaged<ExportedInstance>.fromOpaque(instance).release()
      },
      decide: { instance, question, answer in
        guard let instance = unsafe instance, let question = unsafe question,
          let answer = unsafe answer
        else { return }
        unsafe Unmanaged<ExportedInstance>.fromOpaque(instance).takeUnretainedValue()
          .decide(question, &answer.pointee)
      },
      rules: { instance in
        guard let instance = unsafe instance else { return nil }
        return unsafe Unmanaged<ExportedInstance>.fromOpaque(instance).takeUnretainedValue().rules
      }, own: Unmanaged.passRetained(self).toOpaque())
  }

  private static func parameter(
    _ declaration: ValueDeclaration, in storage: Storage
  ) -> layout_policy_parameter {
    var parameter = unsafe layout_policy_parameter()
    unsafe parameter.size = unsafe UInt32(MemoryLayout<layout_policy_parameter>.size)
    unsafe parameter.name = unsafe storage.keep(declaration.name)
    switch declaration.type {
    case .number: unsafe parameter.type = UInt32(LAYOUT_POLICY_NUMBER)
    case .boolean: unsafe parameter.type = UInt32(LAYOUT_POLICY_BOOLEAN)
    case .text: unsafe parameter.type = UInt32(LAYOUT_POLICY_TEXT)
    case .choice(let names), .choices(let names):
      if case .choice = declaration.type {
        unsafe parameter.type = UInt32(LAYOUT_POLICY_CHOICE)
      } else {
        unsafe parameter.type = UInt32(LAYOUT_POLICY_CHOICES)
      }
      unsafe parameter.choices = unsafe storage.keep(names.map { unsafe storage.keep($0) })
      unsafe parameter.choice_count = UInt32(names.count)
    }
    switch declaration.defaultValue {
    case .number(let number): unsafe parameter.number = number
    case .boolean(let flag): unsafe parameter.flag = flag ? 1 : 0
    case .text(let text): unsafe parameter.text = unsafe storage.keep(text)
    // The host refuses what has no default.
    case .fit, nil: unsafe parameter.type = 0
    }
    return unsafe parameter
  }
}

extension String {
  /// Writes the text and its zero into a buffer, cut between characters where it is too long.
  fileprivate func write(to buffer: UnsafeMutableBufferPointer<CChar>) {
    guard !buffer.isEmpty else { return }
    var place = 0
    for character in self {
      let bytes = character.utf8
      guard place + bytes.count < buffer.count else { break }
      for byte in bytes {
        unsafe buffer[place] = CChar(bitPattern: byte)
        place += 1
      }
    }
    unsafe buffer[place] = 0
  }
}
