import LayoutPolicies

/// Tests, in the file of a policy or in one of their own.
extension PolicySchema {
  var testFile: Schema {
    .mapping(
      FileReading.testFileKeys, requiring: FileReading.testFileKeys,
      [
        "version": (version, Self.versionSummary),
        "policy": (.part(.name), "the policy that is tested, as the file's name says"),
        "tests": (.list(of: .part(.test)), "what the policy must answer"),
      ])
  }

  /// A test: one step, or several that share one memory.
  var test: Schema {
    Schema.mapping(
      FileReading.testKeys, requiring: ["name"],
      [
        "name": (.part(.text), "what is tested"),
        "steps": (.list(of: .part(.step)), "steps that share one memory"),
      ].merging(stepKeys) { own, _ in own }
    ).merging(
      .when(.having("steps"), then: .lacking(FileReading.stepKeys), else: .having("expect")))
  }

  var step: Schema { .mapping(FileReading.stepKeys, requiring: ["expect"], stepKeys) }

  private var stepKeys: [String: (Schema, String)] {
    [
      "given": (.part(.given), "the context, on top of what earlier steps gave"),
      "expect": (.part(.expectation), "parts of the answer"),
    ]
  }

  var expectation: Schema { .mapping(answerParts).from(1) }

  /// What may be expected of an answer, each with its sentence.
  var answerParts: [(String, Schema)] {
    let texts = Schema.either("array", .list(of: .part(.text), from: 0), else: .part(.text))
    return Schema.described(
      FileReading.answerKeys,
      [
        "policy": (.part(.text), "the policy that is asked"),
        "rule": (.part(.text), "the rule that answers, or `otherwise`"),
        "also": (.texts(to: .part(.text)), "the rules that answer further questions, or `none`"),
        "chain": (chain, "all the rules that decided, as `policy/rule`"),
        "unknown": (texts, "what was asked and is not known, or `none`"),
        "panes": (.part(.paneExpectation), "the panes that show, in reading order, or where"),
        "notes": (orNone(terms(LayoutNote.Kind.self)), "what fell back, by the kinds of notes"),
      ])
      + LayoutKey.allCases.map { key in
        let schema = key == .values ? Schema.texts(to: .anything) : orNone(said(key))
        return (key.rawValue, schema.described(key.summary))
      }
  }

  /// A chain has a link at least.
  private var chain: Schema {
    .oneOrMore(.when(.words(["none"]), then: .nothing, else: .part(.text)))
  }

  /// `none`, or something.
  func orNone(_ schema: Schema) -> Schema {
    .when(.words(["none"]), else: schema)
  }

  var paneExpectation: Schema {
    let panes = Pane.all.map {
      ($0.name, orNone(.part(.place)).described("where the \($0.name) stands, or `none`"))
    }
    return .either(
      "object", .mapping(panes).from(1), else: orNone(terms(Pane.self)))
  }

  /// Parts of a pane's place.
  var place: Schema {
    let number = number()
    return .mapping(
      FileReading.placeKeys,
      [
        "x": (number, "the left edge, in points"), "y": (number, "the top edge, in points"),
        "width": (number, "the width, in points"), "height": (number, "the height, in points"),
        "placement": (.words(FittedPane.Placement.self), "how it stands by the others"),
        "overhang": (number, "how far it lies beyond the container, in points"),
      ])
  }
}
