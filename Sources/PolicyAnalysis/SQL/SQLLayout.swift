import LayoutPolicies

/// What the answers say of the layout, put together as the engine does: what further questions say,
/// else what the main one does, else what is usual.
struct SQLLayout {
  let questions: SQLQuestions
  let outputs: [ValueDeclaration]
  /// How a part of a layout is written in JSON.
  let json: (PlainValue) -> String
  /// What is counted by the room: each once.
  let fits: [FitCount]

  private let main: [Int]
  private let styles: [LayoutStyle]

  init(
    _ questions: SQLQuestions, outputs: [ValueDeclaration], json: @escaping (PlainValue) -> String
  ) {
    self.questions = questions
    self.outputs = outputs.sorted { $0.name < $1.name }
    self.json = json
    let graph = questions.graph
    main = graph.main(of: graph.root).answers.sorted()
    styles = LayoutStyle.allCases.filter { style in
      graph.main(of: graph.root).answers.contains { graph.answers[$0].style ?? .stack == style }
    }
    var fits: [FitCount] = []
    let said = graph.answers.flatMap { $0.settings.values.entries.map { $0.value } }
    for case .fit(let fit) in said + outputs.compactMap({ $0.defaultValue })
    where !fits.contains(fit) {
      fits.append(fit)
    }
    self.fits = fits
  }

  /// How many fit before the bounds, of each that is counted.
  var counts: [SQLColumns.Derived] {
    fits.enumerated().map { place, fit in
      (
        "lp_fit_\(place)",
        "FLOOR((lp_room + \(SQLText.number(fit.gap))) / \(SQLText.number(fit.item + fit.gap))"
          + " + \(SQLText.number(FitCount.hair)))"
      )
    }
  }

  /// The keys of the layout that have columns of their own, where some rule says them.
  private static let simpleKeys: [LayoutKey] = [.display, .axis, .collapsible, .tabs, .hinge, .tip]

  /// The style, the simple keys that are said, and the values.
  var columns: [SQLColumns.Derived] {
    var columns = [("style", byAnswer { SQLText.text(($0.style ?? .stack).rawValue) })]
    let said = questions.graph.answers.reduce(TermMask.none) { $0 | $1.settings.keys }
      .values(of: LayoutKey.self)
    for key in Self.simpleKeys where said.contains(key) {
      columns.append((key.rawValue, sql(of: key, absent: "NULL") { Self.simple(key, $0) }))
    }
    for output in outputs {
      columns.append((SQLText.column("value_", output.name), value(output, isJSON: false)))
    }
    return columns
  }

