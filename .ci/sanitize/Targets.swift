/// What the tests of plug-ins need.
let needed = [
  "LayoutPolicies", "NavigationModel", "DeviceCatalog", "CYAML", "PolicyYAML", "PolicyTesting",
  "PolicyAnalysis", "SeededRandom", "CPolicyPlugin", "PolicyPlugins", "PolicyPluginKit",
  "PolicyPluginsTests",
]
package.products = []
package.targets.removeAll { !needed.contains($0.name) }
package.targets.append(
  .executableTarget(name: "layout-policy", dependencies: ["PolicyPlugins"], path: "Worker"))
