import LayoutPolicies

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The schemes and hosts whose links are an app's own.
struct LinkOrigins: Sendable {
  private let schemes: [String]
  private let hosts: [String]

  /// Reads schemes, and the hosts of the web's among them.
  ///
  /// - Throws: `wrongOrigin`.
  init(schemes: [String], hosts: [String]) throws(NavigationError) {
    self.schemes = schemes.map { $0.lowercased() }
    var origins: [String] = []
    for scheme in schemes where !Self.isScheme(scheme) {
      throw NavigationError(
        .wrongOrigin, "\(scheme.inBackticks) is not a scheme",
        help: "a letter, then letters, digits, `+`, `-` and `.`, as `app` or `https`")
    }
    for host in hosts { origins.append(try Self.origin(host)) }
    self.hosts = origins
    guard !schemes.isEmpty else {
      throw NavigationError(
        .wrongOrigin, "links without a scheme lead nowhere", help: "give `schemes`, as `app`")
    }
    guard self.schemes.contains(where: Self.isWeb) != hosts.isEmpty else {
      throw NavigationError(
        .wrongOrigin,
        hosts.isEmpty ? "the web's links need a host" : "hosts are for the web's links",
        help: hosts.isEmpty ? "give `hosts`, as `example.com`" : "add `https` to the schemes")
    }
  }

  /// The path of a link with its host, if that is part of it: `app://artist/5` is `app:artist/5`.
  ///
  /// - Throws: `malformedLink`, or `foreignLink` if it is of another scheme or host.
  func path(of link: URLComponents, _ text: String) throws(NavigationError) -> String {
    guard let scheme = link.scheme?.lowercased() else {
      let start = Self.isWeb(schemes[0]) ? "\(schemes[0])://\(hosts[0])/" : "\(schemes[0])://"
      throw NavigationError(
        .malformedLink, "\(text.inBackticks) has no scheme",
        help: "begin it with \(start.inBackticks)")
    }
    guard schemes.contains(scheme) else {
      throw NavigationError(
        .foreignLink, "links of \(scheme.inBackticks) are not this app's",
        help: Suggestion.help(for: scheme, among: schemes))
    }
    let port = Self.port(of: text)
    guard link.user == nil, link.password == nil, Self.isWeb(scheme) || port == nil else {
      throw NavigationError(
        .malformedLink, "\(text.inBackticks) has a user or a port", help: "leave it out")
    }
    guard Self.isWeb(scheme) else {
      return Self.firstPart(of: link) + "/" + link.percentEncodedPath
    }
    guard port.map({ UInt16($0) != nil }) ?? true else {
      throw NavigationError(
        .malformedLink, "\(text.inBackticks) has a port that is none",
        help: "leave it out, or write a number up to 65535")
    }
    guard let origin = Self.origin(of: link) else {
      throw NavigationError(
        .malformedLink, "\(text.inBackticks) has no host",
        help: "begin it with \("\(scheme)://\(hosts[0])/".inBackticks)")
    }
    guard hosts.contains(origin) else {
      throw NavigationError(
        .foreignLink, "links of \(origin.inBackticks) are not this app's",
        help: Suggestion.help(for: origin, among: hosts))
    }
    return link.percentEncodedPath
  }

  private static func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

  private static func isScheme(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// Reads a host of the web, alone or with a port.
  private static func origin(_ host: String) throws(NavigationError) -> String {
    let text = "https://" + host
    let components = URLComponents(string: text, encodingInvalidCharacters: false)
    guard let components, let origin = origin(of: components), components.path.isEmpty,
      components.query == nil, components.fragment == nil, components.user == nil,
      !host.contains("*"), port(of: text).map({ UInt16($0) != nil }) ?? true
    else {
      // A URL writes the letters that a host cannot hold as `xn--…`.
      let encoded =
        host.utf8.allSatisfy { $0 < 0x80 } ? nil : URLComponents(string: text)?.encodedHost
      throw NavigationError(
        .wrongOrigin, "\(host.inBackticks) is not a host",
        help: encoded.map { "write it as URLs do, \($0.inBackticks)" }
          ?? (host.contains("*")
            ? "write each host out" : "write it alone, as `example.com` or `localhost:8080`"))
    }
    if let port = components.port, port == 443 || port == 80 {
      throw NavigationError(
        .wrongOrigin, "\(host.inBackticks) has the usual port",
        help: "leave it out: write \((components.encodedHost ?? "").inBackticks)")
    }
    return origin
  }

  /// What follows the host's `:`, which URL components leave out where it is empty or no number.
  private static func port(of text: String) -> Substring? {
    let rest = text.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    guard rest.starts(with: "//".utf8) else { return nil }
    let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
    // After a user, and after an address in brackets, which has colons of its own.
    let host = authority.split(omittingEmptySubsequences: false) { "@]".utf8.contains($0) }.last
    let port = host?.drop { $0 != UInt8(ascii: ":") } ?? authority
    return port.isEmpty ? nil : Substring(port.dropFirst())
  }

  /// The host of a link of an app's own scheme. A URL writes a host with letters of other languages
  /// as `xn--…`.
  private static func firstPart(of link: URLComponents) -> String {
    guard let host = link.encodedHost else { return "" }
    return host.contains("xn--") && !host.contains("%") ? link.host ?? host : host
  }

  /// The host in lowercase, with a port that is not the usual one.
  private static func origin(of link: URLComponents) -> String? {
    guard let host = link.encodedHost?.lowercased(), !host.isEmpty else { return nil }
    let usual = link.scheme?.lowercased() == "http" ? 80 : 443
    return link.port.flatMap { $0 == usual ? nil : "\(host):\($0)" } ?? host
  }
}
