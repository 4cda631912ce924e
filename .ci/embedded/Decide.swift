/// Decisions, made inside WebAssembly by the core compiled as Embedded Swift.
@main
enum Decide {
  static let embedded = RuleSet(
    embeddedV1: """
      v1 0 1 4:tabs rules 1 4:wide width from 600 . layout style stack tabs rail . . \
      otherwise layout style stack tabs bar . . . 0
      """)

  static func main() {
    let layout = embedded.layout(in: LayoutContext(width: 700))
    print("\(embedded.name): \(layout.tabs.form.rawValue)")
    let registry = PolicyRegistry()
    do throws(PolicyError) {
      let layout = try registry.layout(
        named: "double-column", device: .pad, orientation: .landscape,
        size: Size(width: 1180, height: 820))
      for (key, value) in layout.plain { print("\(key.name): \(value.plainText)") }
      _ = try registry.layout(named: "double-colum")
    } catch {
      print("error: \(error.description)")
    }
  }
}
