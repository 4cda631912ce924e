import LayoutPolicies
import PolicyPlugins
import PolicyYAML

extension PolicyRegistry {
  /// The built-in policies, and those of the plug-ins that the arguments name. A plug-in that
  /// cannot be used is shown; the others are not touched by it.
  init(_ arguments: ParsedArguments, _ console: Console) {
    self.init()
    var named: Set<String> = []
    for path in arguments.values(CommonOptions.plugin.name) where named.insert(path).inserted {
      guard PolicyFiles.isThere(path) else {
        let missing = PolicyError(.plugin, "the plug-in \(path.inBackticks) is not there")
        console.report(missing.diagnostic, .missingFile)
        continue
      }
      do throws(PolicyError) {
        for library in try PolicyPlugin.libraries(at: path) { load(library, console) }
      } catch {
        console.report(error)
      }
    }
  }

  private mutating func load(_ library: String, _ console: Console) {
    do throws(PolicyError) {
      try register(contentsOf: PolicyPlugin(path: library, isolation: console.isolation))
    } catch {
      console.report(error)
    }
  }
}

extension Workspace {
  /// Whether some policies are those of plug-ins, to each of which it is a way to another process.
  var hasPlugins: Bool { loader.registry.templates.contains { $0.origin.isPlugin } }
}
