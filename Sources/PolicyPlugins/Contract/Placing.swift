/// Makes structures of bytes again: checks that every distance leads to where ``Flattening`` puts
/// things, inside the bytes, and puts pointers in its place. Nothing is trusted, and nothing
/// overlaps, so what comes out can be read without a further look at its bounds.
@safe struct Placing {
  private let bytes: UnsafeMutableRawBufferPointer
  /// Where the next part has to begin.
  private var cursor = 0

  /// Places a whole structure, which is all of `bytes`, and reads it.
  static func place<Result>(
    _ bytes: inout [UInt8], _ shape: Shape,
    _ read: (UnsafeMutableRawPointer) throws(Misfit) -> Result
  ) throws(Misfit) -> Result {
    // Arrays begin at a multiple of 16.
    try unsafe bytes.withUnsafeMutableBufferPointer { bytes throws(Misfit) in
      try unsafe read(try place(UnsafeMutableRawBufferPointer(bytes), shape))
    }
  }

  private static func place(
    _ bytes: UnsafeMutableRawBufferPointer, _ shape: Shape
  ) throws(Misfit) -> UnsafeMutableRawPointer {
    guard let start = bytes.baseAddress else { throw malformed }
    var placing = unsafe Placing(bytes: bytes)
    try placing.place(at: 0, shape)
    guard placing.cursor == bytes.count else { throw malformed }
    return unsafe start
  }

  private init(bytes: UnsafeMutableRawBufferPointer) { unsafe self.bytes = unsafe bytes }

  private static let malformed = Misfit("the bytes are damaged")

  /// Takes the next part, which must begin at `place`.
  private mutating func take(_ length: Int, at place: Int) throws(Misfit) {
    guard place == cursor, unsafe length <= bytes.count - cursor else { throw Self.malformed }
    cursor = unsafe min((cursor + length).aligned, bytes.count)
  }

  private mutating func place(at place: Int, _ shape: Shape) throws(Misfit) {
    try take(shape.size, at: place)
    guard unsafe bytes.load(fromByteOffset: place, as: UInt32.self) == shape.size else {
      throw Self.malformed
    }
    for (index, offset) in shape.offsets.enumerated() {
      guard let target = try follow(place + offset) else { continue }
      func count(_ count: Int) -> Int {
        Int(unsafe bytes.load(fromByteOffset: place + count, as: UInt32.self))
      }
      switch shape.fields[index].target {
      case .text: try takeText(at: target)
      case .numbers(let size, let offset): try take(size * count(offset), at: target)
      case .part(let shape): try self.place(at: target, shape)
      case .texts(let offset):
        for entry in try takeList(count(offset), at: target) {
          try takeText(at: try followed(entry))
        }
      case .parts(let shape, let offset):
        for entry in try takeList(count(offset), at: target) {
          try self.place(at: try followed(entry), shape)
        }
      }
    }
  }

  /// Puts a pointer in place of the distance that stands at an offset; nil if there is none.
  private func follow(_ offset: Int) throws(Misfit) -> Int? {
    let distance = unsafe bytes.load(fromByteOffset: offset, as: UInt.self)
    guard distance != 0 else { return nil }
    guard unsafe distance <= bytes.count, let start = unsafe bytes.baseAddress else {
      throw Self.malformed
    }
    unsafe bytes.storeBytes(
      of: unsafe start + Int(distance), toByteOffset: offset, as: UnsafeMutableRawPointer.self)
    return Int(distance)
  }

  private func followed(_ offset: Int) throws(Misfit) -> Int {
    guard let target = try follow(offset) else { throw Self.malformed }
    return target
  }

  /// Takes a list of pointers; gives where each of them stands.
  private mutating func takeList(_ count: Int, at place: Int) throws(Misfit) -> StrideTo<Int> {
    let stride = MemoryLayout<UInt>.size
    try take(count * stride, at: place)
    return Swift.stride(from: place, to: place + count * stride, by: stride)
  }

  private mutating func takeText(at place: Int) throws(Misfit) {
    guard place == cursor else { throw Self.malformed }
    guard let end = unsafe bytes[place...].firstIndex(of: 0) else { throw Self.malformed }
    try take(end + 1 - place, at: place)
  }
}