  /// The whole layout, as `eval` writes it in JSON. What depends on different questions stands
  /// beside each other, so that no combination of answers is written out.
  var whole: String {
    var texts: [String] = []
    var run: [LayoutKey] = []
    // Style is always there, so a comma follows what is before it, and leads what is behind.
    func comma(_ key: LayoutKey, _ text: String) -> String {
      key.rawValue < LayoutKey.style.rawValue
        ? "\(text)," : key == .style ? text : ",\(text)"
    }
    func flush() {
      let keys = run
      if !keys.isEmpty {
        texts.append(
          byAnswer { answer in
            let layout = self.layout(answer.style ?? .stack, answer.settings)
            return SQLText.text(
              keys.compactMap { key in member(key, layout).map { comma(key, $0) } }.joined())
          })
      }
      run = []
    }
    let keys = LayoutKey.allCases.filter { key in
      key != .style ? styles.contains { key.isTaken(by: $0) } : true
    }
    for key in keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      if key == .values, !outputs.isEmpty {
        guard hasOwnColumn(.values) else {
          run.append(key)
          continue
        }
        flush()
        texts.append(SQLText.text(",\"values\":{"))
        for (place, output) in outputs.enumerated() {
          let name = (place == 0 ? "" : ",") + json(.text(output.name)) + ":"
          texts += [SQLText.text(name), value(output, isJSON: true)]
        }
        texts.append("'}'")
      } else if hasOwnColumn(key) {
        flush()
        texts.append(
          sql(of: key, absent: "''") { layout in
            member(key, layout).map { SQLText.text(comma(key, $0)) }
          })
      } else {
        run.append(key)
      }
    }
    flush()
    return (["'{'"] + texts.filter { $0 != "''" } + ["'}'"]).joined(separator: "\n|| ")
  }

  /// Whether further questions say the key, or the room decides about it.
  private func hasOwnColumn(_ key: LayoutKey) -> Bool {
    key == .values && !fits.isEmpty || !sayers(of: key).isEmpty
      || key == .display && !sayers(of: .partitions).isEmpty
  }

  private func member(_ key: LayoutKey, _ layout: NavigationLayout) -> String? {
    guard key.isTaken(by: layout.style) else { return nil }
    return layout.plain(key).map { json(.text(key.rawValue)) + ":" + json($0) }
  }

  private func layout(_ style: LayoutStyle, _ settings: LayoutSettings) -> NavigationLayout {
    var settings = settings
    for output in outputs where settings.values[output.name] == nil {
      settings.values[output.name] = output.defaultValue
    }
    return NavigationLayout(style: style, settings: settings)
  }

  /// A simple key in SQL; nil where the layout does not have it.
  private static func simple(_ key: LayoutKey, _ layout: NavigationLayout) -> String? {
    guard key.isTaken(by: layout.style) else { return nil }
    if key == .tabs { return SQLText.text(layout.tabs.form.rawValue) }
    switch layout.plain(key) {
    case .text(let text)?: return SQLText.text(text)
    case .boolean(let flag)?: return flag ? "TRUE" : "FALSE"
    default: return nil
    }
  }

  private func byAnswer(_ value: (QuestionGraph.Answer) -> String) -> String {
    SQLText.choice(
      SQLQuestions.mainAnswer, main.map { ($0, value(questions.graph.answers[$0])) })
  }

  /// The further questions that may say the key, each with the answers that do.
  private func sayers(of key: LayoutKey) -> [(node: Int, answers: [Int])] {
    sayers { $0.keys.bits & TermMask([key]).bits != 0 }
  }

  private func sayers(_ says: (LayoutSettings) -> Bool) -> [(node: Int, answers: [Int])] {
    questions.further.compactMap { node in
      let answers = questions.graph.nodes[node].answers.sorted()
        .filter { says(questions.graph.answers[$0].settings) }
      return answers.isEmpty ? nil : (node, answers)
    }
  }

  /// What the layout has for a key, which may depend on the style.
  private func sql(
    of key: LayoutKey, absent: String, _ value: (NavigationLayout) -> String?
  ) -> String {
    var cases: [String] = []
    if key == .display { cases += partitioned.map { "WHEN \($0) THEN \(absent)" } }
    for (node, answers) in sayers(of: key) {
      let column = SQLQuestions.answer(ofQuestion: node)
      let byStyle = styles.map { style in
        SQLText.choice(
          column,
          answers.map { answer in
            let settings = questions.graph.answers[answer].settings
            return (answer, value(layout(style, settings)) ?? absent)
          })
      }
      var value = byStyle[0]
      if Set(byStyle).count > 1 {
        value = SQLText.choice(
          SQLQuestions.mainAnswer,
          main.map { answer in
            let style = questions.graph.answers[answer].style ?? .stack
            return (answer, byStyle[styles.firstIndex(of: style) ?? 0])
          })
      }
      if isSure(node, answers), cases.isEmpty { return value }
      cases.append(saying(node, answers, value))
    }
    return cased(cases, byAnswer { value(layout($0.style ?? .stack, $0.settings)) ?? absent })
  }

  /// Whether a further question gives one of the answers, whatever the context.
  private func isSure(_ node: Int, _ answers: [Int]) -> Bool {
    !questions.canBeSilent(node) && questions.graph.nodes[node].answers.count == answers.count
  }

  private func saying(_ node: Int, _ answers: [Int], _ value: String) -> String {
    "WHEN \(SQLQuestions.isAmong(answers, SQLQuestions.answer(ofQuestion: node))) THEN \(value)"
  }

  private func cased(_ cases: [String], _ otherwise: String) -> String {
    cases.isEmpty ? otherwise : SQLText.cases(cases, otherwise: otherwise)
  }

  /// Where some question says partitions, which stand in place of a display mode, though another
  /// one may say that.
  private var partitioned: [String] {
    guard !sayers(of: .partitions).isEmpty || !sayers(of: .display).isEmpty else { return [] }
    let own = main.filter { questions.graph.answers[$0].settings.partitions != nil }
    return
      (own.isEmpty
      ? []
      : [(SQLQuestions.mainAnswer, own)]
        + sayers(of: .partitions).map { (SQLQuestions.answer(ofQuestion: $0.node), $0.answers) })
      .map { column, answers in SQLQuestions.isAmong(answers, column) }
  }

  /// One of the app's own answers.
  private func value(_ output: ValueDeclaration, isJSON: Bool) -> String {
    func sql(_ value: InputValue?) -> String {
      switch value {
      case .fit(let fit)?: return count(fit, isJSON: isJSON)
      case let value?: return isJSON ? SQLText.text(json(PlainValue(value))) : value.sql
      case nil: return isJSON ? "'null'" : "NULL"
      }
    }
    var cases: [String] = []
    for (node, answers) in sayers({ $0.values[output.name] != nil }) {
      let value = SQLText.choice(
        SQLQuestions.answer(ofQuestion: node),
        answers.map { ($0, sql(questions.graph.answers[$0].settings.values[output.name])) })
      if isSure(node, answers), cases.isEmpty { return value }
      cases.append(saying(node, answers, value))
    }
    return cased(cases, byAnswer { sql($0.settings.values[output.name] ?? output.defaultValue) })
  }

  /// How many fit, within the bounds; the least where the room is not known.
  private func count(_ fit: FitCount, isJSON: Bool) -> String {
    let least = fit.min
    let most = max(least, min(fit.max ?? Int(FitCount.most), Int(FitCount.most)))
    let column = "lp_fit_\(fits.firstIndex(of: fit) ?? 0)"
    func bound(_ number: Int) -> String { isJSON ? "'\(number)'" : "\(number)e0" }
    return SQLText.cases(
      [
        "WHEN \(column) >= \(most)e0 THEN \(bound(most))",
        "WHEN \(column) > \(least)e0 THEN "
          + (isJSON ? "CAST(CAST(\(column) AS INTEGER) AS VARCHAR(20))" : column),
      ], otherwise: bound(least))
  }
}
