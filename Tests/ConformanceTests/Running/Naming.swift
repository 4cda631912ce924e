import Foundation
import LayoutPolicies

extension String {
  /// `extraLarge` as `extra-large`.
  var kebabCase: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// `extra-large` as `extraLarge`.
  var camelCase: String {
    let parts = split(separator: "-")
    return String(parts.first ?? "") + parts.dropFirst().map { $0.capitalized }.joined()
  }
}

extension Double {
  /// A side of a window as contexts are given it: they know of none that is 0.
  var side: String? { self == 0 ? nil : plainText }
}

extension Measure {
  /// A name as other systems spell it; `extra-large` is `extraLarge` too.
  var camelCase: Measure {
    guard case .text(let text) = self else { return self }
    return .oneOf([.text(text.camelCase), .text(text)])
  }
}
