/// Memory that a host may read: what is kept here stays until it is cleared, or until the storage
/// is gone.
@safe final class Storage {
  private var kept: [UnsafeMutableRawPointer] = unsafe []

  deinit { clear() }

  /// Frees all of it.
  func clear() {
    while let pointer = unsafe kept.popLast() { unsafe pointer.deallocate() }
  }

  /// Keeps one value.
  func keep<Value: BitwiseCopyable>(_ value: Value) -> UnsafePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
    unsafe kept.append(UnsafeMutableRawPointer(pointer))
    return unsafe UnsafePointer(pointer)
  }

  /// Keeps a list.
  func keep<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: values.count)
    for (place, value) in values.enumerated() { unsafe (pointer + place).initialize(to: value) }
    unsafe kept.append(UnsafeMutableRawPointer(pointer))
    return unsafe UnsafePointer(pointer)
  }

  /// Keeps a list of optional pointers, as C has them.
  func keep<Value>(_ pointers: [UnsafePointer<Value>]) -> UnsafePointer<UnsafePointer<Value>?> {
    unsafe keep(pointers.map { unsafe Optional($0) })
  }

  /// Keeps a text with the zero that ends it.
  func keep(_ text: String) -> UnsafePointer<CChar> {
    unsafe keep(text.utf8.map { CChar(bitPattern: $0) } + [0])
  }
}
