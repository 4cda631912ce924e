import Foundation
import PolicyCommand
import Testing

/// The example plug-in in C, compiled as its author would.
private enum GoldenRatio {
  static let library = Result { () throws -> String in
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let library = folder + "/golden-ratio.so"
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "clang", "-std=c99", "-shared", "-fPIC", "-I", root + "/Sources/CPolicyPlugin", "-o", library,
      root + "/Plugins/GoldenRatio/golden_ratio.c",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: library)
    return library
  }
}

@Suite("Run-time plug-ins on the command line")
struct PluginTests {
  private static let tablets = """
    version: 1
    rules:
      - { name: tablets, when: { device: pad }, use: golden-ratio, with: { larger: sidebar } }
    otherwise: { use: stack }
    tests:
      - name: a tablet
        given: { device: ipad-mini-6, orientation: landscape }
        expect: { chain: [tablets/tablets, golden-ratio/golden section], style: double-column }

    """

  private let library: String
  private let bench: Workbench

  init() throws {
    library = try GoldenRatio.library.get()
    bench = try Workbench([
      "tablets.yaml": Self.tablets,
      "golden-ratio.test.yaml": """
      version: 1
      policy: golden-ratio
      tests:
        - { name: narrow, given: { width: 500 }, expect: { rule: one pane, unknown: none } }
        - { name: wide, given: { width: 600 }, expect: { sidebar: { fraction: 0.382 } } }
        - { name: nobody knows, given: { device: pad }, expect: { unknown: width } }

      """,
    ])
  }

  private func run(_ words: String, input: String = "") throws -> Workbench.Run {
    let arguments = words.split(separator: " ").map(String.init)
    return try bench.run(arguments + ["--plugin", library], input: input)
  }

  @Test("bring policies that `list` shows, with version, parameters and where they come from")
  func list() throws {
    let text = try run("list --policies @/tablets.yaml").output
    #expect(
      text.contains(
        """
        golden-ratio 1.0   (plug-in \(library))
          Two panes in the golden ratio where the window is wide enough, else a stack.
          parameter from: number, else 600
          parameter larger: detail | sidebar, else detail

        """))
    let json = try run("list --format json").output
    #expect(json.contains(#""origin":"plug-in "#) && json.contains(#""version":"1.0""#))
  }

  @Test(
    "answer, alone and where a file uses them",
    arguments: [
      ("eval golden-ratio --width 700 --format json", #""fraction":0.3819660112501051"#),
      ("eval @/tablets.yaml --device ipad-mini-6 --format json", #""fraction":0.6180339887498949"#),
      ("explain golden-ratio --width 700", "golden-ratio is code"),
      ("matrix golden-ratio --idiom pad", "golden section"),
      ("test --policies @/", "4 passed, 0 failed"),
      ("test golden-ratio --record --device-id ipad-mini-6", "expect:"),
      ("list --verify --policies @/tablets.yaml", "keeps the laws of deciding"),
    ])
  func answers(words: String, part: String) throws {
    let run = try run(words.replacing("--device-id", with: "--id"))
    #expect(run.output.contains(part), "\(run.output)\(run.errors)")
    #expect(run.status == .done, "\(run.errors)")
  }

  @Test("answer lines, in order, with an error in place of each that is bad")
  func lines() throws {
    let widths = [500, 700, 500, 900]
    let input = widths.map { #"{"width":\#($0)}"# }.joined(separator: "\n") + "\n{\n"
    for session in ["", " --session"] {
      let run = try run("eval golden-ratio --contexts -" + session, input: input)
      let rules = run.lines.map { $0.split(separator: #""rule":""#).last?.prefix(6) ?? "" }
      #expect(rules.dropLast() == ["one pa", "golden", "one pa", "golden"])
      #expect(run.lines.last?.hasPrefix(#"{"error":"#) == true)
      #expect(run.status == .wrongInput)
    }
  }

  @Test(
    "are refused with a reason, and the other policies still answer",
    arguments: [
      ("@/missing.so", 66, "error: the plug-in `missing.so` is not there"),
      ("@/empty", 2, "`empty` is a folder without a library"),
      ("@/tablets.yaml", 2, "is not a library"),
    ] as [(String, Int32, String)])
  func refused(path: String, status: Int32, message: String) throws {
    try FileManager.default.createDirectory(
      atPath: bench.path + "/empty", withIntermediateDirectories: true)
    let run = try bench.run("eval", "stack", "--plugin", path)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.status.rawValue == status)
    #expect(run.output.hasPrefix("policy   stack"))
  }

  @Test("are refused where a name is taken, naming both, and where arguments make no sense")
  func clashes() throws {
    try bench.write("golden-ratio.yaml", "version: 1\nuse: stack\n".utf8)
    let clash = try run("eval golden-ratio --policies @/")
    #expect(
      clash.errors.contains(
        "two policies are named `golden-ratio`: `golden-ratio.yaml` and one of the plug-in"),
      "\(clash.errors)")
    #expect(clash.status == .wrongInput)
    let twice = try bench.run("list", "--plugin", library, "--plugin", library)
    #expect(twice.errors == "" && twice.status == .done)
    try FileManager.default.removeItem(atPath: bench.path + "/golden-ratio.yaml")
    try bench.write("narrow.yaml", "version: 1\nuse: golden-ratio\nwith: { from: 12 }\n".utf8)
    let refused = try run("check @/narrow.yaml")
    #expect(
      refused.output.contains("`from` is at least 320 points, the narrowest window"),
      "\(refused.output)")
    #expect(refused.output.contains("narrow.yaml:3:"))
  }
}
