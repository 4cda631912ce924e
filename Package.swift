// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Rooms that hand memory to C mark each unsafe step.
let strictMemory: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "LayoutPolicyKit",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "LayoutPolicies", targets: ["LayoutPolicies"]),
    .library(name: "NavigationModel", targets: ["NavigationModel"]),
    .library(name: "DeviceCatalog", targets: ["DeviceCatalog"]),
    .library(name: "PolicyYAML", targets: ["PolicyYAML"]),
    .library(name: "PolicyTesting", targets: ["PolicyTesting"]),
    .library(name: "PolicyPlugins", targets: ["PolicyPlugins"]),
    .library(name: "PolicyPluginKit", targets: ["PolicyPluginKit"]),
    .executable(name: "layout-policy", targets: ["layout-policy"]),
    .plugin(name: "EmbedPolicies", targets: ["EmbedPolicies"]),
    .plugin(name: "CheckPolicies", targets: ["CheckPolicies"]),
    .plugin(name: "TestPolicies", targets: ["TestPolicies"]),
  ],
  targets: [
    .target(name: "LayoutPolicies", swiftSettings: strict),
    .target(name: "NavigationModel", dependencies: ["LayoutPolicies"], swiftSettings: strict),
    .target(name: "DeviceCatalog", dependencies: ["LayoutPolicies"], swiftSettings: strict),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "PolicyYAML", dependencies: ["LayoutPolicies", "DeviceCatalog", "CYAML"],
      swiftSettings: strictMemory),
    .target(
      name: "PolicyTesting",
      dependencies: [
        "LayoutPolicies", "NavigationModel", "DeviceCatalog", "PolicyYAML", "PolicyAnalysis",
        "SeededRandom",
      ],
      swiftSettings: strict),
    .systemLibrary(name: "CPolicyPlugin"),
    .target(
      name: "PolicyPlugins", dependencies: ["LayoutPolicies", "CPolicyPlugin"],
      swiftSettings: strictMemory),
    .target(
      name: "PolicyPluginKit", dependencies: ["LayoutPolicies", "CPolicyPlugin"],
      swiftSettings: strictMemory),
    .target(
      name: "PolicyAnalysis", dependencies: ["LayoutPolicies", "DeviceCatalog"],
      swiftSettings: strict),
    .target(
      name: "PolicyCommand",
      dependencies: [
        "LayoutPolicies", "NavigationModel", "DeviceCatalog", "PolicyYAML", "PolicyTesting",
        "PolicyAnalysis", "PolicyPlugins",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "layout-policy", dependencies: ["PolicyCommand"], swiftSettings: strict),
    .plugin(name: "EmbedPolicies", capability: .buildTool(), dependencies: ["layout-policy"]),
    .plugin(
      name: "CheckPolicies",
      capability: .command(
        intent: .custom(
          verb: "check-policies", description: "Show everything that is wrong with policies.")),
      dependencies: ["layout-policy"]),
    .plugin(
      name: "TestPolicies",
      capability: .command(
        intent: .custom(
          verb: "test-policies", description: "Run the tests that policies state, and scenarios.")),
      dependencies: ["layout-policy"]),
    .executableTarget(
      name: "policy-benchmark",
      dependencies: ["LayoutPolicies", "NavigationModel", "PolicyPlugins", "SeededRandom"],
      swiftSettings: strict),
    .target(name: "SeededRandom", swiftSettings: strict),
    .target(
      name: "RandomPolicies", dependencies: ["LayoutPolicies", "SeededRandom"],
      path: "Tests/RandomPolicies", swiftSettings: strict),
    .testTarget(
      name: "LayoutPoliciesTests",
      dependencies: ["LayoutPolicies", "SeededRandom", "RandomPolicies"],
      swiftSettings: strict),
    .testTarget(
      name: "NavigationModelTests",
      dependencies: ["LayoutPolicies", "NavigationModel", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(
      name: "DeviceCatalogTests", dependencies: ["LayoutPolicies", "DeviceCatalog"],
      swiftSettings: strict),
    .testTarget(
      name: "PolicyYAMLTests",
      dependencies: [
        "LayoutPolicies", "NavigationModel", "DeviceCatalog", "PolicyYAML", "SeededRandom",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "PolicyTestingTests",
      dependencies: [
        "LayoutPolicies", "NavigationModel", "DeviceCatalog", "PolicyYAML", "PolicyTesting",
        "RandomPolicies",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PolicyAnalysisTests",
      dependencies: [
        "LayoutPolicies", "DeviceCatalog", "PolicyAnalysis", "PolicyYAML", "SeededRandom",
        "RandomPolicies",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "PolicyPluginsTests",
      dependencies: [
        "LayoutPolicies", "DeviceCatalog", "PolicyTesting", "CPolicyPlugin", "PolicyPlugins",
        "PolicyPluginKit", "SeededRandom", "layout-policy",
      ],
      exclude: ["Plugins"],
      swiftSettings: strict),
    .testTarget(
      name: "PolicyCommandTests",
      dependencies: [
        "LayoutPolicies", "DeviceCatalog", "PolicyYAML", "PolicyTesting", "PolicyCommand",
        "SeededRandom",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["LayoutPolicies", "NavigationModel", "DeviceCatalog", "PolicyYAML"],
      exclude: ["Facts", "Differences.yaml"],
      swiftSettings: strict),
    .testTarget(
      name: "ShippedPoliciesTests",
      dependencies: ["LayoutPolicies", "DeviceCatalog", "PolicyYAML", "PolicyTesting"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
