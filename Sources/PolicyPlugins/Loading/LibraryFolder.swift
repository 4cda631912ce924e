internal import Foundation
public import LayoutPolicies

extension PolicyPlugin {
  /// The libraries that a path stands for: those that lie in a folder, in byte order of their
  /// names, or the path itself. Links to libraries count, hidden files and folders in it do not.
  ///
  /// - Throws: `PolicyError` for a folder that cannot be read, or that holds no
  ///   library.
  public static func libraries(at path: String) throws(PolicyError) -> [String] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return [path] }
    let folder = PluginName(path: path)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw folder.error("cannot be read: \(error.localizedDescription)")
    }
    let libraries = names.filter { name in
      !name.hasPrefix(".") && endings.contains { name.hasSuffix($0) }
    }
    guard !libraries.isEmpty else {
      let ending = endings.map { "`\($0)`" }.joined(separator: " or ")
      throw folder.error("is a folder without a library", help: "libraries end with \(ending)")
    }
    let slash = path.hasSuffix("/") ? "" : "/"
    return libraries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
      path + slash + $0
    }
  }

  private static let endings = [".so", ".dylib"]
}
