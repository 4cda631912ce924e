import DeviceCatalog
import LayoutPolicies

extension FactInput {
  /// A fold as facts describe it, in the words of contexts. `size` is that of the window: a fold
  /// goes through its middle unless it says where it is.
  func fold(in size: Size? = nil) throws -> GivenValue {
    var fields: [GivenField] = []
    var axis = try self["axis"]?.word(["vertical": "vertical", "horizontal": "horizontal"])
    if let isVertical = try self["vertical"]?.boolean() {
      axis = isVertical ? "vertical" : "horizontal"
    }
    if let bounds = try self["bounds"]?.frame() {
      axis = axis ?? (bounds.width <= bounds.height ? "vertical" : "horizontal")
      fields.append(GivenField("at", .quoted(bounds.given)))
    } else if let size {
      let middle = axis == "vertical" ? size.width / 2 : size.height / 2
      let across = try self["size"]?.number() ?? 0
      let start = (try self["center"]?.number() ?? middle) - across / 2
      let frame =
        axis == "vertical"
        ? Frame(x: start, y: 0, width: across, height: size.height)
        : Frame(x: 0, y: start, width: size.width, height: across)
      fields.append(GivenField("at", .quoted(frame.given)))
    }
    if let axis { fields.append(GivenField("axis", .plain(axis))) }
    let postures = ["flat": "flat", "half-opened": "half-open", "half-open": "half-open"]
    if let posture = try self["state"]?.word(postures) {
      fields.append(GivenField("posture", .plain(posture)))
    } else if let isFlat = try self["flat"]?.boolean() {
      fields.append(GivenField("posture", .plain(isFlat ? "flat" : "half-open")))
    }
    if let separates = try self["separating"]?.boolean() {
      fields.append(GivenField("separating", .boolean(separates)))
    }
    let isWide = try self["size"].map { try $0.number() > 0 }
    if let occludes = try self["occlusion"]?.word(["full": true, "none": false])
      ?? self["occluding"]?.boolean() ?? isWide
    {
      fields.append(GivenField("occluding", .boolean(occludes)))
    }
    return .map(fields)
  }

  /// `[left, top, right, bottom]`
  func frame() throws -> Frame {
    let sides = try numbers(4)
    return Frame(
      x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
  }

  /// `[x, y, width, height]`
  func place() throws -> Frame {
    let sides = try numbers(4)
    return Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// A number, or a ratio such as `1/3`.
  func ratio() throws -> Double {
    if isNumber { return try number() }
    let sides = try text().split(separator: "/").compactMap { try? NumberText.read($0) }
    guard sides.count == 2, sides[1] != 0 else { throw malformed("must be a ratio") }
    return sides[0] / sides[1]
  }

  /// Whether reading goes from right to left.
  var isRightToLeft: Bool {
    get throws {
      try self["rtl"]?.boolean() ?? self["direction"]?.word(["rtl": true, "ltr": false]) ?? false
    }
  }
}

extension Frame {
  /// The frame as contexts are given it.
  fileprivate var given: String {
    "\(x.plainText),\(y.plainText),\(width.plainText)x\(height.plainText)"
  }

  /// A fold that is nothing but this frame.
  var fold: GivenValue {
    let axis = width <= height ? "vertical" : "horizontal"
    return .map([GivenField("axis", .plain(axis)), GivenField("at", .quoted(given))])
  }

  /// What lies between this frame and one beside or below it.
  func gap(to other: Frame) -> Frame {
    if other.x >= x + width {
      return Frame(
        x: x + width, y: 0, width: other.x - x - width, height: max(height, other.height))
    }
    return Frame(x: 0, y: y + height, width: max(width, other.width), height: other.y - y - height)
  }
}
