import NavigationModel
package import PolicyYAML

extension Scenario.Model {
  /// The navigation model that scenarios go through.
  package static let navigation = Self(
    reasons: NavigationError.Kind.allCases.map { $0.rawValue },
    patternProblems: { patterns in
      LinkRouter<String>.problems(in: patterns).map { place, error in
        Scenario.PatternProblem(place: place, message: error.message, help: error.help)
      }
    })
}

/// The URLs of scenarios.
extension Scenario {
  /// The way from URLs of an origin to where they lead. Links of every scheme and host are the
  /// app's: whose they are is no question of a scenario.
  func router(
    for origin: LinkOrigin
  ) throws(NavigationError) -> LinkRouter<DeepLink<String, String>> {
    try LinkRouter(
      schemes: [origin.scheme], hosts: origin.host.map { [$0] } ?? [],
      routes: app.links.map { Self.route($0) })
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

/// The scheme of a URL, and where that is one of the web, its host.
struct LinkOrigin: Hashable {
  let scheme: String
  let host: String?

  init(of url: String) {
    scheme = url.contains(":") ? String(url.prefix { $0 != ":" }) : "app"
    let rest = url.dropFirst(scheme.count)
    let said = rest.hasPrefix("://") ? rest.dropFirst(3).prefix { !"/?#".contains($0) } : ""
    let isOfWeb = ["http", "https"].contains(scheme.lowercased())
    host = isOfWeb ? said.isEmpty ? "example.com" : String(said) : nil
  }
}

extension LinkRouter<DeepLink<String, String>> {
  /// Where a URL leads.
  func link(_ url: String) throws(NavigationError) -> DeepLink<String, String> {
    do {
      return try destination(for: url)
    } catch {
      // The routes of scenarios themselves throw nothing.
      throw error as? NavigationError ?? NavigationError(.unknownLink, "\(error)")
    }
  }
}
