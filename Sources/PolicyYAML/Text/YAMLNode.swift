/// A value in a YAML text, with its place. What type it has is not decided here.
///
/// An alias is replaced by what it stands for: the node has the alias's place, the nodes in it have
/// their own.
package struct YAMLNode: Sendable {
  /// What the value is made of.
  package enum Content: Sendable {
    /// A text. `isPlain` says that it is neither quoted nor a block text (`|`, `>`), so that it may
    /// mean a number or a boolean. A value left out is an empty plain text.
    case scalar(text: String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// Keys with values: in the order of the text, every key a text or unreadable, no text twice.
    case mapping([YAMLPair])
    /// Something that could not be read and has a finding already; say nothing more about it.
    case unreadable
  }

  /// What the value is made of.
  package let content: Content
  /// Where it begins.
  package let mark: TextMark
  private let storedLength: Int32

  /// How many characters a caret underlines: the width of a text, 1 for a list or mapping.
  package var length: Int { Int(storedLength) }

  /// Makes a node.
  package init(_ content: Content, at mark: TextMark, length: Int = 1) {
    self.content = content
    self.mark = mark
    storedLength = Int32(clamping: max(1, length))
  }

  /// Whether nothing was written, as after `key:` at the end of a line.
  package var isLeftOut: Bool {
    if case .scalar("", isPlain: true) = content { true } else { false }
  }

  /// The node without what is in it: a place for findings, where a whole tree is not to be kept.
  var place: YAMLNode { YAMLNode(.mapping([]), at: mark, length: length) }

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }
}

/// A key of a mapping and its value.
package struct YAMLPair: Sendable {
  /// The key; its content is a scalar, or unreadable as its value is then.
  package let key: YAMLNode
  /// The value.
  package let value: YAMLNode

  /// Joins a key and its value.
  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
