import DeviceCatalog
import Foundation
import LayoutPolicies
import Testing

@testable import PolicyYAML

@Suite struct SchemaPatternTests {
  private static let bounds = [
    "", "0", "-0", "600", "0.25", "2E-1", "-0.0e+2", "12sp", "1e1sp", "16/9", "-16/-9", "17.4.1.2",
    "017", ".5", "5.", "-3", "0x3", "none",
  ]
  private static let texts = bounds.flatMap { lower in
    [lower] + bounds.flatMap { upper in ["...", "..<"].map { lower + $0 + upper } }
  }

  /// What stands at a star of a policy must follow a part of the schema.
  private static let places: [(SchemaPart, String)] = [
    (.lengthRange, "assume: { width: * }"), (.ratioRange, "assume: { aspect: * }"),
    (.factorRange, "assume: { text-scale: * }"), (.versionRange, "assume: { os-version: * }"),
    (.length, "otherwise: { layout: { spacing: * } }"),
    (.widthLength, "otherwise: { layout: { detail: * } }"),
    (.dragRange, "otherwise: { layout: { style: double-column, sidebar: { drag: * } } }"),
  ]

  @Test("what fits the pattern is what the reader takes", arguments: places)
  func patterns(part: SchemaPart, text: String) throws {
    let schema = PolicySchema(templates: [], fileNames: [], model: Scenario.Model())
    guard case .map(let keywords) = schema.schema(of: part).plain,
      case .text(let pattern)? = keywords.first(where: { $0.0 == "pattern" })?.1
    else {
      Issue.record("the part has no pattern")
      return
    }
    let expression = try NSRegularExpression(pattern: pattern)
    let isNumberAllowed = keywords.contains { $0.0 == "minimum" }
    for value in Self.texts {
      let source = SourceText(
        name: "a.yaml",
        bytes: Array("version: 1\n\(text.replacing("*", with: value))".utf8))
      guard let root = YAMLReader().read(source).root else { continue }
      let reading = FileReading(source, catalog: { .standard }, limits: YAMLLimits())
      _ = reading.policy(root, name: "a", readsTests: false)
      let faults = reading.findings.diagnostics.filter {
        !$0.message.contains("happens otherwise")
      }
      let written = value.trimmingCharacters(in: .whitespaces)
      let range = NSRange(written.startIndex..., in: written)
      let fits =
        expression.firstMatch(in: written, range: range) != nil
        || isNumberAllowed && (try? NumberText.read(written)).map { $0 >= 0 } ?? false
      // What is empty or out of order, and how large a number with an exponent is, no pattern tells.
      let isBeyond = faults.contains {
        $0.message.hasPrefix("nothing lies in") || $0.message.contains("goes down")
          || $0.message.contains("less than one point")
      }
      let isOdd = value.contains("E") || value.contains("e") || value.contains("-0")
      #expect(
        fits == faults.isEmpty || fits && (isBeyond || isOdd),
        "`\(value)`: \(faults.map { $0.message })")
    }
  }
}
