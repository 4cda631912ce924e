internal import CPolicyPlugin
internal import Foundation
package import LayoutPolicies

/// A plug-in in this process: checked, loaded, described, and asked. It is never unloaded.
///
/// One thread at a time may use it: it has no lock of its own.
///
/// A question, and an answer, is one run of bytes: the C structure as it is in memory, then what
/// its pointers lead to, each part at a multiple of 8 and in the order of ``Shape``. Where a
/// structure has a pointer stands the distance of its target from the first byte; 0 is no pointer.
/// Processes of one executable thus read each other's bytes.
package final class LoadedPlugin {
  /// What it says that it is and brings. It is as the plug-in says it: ask
  /// ``PluginDescription/templateProblem(_:)`` before using it.
  package let description: PluginDescription

  private let plugin: PluginName
  private var policies: [LoadedPolicy] = []
  private var instances: [Instance?] = []

  @safe private struct Instance {
    let policy: LoadedPolicy
    let pointer: UnsafeMutableRawPointer?
  }

  /// Loads the library, which runs its constructors.
  ///
  /// - Throws: ``PolicyError`` if it is not to be trusted, is no plug-in, or describes itself in a
  ///   way that cannot be read.
  package convenience init(path: String) throws(PolicyError) {
    let plugin = PluginName(path: path)
    let file = try LibraryFile(plugin)
    unsafe dlerror()
    guard let library = unsafe dlopen(file.path, RTLD_NOW | RTLD_LOCAL) else {
      throw plugin.error("cannot be loaded: \(Self.lastError)")
    }
    guard let symbol = unsafe dlsym(library, "layout_policy_plugin_v1") else {
      throw plugin.error(
        "exports no function `layout_policy_plugin_v1`",
        help: "export `const layout_policy_plugin *layout_policy_plugin_v1(void)`")
    }
    typealias Export = @convention(c) () -> UnsafeRawPointer?
    try unsafe self.init(path: path, export: unsafeBitCast(symbol, to: Export.self)())
  }

  /// Describes a plug-in that is there already: what its exported function gives.
  package init(path: String, export: UnsafeRawPointer?) throws(PolicyError) {
    let reading = try unsafe DescriptionReading(export, PluginName(path: path))
    description = reading.description
    policies = reading.policies
    plugin = PluginName(name: description.name, path: path)
  }

  private static var lastError: String {
    unsafe dlerror().map { unsafe String(cString: $0).harmless } ?? "for no reason it says"
  }

  /// Makes a policy, by its place in the description, with a value for each parameter in order.
  /// Gives the number by which ``decide(_:question:into:)`` knows it, and its rules as text if it
  /// is rules.
  ///
  /// - Throws: ``PolicyError`` with the plug-in's own words if it refuses the values.
  package func make(
    policy: Int, arguments: [ArgumentValue]
  ) throws(PolicyError) -> (instance: Int, rules: String?) {
    let loaded = policies[policy]
    let described = description.policies[policy]
    let names = described.parameters.map { $0.name }
    let made: UnsafeMutableRawPointer
    do throws(Misfit) {
      unsafe made = unsafe try loaded.make(Array(zip(names, arguments)))
    } catch {
      throw plugin.failure(of: described.name, error.message)
    }
    let rules: String?
    do throws(Misfit) {
      rules = unsafe try loaded.rules(of: made)
    } catch {
      unsafe loaded.destroy(made)
      throw plugin.failure(of: described.name, error.message)
    }
    unsafe instances.append(Instance(policy: loaded, pointer: made))
    return (instances.count - 1, rules)
  }

  /// Frees a policy. Its number is not given again.
  package func destroy(_ instance: Int) {
    guard let made = instances[instance] else { return }
    unsafe made.policy.destroy(made.pointer)
    instances[instance] = nil
  }

  /// Asks a policy; writes the bytes of its answer in place of what `answer` holds. What cannot be
  /// put into bytes (NULL entries, absurd counts or sizes, endless texts) becomes an answer whose
  /// `error` says so. The bytes of the question become pointers.
  package func decide(
    _ instance: Int, question: inout [UInt8], into answer: inout [UInt8]
  ) {
    guard let made = instances[instance] else {
      return Self.write(Misfit("it was freed"), into: &answer)
    }
    do throws(Misfit) {
      var given = unsafe layout_policy_answer()
      unsafe given.size = unsafe UInt32(MemoryLayout<layout_policy_answer>.size)
      try unsafe Placing.place(&question, .question) { asked in
        unsafe made.policy.decide(
          made.pointer, asked.assumingMemoryBound(to: layout_policy_question.self), &given)
      }
      var flattening = Flattening(reusing: &answer, limit: Limit.answer)
      defer { answer = flattening.bytes }
      guard unsafe given.size == MemoryLayout<layout_policy_answer>.size else {
        throw Misfit(unsafe "it changed `size` of the answer to \(given.size)")
      }
      try unsafe withUnsafePointer(to: &given) { given throws(Misfit) in
        _ = try unsafe flattening.copy(given, .answer, named: "answer")
      }
    } catch {
      Self.write(error, into: &answer)
    }
  }

  /// Writes an answer that says only why there is none.
  static func write(_ error: Misfit, into answer: inout [UInt8]) {
    var given = unsafe layout_policy_answer()
    unsafe given.size = unsafe UInt32(MemoryLayout<layout_policy_answer>.size)
    var text = Array(error.message.utf8.prefix(Limit.text)) + [0]
    let place = unsafe UInt(MemoryLayout<layout_policy_answer>.size.aligned)
    unsafe given.error = UnsafePointer(bitPattern: place)
    while text.count % 8 != 0 { text.append(0) }
    answer = unsafe withUnsafeBytes(of: given) { unsafe Array($0) } + text
  }
}
