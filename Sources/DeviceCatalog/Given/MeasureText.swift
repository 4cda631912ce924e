import LayoutPolicies

/// Reads the short forms of sizes and frames.
enum MeasureText {
  /// Reads `820x1180`: a width and a height.
  static func size(_ text: some StringProtocol) throws(NumberText.Refusal) -> Size {
    let sides = text.pieces(at: "x")
    let packed = String(text.filter { $0 != " " })
    if packed.utf8.count < text.utf8.count {
      throw NumberText.Refusal(
        message: "\(text.inBackticks) has spaces in it", help: "write `\(packed)`")
    }
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
      throw NumberText.Refusal(
        message: "\(text.inBackticks) is no size",
        help: "write the width and the height, such as `820x1180`")
    }
    return Size(width: try length(sides[0]), height: try length(sides[1]))
  }

  /// Reads `540,0,34x720`: the left and top edge, then the size.
  static func frame(_ text: some StringProtocol) throws(NumberText.Refusal) -> Frame {
    let parts = text.pieces(at: ",")
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else {
      throw NumberText.Refusal(
        message: "\(text.inBackticks) is no frame",
        help: "write `x,y,WIDTHxHEIGHT`, such as `540,0,34x720`")
    }
    let size = try size(parts[2])
    return Frame(
      x: try length(parts[0]), y: try length(parts[1]), width: size.width, height: size.height)
  }

  /// Reads a number that is not negative.
  static func length(_ text: some StringProtocol) throws(NumberText.Refusal) -> Double {
    let number = try NumberText.read(text)
    guard number >= 0 else {
      throw NumberText.Refusal(message: "\(text.inBackticks) cannot be negative", help: nil)
    }
    return number
  }
}
