extension SplitMix64 {
  /// True so many times of a hundred.
  package mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// One of the values; `values` is not empty.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// One of the values, or nil as often as not.
  package mutating func maybe<Value>(_ values: [Value]) -> Value? {
    chance(50) ? pick(values) : nil
  }
}
