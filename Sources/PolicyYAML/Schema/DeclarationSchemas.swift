import LayoutPolicies

/// What a file declares before its rules.
extension PolicySchema {
  var breakpoints: Schema {
    let ranges = Schema.names(to: .part(.lengthRange), most: limits.declarations)
    let clashes = BreakpointSet.all.map { set in
      Schema.when(
        .properties([("set", .words([set.name]))]).requiring(["set"]),
        then: .properties(
          FileReading.breakpointKeys.map { key in
            (key.rawValue, .lacking(set.breakpoints(of: key).map { $0.name }))
          }))
    }
    return Schema.mapping(
      FileReading.breakpointsKeys, from: 0,
      [
        "set": (.words(BreakpointSet.all.map { $0.name }), "a shipped set of names"),
        "width": (ranges, "names for ranges of width"),
        "height": (ranges, "names for ranges of height"),
      ]
    ).merging(.all(clashes))
  }

  /// `inputs` or `outputs`; an input has no name that conditions or contexts use.
  func declarations(_ part: SchemaPart) -> Schema {
    let taken = part == .input ? FileReading.takenNames : []
    let names = Schema.when(.words(taken), then: .nothing, else: .part(.name))
    return Schema.names(to: .part(part), most: limits.declarations)
      .with("propertyNames", taken.isEmpty ? Schema.part(.name).plain : names.plain)
  }

  /// A choice, or a type with a default, which an output must have.
  func declaration(isOutput: Bool) -> Schema {
    let types = FileReading.types.map { name, type in
      Schema.when(
        .properties([("type", .words([name]))]).requiring(["type"]),
        then: .properties([
          ("default", isOutput && type == .number ? numberAnswer : value(type))
        ]))
    }
    return Schema.mapping(
      FileReading.declarationKeys, from: 0,
      [
        "type": (.words(FileReading.types.map { $0.0 }), "what its values are"),
        "of": (
          .list(of: .part(.name), to: limits.declarations, isUnique: true),
          "the choices; the first is the default"
        ),
        "default": (
          isOutput ? .part(.answerValue) : scalar,
          isOutput ? "the value where no layout says one" : "the value where the app tells none"
        ),
      ]
    ).merging(
      .when(
        .having("of"), then: .lacking(["type", "default"]),
        else: .all([.having("type")] + (isOutput ? [.having("default")] : []) + types)))
  }

  /// A value of an output.
  var answerValue: Schema { .either("object", .part(.fitCount), else: scalar) }

  private var numberAnswer: Schema { .either("object", .part(.fitCount), else: number()) }

  /// A number that counts what fits.
  var fitCount: Schema {
    .mapping(
      FileReading.fitKeys, requiring: ["fit"],
      [
        "fit": (number(above: 0), "the width of one, in points"),
        "gap": (number(from: 0), "the room between two, in points"),
        "min": (count(), "the least number"),
        "max": (count(), "the greatest number"),
      ])
  }
}
