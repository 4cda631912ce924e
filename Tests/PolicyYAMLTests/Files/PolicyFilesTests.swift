import Foundation
import LayoutPolicies
import PolicyYAML
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct PolicyFilesTests {
  @Test("folders are read downwards in byte order; what is no policy is passed over and counted")
  func walk() throws {
    let folder = try TemporaryFolder()
    let names = [
      "b.yml", "a.yaml", "Z.yaml", "ä.yaml", "sub/deep/c.yaml", "sub-1/d.yaml", "sub.yaml",
      "e.test.yaml", "e.test.yml", "sub/g.scenario.yml", "f.scenario.yaml",
    ]
    let skipped = [
      "c.YAML", "d.yaml.bak", ".hidden.yaml", ".git/x.yaml", "README.md", "yaml",
    ]
    for name in names + skipped { try folder.write(name, smallest) }
    try folder.link("same.yaml", to: "a.yaml")
    try folder.link("up", to: "..")
    try folder.link("self", to: ".")
    mkfifo("\(folder.path)/pipe.yaml", 0o600)
    let files = PolicyFiles([folder.path])
    #expect(
      files.policies.map { folder.relative($0.path) } == [
        "Z.yaml", "a.yaml", "b.yml", "same.yaml", "sub-1/d.yaml", "sub.yaml", "sub/deep/c.yaml",
        "ä.yaml",
      ])
    #expect(files.policies.map { $0.name } == ["Z", "a", "b", "same", "d", "sub", "c", "ä"])
    #expect(files.tests.map { folder.relative($0.path) } == ["e.test.yaml", "e.test.yml"])
    #expect(files.tests.map { $0.name } == ["e", "e"])
    #expect(
      files.scenarios.map { folder.relative($0.path) } == ["f.scenario.yaml", "sub/g.scenario.yml"])
    #expect(files.scenarios.map { $0.name } == ["f", "g"])
    #expect(files.skipped == skipped.count + 3)
    #expect(files.problems == [])
  }

  @Test("a path that was named is read whatever it is called, once, or it is a problem")
  func named() throws {
    let folder = try TemporaryFolder()
    for name in ["one.policy", "p/a.yaml", "p/b.yaml"] { try folder.write(name, smallest) }
    try folder.link("dead.yaml", to: "nowhere.yaml")
    try folder.link("loop.yaml", to: "pool.yaml")
    try folder.link("pool.yaml", to: "loop.yaml")
    try folder.link("folder", to: "p")
    mkfifo("\(folder.path)/pipe.yaml", 0o600)
    let paths = [
      "one.policy", "p/b.yaml", "p", "p/", "folder", "dead.yaml", "loop.yaml", "pipe.yaml",
      "missing.yaml",
    ]
    let files = PolicyFiles(paths.map { "\(folder.path)/\($0)" })
    #expect(
      files.policies.map { folder.relative($0.path) } == [
        "one.policy", "p/b.yaml", "p/a.yaml",
      ], "the link leads to files that were found already")
    #expect(
      files.problems.map { "\($0.kind.rawValue) \(folder.relative($0.message))" } == [
        "wrong-kind `dead.yaml` is a link that leads nowhere",
        "wrong-kind `loop.yaml` is a link that leads nowhere",
        "wrong-kind `pipe.yaml` is neither a file nor a folder",
        "missing `missing.yaml` is not there",
      ])
  }

  @Test("a dead link in a folder is a problem, the rest is read")
  func deadLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml", smallest)
    try folder.link("b.yaml", to: "nowhere")
    let files = PolicyFiles([folder.path])
    #expect(files.policies.map { $0.name } == ["a"])
    #expect(files.problems.map { $0.kind } == [.wrongKind])
  }

  @Test(
    "what cannot be read is no finding but a problem",
    arguments: [
      ("folder.yaml", "wrong-kind `folder.yaml` is a folder, not a file"),
      ("pipe.yaml", "wrong-kind `pipe.yaml` is not a file"),
      ("loop.yaml", "unreadable `loop.yaml` cannot be read: too many levels of symbolic links"),
      ("dead.yaml", "missing `dead.yaml` is not there"),
      ("a.yaml/b.yaml", "missing `a.yaml/b.yaml` is not there"),
      ("missing/a.yaml", "missing `missing/a.yaml` is not there"),
      ("locked.yaml", "unreadable `locked.yaml` cannot be read: permission denied"),
    ])
  func unreadable(_ name: String, _ problem: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("folder.yaml/inner.yaml", smallest)
    try folder.link("dead.yaml", to: "nowhere")
    try folder.link("loop.yaml", to: "loop.yaml")
    mkfifo("\(folder.path)/pipe.yaml", 0o600)
    chmod(try folder.write("locked.yaml", smallest), 0)
    try folder.write("a.yaml", smallest)
    // The root user may read everything.
    if name == "locked.yaml", geteuid() == 0 { return }
    var loader = PolicyLoader(files: PolicyFiles([]))
    #expect(loader.load("\(folder.path)/\(name)") == nil)
    #expect(loader.findings == [])
    #expect(loader.hasErrors)
    let found = loader.problems.map { "\($0.kind.rawValue) \(folder.relative($0.message))" }
    #expect(found == [problem])
  }
}
