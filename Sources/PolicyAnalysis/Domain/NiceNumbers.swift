/// Numbers within bounds, those first that people like to read; the ends and their neighbours last.
func niceNumbers(in bounds: ClosedRange<Double>, usual: [Double]) -> [Double] {
  let (low, high) = (bounds.lowerBound, bounds.upperBound)
  var numbers = usual.filter { bounds.contains($0) }
  // Bounds that were multiplied are off by a rounding.
  let wide = low * (1 - 1e-12)...max(low, high) * (1 + 1e-12)
  func add(_ number: Double) {
    if wide.contains(number), number > 0, number < .infinity, !numbers.contains(number) {
      numbers.append(number)
    }
  }
  numbers = Array(numbers.prefix(3))
  var found = 0
  for unit in [100, 10, 1, 0.1, 0.01] where found < 3 {
    guard low < 1e9 else { break }
    let multiple = (wide.lowerBound / unit).wholeBelow + 1
    // Dividing by whole numbers keeps 0.1 what people write.
    let number = unit < 1 ? multiple / (1 / unit) : multiple * unit
    guard number <= wide.upperBound else { continue }
    add(number)
    found += 1
  }
  add(low)
  add(high)
  if high < .infinity { add(low + (high - low) / 2) } else { add(low * 2) }
  for end in [low, high] where end < .infinity {
    add(end.nextUp)
    add(end.nextDown)
  }
  return numbers
}

extension Double {
  /// The greatest whole number that is not above it; numbers too large for parts are whole.
  var wholeBelow: Double {
    guard abs(self) < 1e15 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}
