import LayoutPolicies

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A pattern of links, and what they lead to.
public struct LinkRoute<Destination>: Sendable {
  let pattern: String
  let destination: @Sendable (LinkMatch) throws -> Destination

  /// Makes a route. The router that it is given to checks its pattern.
  ///
  /// - Parameters:
  ///   - pattern: Fixed parts and parameters between slashes, as `settings/about`, `artist/:id`, or
  ///     `page/:number?` where the last may be left out. Empty, it is that of links without parts.
  ///   - destination: What a link leads to; an error that it throws is the router's answer.
  public init(
    _ pattern: String,
    to destination: @escaping @Sendable (LinkMatch) throws -> Destination
  ) {
    self.pattern = pattern
    self.destination = destination
  }
}

/// The way from a URL to what it leads to.
///
/// Of the patterns that match, the first counts by one order, part by part from the left: a fixed
/// part, then a parameter, then an optional one; an end before an optional one. The order in which
/// routes are listed means nothing. Fixed parts match in upper and lower case.
///
/// ```swift
/// let router = try LinkRouter<DeepLink<Tab, Screen>>(
///   schemes: ["app", "https"], hosts: ["example.com"],
///   routes: [
///     LinkRoute("search") { _ in DeepLink(tab: .search) },
///     LinkRoute("artist/:id") { match in
///       DeepLink(tab: .library, path: [.artist(try match("id", as: Int.self))])
///     },
///   ])
/// let link = try router.destination(for: "app://artist/5")
/// ```
public struct LinkRouter<Destination>: Sendable {
  private let origins: LinkOrigins
  /// What a suggestion is chosen from: those with fewer parts first, then by text.
  private let patterns: [LinkPattern]
  /// What an unknown link is told where no pattern is near; nil without patterns.
  private let choices: String?
  private let tree: LinkTree<LinkRoute<Destination>>

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - schemes: The schemes of the app's links. The host of a link is its first part, but for
  ///     `https` and `http`: `app://artist/5`, `app:///artist/5` and `app:artist/5` are one.
  ///   - hosts: The hosts of links of `https` and `http`, with ports that are not the usual ones.
  ///   - routes: The patterns, in any order.
  /// - Throws: `wrongOrigin` for a scheme or host, `wrongPattern`, or `ambiguousPattern` if two
  ///   patterns match the same links equally well.
  public init(
    schemes: [String], hosts: [String] = [], routes: [LinkRoute<Destination>]
  ) throws(NavigationError) {
    origins = try LinkOrigins(schemes: schemes, hosts: hosts)
    var patterns: [LinkPattern] = []
    var tree = LinkTree<LinkRoute<Destination>>()
    for route in routes {
      let pattern = try LinkPattern(route.pattern)
      try tree.insert(pattern, route)
      patterns.append(pattern)
    }
    patterns.removeAll(where: \.parts.isEmpty)
    patterns.sort { ($0.names.count, $0.text) < ($1.names.count, $1.text) }
    choices = Suggestion.list(patterns.map(\.text))
    patterns.sort { ($0.parts.count, $0.text) < ($1.parts.count, $1.text) }
    self.patterns = patterns
    self.tree = tree
  }

  /// What a link leads to.
  ///
  /// - Throws: A ``NavigationError``: `malformedLink`, `foreignLink` if it is of another scheme or
  ///   host, `unknownLink` if no pattern matches; or what its route throws.
  /// - Complexity: O(*n* · *k*) in the link's length and the patterns that begin as it does. For
  ///   an unknown link at most 256 patterns are looked at to suggest one.
  public func destination(for link: String) throws -> Destination {
    let link = try Link(link, of: origins)
    guard let (pattern, route) = tree.first(matching: link.parts) else {
      throw unknown(link)
    }
    return try route.destination(LinkMatch(link, pattern))
  }

  /// What a URL leads to; see ``destination(for:)-(String)``.
  public func destination(for url: URL) throws -> Destination {
    try destination(for: url.absoluteString)
  }

  private func unknown(_ link: Link) -> NavigationError {
    let path = link.parts.joined(separator: "/")
    let candidates = candidates(near: path, of: link.parts.count)
    // A parameter is near to whatever stands in its place.
    let filled = candidates.map { pattern in
      let own = pattern.text.split(separator: "/").map(String.init)
      return own.indices.map { index in
        pattern.parts[index].name != nil && link.parts.indices.contains(index)
          ? link.parts[index] : own[index]
      }.joined(separator: "/")
    }
    let nearest = Suggestion.nearest(to: path, among: filled).flatMap(filled.firstIndex)
    return NavigationError(
      .unknownLink, "no pattern matches \(link.text.inBackticks)",
      help: nearest.map { "did you mean \(candidates[$0].text.inBackticks)?" }
        ?? choices)
  }

  /// The patterns around the place where the link would stand, as slips are rarely in the first
  /// letters, the plainest first; all of them in most apps.
  private func candidates(near path: String, of partCount: Int) -> [LinkPattern] {
    let most = 256
    var (low, high) = (0, patterns.count)
    while low < high {
      let middle = (low + high) / 2
      let pattern = patterns[middle]
      let isBefore = (pattern.parts.count, pattern.text) < (partCount, path)
      (low, high) = isBefore ? (middle + 1, high) : (low, middle)
    }
    let start = max(0, min(low - most / 2, patterns.count - most))
    return patterns[start...].prefix(most).sorted {
      ($0.names.count, $0.text) < ($1.names.count, $1.text)
    }
  }
}

extension LinkRouter<String> {
  /// What is wrong with patterns, each alone and beside those before it, by their places.
  package static func problems(
    in patterns: [String]
  ) -> [(place: Int, error: NavigationError)] {
    var tree = LinkTree<Int>()
    return patterns.enumerated().compactMap { place, pattern in
      do throws(NavigationError) {
        try tree.insert(LinkPattern(pattern), place)
        return nil
      } catch {
        return (place, error)
      }
    }
  }
}
