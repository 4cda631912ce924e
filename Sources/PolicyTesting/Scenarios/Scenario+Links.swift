import NavigationModel
package import PolicyYAML

/// The URLs of scenarios.
extension Scenario {
  /// What is wrong with patterns, alone and beside each other.
  @Sendable package static func patternProblems(in patterns: [String]) -> [PatternProblem] {
    guard problem(of: patterns) != nil else { return [] }
    var right: [String] = []
    return patterns.enumerated().compactMap { place, pattern in
      guard let problem = problem(of: right + [pattern]) else {
        right.append(pattern)
        return nil
      }
      return PatternProblem(place: place, message: problem.message, help: problem.help)
    }
  }

  private static func problem(of patterns: [String]) -> NavigationError? {
    do throws(NavigationError) {
      let routes = patterns.map { pattern in LinkRoute(pattern) { _ in pattern } }
      _ = try LinkRouter(schemes: ["app"], routes: routes)
      return nil
    } catch {
      return error
    }
  }

  /// Where a URL leads. Links of every scheme and host are the app's: whose they are is no question
  /// of a scenario.
  static func destination(
    of url: String, among links: [Link]
  ) throws(NavigationError) -> DeepLink<String, String> {
    let scheme = url.contains(":") ? String(url.prefix { $0 != ":" }) : "app"
    let isOfWeb = ["http", "https"].contains(scheme.lowercased())
    let rest = url.dropFirst(scheme.count)
    let said = rest.hasPrefix("://") ? rest.dropFirst(3).prefix { !"/?#".contains($0) } : ""
    let host = said.isEmpty ? "example.com" : String(said)
    let router = try LinkRouter(
      schemes: [scheme], hosts: isOfWeb ? [host] : [], routes: links.map { route($0) })
    do {
      return try router.destination(for: url)
    } catch {
      // Its routes themselves throw nothing.
      throw error as? NavigationError ?? NavigationError(.unknownLink, "\(error)")
    }
  }

  private static func route(_ link: Link) -> LinkRoute<DeepLink<String, String>> {
    LinkRoute(link.pattern) { match in
      DeepLink(tab: link.tab, path: link.path.compactMap { filled($0, with: match.parameters) })
    }
  }

  /// A screen with a link's parameters in it; nil if it has one that the link leaves out.
  private static func filled(_ screen: String, with parameters: [String: String]) -> String? {
    var parts: [String] = []
    for part in screen.split(separator: "/", omittingEmptySubsequences: false) {
      if part.first != ":" {
        parts.append(String(part))
      } else if let value = parameters[String(part.dropFirst())] {
        parts.append(value)
      } else {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
