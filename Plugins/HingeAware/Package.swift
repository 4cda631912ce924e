// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "HingeAware",
  platforms: [.macOS(.v14)],
  products: [.library(name: "HingeAware", type: .dynamic, targets: ["HingeAware"])],
  dependencies: [.package(name: "LayoutPolicyKit", path: "../..")],
  targets: [
    .target(
      name: "HingeAware",
      dependencies: [
        .product(name: "LayoutPolicies", package: "LayoutPolicyKit"),
        .product(name: "PolicyPluginKit", package: "LayoutPolicyKit"),
      ]),
    .testTarget(
      name: "HingeAwareTests",
      dependencies: [
        "HingeAware",
        .product(name: "LayoutPolicies", package: "LayoutPolicyKit"),
        .product(name: "PolicyTesting", package: "LayoutPolicyKit"),
      ]),
  ]
)
