/// What completions offer for a value: words, then what the program lists, and paths where none of
/// these begins with what is written.
package struct Candidates: Sendable, Hashable {
  /// How a value is made of candidates.
  package enum Form: String, Sendable {
    /// It is one of them.
    case one
    /// It is one of them, or the path of a file or folder.
    case path
    /// It is several of them, with commas between.
    case list
  }

  /// How a value is made of candidates.
  package let form: Form
  /// Words that the value can be, or begin with.
  package let words: [String]
  /// The arguments for which the program itself prints more words, one a line. One that ends in `=`
  /// stands for that option as often as it is given: `--policies=`.
  package let listing: [String]

  /// Describes what is offered.
  package init(_ form: Form = .one, _ words: [String] = [], listing: String = "") {
    self.form = form
    self.words = words
    self.listing = listing.split(separator: " ").map(String.init)
  }
}
