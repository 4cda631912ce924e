import Foundation
import LayoutPolicies
import PolicyYAML

/// The conventions that ship as policies.
enum Shipped {
  static let folder = FactLibrary.folder + "/../../policies/conventions"
  static let files = PolicyFiles([folder])

  /// A shipped policy, with other scalars at some places of its file: the keys that lead there,
  /// joined by points. In a list it is an item's name, or its place from 0. Nil keeps what is there.
  static func policy(
    _ name: String, editing edits: KeyValuePairs<String, String?> = [:]
  ) throws -> AskedPolicy {
    let path = "\(folder)/\(name).yaml"
    var lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    let text = SourceText(name: path, bytes: Array(lines.joined(separator: "\n").utf8))
    guard let root = YAMLReader().read(text).root else {
      throw Unedited(message: "`\(path)` cannot be read")
    }
    var places: [(node: YAMLNode, text: String)] = []
    for case (let place, let text?) in edits {
      var node = root
      for key in place.split(separator: ".") {
        guard let next = node[String(key)] else {
          throw Unedited(message: "`\(name)` has no `\(key)` of `\(place)`")
        }
        node = next
      }
      guard node.text != nil else { throw Unedited(message: "`\(place)` is no scalar") }
      places.append((node, text))
    }
    // From the end on, so that places before stay where they are.
    for (node, text) in places.sorted(by: { $0.node.mark > $1.node.mark }) {
      var line = Array(lines[node.mark.line - 1].unicodeScalars)
      let start = node.mark.column - 1
      line.replaceSubrange(start..<(start + node.length), with: Array(text.unicodeScalars))
      lines[node.mark.line - 1] = String(String.UnicodeScalarView(line))
    }
    if let tests = root.pairs?.first(where: { $0.key.text == "tests" }) {
      lines.removeSubrange((tests.key.mark.line - 1)...)
    }
    return try AskedPolicy(lines.joined(separator: "\n"), named: name)
  }

  /// A place of a policy's file that is not there to be edited.
  struct Unedited: Error {
    let message: String
  }
}

extension YAMLNode {
  /// The value of a key, or the item of a list that has this name or place.
  fileprivate subscript(key: String) -> YAMLNode? {
    switch content {
    case .mapping(let pairs): pairs.first { $0.key.text == key }?.value
    case .sequence(let items):
      if let index = Int(key), items.indices.contains(index) {
        items[index]
      } else {
        items.first { $0["name"]?.text == key }
      }
    case .scalar, .unreadable: nil
    }
  }
}
