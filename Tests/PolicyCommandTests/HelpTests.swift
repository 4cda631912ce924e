import PolicyCommand
import Testing

@Suite("Help")
struct HelpTests {
  @Test("help comes from the table, fits 80 columns and ends with an example", arguments: pages)
  func page(verb: String?, expected: String) {
    let verb = sample.verbs.first { $0.name == verb }
    let text = verb?.helpText(in: sample) ?? sample.helpText
    #expect(text == expected)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.hasSuffix("example:\n  \(verb?.example ?? sample.example)\n"))
  }

  private static let pages: [(String?, String)] = [
    (nil, programPage), ("eval", evalPage), ("matrix", matrixPage), ("list", listPage),
  ]

  private static let programPage = """
    layout-policy: decide how an app's navigation is laid out, explain it and test
    it on real devices

    usage:
      layout-policy VERB [options]

    verbs:
      eval           decide the layout for one context, or for each line of a file
      matrix         show the answers on every device
      list           list the policies

    options:
      -h, --help     show this help
          --version  show the version

    `layout-policy VERB --help` tells what a verb takes.

    example:
      layout-policy eval double-column --device pad

    """

  private static let evalPage = """
    layout-policy eval: decide the layout for one context, or for each line of a
    file

    usage:
      layout-policy eval POLICY [options]

    arguments:
      POLICY                   a name, or the path of a file

    options:
          --format FORMAT      how to print the answer; one of text, json
      -p, --policies PATH      a file or folder with policies; such as app/policies;
                               may be repeated
      -q, --quiet              print nothing but errors
      -h, --help               show this help

    context:
          --device DEVICE      the kind of device
          --width POINTS       the width of the window; such as 820
          --width-class CLASS  the width class that the system reports; one of
                               compact, regular
          --a-name-that-is-long PLACEHOLDER
                               its text begins below, and goes on in the next line
                               where it is long
          --contexts FILE      a file with a context on each line

    example:
      layout-policy eval reader --device pad --width 820

    """

  private static let matrixPage = """
    layout-policy matrix: show the answers on every device

    usage:
      layout-policy matrix POLICY [DEVICE...] [options]

    arguments:
      POLICY          a name
      DEVICE          a device of the catalogue

    options:
          --each KEY  the key that changes from row to row
      -h, --help      show this help

    example:
      layout-policy matrix reader

    """

  private static let listPage = """
    layout-policy list: list the policies

    usage:
      layout-policy list [options]

    options:
      -h, --help  show this help

    example:
      layout-policy list

    """
}
