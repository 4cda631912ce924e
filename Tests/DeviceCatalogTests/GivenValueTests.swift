import DeviceCatalog
import LayoutPolicies
import Testing

@Suite("A value of a context")
struct GivenValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let key: String
    let value: GivenValue
    let expected: LayoutContext

    init(_ key: String, _ value: GivenValue, _ set: (inout LayoutContext) -> Void) {
      self.key = key
      self.value = value
      var context = LayoutContext()
      set(&context)
      expected = context
    }

    var testDescription: String { "\(key): \(value)" }
  }

  static let duoFold = Fold(
    axis: .vertical, posture: .halfOpen, separating: true, occluding: true,
    frame: Frame(x: 540, y: 0, width: 34, height: 720))

  @Test("each word of a key can be given", arguments: GivenKey.allCases)
  func words(key: GivenKey) throws {
    for word in key.words {
      var given = Given()
      try given.set(key.name, to: .plain(word))
    }
  }

  @Test(
    "is taken in each of its forms",
    arguments: [
      Case("device", .plain("pad")) { $0.device = .pad },
      Case("size", .plain("820x1180")) { ($0.width, $0.height) = (820, 1180) },
      Case(
        "size", .map([GivenField("width", .number(820.5)), GivenField("height", .plain("0"))])
      ) { ($0.width, $0.height) = (820.5, 0) },
      Case("width", .plain("767.5")) { $0.width = 767.5 },
      Case("height", .number(-0.0)) { $0.height = 0 },
      Case("orientation", .quoted("landscape")) { $0.orientation = .landscape },
      Case("width-class", .plain("compact")) { $0.widthClass = .compact },
      Case("height-class", .plain("regular")) { $0.heightClass = .regular },
      Case("windowing", .plain("split-two-thirds")) { $0.windowing = .splitTwoThirds },
      Case("platform", .quoted("ipados")) { $0.platform = .ipados },
      Case("os-version", .plain("17.10")) { $0.osVersion = OSVersion(17, 10) },
      Case("os-version", .quoted("26")) { $0.osVersion = OSVersion(26) },
      Case("fold", .plain("none")) { $0.folds = [] },
      Case("fold", .list([])) { $0.folds = [] },
      Case("fold", .plain("horizontal")) { $0.folds = [Fold(axis: .horizontal)] },
      Case("fold", .plain("vertical:flat")) { $0.folds = [Fold(axis: .vertical, posture: .flat)] },
      Case("fold", .quoted("vertical@540,0,34x720:half-open:separating:occluding")) {
        $0.folds = [duoFold]
      },
      Case(
        "fold",
        .list([
          .plain("vertical"),
          .map([
            GivenField("axis", .plain("horizontal")), GivenField("separating", .boolean(false)),
            GivenField("posture", .null), GivenField("occluding", .plain("true")),
            GivenField("at", .quoted("0,400,360x0")),
          ]),
        ])
      ) {
        $0.folds = [
          Fold(axis: .vertical),
          Fold(
            axis: .horizontal, separating: false, occluding: true,
            frame: Frame(x: 0, y: 400, width: 360, height: 0)),
        ]
      },
      Case("open", .plain("none")) { $0.open = [] },
      Case("open", .list([])) { $0.open = [] },
      Case("open", .plain("sidebar,detail")) { $0.open = [.sidebar, .detail] },
      Case("open", .list([.quoted("inspector")])) { $0.open = [.inspector] },
      Case("recent", .plain("none")) { $0.recent = [] },
      Case("recent", .plain("detail,sidebar,detail")) { $0.recent = [.detail, .sidebar, .detail] },
      Case("recent", .list([.quoted("inspector"), .plain("inspector")])) {
        $0.recent = [.inspector, .inspector]
      },
      Case("text-scale", .plain("1.5")) { $0.textScale = 1.5 },
      Case("direction", .plain("rtl")) { $0.direction = .rtl },
      Case("keyboard", .number(336)) { $0.keyboard = 336 },
      Case("insets", .number(20)) {
        $0.insets = SafeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      },
      Case("insets", .plain("59,0,34,0")) { $0.insets = SafeInsets(top: 59, bottom: 34) },
      Case("insets", .map([GivenField("leading", .plain("47"))])) {
        $0.insets = SafeInsets(leading: 47)
      },
      Case("columns", .plain("3")) { $0.inputs["columns"] = .number(3) },
      Case("focus", .boolean(true)) { $0.inputs["focus"] = .boolean(true) },
      Case("focus", .plain("false")) { $0.inputs["focus"] = .boolean(false) },
      Case("title", .plain("no")) { $0.inputs["title"] = .text("no") },
      Case("title", .quoted("unknown")) { $0.inputs["title"] = .text("unknown") },
      // An option cannot be quoted otherwise.
      Case("title", .plain("\"unknown\"")) { $0.inputs["title"] = .text("unknown") },
      Case("split", .quoted("never")) { $0.inputs["split"] = .text("never") },
      Case("rows", .list([.plain("a"), .plain("b")])) { $0.inputs["rows"] = .text("a,b") },
    ])
  func accepted(item: Case) throws {
    var given = Given(inputs: Self.inputs)
    try given.set(item.key, to: item.value)
    #expect(try given.context() == item.expected)
    // A JSON null and `unknown` take it back.
    try given.set(item.key, to: .null)
    #expect(try given.context() == LayoutContext())
    try given.set(item.key, to: item.value)
    try given.set(item.key, to: .plain("unknown"))
    #expect(try given.context() == LayoutContext())
  }

  static let inputs = [
    ValueDeclaration("columns", .number), ValueDeclaration("focus", .boolean),
    ValueDeclaration("title", .text), ValueDeclaration("split", .choice(["automatic", "never"])),
    ValueDeclaration("rows", .choices(["a", "b"])),
  ]

  struct Refused: Sendable, CustomTestStringConvertible {
    let key: String
    let value: GivenValue
    let path: [GivenError.Step]
    let message: String
    let help: String?

    init(
      _ key: String, _ value: GivenValue, path: [GivenError.Step] = [], _ message: String,
      _ help: String? = nil
    ) {
      self.key = key
      self.value = value
      self.path = path
      self.message = message
      self.help = help
    }

    var testDescription: String { "\(key): \(value)" }
  }

  @Test("of another kind is refused where it stands", arguments: refusals)
  func refused(item: Refused) {
    let error = refusal(item.key, item.value, inputs: Self.inputs)
    #expect(error?.key == item.key)
    #expect(error?.path == item.path)
    #expect(error?.message == item.message)
    #expect(error?.help == item.help)
  }

  @Test("is described for help with an example that can be given", arguments: Given.keys)
  func examples(key: GivenKey) {
    #expect(!key.summary.isEmpty && !key.form.isEmpty)
    #expect(refusal(key.name, .plain(key.example)) == nil)
  }
}
