import LayoutPolicies

/// One device as the table has it: an open foldable carries its closed state.
struct DeviceRecord {
  let id: String
  let name: String
  let idiom: DeviceIdiom
  let platform: Platform
  /// In the natural orientation.
  let size: Size
  let scale: Double?
  let year: Int?
  /// The only orientation, or nil if it turns.
  let fixed: Orientation?
  let checked: Int
  let sources: [String]
  var family: String?
  var kind: String?
  var note: String?
  var fold: FoldRecord?

  /// How it is held by nature: a square that turns is portrait.
  var natural: Orientation { fixed ?? size.orientation }
}

/// How a device folds.
struct FoldRecord {
  let style: String
  var closed: ClosedRecord?
  /// In the natural orientation of the open device.
  var hinge: Fold?
}

/// A foldable while it is closed.
struct ClosedRecord {
  let size: Size
  let scale: Double?
  let checked: Int
}

extension Size {
  /// The orientation of a screen of this size.
  var orientation: Orientation { height >= width ? .portrait : .landscape }
}

extension DeviceRecord {
  /// The records of one section of the table. Lines that are no records are left out.
  static func records(in section: String) -> [DeviceRecord] {
    var records: [DeviceRecord] = []
    var group: (DeviceIdiom, Platform)?
    for line in section.pieces(at: "\n") {
      if line.utf8.first == UInt8(ascii: "[") {
        group = Self.group(line)
      } else if line.isIndented {
        if !records.isEmpty { records[records.count - 1].add(Substring(line.utf8.dropFirst(2))) }
      } else if let group, let record = DeviceRecord(line, idiom: group.0, platform: group.1) {
        records.append(record)
      }
    }
    return records
  }

  private static func group(_ line: Substring) -> (DeviceIdiom, Platform)? {
    let words = Substring(line.utf8.dropFirst().dropLast()).words
    guard words.count == 2, let idiom = DeviceIdiom(column: words[0]),
      let platform = Platform(column: words[1])
    else { return nil }
    return (idiom, platform)
  }

  private init?(_ line: Substring, idiom: DeviceIdiom, platform: Platform) {
    let columns = line.columns
    guard columns.count == 4 else { return nil }
    let words = columns[2].words
    let sources = columns[3].words
    guard words.count == 4, let size = Size(column: words[0]), let checked = sources.first,
      let checked = Int(checked)
    else { return nil }
    id = String(columns[0])
    name = String(columns[1])
    self.idiom = idiom
    self.platform = platform
    self.size = size
    scale = Double(scale: words[1])
    year = Int(words[2])
    fixed = Orientation(column: words[3])
    self.checked = checked
    self.sources = sources.dropFirst().map { String($0) }
  }

  private mutating func add(_ line: Substring) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let text = Substring(line.utf8[colon...].dropFirst(2))
    switch line[..<colon] {
    case "family": family = String(text)
    case "kind": kind = String(text)
    case "note": note = String(text)
    case "fold": fold = FoldRecord(text)
    default: break
    }
  }
}

extension FoldRecord {
  /// Reads `dual-screen; closed 540x720 2.5x 2; vertical hinge 540,0,34x720 occluding`.
  fileprivate init(_ text: Substring) {
    let parts = text.pieces(at: ";").map { $0.words.filter { !$0.isEmpty } }
    style = parts.first.map { $0.joined(separator: " ") } ?? ""
    for words in parts.dropFirst() where words.count >= 3 {
      if words[0] == "closed", words.count == 4, let size = Size(column: words[1]),
        let checked = Int(words[3])
      {
        closed = ClosedRecord(size: size, scale: Double(scale: words[2]), checked: checked)
      } else if words[1] == "hinge", let axis = PaneAxis(column: words[0]) {
        hinge = Fold(
          axis: axis, posture: .flat, occluding: words.last == "occluding",
          frame: Frame(column: words[2]))
      }
    }
  }
}
