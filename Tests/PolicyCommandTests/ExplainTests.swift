import Foundation
import LayoutPolicies
import PolicyCommand
import Testing

@Suite("Explaining")
struct ExplainTests {
  /// A policy with whatever an explanation can tell of.
  private static let policy = """
    version: 1
    hysteresis: 16
    inputs: { focus: { type: boolean, default: false }, level: { type: number } }
    rules:
      - name: on a phone
        when: { device: phone, width: ..<720 }
        layout: { style: stack }
      - name: first look
        once: tip
        when: { shape: tall, any: [{ width: 720..<800 }, { level: 3... }], not: { focus: true } }
        layout: { style: double-column, display: one-over-secondary, tip: tip }
      - name: roomy
        when: { width: 800..., height: 480... }
        use: double-column
      - name: never reached
        layout: { style: triple-column }
    otherwise: { layout: { style: stack } }
    also:
      navigation:
        rules: [{ name: rail, when: { width: 700sp... }, layout: { tabs: rail } }]

    """

  @Test("tells people", arguments: cases)
  func text(what: String, arguments: [String], expected: String) throws {
    let bench = try Workbench(["p/reader.yaml": Self.policy])
    let run = try bench.run(["explain", "@/p/reader.yaml"] + arguments)
    #expect(run.output == expected)
    #expect(run.status == .done && run.errors == "")
  }

  private static let cases: [(String, [String], String)] = [
    (
      "what won, what failed on what, and what would change it",
      ["--size", "840x1180", "--device", "pad"],
      """
      reader/roomy -> double-column/tall: double-column secondary-only

      reader
        on a phone  failed     device is pad, wanted phone
        first look  undecided  level is not known
        roomy       won        p/reader.yaml:12:5
        and 1 rule behind it, not asked

      double-column
        phone sideways  failed  device is pad, wanted phone
        tall            won
        and 1 rule behind it, not asked

      reader, question navigation
        rail  won  p/reader.yaml:20:13

      inputs
        device       pad      given
        width        840      given
        shape        tall     derived: 840x1180 is tall
        level        unknown
        focus        false    default
        height       1180     given
        width-class  regular  derived: a pad from 640 points
        text-scale   1        default

      panes
        tabs at 80x1180 at 0,0
        detail  760x1180 at 80,0

      next changes
        width       more than 40 points narrower, below 800  first look: double-column one-over-secondary
        width       more than 340 points wider, above 1180   roomy > wide: double-column one-beside-secondary
        height      more than 340 points lower, below 840    roomy > wide: double-column one-beside-secondary
        text-scale  larger, above 1.2                        navigation: nothing

      memory
        hysteresis 16: from here on, bounds give way to keep the rules that won

      A rule before this one was undecided. More is known with:
        --input level=…

      """
    ),
    (
      "a scale that bounds grow with",
      ["--size", "744x1133", "--device", "pad", "--input", "level=1", "--text-scale", "1.5"],
      """
      reader/first look: double-column one-over-secondary

      reader
        on a phone  failed  device is pad, wanted phone
        first look  won     p/reader.yaml:8:5
        and 2 rules behind it, not asked

      reader, question navigation
        rail       failed        width 744 is not in 700sp... (1050... at text scale 1.5)
        otherwise  says nothing

      inputs
        device      pad    given
        width       744    given
        shape       tall   derived: 744x1133 is tall
        level       1      given
        focus       false  default
        text-scale  1.5    given

      panes
        sidebar  297.6x1133 at 0,0, over the others
        detail   744x1133 at 0,0

      next changes
        width       more than 24 points narrower, below 720  never reached: triple-column automatic
        width       56 points wider, from 800 on             roomy > tall: double-column secondary-only
        height      more than 389 points lower, below 744    never reached: triple-column automatic
        text-scale  smaller, below 1.062857142857143         navigation: rail

      memory
        once tip: showing, and spent as soon as another answer is shown
        hysteresis 16: from here on, bounds give way to keep the rules that won

      """
    ),
    (
      "everything",
      ["--width", "800", "--all"],
      """
      reader/never reached: triple-column automatic

      reader
        on a phone     failed     width 800 is not in ..<720
            unknown  device: phone
            false    width: ..<720  800  given
        first look     undecided  shape is not known; level is not known
            unknown  shape: tall
            unknown  any
            false      width: 720..<800  800    given
            unknown    level: 3...
            true     not
            false      focus: true       false  default
        roomy          undecided  height is not known
            true     width: 800...   800  given
            unknown  height: 480...
        never reached  won        p/reader.yaml:15:5
            true  no condition

      reader, question navigation
        rail  won  p/reader.yaml:20:13
            true  width: 700sp...  800  given

      inputs
        aspect        unknown
        device        unknown
        direction     ltr      default
        fold          unknown
        height        unknown
        height-class  unknown
        keyboard      0        default
        model         unknown
        open          unknown
        orientation   unknown
        os-version    unknown
        platform      unknown
        shape         unknown
        smaller-side  unknown
        text-scale    1        default
        width         800      given
        width-class   unknown  from 640 points of width on, the height counts too
        windowing     unknown
        focus         false    default
        level         unknown

      next changes
        width       more than 100 points narrower, below 700  navigation: nothing
        text-scale  larger, above 1.1428571428571428          navigation: nothing

      memory
        hysteresis 16: from here on, bounds give way to keep the rules that won

      A rule before this one was undecided. More is known with:
        --height
        --input level=…
        --device pixel-tablet, to know the height, shape

      """
    ),
    (
      "a rule that is true but stands too late",
      ["--size", "840x1180", "--device", "pad", "--why-not", "Never Reached"],
      """
      reader/never reached: true too, but `roomy` is tried before it and won   p/reader.yaml:15:5
        true  no condition

      reader/roomy -> double-column/tall: double-column secondary-only

      """
    ),
    (
      "a rule that is undecided",
      ["--size", "840x1180", "--device", "pad", "--why-not", "reader/first look"],
      """
      reader/first look: undecided, since level is not known   p/reader.yaml:8:5
        true     shape: tall         tall   derived: 840x1180 is tall
        unknown  any
        false      width: 720..<800  840    given
        unknown    level: 3...
        true     not
        false      focus: true       false  default

      reader/roomy -> double-column/tall: double-column secondary-only

      """
    ),
    (
      "a rule of a further question",
      ["--size", "840x1180", "--why-not", "navigation/rail"],
      """
      reader/navigation/rail: won   p/reader.yaml:20:13
        true  width: 700sp...  840  given

      reader/roomy -> double-column/tall: double-column secondary-only

      """
    ),
    (
      "a rule of a policy that nothing led to",
      ["--size", "640x400", "--why-not", "double-column/tall"],
      """
      double-column/tall: not asked, since no rule that won uses `double-column`
        unknown  width-class: regular        a window this wide but below 480 points of height is either
        false    shape: tall           wide  derived: 640x400 is wide

      reader/never reached: triple-column automatic

      """
    ),
    (
      "what answers otherwise",
      ["--size", "640x400", "--why-not", "reader/otherwise"],
      """
      reader/otherwise: not asked, since `never reached` won   p/reader.yaml:17:1

      reader/navigation/otherwise: says nothing, since no rule is true

      reader/never reached: triple-column automatic

      """
    ),
  ]

