/// One decision, made inside WebAssembly by the core compiled as Embedded Swift.
@main
enum Decide {
  static func main() {
    let window = LayoutContext(
      device: .pad, orientation: .landscape, size: Size(width: 1180, height: 820))
    let context = ResolvedContext(window)
    for sizeClass in context.widthClass.values(of: SizeClass.self) {
      print("width class: \(sizeClass.name)")
    }
    if let aspect = context.aspect { print("aspect: \(aspect.plainText)") }
  }
}
