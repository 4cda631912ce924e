/// Where a command's text goes: a file, pipe or terminal, or memory.
///
/// Text waits in a buffer until ``flush()`` or until there is much of it. Once nobody reads any
/// more, or writing failed, further text is dropped and the reason is kept.
package final class Output {
  private static let muchText = 1 << 16

  private let file: OpenFile?
  private var buffer: [UInt8] = []
  /// Whether the reader at the other end has gone, so that going on is useless.
  package private(set) var isClosed = false
  /// Why text could not be written.
  package private(set) var failure: StreamError?
  /// Whether text may have colours.
  package let isColourful: Bool

  /// Writes to a file, pipe or terminal; colours go to a terminal unless the environment says not.
  package init(_ file: OpenFile, environment: [String: String]) {
    self.file = file
    isColourful = Self.allowsColours(isTerminal: file.isTerminal, environment: environment)
  }

  /// Keeps all text in memory.
  package init(isColourful: Bool = false) {
    file = nil
    self.isColourful = isColourful
  }

  /// Whether colours are wanted: on a terminal that is not `dumb`, unless `NO_COLOR` holds any text
  /// (the convention of no-color.org).
  package static func allowsColours(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Whether writing more is useless.
  package var isDone: Bool { isClosed || failure != nil }

  /// The text that is in memory and not written to a file.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Writes text.
  package func write(_ text: String) { write(text.utf8) }

  /// Writes bytes, such as those of a ``JSONWriter``.
  package func write(_ bytes: some Collection<UInt8>) {
    guard !isDone else { return }
    buffer += bytes
    if buffer.count >= Self.muchText { flush() }
  }

  /// Passes on all text that waits.
  package func flush() {
    guard let file, !isDone else { return }
    do {
      isClosed = try !file.write(buffer)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
