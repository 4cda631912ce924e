import LayoutPolicies
import PolicyAnalysis
import PolicyYAML

extension InputCells {
  /// Cells with `|` between them. Texts are written as YAML writes them, so that none of them reads
  /// as two, nor as a word for other cells.
  func tableText(of cells: [Range<Int>]) -> String {
    cells.map { plainText(of: $0) { $0.tableText } }.joined(separator: "|")
  }
}

extension InputValue {
  fileprivate var tableText: String {
    self == .text(InputCells.otherWord)
      ? "\"\(InputCells.otherWord)\"" : PlainValue(self).asGivenYAML
  }
}
