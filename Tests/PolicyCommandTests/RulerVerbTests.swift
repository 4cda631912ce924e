import PolicyCommand
import Testing

@Suite("A ruler")
struct RulerVerbTests {
  private static let files = [
    "a.yaml": """
    version: 1
    summary: Columns where there is room.
    assume: { width: 200... }
    inputs: { busy: { type: boolean } }
    rules:
      - { name: idle, when: { width: 900..., busy: false }, layout: { style: triple-column } }
      - { name: "exactly\\u001b", when: { width: 744...744 }, layout: { style: double-column } }
      - { name: wide, when: { aspect: 3/2... }, use: double-column }
    otherwise: { layout: { style: stack } }
    """,
    "hinge.yaml": """
    version: 1
    rules: [{ name: book, when: { posture: book }, layout: { style: double-column } }]
    otherwise: { layout: { style: stack } }
    """,
  ]

  @Test("cuts one side where the answer changes, and says which windows lie in each stretch")
  func text() throws {
    let run = try Workbench(Self.files).run(
      "ruler", "@/a.yaml", "--height", "600", "--device", "pad", "--id", "ipad-mini-6,iphone-17")
    #expect(run.errors == "")
    #expect(
      run.output == """
        a: Columns where there is room.
        along width, height 600, device pad
        below each stretch: the full-screen windows of real devices that are so wide; `matrix` decides in them
        ? an earlier rule was undecided, since something is unknown
        `assume` leaves out ..<200

           width       style          display               sidebar         rule         unknown
           200..<744   stack                                                otherwise
           744         double-column  automatic             40% in 0...320  exactly\u{FFFD}
                1 pad upright
           744<..<900  stack                                                otherwise
        ?  900...      double-column  one-beside-secondary  40% in 0...320  wide > wide  busy
                1 pad sideways

        """)
  }

  @Test(
    "goes along the side that is asked for, with what else is given",
    arguments: [
      (
        "double-column --along height --width 800 --idiom tv",
        """
        double-column: Two columns where the width class is regular, else a stack.
        along height, width 800
        below each stretch: the full-screen windows of real devices that are so high; `matrix` decides in them
        ? an earlier rule was undecided, since something is unknown

           height     style          display               sidebar         rule       unknown
        ?  ..<480     stack                                                otherwise  device, width-class
        ?  480..<800  double-column  one-beside-secondary  40% in 0...320  wide       device
                3 TVs
           800...     double-column  secondary-only        40% in 0...320  tall
                2 TVs

        """
      ),
      (
        "double-column --device ipad-mini-6 --idiom tv",
        """
        double-column: Two columns where the width class is regular, else a stack.
        along width, device ipad-mini-6

          width       style          display               sidebar         rule
          ..<640      stack                                                otherwise
          640...1133  double-column  secondary-only        40% in 0...320  tall
          1133<...    double-column  one-beside-secondary  40% in 0...320  wide

        """
      ),
      (
        "@/hinge.yaml --device surface-duo --posture book --height 700",
        """
        hinge
        along width, device surface-duo, posture book, height 700
        below each stretch: the full-screen windows of real devices that are so wide; `matrix` decides in them
        ? an earlier rule was undecided, since something is unknown
        no device is so at ...700: `book` needs another hinge: that of `surface-duo` is horizontal in portrait

           width    style  rule       unknown
        ?  700<...  stack  otherwise  fold
                1 pad upright, 1 pad sideways

        """
      ),
    ])
  func stretches(command: String, expected: String) throws {
    let run = try Workbench(Self.files).run(words: "ruler \(command)")
    #expect(run.errors == "")
    #expect(run.output == expected)
  }

  @Test(
    "lists the windows of which nothing is false that was given",
    arguments: [
      ("--device ipad-mini-6", "1 pad upright, 1 pad sideways"),
      ("--id ipad-mini-6,iphone-17 --device phone", "1 phone upright, 1 phone sideways"),
      ("--id surface-duo", "1 pad upright, 1 pad sideways, 1 phone upright, 1 phone sideways"),
      ("--id surface-duo --fold none", "1 phone upright, 1 phone sideways"),
      (
        "--windowing slide-over --orientation portrait --id ipad-mini-6",
        "1 pad upright in slide-over"
      ),
      ("--width-class regular --id iphone-17,iphone-17-pro-max", "1 phone sideways"),
      ("--id ipad-mini-6,iphone-17 --platform ios", "1 phone upright, 1 phone sideways"),
      ("--idiom tv --device phone", nil),
      ("--id ipad-mini-6 --height 5000", "1 pad upright, 1 pad sideways"),
    ] as [(String, String?)])
  func windows(options: String, below: String?) throws {
    let run = try Workbench().run(words: "ruler stack \(options)")
    #expect(run.errors == "")
    let head = run.lines.firstIndex { $0.hasPrefix("  ...") } ?? 0
    #expect(run.lines.dropFirst(head + 1).first == below.map { "        \($0)" })
  }

  @Test("is one object in JSON")
  func json() throws {
    let run = try Workbench(Self.files).run(
      words: "ruler @/a.yaml --height 600 --id ipad-mini-6 --format json --input busy=true")
    let stack = #""layout":{"spacing":0,"style":"stack","tabs":"none"}"#
    #expect(run.errors == "")
    #expect(run.lines.count == 1)
    #expect(
      run.output.hasPrefix(
        #"{"along":"width","given":{"busy":"true","height":"600"},"impossible":[],"left-out":[{"includes-upper":false,"range":"..<200","upper":200}],"policy":"a","stretches":[{"at":"a.yaml:9:1","chain":[{"policy":"a","rule":"otherwise"}],"includes-lower":true,"includes-upper":false,"#
          + stack
          + #","lower":200,"policy":"a","range":"200..<744","rule":"otherwise","unknown":[],"upper":744,"windows":[]},"#
      ))
    #expect(
      run.output.contains(
        #""range":"744","rule":"exactly\u001b","unknown":[],"upper":744,"windows":[{"device":"ipad-mini-6","height":1133,"orientation":"portrait","width":744,"windowing":"full-screen"}]},"#
      ))
    #expect(run.output.contains(#""includes-lower":false,"includes-upper":false,"#))
    #expect(run.output.contains(#""lower":900,"policy":"a","range":"900...","rule":"wide","#))
  }

  @Test(
    "that cannot be says why",
    arguments: [
      (
        "stack --width 5", .usage, "`--width` says the width, along which the ruler goes",
        "leave it out, or write `--along height`"
      ),
      (
        "stack --size 5x5", .usage, "`--size` says the width, along which the ruler goes",
        "write `--height` alone"
      ),
      (
        "stack --along height --height 5", .usage,
        "`--height` says the height, along which the ruler goes",
        "leave it out, or write `--along width`"
      ),
      (
        "stack --along height --size 5x5", .usage,
        "`--size` says the height, along which the ruler goes", "write `--width` alone"
      ),
      (
        "stack --along depth", .wrongInput, "`--along` cannot be `depth`",
        "one of `width`, `height`"
      ),
      ("stack --height tall", .wrongInput, "`--height`: `tall` is no number", nil),
      ("stack --input x=1", .wrongInput, "the policy has no input `x`", "it declares none"),
      (
        "stack --device iphone-17 --posture book", .wrongInput,
        "`posture` sets the device's own hinge, and `iphone-17` has none",
        "write `fold`, such as `{ axis: vertical, posture: half-open }`"
      ),
      (
        "@/none.yaml --height 5", .nothing, "no width is left for `none`",
        "its `assume` leaves out all"
      ),
      (
        "stack --id ipad-mini-66", .wrongInput, "there is no device `ipad-mini-66`",
        "did you mean `ipad-mini-6`?"
      ),
      ("nobody", .wrongInput, "there is no policy `nobody`", nil),
    ] as [(String, PolicyCommand.ExitStatus, String, String?)])
  func refusals(command: String, status: PolicyCommand.ExitStatus, message: String, help: String?)
    throws
  {
    let none = "version: 1\nassume: { height: 10... }\notherwise: { use: stack }\n"
    let run = try Workbench(["none.yaml": none]).run(words: "ruler \(command)")
    #expect(run.errors.hasPrefix("error: \(message)" + (help.map { "\n  help: \($0)\n" } ?? "")))
    #expect(run.status == status)
    #expect(run.output == "")
  }
}
