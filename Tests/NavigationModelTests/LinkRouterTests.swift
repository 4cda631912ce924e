import Foundation
import NavigationModel
import SeededRandom
import Testing

@Suite("From a URL to what it leads to")
struct LinkRouterTests {
  /// A router that answers which pattern matches, and with what.
  static func router(
    _ patterns: [String], schemes: [String] = ["app", "HTTPS", "http"],
    hosts: [String] = ["Example.com", "localhost:8080", "[::1]"]
  ) throws(NavigationError) -> LinkRouter<String> {
    try LinkRouter(
      schemes: schemes, hosts: hosts,
      routes: patterns.map { pattern in
        LinkRoute(pattern) { match in
          let parameters = match.parameters.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
          let query = match.queryItems.map { "?\($0.name)" + ($0.value.map { "=\($0)" } ?? "") }
          return ([match.pattern] + parameters + query + (match.fragment.map { ["#\($0)"] } ?? []))
            .joined(separator: " ")
        }
      })
  }

  /// What a request answers, or the error with its kind.
  static func answer(_ body: () throws -> String) -> String {
    do {
      return try body()
    } catch {
      return ((error as? NavigationError)?.kind.rawValue ?? "other") + ": \(error)"
    }
  }

  static let patterns = [
    "", "search", "settings/about", "contact/new", "contact/:id", "page/:number?", "page/first",
    "artist/:id/albums", "artist/:id/:what", ":section/all", "archive/:year?/:month?",
    "archive/:year", "archive", "München/:straße",
  ]

  static let links = [
    // A slash or none, an empty host and doubled slashes mean the same at every length.
    "app://search": "search",
    "app://search/": "search",
    "app:///search": "search",
    "app://search//": "search",
    "app:search": "search",
    "app:/search/": "search",
    "app://settings/about": "settings/about",
    "app://settings/about/": "settings/about",
    "app://settings//about": "settings/about",
    "app://": "",
    "app:": "",
    "app:///": "",
    "https://example.com": "",
    "https://example.com/": "",
    "https://example.com//search/": "search",
    "http://example.com:80/search": "search",
    "http://localhost:8080/search": "search",
    "https://[::1]/search": "search",
    // Fixed parts, schemes and hosts match in any case; parameters keep theirs.
    "app://SEARCH": "search",
    "APP://Settings/ABOUT": "settings/about",
    "HTTPS://Example.COM:443/Contact/Ann": "contact/:id id=Ann",
    "app://m%C3%BCnchen/Stra%C3%9Fe": "München/:straße straße=Straße",
    // A URL writes other letters in a host so.
    "app://xn--mnchen-3ya/Ost": "München/:straße straße=Ost",
    // A fixed part goes before a parameter, and that before an optional one, from the left.
    "app://contact/new": "contact/new",
    "app://contact/5": "contact/:id id=5",
    "app://page": "page/:number?",
    "app://page/first": "page/first",
    "app://page/5": "page/:number? number=5",
    "app://artist/5/albums": "artist/:id/albums id=5",
    "app://artist/5/songs": "artist/:id/:what id=5 what=songs",
    "app://artist/all": ":section/all section=artist",
    "app://contact/all": "contact/:id id=all",
    "app://archive": "archive",
    "app://archive/2025": "archive/:year year=2025",
    "app://archive/2025/5": "archive/:year?/:month? month=5 year=2025",
    // Parts are decoded after they are split; so are queries and fragments.
    "app://contact/a%2Fb": "contact/:id id=a/b",
    "app://contact/100%25": "contact/:id id=100%",
    "app://%73earch": "search",
    "app://search?x=1#f": "search ?x=1 #f",
    "app://search?tag=b&tag=a&&flag&e=&=n&q=a%26b+c%20d#x%20y":
      "search ?tag=b ?tag=a ?flag ?e= ?=n ?q=a&b+c d #x y",
    "app://contact/%EF%BB%BFa": "contact/:id id=\u{FEFF}a",
    "app://search?q=%EF%BB%BF": "search ?q=\u{FEFF}",
    "app://search?": "search",
    "app://search#": "search #",
    // What is not a link, not one of the app's, or unknown.
    "app://serach": "unknown-link: no pattern matches `app://serach` (did you mean `search`?)",
    "app://settings/abuot?x": "unknown-link: no pattern matches `app://settings/abuot?x` "
      + "(did you mean `settings/about`?)",
    "app://artst/5/albums": "unknown-link: no pattern matches `app://artst/5/albums` "
      + "(did you mean `artist/:id/albums`?)",
    "ap://search": "foreign-link: links of `ap` are not this app's (did you mean `app`?)",
    "https://example.org/search":
      "foreign-link: links of `example.org` are not this app's (did you mean `example.com`?)",
    "https://example.com:8443/search": "foreign-link: links of `example.com:8443` are not this "
      + "app's (did you mean `example.com`?)",
    "https://localhost/search":
      "foreign-link: links of `localhost` are not this app's (did you mean `localhost:8080`?)",
    "https:search":
      "malformed-link: `https:search` has no host (begin it with `https://example.com/`)",
    "https://example.com@evil.org/search":
      "malformed-link: `https://example.com@evil.org/search` has a user or a port (leave it out)",
    "app://search:5/": "malformed-link: `app://search:5/` has a user or a port (leave it out)",
    "app://search:/": "malformed-link: `app://search:/` has a user or a port (leave it out)",
    "app://search:99999999999999999999/": "malformed-link: `app://search:99999999999999999999/` "
      + "has a user or a port (leave it out)",
    "https://example.com:99999999999999999999/search": "malformed-link: "
      + "`https://example.com:99999999999999999999/search` has a port that is none "
      + "(leave it out, or write a number up to 65535)",
    "https://[::1]:/search": "malformed-link: `https://[::1]:/search` has a port that is none "
      + "(leave it out, or write a number up to 65535)",
    "app://q/w/e/r/t/z/u/i":
      "unknown-link: no pattern matches `app://q/w/e/r/t/z/u/i` (one of `archive`, "
      + "`contact/new`, `page/first`, `search`, `settings/about`, `:section/all`, "
      + "`München/:straße`, `archive/:year`, `artist/:id/albums`, `contact/:id`, "
      + "`page/:number?`, `archive/:year?/:month?`, `artist/:id/:what`)",
    "search": "malformed-link: `search` has no scheme (begin it with `app://`)",
    "": "malformed-link: `` has no scheme (begin it with `app://`)",
    "app://contact/%zz": "malformed-link: `app://contact/%zz` is not a URL (percent-encode what a "
      + "URL cannot hold: a space is `%20`, a `%` itself `%25`)",
    "app://contact/a b": "malformed-link: `app://contact/a b` is not a URL (percent-encode what a "
      + "URL cannot hold: a space is `%20`, a `%` itself `%25`)",
    "app://contact/%ff": "malformed-link: `%ff` in `app://contact/%ff` is not UTF-8 "
      + "(percent-encode the bytes of UTF-8: `é` is `%C3%A9`)",
    "app://search?q=%C3": "malformed-link: `%C3` in `app://search?q=%C3` is not UTF-8 "
      + "(percent-encode the bytes of UTF-8: `é` is `%C3%A9`)",
    "app://contact/%2e%2E/search": "malformed-link: `app://contact/%2e%2E/search` has a part `..` "
      + "(write where it leads to)",
  ]

