import LayoutPolicies

/// A key of a context, the same in YAML, JSON lines and options. ``summary`` tells what each says.
package enum GivenKey: String, Sendable, CaseIterable {
  case device, size, width, height, orientation
  case widthClass = "width-class"
  case heightClass = "height-class"
  case windowing, platform
  case osVersion = "os-version"
  case fold, posture, open, recent
  case textScale = "text-scale"
  case direction, keyboard, insets, inside

  /// The kebab-case spelling.
  package var name: String { rawValue }

  /// What it says, in a few words.
  package var summary: String {
    switch self {
    case .device: "the kind of device, or a real one by its id or family"
    case .size: "width and height of the window, in points; 0 is not measured yet"
    case .width: "width of the window, in points"
    case .height: "height of the window, in points"
    case .orientation: "how the device is held"
    case .widthClass: "the width class that the system reports"
    case .heightClass: "the height class that the system reports"
    case .windowing: "how the window shares the screen"
    case .platform: "the operating system family"
    case .osVersion: "the version of the operating system"
    case .fold: "a fold that crosses the window; what is left out is unknown"
    case .posture: "how far the device's own hinge is open"
    case .open: "the panes that have something to show"
    case .recent: "the panes that the person went to, the newest first"
    case .textScale: "how much larger than usual the person reads"
    case .direction: "the direction of reading"
    case .keyboard: "height of the on-screen keyboard, in points"
    case .insets: "room that content keeps free, in points: on all edges, or on each"
    case .inside: "the pane of another policy in this window, instead of the window itself"
    }
  }

  /// The form of its value.
  package var form: String {
    switch self {
    case .device: "IDIOM | ID"
    case .size: "WIDTHxHEIGHT"
    case .width, .height, .keyboard: "POINTS"
    case .orientation, .widthClass, .heightClass, .windowing, .platform, .posture, .direction:
      words.joined(separator: " | ")
    case .osVersion: "VERSION"
    case .fold: "none | AXIS[@X,Y,WIDTHxHEIGHT][:POSTURE][:separating][:occluding]"
    case .open, .recent: "none | PANE,..."
    case .textScale: "FACTOR"
    case .insets: "POINTS | TOP,LEADING,BOTTOM,TRAILING"
    case .inside: "POLICY/PANE"
    }
  }

  /// The words that its value can be, or begin with; none where it is a number.
  package var words: [String] {
    func names<Value: Term>(_: Value.Type) -> [String] { Value.all.map { $0.name } }
    return switch self {
    case .device: names(DeviceIdiom.self)
    case .orientation: names(Orientation.self)
    case .widthClass, .heightClass: names(SizeClass.self)
    case .windowing: names(Windowing.self)
    case .platform: names(Platform.self)
    case .fold: ["none"] + names(PaneAxis.self)
    case .posture: names(HingePosture.self)
    case .open, .recent: ["none"] + names(Pane.self)
    case .direction: names(ReadingDirection.self)
    case .size, .width, .height, .osVersion, .textScale, .keyboard, .insets, .inside: []
    }
  }

  /// A value that can be given.
  package var example: String {
    switch self {
    case .device: "ipad-mini-6"
    case .size: "820x1180"
    case .width: "820"
    case .height: "1180"
    case .orientation: "landscape"
    case .widthClass: "regular"
    case .heightClass: "compact"
    case .windowing: "split-half"
    case .platform: "ipados"
    case .osVersion: "17.10"
    case .fold: "vertical@540,0,34x720:half-open:separating:occluding"
    case .posture: "half-open"
    case .open: "sidebar,detail"
    case .recent: "detail,sidebar"
    case .textScale: "1.5"
    case .direction: "rtl"
    case .keyboard: "336"
    case .insets: "59,0,34,0"
    case .inside: "reader/detail"
    }
  }
}
