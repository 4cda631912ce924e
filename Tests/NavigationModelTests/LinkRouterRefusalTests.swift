import NavigationModel
import Testing

@Suite("A router that cannot be right")
struct LinkRouterRefusalTests {
  static let wrong: [(patterns: [String], error: String)] = [
    (
      ["contact/:id", "contact/:name"],
      "ambiguous-pattern: `contact/:id` and `contact/:name` match the same links "
        + "(leave one of them out)"
    ),
    (
      ["page/:a?", "page/:b?"],
      "ambiguous-pattern: `page/:a?` and `page/:b?` match the same links (leave one of them out)"
    ),
    (
      ["search", "SEARCH"],
      "ambiguous-pattern: `search` and `SEARCH` match the same links (leave one of them out)"
    ),
    (
      ["straße", "STRAẞE"],
      "ambiguous-pattern: `straße` and `STRAẞE` match the same links (leave one of them out)"
    ),
    (
      ["é", "e\u{301}"],
      "ambiguous-pattern: `é` and `e\u{301}` match the same links (leave one of them out)"
    ),
    (
      [Array(repeating: "ab", count: 65).joined(separator: "/")],
      "wrong-pattern: the pattern `\(String(repeating: "ab/", count: 26))ab…` has 65 parts and 194 "
        + "bytes (at most 64 parts and 8192 bytes are read)"
    ),
    (
      [Array(repeating: "a", count: 100_000).joined(separator: "/")],
      "wrong-pattern: the pattern `\(String(repeating: "a/", count: 40))…` has 100000 parts and "
        + "199999 bytes (at most 64 parts and 8192 bytes are read)"
    ),
    (
      ["/"],
      "wrong-pattern: the pattern `/` has a slash too many "
        + "(write the empty text for links without parts)"
    ),
    (["/search"], "wrong-pattern: the pattern `/search` has a slash too many (write `search`)"),
    (["a//b/"], "wrong-pattern: the pattern `a//b/` has a slash too many (write `a/b`)"),
    (
      ["app://search"],
      "wrong-pattern: the pattern `app://search` has a `:` in `app:` "
        + "(a parameter is a part of its own, as `:name`)"
    ),
    (
      ["a/:"],
      "wrong-pattern: the pattern `a/:` has a parameter without a right name, `:` "
        + "(a letter, then letters, digits, `-` and `_`, as `:id` or `:id?`)"
    ),
    (
      ["a/:?"],
      "wrong-pattern: the pattern `a/:?` has a parameter without a right name, `:?` "
        + "(a letter, then letters, digits, `-` and `_`, as `:id` or `:id?`)"
    ),
    (
      ["a/:1st"],
      "wrong-pattern: the pattern `a/:1st` has a parameter without a right name, `:1st` "
        + "(a letter, then letters, digits, `-` and `_`, as `:id` or `:id?`)"
    ),
    (
      [":id/x/:id"],
      "wrong-pattern: the pattern `:id/x/:id` has two parameters `id` (rename one of them)"
    ),
    (
      ["page/:number?/x"],
      "wrong-pattern: the pattern `page/:number?/x` goes on after an optional parameter "
        + "(put optional parameters last)"
    ),
    (
      ["page/:number?/:id"],
      "wrong-pattern: the pattern `page/:number?/:id` goes on after an optional parameter "
        + "(put optional parameters last)"
    ),
    (
      ["search?q=:q"],
      "wrong-pattern: the pattern `search?q=:q` has a `?` in `search?q=:q` "
        + "(an optional parameter is `:name?`; a query is read from the match)"
    ),
    (
      ["a%20b"],
      "wrong-pattern: the pattern `a%20b` has a `%` in `a%20b` "
        + "(write it decoded; links are decoded before they are compared)"
    ),
    (
      ["a#b"],
      "wrong-pattern: the pattern `a#b` has a `#` in `a#b` (a fragment is read from the match)"
    ),
    (
      ["files/*"],
      "wrong-pattern: the pattern `files/*` has a `*` in `*` "
        + "(a parameter is a part of its own, as `:name`)"
    ),
    (
      ["a b"],
      "wrong-pattern: the pattern `a b` has a ` ` in `a b` "
        + "(a fixed part has letters, digits, and any of `-._~!$&'()+,;=@`)"
    ),
    (["a/.."], "wrong-pattern: the pattern `a/..` has a part `..` (no link has it; leave it out)"),
  ]

  static let wrongOrigins: [(schemes: [String], hosts: [String], error: String)] = [
    ([], [], "wrong-origin: links without a scheme lead nowhere (give `schemes`, as `app`)"),
    (
      ["app://"], [],
      "wrong-origin: `app://` is not a scheme "
        + "(a letter, then letters, digits, `+`, `-` and `.`, as `app` or `https`)"
    ),
    (["https"], [], "wrong-origin: the web's links need a host (give `hosts`, as `example.com`)"),
    (
      ["app"], ["example.com"],
      "wrong-origin: hosts are for the web's links (add `https` to the schemes)"
    ),
    (
      ["https"], ["https://example.com"],
      "wrong-origin: `https://example.com` is not a host "
        + "(write it alone, as `example.com` or `localhost:8080`)"
    ),
    (
      ["https"], ["example.com/"],
      "wrong-origin: `example.com/` is not a host "
        + "(write it alone, as `example.com` or `localhost:8080`)"
    ),
    (
      ["https"], ["example.com:443"],
      "wrong-origin: `example.com:443` has the usual port (leave it out: write `example.com`)"
    ),
    (
      ["http"], ["[::1]:80"],
      "wrong-origin: `[::1]:80` has the usual port (leave it out: write `[::1]`)"
    ),
    (
      ["https"], ["example.com:99999999999999999999"],
      "wrong-origin: `example.com:99999999999999999999` is not a host "
        + "(write it alone, as `example.com` or `localhost:8080`)"
    ),
    (
      ["https"], ["*.example.com"],
      "wrong-origin: `*.example.com` is not a host (write each host out)"
    ),
    (
      ["https"], ["münchen.de"],
      "wrong-origin: `münchen.de` is not a host (write it as URLs do, `xn--mnchen-3ya.de`)"
    ),
    (
      ["https"], [""],
      "wrong-origin: `` is not a host (write it alone, as `example.com` or `localhost:8080`)"
    ),
  ]

  @Test("refuses what cannot be right when it is made")
  func wrongRouters() {
    for (patterns, error) in Self.wrong {
      #expect(
        LinkRouterTests.answer { "\(try LinkRouterTests.router(patterns))" } == error)
    }
    for (schemes, hosts, error) in Self.wrongOrigins {
      #expect(
        LinkRouterTests.answer {
          "\(try LinkRouterTests.router([], schemes: schemes, hosts: hosts))"
        } == error)
    }
  }
}
