/// Copies structures of a plug-in, and all that they lead to, into bytes that can travel.
///
/// Parts follow each other without gaps but those up to the next multiple of 8, in the order of
/// ``Shape``; ``Placing`` insists on that. Pointers become distances from the first byte.
struct Flattening {
  /// The bytes so far.
  var bytes: [UInt8]
  private let limit: Int

  /// Writes into the memory of `bytes`, which is empty then; throws once there are more than
  /// `limit`.
  init(reusing bytes: inout [UInt8], limit: Int) {
    self.bytes = []
    self.limit = limit
    swap(&self.bytes, &bytes)
    self.bytes.removeAll(keepingCapacity: true)
  }

  /// Copies a structure and what it leads to. What a larger structure of a newer plug-in has at its
  /// end is left out; what a smaller one lacks is 0. Gives where it stands.
  @discardableResult
  mutating func copy(
    _ source: UnsafeRawPointer, _ shape: Shape, named name: String
  ) throws(Misfit) -> Int {
    let size = Int(unsafe source.loadUnaligned(as: UInt32.self))
    guard size >= shape.least, size <= Limit.structure,
      size % MemoryLayout<UInt>.alignment == 0
    else { throw Misfit("`\(name)` says that it has \(size) bytes") }
    let known = min(size, shape.size)
    let place = unsafe try append(source, known, room: shape.size)
    store(UInt32(shape.size), at: place)
    for (index, offset) in shape.offsets.enumerated()
    where offset + MemoryLayout<UInt>.size <= known {
      guard
        let target = unsafe source.loadUnaligned(fromByteOffset: offset, as: UnsafeRawPointer?.self)
      else { continue }
      let copied = unsafe try copy(target, shape.fields[index], source, known)
      store(UInt(copied), at: place + offset)
    }
    return place
  }

  private mutating func copy(
    _ target: UnsafeRawPointer, _ field: Shape.Field, _ source: UnsafeRawPointer, _ known: Int
  ) throws(Misfit) -> Int {
    func count(at offset: Int) throws(Misfit) -> Int {
      guard offset + MemoryLayout<UInt32>.size <= known else { return 0 }
      let count = Int(unsafe source.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      guard count <= Limit.entries else {
        throw Misfit("`\(field.name)` has \(count) entries, of at most \(Limit.entries)")
      }
      return count
    }
    switch field.target {
    case .text: return try unsafe copyText(target, named: field.name)
    case .texts(let offset):
      return try unsafe copyList(target, try count(at: offset), named: field.name) {
        whole, entry throws(Misfit) in
        try unsafe whole.copyText(entry, named: field.name)
      }
    case .numbers(let size, let offset):
      let length = size * (try count(at: offset))
      return try unsafe append(target, length, room: length)
    case .part(let shape): return try unsafe copy(target, shape, named: field.name)
    case .parts(let shape, let offset):
      return try unsafe copyList(target, try count(at: offset), named: field.name) {
        whole, entry throws(Misfit) in
        try unsafe whole.copy(entry, shape, named: field.name)
      }
    }
  }

  /// Copies a list of pointers, and what each leads to.
  private mutating func copyList(
    _ list: UnsafeRawPointer, _ count: Int, named name: String,
    _ copy: (inout Flattening, UnsafeRawPointer) throws(Misfit) -> Int
  ) throws(Misfit) -> Int {
    let stride = MemoryLayout<UInt>.size
    let place = unsafe try append(list, count * stride, room: count * stride)
    for index in 0..<count {
      guard
        let entry = unsafe list.loadUnaligned(
          fromByteOffset: index * stride, as: UnsafeRawPointer?.self)
      else { throw Misfit("entry \(index) of `\(name)` is NULL") }
      store(UInt(unsafe try copy(&self, entry)), at: place + index * stride)
    }
    return place
  }

  private mutating func copyText(
    _ text: UnsafeRawPointer, named name: String
  ) throws(Misfit) -> Int {
    let bytes = unsafe text.assumingMemoryBound(to: UInt8.self)
    var length = 0
    while unsafe bytes[length] != 0 {
      length += 1
      guard length <= Limit.text else {
        throw Misfit("the text of `\(name)` does not end within \(Limit.text) bytes")
      }
    }
    return unsafe try append(text, length + 1, room: length + 1)
  }

  /// Appends bytes at the next multiple of 8, and zeros up to `room` and the next multiple of 8.
  private mutating func append(
    _ source: UnsafeRawPointer, _ length: Int, room: Int
  ) throws(Misfit) -> Int {
    let place = bytes.count
    guard place + room.aligned <= limit else {
      throw Misfit("the answer is longer than \(limit) bytes")
    }
    unsafe bytes.append(contentsOf: unsafe UnsafeRawBufferPointer(start: source, count: length))
    if room.aligned > length {
      bytes.append(contentsOf: repeatElement(0, count: room.aligned - length))
    }
    return place
  }

  private mutating func store<Number: BitwiseCopyable>(_ number: Number, at place: Int) {
    unsafe bytes.withUnsafeMutableBytes {
      unsafe $0.storeBytes(of: number, toByteOffset: place, as: Number.self)
    }
  }
}
