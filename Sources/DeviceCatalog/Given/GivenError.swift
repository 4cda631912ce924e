/// What is wrong with one value of a context. Its reader knows the place in the text.
package struct GivenError: Error, Sendable, Hashable {
  /// One step into a value.
  package enum Step: Sendable, Hashable {
    /// To the value of that key.
    case key(String)
    /// To that element, counted from 0.
    case index(Int)
  }

  /// The key of the context.
  package let key: String
  /// The steps from the key's value to the one that is wrong; empty for the value itself.
  package let path: [Step]
  /// What is wrong, in one lowercase sentence.
  package let message: String
  /// What to write instead.
  package let help: String?

  /// Describes what is wrong with the value of a key.
  package init(key: String, path: [Step] = [], message: String, help: String? = nil) {
    self.key = key
    self.path = path
    self.message = message
    self.help = help
  }
}

/// The place of a value in what is given: where an error belongs.
struct GivenSpot {
  private let key: String
  private let path: [GivenError.Step]

  /// The value of a key of the context.
  init(_ key: String) {
    self.key = key
    path = []
  }

  private init(key: String, path: [GivenError.Step]) {
    self.key = key
    self.path = path
  }

  /// The value of that key in the mapping here.
  func inside(_ key: String) -> GivenSpot {
    GivenSpot(key: self.key, path: path + [.key(key)])
  }

  /// The element of the list here, counted from 0.
  func inside(_ index: Int) -> GivenSpot {
    GivenSpot(key: key, path: path + [.index(index)])
  }

  /// The innermost key, as messages name it.
  var name: String {
    for case .key(let name) in path.reversed() { return name }
    return key
  }

  /// An error at this place.
  func error(_ message: String, help: String? = nil) -> GivenError {
    GivenError(key: key, path: path, message: message, help: help)
  }

  /// The error for a text that is no number, size or frame.
  func error(_ refusal: NumberText.Refusal) -> GivenError {
    error(refusal.message, help: refusal.help)
  }
}
