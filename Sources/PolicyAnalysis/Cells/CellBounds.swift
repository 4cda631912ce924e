package import LayoutPolicies

extension Array {
  /// The cuts around some of the cells that these cuts make; nil where there is no end.
  package func bounds<Value>(
    of cells: Range<Int>
  ) -> (low: Cut<Value>?, high: Cut<Value>?) where Element == Cut<Value> {
    (
      cells.lowerBound > 0 ? self[cells.lowerBound - 1] : nil,
      cells.upperBound <= count ? self[cells.upperBound - 1] : nil
    )
  }
}
