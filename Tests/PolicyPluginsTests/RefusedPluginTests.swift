import Foundation
import LayoutPolicies
import PolicyPlugins
import Testing

/// What `descriptions.c` is compiled with, and what is said of it after its name.
private let descriptions: [(definitions: [String], said: String)] = [
  (
    ["ABI=2"],
    "speaks version 2 of the contract; version 1 is spoken here (build it with the "
      + "`layout_policy_plugin.h` of this version)"
  ),
  (
    ["EXPORT=another_function"],
    "exports no function `layout_policy_plugin_v1` (export `const layout_policy_plugin "
      + "*layout_policy_plugin_v1(void)`)"
  ),
  (["RESULT=NULL"], "gives NULL for a plug-in"),
  (
    ["NAME=\"Bad Name\""],
    "cannot be named `Bad Name` (write lowercase letters, digits and "
      + "hyphens, such as `bad-name`)"
  ),
  (["NAME=NULL"], "describes itself badly: a `name` is NULL that must be there"),
  (["NAME=\"\\xE4\""], "describes itself badly: the text of a `name` is not UTF-8"),
  (["COUNT=0"], "brings no policy"),
  (["COUNT=2"], "brings two policies named `policy`"),
  (
    ["COUNT=5000000"],
    "describes itself badly: `policies` has 5000000 entries, of at most 1024"
  ),
  (["ENTRY=NULL"], "describes itself badly: entry 0 of `policies` is NULL"),
  (
    ["POLICY=\"Polícy\""],
    "describes itself badly: `Polícy` is not a name for a policy (write lowercase letters, digits "
      + "and hyphens, such as `pol-cy`)"
  ),
  (
    ["SUMMARY=\"\\033[2J\""],
    "describes itself badly: the text of a `summary` has control characters"
  ),
  (
    ["SUMMARY=endless"],
    "describes itself badly: the text of `summary` does not end within 65535 bytes"
  ),
  (["DECIDE=NULL"], "describes itself badly: policy `policy` lacks `make` or `decide`"),
  (["POLICY_SIZE=8"], "describes itself badly: `policies` says that it has 8 bytes"),
  (["POLICY_SIZE=91"], "describes itself badly: `policies` says that it has 91 bytes"),
  (
    ["POLICY_SIZE=0xFFFFFFF0"],
    "describes itself badly: `policies` says that it has 4294967280 bytes"
  ),
  (["TYPE=9"], "describes itself badly: parameter `side` has the type 9, which there is not"),
  (
    ["NUMBER=NAN"],
    "describes itself badly: the default of parameter `side` of `policy` cannot be `nan` (it "
      + "takes: number)"
  ),
  (
    ["TYPE=LAYOUT_POLICY_CHOICE", "CHOICE=\"up\""],
    "describes itself badly: the default of parameter `side` of `policy` cannot be `up` (it "
      + "takes: left | right)"
  ),
  (
    ["TYPE=LAYOUT_POLICY_TEXT", "CHOICE=NULL"],
    "describes itself badly: a `text` is NULL that must be there"
  ),
]

/// What `PolicyPlugin` says of a path, without the path.
private func refusal(of path: String) throws -> String {
  let error = #expect(throws: PolicyError.self) { try PolicyPlugin(path: path) }
  let description = try #require(error).description
  #expect(error?.kind == .plugin)
  #expect(description.contains("`\(path)`"))
  return description.replacing("`\(path)`", with: "PATH")
}

