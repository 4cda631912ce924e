import LayoutPolicies

/// The columns that the table of contexts must have, and those that follow from them: what was
/// given checked, then what is derived, as for a context whose device no catalogue knows.
struct SQLColumns {
  /// A column of the table: its names, its type, and what it holds, in words.
  struct Needed {
    let names: [String]
    let type: String
    let meaning: String
  }

  /// A column that follows from others.
  typealias Derived = (name: String, sql: String)

  private(set) var needed: [Needed] = []
  /// What follows from the table alone.
  private(set) var given: [Derived] = []
  /// What follows from that.
  private(set) var window: [Derived] = []
  /// What follows from that in turn.
  private(set) var classes: [Derived] = []

  private static let greatest = "1.7976931348623157e308"

  /// - Parameters:
  ///   - asked: What the policy asks.
  ///   - countsFits: Whether some answer depends on the room.
  ///   - asksOnce: Whether the table tells which once keys are spent.
  init(_ asked: AskedInputs, countsFits: Bool, asksOnce: Bool) throws(PolicyError) {
    for key in ContextKey.allCases where asked.keys.contains(key) { add(key, asked) }
    if countsFits { addRoom() }
    for input in asked.inputs { try add(input) }
    for key in asksOnce ? asked.onceKeys.sorted() : [] {
      need(
        [SQLText.column("spent_", key)], "boolean",
        "whether the key `\(key)` is spent; NULL is FALSE")
    }
    let names = needed.flatMap { $0.names }
    guard Set(names).count == names.count else {
      let twice = names.first { name in names.filter { $0 == name }.count > 1 } ?? ""
      throw PolicyError(
        .notExportable, "two of its inputs would both be the column `\(twice)`",
        help: "rename one of them")
    }
  }

  /// The column of a part of the version, where what is not given is 0.
  static func versionColumn(_ place: Int) -> String {
    ["os_major", "lp_os_minor", "lp_os_patch", "lp_os_build"][place]
  }

  private mutating func need(_ names: [String], _ type: String, _ meaning: String) {
    needed.append(Needed(names: names, type: type, meaning: meaning))
  }

  private mutating func add(_ key: ContextKey, _ asked: AskedInputs) {
    switch key {
    case .width:
      need(
        ["width", "height"], "number",
        "points of the window; a side of 0 or less says that it is not measured")
      given.append(side("width", other: "height"))
      given.append(side("height", other: "width"))
    case .height: break
    case .device, .platform, .windowing: addWord(key, "the \(Self.noun(key)); \(Self.words(key))")
    case .direction:
      addWord(key, "of reading; \(Self.words(key)); NULL is `ltr`", otherwise: "'ltr'")
    case .orientation:
      need(["orientation"], "text", "\(Self.words(key)); NULL follows from width and height")
      window.append((key.column, SQLDerivation.orientation))
    case .shape: window.append((key.column, SQLDerivation.shape))
    case .aspect: window.append((key.column, "lp_width / lp_height"))
    case .smallerSide:
      window.append(
        (
          key.column,
          SQLText.cases([
            "WHEN lp_width <= lp_height THEN lp_width", "WHEN lp_height < lp_width THEN lp_height",
          ])
        ))
    case .widthClass:
      need(["width_class"], "text", "\(Self.words(key)); NULL follows from the other columns")
      classes.append((key.column, SQLDerivation.widthClass))
    case .heightClass:
      need(["height_class"], "text", "\(Self.words(key)); NULL follows from the other columns")
      classes.append((key.column, SQLDerivation.heightClass))
    case .textScale:
      need(["text_scale"], "number", "how much larger than usual the text is; NULL is 1")
      given.append((key.column, measure("text_scale", otherwise: "1e0")))
    case .keyboard:
      need(["keyboard"], "number", "points of height of the on-screen keyboard; NULL is 0")
      given.append((key.column, measure("keyboard", otherwise: "0e0")))
    case .osVersion:
      need(
        ["os_major", "os_minor", "os_patch", "os_build"], "integer",
        "the version of the system, 17.4.1 in 17, 4, 1 and NULL; without os_major it is unknown")
      for (place, name) in ["os_minor", "os_patch", "os_build"].enumerated() {
        given.append((Self.versionColumn(place + 1), "COALESCE(\(name), 0)"))
      }
    case .model:
      need(["model"], "text", "the catalogue's id of the device; gives none of the other columns")
    case .open:
      need(
        asked.panes.panes.map { "open_\($0.rawValue)" }, "boolean",
        "whether the pane has something to show")
    case .fold: addFold(asked.foldParts)
    }
  }

