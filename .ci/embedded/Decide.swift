/// One decision, made inside WebAssembly by the core compiled as Embedded Swift.
@main
enum Decide {
  static func main() {
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