@Suite struct RefusedPluginTests {
  @Test("A plug-in that describes itself badly is refused", arguments: descriptions)
  func description(_ definitions: [String], _ said: String) throws {
    let refusal = try refusal(of: Library.compiled("descriptions", definitions))
    #expect(
      refusal == "plug-in PATH \(said)" || refusal == "plug-in `bad` (PATH) \(said)")
  }

  @Test("A library that lacks a symbol is refused in the system's words")
  func missingSymbol() throws {
    let refusal = try refusal(of: Library.compiled("descriptions", ["MISSING"]))
    #expect(refusal.hasPrefix("plug-in PATH cannot be loaded: "))
    #expect(refusal.contains("nobody_defines_this"))
  }

  @Test("A clash with a built-in policy names both origins, and adds nothing")
  func clash() throws {
    let path = try Library.compiled("descriptions", ["POLICY=\"stack\""])
    var registry = PolicyRegistry()
    let plugin = try PolicyPlugin(path: path)
    let error = #expect(throws: PolicyError.self) { try registry.register(contentsOf: plugin) }
    #expect(error?.kind == .duplicateName)
    #expect(
      error?.message.hasPrefix(
        "two policies are named `stack`: a built-in one and one of the plug-in ") == true)
    #expect(registry.names == PolicyRegistry().names)
  }

  @Test("A policy that cannot be made says why in the plug-in's words")
  func refusedArguments() throws {
    let path = try Library.compiled("descriptions", ["REFUSES=\"not on Mondays\""])
    let template = try #require(try PolicyPlugin(path: path).templates.first)
    let error = #expect(throws: PolicyError.self) { try template.make() }
    #expect(error?.message == "plug-in `bad` (`\(path)`) fails in `policy`: not on Mondays")
  }

  @Test(
    "Rules that are damaged, another policy's or unsound are refused",
    arguments: [
      ("v2 0", "cannot be used: the embedded text is of version `v2`, not `v1`"),
      ("v1 0 1 6:policy 0", "cannot be used: the embedded text is damaged at byte 16"),
      ("v1 0 1 5:other otherwise layout style stack . . 0", "are those of `other`"),
      (
        "v1 0 1 6:policy otherwise layout style stack spacing xfff . . 0",
        "cannot be used: `policy`: `spacing`"
      ),
      ("a", "cannot be used: "), ("\\xE4", "is not UTF-8"),
    ])
  func rules(text: String, said: String) throws {
    let path = try Library.compiled("descriptions", ["RULES=\"\(text)\""])
    let template = try #require(try PolicyPlugin(path: path).templates.first)
    let error = #expect(throws: PolicyError.self) { try template.make() }
    let message = try #require(error).message
    #expect(message.hasPrefix("plug-in `bad` (`\(path)`) fails in `policy`: "))
    #expect(message.contains(said), "\(message)")
  }

  @Test("What is no library is refused", arguments: FileFault.allCases)
  func file(_ fault: FileFault) throws {
    let path = try fault.made()
    #expect(try refusal(of: path) == "plug-in PATH " + fault.said(path))
  }
}

/// Something at a path that must not be loaded.
enum FileFault: String, CaseIterable {
  case nothing, link, folder, empty, text, pipe, short, machine, word, program, windows
  case groupWrites, othersWrite, folderOthersWrite

  /// Makes it; gives its path.
  func made() throws -> String {
    let files = FileManager.default
    let folder = Library.folder.appending(path: rawValue)
    try files.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let path = folder.appending(path: "plugin.so").path
    var mode = 0o755
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 57)
    bytes[16] = 3
    (bytes[18], bytes[19]) = Self.own
    switch self {
    case .nothing: return path
    case .link:
      try files.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.so")
      return path
    case .folder:
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      return path
    case .pipe:
      mkfifo(path, 0o600)
      return path
    case .empty: bytes = []
    case .text: bytes = Array("#!/bin/sh\n".utf8)
    case .short: bytes.removeLast(50)
    case .machine: (bytes[18], bytes[19]) = (0xF7, 0)
    case .word: bytes[4] = 1
    case .program: bytes[16] = 1
    case .windows: bytes = [0x4D, 0x5A, 0x90, 0x00]
    case .groupWrites: mode = 0o775
    case .othersWrite: mode = 0o757
    case .folderOthersWrite:
      try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    }
    try Data(bytes).write(to: URL(filePath: path))
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  func said(_ path: String) -> String {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    switch self {
    case .nothing: return "is not there (check the path)"
    case .link: return "is a link that leads nowhere"
    case .folder: return "is a folder (name a library in it)"
    case .empty: return "is empty"
    case .text: return "is not a library (name a shared library, as `cc -shared` makes it)"
    case .pipe: return "is not a file"
    case .windows: return "is a library for Windows (build it for this machine)"
    case .groupWrites, .othersWrite:
      return "is not loaded: it may be written by others (run `chmod go-w \(path)`)"
        .replacing("`\(path)`", with: "PATH")
    case .folderOthersWrite:
      return "is not loaded: the folder `\(folder)` may be written by others (run `chmod go-w "
        + "\(folder)`)"
    case .short: return "is a library that was cut off"
    case .machine, .word:
      return "is a library for another processor (build it for \(Self.machineName))"
    case .program: return "is not a shared library (build it with `-shared`, as `cc -shared` does)"
    }
  }

  #if arch(arm64)
    private static let own: (UInt8, UInt8) = (183, 0)
    private static let machineName = "arm64"
  #else
    private static let own: (UInt8, UInt8) = (62, 0)
    private static let machineName = "x86_64"
  #endif
}
