import Foundation
import PackagePlugin

extension [URL] {
  /// The YAML files of policies, tests and scenarios among the files, in order of their paths.
  var yaml: [URL] {
    filter { ["yaml", "yml"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}

extension Target {
  /// The YAML files of the target that are not declared as resources, and not excluded.
  var yaml: [URL] {
    (sourceModule?.sourceFiles).map { files in
      files.filter { $0.type == .unknown }.map { $0.url }.yaml
    } ?? []
  }
}
