import PolicyCommand
import Testing

@Suite struct SchemaVerbTests {
  @Test(
    "every kind of file has a schema, and the same bytes each time",
    arguments: [
      ([], "A layout policy"), (["policy"], "A layout policy"),
      (["tests"], "Tests of a layout policy"), (["scenario"], "A scenario of a layout policy"),
    ] as [([String], String)])
  func kinds(arguments: [String], title: String) throws {
    let bench = try Workbench()
    let run = try bench.run(["schema"] + arguments)
    #expect(run.status == .done && run.errors == "" && run.lines.count == 1)
    #expect(run.output.contains("\"title\":\"\(title)\""))
    #expect(run.output.contains("\"$schema\":\"http://json-schema.org/draft-07/schema#\""))
    #expect(try bench.run(["schema"] + arguments).output == run.output)
  }

  @Test("`use` offers the policies that are there, whatever is wrong with them")
  func policies() throws {
    let bench = try Workbench(["p/a.yaml": "rules: 1", "p/b.yaml": columns(when: "width: 600...")])
    let run = try bench.run("schema", "--policies", "@/p")
    #expect(run.status == .done)
    let names = "\"stack\",\"double-column\",\"pad-only\",\"tip-once\",\"fixed-width\",\"a\",\"b\""
    #expect(run.output.contains("\"enum\":[\(names)]"))
  }

  @Test(
    "what cannot be read is said, and nothing printed",
    arguments: [
      ("schema tset", PolicyCommand.ExitStatus.wrongInput, "error: KIND cannot be `tset`"),
      ("schema --policies @/none", .missingFile, "error: `none` is not there"),
    ])
  func refused(words: String, status: PolicyCommand.ExitStatus, message: String) throws {
    let run = try Workbench().run(words: words)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }
}
