import Foundation
import LayoutPolicies
import PolicyCommand
import Testing

@Suite("export, as a diagram and as a table")
struct ExportedDiagramTests {
  private static let inbox = """
    version: 1
    assume: { width: 320... }
    rules:
      - name: roomy
        when: { width: 760..., height: 480... }
        layout: { style: double-column, display: one-beside-secondary }
      - name: upright "tablet", =1
        once: tip
        when: { device: pad, shape: tall }
        layout: { style: double-column, tip: tip }
    otherwise: { layout: { style: stack } }

    """

  private func bench() throws -> Workbench { try Workbench(["p/inbox.yaml": Self.inbox]) }

  @Test("draws nodes, decisions, and the cells between them")
  func dot() throws {
    let run = try bench().run("export", "inbox", "--policies", "@/p", "--format", "dot")
    #expect(run.errors == "" && run.status == .done)
    #expect(
      run.output == """
        digraph "inbox" {
          rankdir=LR
          node [fontname="Helvetica"]
          edge [fontname="Helvetica", fontsize=10]
          n0 [label="once tip"]
          n1 [label="device"]
          n2 [label="width"]
          n3 [label="height"]
          n4 [label="shape"]
          n5 [label="width"]
          n6 [label="height"]
          d0 [shape=box, label="otherwise\\nstack"]
          d1 [shape=box, label="roomy\\ndouble-column one-beside-secondary"]
          d2 [shape=box, label="upright \\"tablet\\", =1\\ndouble-column automatic"]
          n0 -> n1 [label="no"]
          n0 -> n2 [label="yes|unknown"]
          n1 -> n2 [label="phone|mac|tv|watch|vision|car|desktop|unknown"]
          n1 -> n4 [label="pad"]
          n2 -> d0 [label="..<760|unknown"]
          n2 -> n3 [label="760..."]
          n3 -> d0 [label="..<480|unknown"]
          n3 -> d1 [label="480..."]
          n4 -> n5 [label="tall"]
          n4 -> n2 [label="wide|unknown"]
          n5 -> d2 [label="..<760|unknown"]
          n5 -> n6 [label="760..."]
          n6 -> d2 [label="..<480|unknown"]
          n6 -> d1 [label="480..."]
        }

        """)
  }

  @Test("leaves contexts out of the table that cannot be")
  func csv() throws {
    let run = try bench().run("export", "inbox", "--policies", "@/p", "--format", "csv")
    #expect(run.errors == "" && run.status == .done)
    #expect(run.lines[0].hasPrefix("once tip,device,shape,width,height,rule,also,style,display,"))
    #expect(run.lines.contains { $0.contains(",\"upright \"\"tablet\"\", =1\",") })
    // Tall windows are at least as high as wide: none is 760 wide and below 480 high. And none is
    // narrower than the policy assumes.
    #expect(!run.lines.contains { $0.hasPrefix("no,pad,tall,760...,..<480") })
    #expect(!run.output.contains("..<320") && !run.output.contains(",..<760,"))
  }

  private static let texts = """
    version: 1
    inputs: { rule: { type: text, default: unknown }, kind: { of: [unknown, known] } }
    outputs: { title: { type: text, default: "a, b: c" } }
    rules:
      - { name: a, when: { rule: [other, "a|b", unknown, 'say "x"'] }, layout: { style: stack } }
      - { name: b, when: { kind: unknown, posture: tabletop }, layout: { style: stack } }
    otherwise: { layout: { style: stack, tip: t } }

    """

  @Test("quotes texts in the table and in the drawing that would read as something else")
  func texts() throws {
    let bench = try Workbench(["p/texts.yaml": Self.texts])
    let csv = try bench.run("export", "@/p/texts.yaml", "--format", "csv")
    #expect(csv.lines[0].hasPrefix("input rule,input kind,\"fold { axis: horizontal, posture: "))
    #expect(
      csv.lines[1].hasPrefix(
        ##""""other""|""a|b""|""unknown""|""say \""x\""""",,,a,,stack,"##), "\(csv.lines[1])")
    #expect(csv.lines[1].hasSuffix(##","{ title: ""a, b: c"" }""##))
    #expect(csv.lines.contains { $0.hasPrefix("other,") }, "\(csv.output)")
    let dot = try bench.run("export", "@/p/texts.yaml", "--format", "dot")
    #expect(
      dot.output.contains(
        ##"[label="\"other\"|\"a|b\"|\"unknown\"|\"say \\\"x\\\"\""]"##), "\(dot.output)")
    let json = try bench.run("export", "@/p/texts.yaml", "--format", "json")
    #expect(
      json.output.contains(
        #""cells":["other","a|b","unknown","say \"x\"","other","unknown"],"default":"unknown""#),
      "\(json.output)")
    let fold = #"{"axis":"horizontal","posture":"half-open"}"#
    #expect(json.output.contains(#""kind":"fold","name":"fold","of":\#(fold)}"#), "\(json.output)")
  }

  @Test("leads to what the engine decides, however it is followed")
  func json() throws {
    let bench = try bench()
    let run = try bench.run("export", "inbox", "--policies", "@/p", "--format", "json")
    let diagram = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(diagram["version"] as? Int == 1)
    for device in ["pad", "phone"] {
      for width in [320, 759.5, 760, 1000] {
        for height in [320, 479.5, 480, 1200] {
          let values: [String: Any] = [
            "device": device, "shape": height >= width ? "tall" : "wide", "width": width,
            "height": height, "tip": "no",
          ]
          let decided = try bench.run(
            "eval", "inbox", "--policies", "@/p", "--format", "json", "--device", device,
            "--size", "\(width)x\(height)")
          let answer = try #require(
            try JSONSerialization.jsonObject(with: Data(decided.output.utf8)) as? [String: Any])
          #expect(try rule(of: diagram, values) == answer["rule"] as? String)
        }
      }
    }
  }

  /// Follows the diagram as its article says.
  private func rule(of diagram: [String: Any], _ values: [String: Any]) throws -> String? {
    let inputs = try #require(diagram["inputs"] as? [[String: Any]])
    let nodes = try #require(diagram["nodes"] as? [[String: Any]])
    let decisions = try #require(diagram["decisions"] as? [[String: Any]])
    var target = try #require(diagram["root"] as? [String: Int])
    while let place = target["node"] {
      let input = inputs[try #require(nodes[place]["input"] as? Int)]
      let name = try #require(input["name"] as? String)
      let value = try #require(values[name])
      let cell: Int
      if let number = value as? Double {
        let cuts = try #require(input["cuts"] as? [[String: Any]])
        cell = cuts.count { cut in
          let at = cut["at"] as? Double ?? .infinity
          return cut["includes"] as? Bool == true ? number > at : number >= at
        }
      } else {
        let cells = input["cells"] as? [String] ?? []
        cell = cells.firstIndex { $0 == value as? String } ?? cells.count
      }
      let branches = try #require(nodes[place]["branches"] as? [[String: Any]])
      let branch = try #require(branches.first { cell < $0["end"] as? Int ?? 0 })
      target = try #require(branch["to"] as? [String: Int])
    }
    return decisions[try #require(target["decision"])]["rule"] as? String
  }

  @Test(
    "says what it cannot do",
    arguments: [
      (
        "--format dot --table x", PolicyCommand.ExitStatus.usage,
        "error: `--table` is about SQL, and the format is `dot`\n"
      ),
      ("--format json --once-columns", .usage, "error: `--once-columns` is about SQL"),
    ])
  func refusals(_ options: String, _ status: PolicyCommand.ExitStatus, _ errors: String) throws {
    let run = try bench().run(words: "export inbox --policies @/p \(options)")
    #expect(run.output == "" && run.status == status && run.errors.hasPrefix(errors))
  }
}

@Suite("bench")
struct BenchTests {
  @Test("measures policies of rules, and says that others cannot be compiled")
  func bench() throws {
    let bench = try Workbench([
      "p/a.yaml": "version: 1\notherwise: { use: pad-only }\n"
    ])
    let run = try bench.run("bench", "a", "stack", "--policies", "@/p", "--format", "json")
    #expect(run.status == .done && run.errors == "")
    #expect(run.lines.count == 2)
    for line in run.lines {
      let fields = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let times = try #require(fields["nanoseconds"] as? [String: Double])
      #expect(
        times.keys.sorted() == ["compiled", "interpreted"] && !times.values.contains { $0 <= 0 })
    }
    #expect(try bench.run("bench", "--policies", "@/none").status != .done)
  }
}