  private static func noun(_ key: ContextKey) -> String {
    key == .device ? "kind of device" : key == .platform ? "system" : "way of sharing the screen"
  }

  private static func words(_ key: ContextKey) -> String {
    key.words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private mutating func addWord(_ key: ContextKey, _ meaning: String, otherwise: String? = nil) {
    need([key.rawValue], "text", meaning)
    given.append((key.column, checked(key.rawValue, key.words, otherwise: otherwise)))
  }

  private func checked(_ column: String, _ words: [String], otherwise: String? = nil) -> String {
    SQLText.cases(
      ["WHEN \(column) IN \(SQLText.list(words)) THEN \(column)"], otherwise: otherwise)
  }

  private func isMeasure(_ column: String) -> String {
    "\(column) > 0 AND \(column) <= \(Self.greatest)"
  }

  /// A number above 0, in double precision.
  private func measure(_ column: String, otherwise: String? = nil) -> String {
    SQLText.cases(["WHEN \(isMeasure(column)) THEN \(column) * 1e0"], otherwise: otherwise)
  }

  /// A side counts only where the other one is none that is not measured.
  private func side(_ side: String, other: String) -> Derived {
    (
      "lp_\(side)",
      SQLText.cases([
        "WHEN \(isMeasure(side)) AND (\(other) IS NULL OR \(isMeasure(other))) THEN \(side) * 1e0"
      ])
    )
  }

  private mutating func addFold(_ parts: Set<String>) {
    need(["fold"], "text", "`none`, or `one` where a fold crosses the window")
    given.append(("lp_fold", checked("fold", ["none", "one"])))
    let words = [
      "axis": PaneAxis.allCases.map { $0.rawValue },
      "posture": Fold.Posture.allCases.map { $0.rawValue },
    ]
    for part in ["axis", "posture", "separating", "occluding"] where parts.contains(part) {
      let column = "fold_\(part)"
      var condition = "fold = 'one'"
      if let words = words[part] {
        need([column], "text", "of the fold; " + words.map { "`\($0)`" }.joined(separator: ", "))
        condition += " AND \(column) IN \(SQLText.list(words))"
      } else {
        need([column], "boolean", "of the fold")
      }
      given.append(("lp_\(column)", SQLText.cases(["WHEN \(condition) THEN \(column)"])))
    }
  }

  /// The room between the insets, as the engine takes it.
  private mutating func addRoom() {
    need(
      ["inset_leading", "inset_trailing"], "number",
      "points that content keeps free at the sides; NULL is 0")
    for side in ["leading", "trailing"] {
      given.append(("lp_\(side)", measure("inset_\(side)", otherwise: "0e0")))
    }
    window.append(
      (
        "lp_start",
        SQLText.cases(["WHEN lp_leading < lp_width THEN lp_leading"], otherwise: "lp_width")
      )
    )
    let longest = SQLText.number(FitCount.longestRoom)
    let room = "lp_width - lp_trailing - lp_start"
    classes.append(
      (
        "lp_room",
        SQLText.cases(
          [
            "WHEN lp_width - lp_trailing <= lp_start THEN 0e0",
            "WHEN \(room) > \(longest) THEN \(longest)",
          ], otherwise: room)
      ))
  }

  private mutating func add(_ input: ValueDeclaration) throws(PolicyError) {
    let column = SQLText.column("input_", input.name)
    let otherwise = input.defaultValue?.sql
    var meaning = "the input `\(input.name)`"
    var type = input.type.plainText
    var sql = otherwise.map { "COALESCE(\(column), \($0))" } ?? column
    switch input.type {
    case .number:
      let isFinite = "\(column) >= -\(Self.greatest) AND \(column) <= \(Self.greatest)"
      sql = SQLText.cases(["WHEN \(isFinite) THEN \(column) * 1e0"], otherwise: otherwise)
    case .choice(let names):
      (type, sql) = ("text", checked(column, names, otherwise: otherwise))
      meaning += "; " + names.map { "`\($0)`" }.joined(separator: ", ")
    case .boolean, .text: break
    default:
      throw PolicyError(
        .notExportable, "its input `\(input.name)` takes several of a list",
        help: "SQL compares whole texts; declare one input for each of the list")
    }
    need([column], type, meaning + (input.defaultValue.map { "; NULL is \($0.plainText)" } ?? ""))
    given.append((SQLText.column("lp_input_", input.name), sql))
  }
}
