// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Reader",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(path: "../LayoutPolicyKit")
  ],
  targets: [
    .target(
      name: "ReaderLayout",
      dependencies: [.product(name: "LayoutPolicies", package: "LayoutPolicyKit")],
      plugins: [.plugin(name: "EmbedPolicies", package: "LayoutPolicyKit")]),
    .executableTarget(
      name: "reader",
      dependencies: [
        "ReaderLayout", .product(name: "LayoutPolicies", package: "LayoutPolicyKit"),
      ]),
    .testTarget(
      name: "ReaderLayoutTests",
      dependencies: [
        "ReaderLayout",
        .product(name: "LayoutPolicies", package: "LayoutPolicyKit"),
        .product(name: "PolicyTesting", package: "LayoutPolicyKit"),
        .product(name: "PolicyYAML", package: "LayoutPolicyKit"),
      ]),
  ]
)
