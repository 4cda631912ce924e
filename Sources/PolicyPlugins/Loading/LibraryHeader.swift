internal import Foundation
import LayoutPolicies

/// The first bytes of a file, which tell what it is: so what is wrong with a library is said in
/// plain words, where the system's loader has only numbers.
struct LibraryHeader {
  private let bytes: [UInt8]
  private let plugin: PluginName

  init(_ path: String, _ plugin: PluginName) throws(PolicyError) {
    self.plugin = plugin
    guard let file = unsafe fopen(path, "rb") else {
      throw plugin.error("cannot be read: \(LibraryFile.words(for: errno))")
    }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    self.bytes = Array(bytes.prefix(count))
  }

  /// - Throws: ``PolicyError`` unless the bytes are those of a library for this machine.
  func check() throws(PolicyError) {
    guard !bytes.isEmpty else { throw plugin.error("is empty") }
    switch bytes.prefix(4) {
    case [0x7F, 0x45, 0x4C, 0x46]: try checkELF()
    case [0xCF, 0xFA, 0xED, 0xFE]: try checkMachO()
    case [0xCA, 0xFE, 0xBA, 0xBE]: try checkSystem(isDarwin: true)
    case [0x4D, 0x5A, 0x90, 0x00]: throw plugin.error("is a library for Windows", help: Self.advice)
    default:
      throw plugin.error(
        "is not a library", help: "name a shared library, as `cc -shared` makes it")
    }
  }

  private static let advice = "build it for this machine"

  private func checkSystem(isDarwin: Bool) throws(PolicyError) {
    #if canImport(Darwin)
      let isHere = isDarwin
    #else
      let isHere = !isDarwin
    #endif
    guard isHere else {
      throw plugin.error(
        "is a library for \(isDarwin ? "Apple's systems" : "Linux")", help: Self.advice)
    }
  }

  private func checkELF() throws(PolicyError) {
    try checkSystem(isDarwin: false)
    guard bytes.count >= 20 else { throw plugin.error("is a library that was cut off") }
    // Class, byte order, kind and machine, as the format of ELF files has them.
    try checkMachine(
      Int(bytes[18]) | Int(bytes[19]) << 8, Self.elfMachine,
      isAlike: Int(bytes[4]) == MemoryLayout<UInt>.size / 4 && bytes[5] == 1)
    guard bytes[16] == 3 else {
      throw plugin.error(
        "is not a shared library", help: "build it with `-shared`, as `cc -shared` does")
    }
  }

  private func checkMachO() throws(PolicyError) {
    try checkSystem(isDarwin: true)
    guard bytes.count >= 16 else { throw plugin.error("is a library that was cut off") }
    try checkMachine(
      Int(bytes[4]) | Int(bytes[5]) << 8 | Int(bytes[7]) << 24, Self.machOMachine, isAlike: true)
  }

  private func checkMachine(
    _ machine: Int, _ expected: (number: Int, name: String)?, isAlike: Bool
  ) throws(PolicyError) {
    guard let expected, machine != expected.number || !isAlike else { return }
    throw plugin.error(
      "is a library for another processor", help: "build it for \(expected.name)")
  }

  private static var elfMachine: (number: Int, name: String)? {
    #if arch(x86_64)
      (62, "x86_64")
    #elseif arch(arm64)
      (183, "arm64")
    #else
      nil
    #endif
  }

  private static var machOMachine: (number: Int, name: String)? {
    #if arch(x86_64)
      (0x0100_0007, "x86_64")
    #elseif arch(arm64)
      (0x0100_000C, "arm64")
    #else
      nil
    #endif
  }
}
