// swift-tools-version: 6.2
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
    .library(name: "DeviceCatalog", targets: ["DeviceCatalog"]),
  ],
  targets: [
    .target(name: "LayoutPolicies", swiftSettings: strict),
    .target(name: "DeviceCatalog", dependencies: ["LayoutPolicies"], swiftSettings: strict),
    .executableTarget(
      name: "policy-benchmark", dependencies: ["LayoutPolicies"], swiftSettings: strict),
    .testTarget(
      name: "DeviceCatalogTests", dependencies: ["DeviceCatalog", "LayoutPolicies"],
      swiftSettings: strict),
    .target(name: "PolicyCommand", dependencies: ["LayoutPolicies"], swiftSettings: strict),
    .testTarget(
      name: "PolicyCommandTests", dependencies: ["PolicyCommand"], swiftSettings: strict),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "PolicyYAML", dependencies: ["LayoutPolicies", "CYAML"], swiftSettings: strictMemory),
    .testTarget(
      name: "PolicyYAMLTests", dependencies: ["PolicyYAML", "LayoutPolicies"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
