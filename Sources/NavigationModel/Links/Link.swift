import LayoutPolicies

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A link, taken apart and decoded.
struct Link {
  /// The longest link that is read, in bytes: what web servers are asked to read at least is 8,000.
  static let longest = 8192

  /// The link as it was given.
  let text: String
  /// What stands between its slashes; empty parts are left out.
  let parts: [String]
  /// Its query, in order; empty items are left out.
  let queryItems: [URLQueryItem]
  /// What follows `#`.
  let fragment: String?

  /// Reads a link.
  ///
  /// - Throws: `malformedLink`, or `foreignLink` if it is of another scheme or host.
  init(_ text: String, of origins: LinkOrigins) throws(NavigationError) {
    guard text.utf8.count <= Self.longest else {
      throw NavigationError(
        .malformedLink, "the link \(text.inBackticks) has \(text.utf8.count) bytes",
        help: "at most \(Self.longest) are read")
    }
    guard let link = URLComponents(string: text, encodingInvalidCharacters: false) else {
      throw NavigationError(
        .malformedLink, "\(text.inBackticks) is not a URL",
        help: "percent-encode what a URL cannot hold: a space is `%20`, a `%` itself `%25`")
    }
    self.text = text
    var parts: [String] = []
    for part in try origins.path(of: link, text).split(separator: "/") {
      let part = try Self.decoded(part, in: text)
      guard part != ".", part != ".." else {
        throw NavigationError(
          .malformedLink, "\(text.inBackticks) has a part \(part.inBackticks)",
          help: "write where it leads to")
      }
      parts.append(part)
    }
    self.parts = parts
    var items: [URLQueryItem] = []
    for item in link.percentEncodedQueryItems ?? [] where item.name != "" || item.value != nil {
      let name = try Self.decoded(item.name, in: text)
      let value = try item.value.map { value throws(NavigationError) in
        try Self.decoded(value, in: text)
      }
      items.append(URLQueryItem(name: name, value: value))
    }
    queryItems = items
    fragment = try link.percentEncodedFragment.map { fragment throws(NavigationError) in
      try Self.decoded(fragment, in: text)
    }
  }

  /// Decodes a text in which every `%` is followed by two hexadecimal digits.
  private static func decoded(
    _ text: some StringProtocol, in link: String
  ) throws(NavigationError) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let encoded = UInt8(Substring(rest.prefix(2)), radix: 16) {
        rest.removeFirst(2)
        bytes.append(encoded)
      } else {
        bytes.append(byte)
      }
    }
    // Unlike Foundation's reading of UTF-8, this keeps a byte-order mark, and makes of wrong bytes
    // others.
    let decoded = String(decoding: bytes, as: UTF8.self)
    guard decoded.utf8.elementsEqual(bytes) else {
      throw NavigationError(
        .malformedLink, "\(text.inBackticks) in \(link.inBackticks) is not UTF-8",
        help: "percent-encode the bytes of UTF-8: `é` is `%C3%A9`")
    }
    return decoded
  }
}