  @Test("tells programs, in one line with sorted keys")
  func json() throws {
    let bench = try Workbench(["p.yaml": columns(when: "device: pad, width: 600...")])
    let run = try bench.run(
      "explain", "@/p.yaml", "--device", "pad", "--width", "590.5", "--height", "800",
      "--text-scale", "2", "--format", "json")
    let changed = #"{"at":"p.yaml:3:5","chain":[{"policy":"p","rule":"columns"}],"layout":"#
    #expect(
      run.output.hasPrefix(
        [
          #"{"at":"p.yaml:4:1","chain":[{"policy":"p","rule":"otherwise"}],"#,
          #""changes":[{"bound":600,"by":9.5,"direction":"up","key":"width","reach":"from","#,
          #""start":590.5,"then":\#(changed)"#,
        ].joined()))
    #expect(
      run.output.hasSuffix(
        [
          #"}],"code":[],"give":[],"#,
          #""inputs":[{"key":"device","source":"given","value":"pad"},"#,
          #"{"key":"width","source":"given","value":590.5}],"#,
          #""layout":{"spacing":0,"style":"stack","tabs":"none"},"notes":[],"#,
          #""panes":[{"frame":{"height":800,"width":590.5,"x":0,"y":0},"pane":"detail","#,
          #""placement":"beside"}],"policy":"p","#,
          #""questions":[{"at":"p.yaml:4:1","policy":"p","rules":[{"at":"p.yaml:3:5","#,
          #""reasons":[{"found":590.5,"key":"width","message":"width 590.5 is not in 600...","#,
          #""truth":"false","wanted":"600..."}],"rule":"columns","verdict":"failed"}],"#,
          #""winner":"otherwise"}],"rule":"otherwise","showing":[],"unknown":[]}"#, "\n",
        ].joined()))
    let whyNot = try bench.run(
      "explain", "@/p.yaml", "--width", "700", "--why-not", "columns", "--format", "json")
    #expect(
      whyNot.output.hasSuffix(
        [
          #""why-not":[{"at":"p.yaml:3:5","message":"undecided, since device is not known","#,
          #""policy":"p","rule":"columns","when":{"all":[{"key":"device","truth":"unknown","#,
          #""wanted":"pad"},{"found":700,"key":"width","truth":"true","wanted":"600..."}],"#,
          #""truth":"unknown"}}]}"#, "\n",
        ].joined()))
    let all = try bench.run(
      "explain", "@/p.yaml", "--width", "700", "--all", "--format", "json")
    #expect(all.output.contains(#""verdict":"undecided","when":{"all":[{"key":"device","#))
    #expect(all.output.contains(#"{"key":"os-version","source":"unknown"}"#))
  }

  @Test(
    "refuses what it cannot tell of",
    arguments: [
      (
        ["--why-not", "rooomy"], PolicyCommand.ExitStatus.wrongInput,
        "`reader` has no rule `rooomy`\n  help: did you mean `roomy`?\n"
      ),
      (
        ["--why-not", "zzz"], .wrongInput,
        "`reader` has no rule `zzz`\n  help: one of `on a phone`, `first look`, `roomy`, "
          + "`never reached`, `otherwise`, `rail`, `phone sideways`, `tall`, `wide`\n"
      ),
      (["--all", "--why-not", "roomy"], .usage, "`--all` and `--why-not` exclude each other"),
      (["--width", "wide"], .wrongInput, "`--width`: `wide` is no number"),
    ])
  func refusals(
    arguments: [String], status: PolicyCommand.ExitStatus, message: String
  ) throws {
    let bench = try Workbench(["p/reader.yaml": Self.policy])
    let run = try bench.run(["explain", "@/p/reader.yaml"] + arguments)
    #expect(run.errors.hasPrefix("error: " + message))
    #expect(run.status == status)
    #expect(run.output == "")
  }

  @Test("tells when a rule was kept, and when its once key is spent")
  func memory() {
    let policy = RuleSet("sample", hysteresis: 20) {
      Rule("tip", once: "seen", layout: .stack(tip: "seen"))
      Rule("roomy", when: .width(600...), layout: .doubleColumn())
      Otherwise(.stack())
    }
    var memory = PolicyMemory(spent: ["seen"])
    _ = policy.decide(in: LayoutContext(width: 610), memory: &memory)
    let explanation = Explanation(
      AnyPolicy(policy), in: LayoutContext(width: 590), memory: &memory)
    #expect(
      ExplanationText(explanation).text.hasPrefix(
        """
        sample/roomy: double-column automatic

        sample
          tip    spent  its once key `seen` is spent
          roomy  kept   width 590 is not in 600..., but bounds give way by 20

        inputs

        """))
  }

  @Test("says where code decides, so that nothing can be looked into")
  func code() {
    struct ByHand: LayoutPolicy {
      let name = "by-hand"
      func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
        LayoutDecision(policy: name, layout: .stack())
      }
    }
    var memory = PolicyMemory()
    let alone = Explanation(AnyPolicy(ByHand()), in: LayoutContext(), memory: &memory)
    #expect(
      ExplanationText(alone).text
        == "by-hand: stack\n\nby-hand is code: nothing in it can be looked into\n")
    let user = RuleSet("user") { Otherwise(use: ByHand()) }
    let used = Explanation(AnyPolicy(user), in: LayoutContext(), memory: &memory)
    #expect(used.codePolicies == ["by-hand"])
  }

  @Test(
    "what to give is a real device that agrees with what is given",
    arguments: [
      (
        ["--device", "phone", "--orientation", "landscape"],
        ["--width-class", "--device iphone-17e, to know the width-class"]
      ),
      (
        ["--device", "pad"],
        [
          "--width", "--height", "--width-class",
          "--device ipad-air-11-m4, to know the shape, width-class",
        ]
      ), (["--width", "700"], ["--device", "--height", "--width-class"]),
      (["--device", "phone", "--size", "123x45"], ["--width-class"]),
    ])
  func advice(arguments: [String], options: [String]) throws {
    let bench = try Workbench()
    for verb in ["eval", "explain"] {
      let run = try bench.run([verb, "double-column"] + arguments)
      let advice = run.output.components(separatedBy: "More is known with:\n").dropFirst().first
      #expect(advice ?? "" == options.map { "  \($0)\n" }.joined())
    }
  }
}