  @Test("finds the one pattern, in whatever order they are listed")
  func links() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<4 {
      let router = try Self.router(Self.patterns.shuffled(using: &random))
      for (link, answer) in Self.links {
        #expect(
          Self.answer { try router.destination(for: link) } == answer)
        guard let url = URL(string: link), url.absoluteString == link else { continue }
        #expect(
          Self.answer { try router.destination(for: url) } == answer)
      }
    }
  }

  enum Screen: Hashable, Sendable {
    case artist(Int)
    case page(UInt8?)
    case results([String], pages: [Int], price: Double?)
  }

  @Test("gives parameters their types, and becomes a tab and a path")
  func typedParameters() throws {
    let router = try LinkRouter<DeepLink<String, Screen>>(
      schemes: ["app"],
      routes: [
        LinkRoute("artist/:id") { match in
          DeepLink(tab: "library", path: [.artist(try match("id", as: Int.self))])
        },
        LinkRoute("page/:number?") { match in
          DeepLink(path: [.page(try match("number", as: UInt8?.self))])
        },
        LinkRoute("must/:number?") { match in
          DeepLink(path: [.page(try match("number", as: UInt8.self))])
        },
        LinkRoute("wrong/:number") { match in
          DeepLink(path: [.page(try match("nmber", as: UInt8.self))])
        },
        LinkRoute("letter/:one") { match in
          let code = try match.query("code", as: Unicode.Scalar.self).map { Int($0.value) }
          let letter = String(try match("one", as: Character.self))
          return DeepLink(path: [.results([letter], pages: code, price: nil)])
        },
        LinkRoute("search/:price?") { match in
          let pages = try match.query("page", as: Int.self)
          let price = try match("price", as: Double?.self)
          return DeepLink(
            tab: "search", path: [.results(try match.query("q"), pages: pages, price: price)])
        },
      ])
    let answers: [String: DeepLink<String, Screen>] = [
      "app://artist/-5": DeepLink(tab: "library", path: [.artist(-5)]),
      "app://page/255": DeepLink(path: [.page(255)]),
      "app://page": DeepLink(path: [.page(nil)]),
      "app://search/1.5?q=b&page=2&q=a&q&page=1":
        DeepLink(tab: "search", path: [.results(["b", "a", ""], pages: [2, 1], price: 1.5)]),
      "app://letter/e%CC%81?code=a":
        DeepLink(path: [.results(["e\u{301}"], pages: [97], price: nil)]),
    ]
    for (link, answer) in answers { #expect(try router.destination(for: link) == answer) }
    let refusals = [
      "app://artist/x5":
        "`x5` cannot be `id` of `artist/:id` (write a whole number, not too large)",
      "app://page/256":
        "`256` cannot be `number` of `page/:number?` (write a whole number, not too large)",
      "app://must":
        "the link leaves out `number` of `must/:number?` (read it as an optional value)",
      "app://wrong/5": "the pattern `wrong/:number` has no `nmber` (did you mean `number`?)",
      "app://search?page": "`` cannot be `page` of `search/:price?` "
        + "(write a whole number, not too large)",
      "app://letter/xy": "`xy` cannot be `one` of `letter/:one` (write one character)",
      "app://letter/x?code": "`` cannot be `code` of `letter/:one` (write one character)",
      "app://letter/x?code=e%CC%81":
        "`e\u{301}` cannot be `code` of `letter/:one` (write one character)",
      "app://search/nan": "`nan` cannot be `price` of `search/:price?` (write a number)",
      "app://search/1e999": "`1e999` cannot be `price` of `search/:price?` (write a number)",
    ]
    for (link, refusal) in refusals {
      #expect(
        Self.answer { "\(try router.destination(for: link))" }
          == "wrong-parameter: " + refusal)
    }
    let link = try router.destination(for: "app://artist/5")
    #expect(link.action == .follow([.artist(5)], in: "library"))
  }

  @Test("no text is too odd or too long for an answer")
  func oddLinks() throws {
    let router = try Self.router(Self.patterns)
    var random = SplitMix64(seed: 4)
    let pieces =
      Array("ab/:?#%&=+@[]. \u{0}\u{301}é🇩🇪\\\r\n").map(String.init) + [
        "app:", "//", "search", "contact/", "https://example.com", "%2F", "%ff", "..", "\r\n",
      ]
    for _ in 0..<2000 {
      let link = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(pieces) }
      let bytes = (0..<8).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      for text in [link.joined(), "app://" + link.joined(), String(decoding: bytes, as: UTF8.self)]
      {
        let answer = Self.answer {
          try router.destination(for: text)
        }
        #expect(answer.utf8.count < 1000)
      }
    }
    let long = "app://contact/" + String(repeating: "a", count: 9000)
    #expect(
      Self.answer { try router.destination(for: long) }
        == "malformed-link: the link `app://contact/\(String(repeating: "a", count: 66))…` has "
        + "9014 bytes (at most 8192 are read)")
    let deep = "app:" + String(repeating: "/a", count: 4000)
    #expect(
      Self.answer { try router.destination(for: deep) }
        .hasPrefix("unknown-link"))
  }

  @Test("a slip in a link of many routes is found among those around it")
  func manyRoutes() throws {
    let router = try Self.router((0..<5_000).map { "section\($0)/item/:id/detail" })
    #expect(
      Self.answer { try router.destination(for: "app://section77/itme/5/detail") }
        == "unknown-link: no pattern matches `app://section77/itme/5/detail` "
        + "(did you mean `section77/item/:id/detail`?)")
    let long = "app://" + String(repeating: "A", count: 8_000)
    #expect(
      Self.answer { try router.destination(for: long) }.hasSuffix("… (5000 in all))"))
  }

  /// The order of patterns, told again: of all that match, the least by the kinds of its parts.
  static func expected(_ patterns: [String], _ parts: [String]) -> String? {
    let matching = patterns.compactMap { pattern -> (rank: [Int], pattern: String)? in
      let own = pattern.split(separator: "/")
      guard own.count >= parts.count, own[parts.count...].allSatisfy({ $0.last == "?" }) else {
        return nil
      }
      guard zip(own, parts).allSatisfy({ $0.first == ":" || $0 == $1 }) else { return nil }
      return (own.map { $0.last == "?" ? 3 : $0.first == ":" ? 2 : 1 }, pattern)
    }
    return matching.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.pattern
  }

  @Test("of random patterns the first by the order of patterns answers, however they are listed")
  func randomPatterns() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<100 {
      let patterns = Set(
        (0..<12).map { _ in
          let required = (0..<Int.random(in: 0...3, using: &random)).map { index in
            random.pick(["a", "b", ":p\(index)"])
          }
          let optional = (0..<Int.random(in: 0...2, using: &random)).map { ":o\($0)?" }
          return (required + optional).joined(separator: "/")
        }
      ).sorted()
      let router = try Self.router(patterns.shuffled(using: &random))
      for _ in 0..<20 {
        let parts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          random.pick(["a", "b", "c"])
        }
        let answer = Self.answer {
          try router.destination(for: "app:" + parts.joined(separator: "/"))
        }
        let expected = Self.expected(patterns, parts)
        #expect(
          expected.map { answer.prefix { $0 != " " } == $0 } ?? answer.hasPrefix("unknown-link"),
          "\(parts) of \(patterns): \(answer)")
      }
      let renamed = random.pick(patterns).replacing("p", with: "q").uppercased()
      #expect(throws: NavigationError.self) {
        try Self.router((patterns + [renamed]).shuffled(using: &random))
      }
    }
  }
}
