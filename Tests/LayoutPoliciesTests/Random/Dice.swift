import SeededRandom

extension SplitMix64 {
  /// True so many times of a hundred.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// One of the values; `values` is not empty.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// One of the values, or nil as often as not.
  mutating func maybe<Value>(_ values: [Value]) -> Value? { chance(50) ? pick(values) : nil }
}
