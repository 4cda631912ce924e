/// The devices, a line each, gathered in November 2026 from the sources in ``SourceTable``.
///
/// A line in brackets names the idiom and platform of the devices below it. The columns of a
/// device: its id; its name; the size in points or dp in the natural orientation, the scale, the
/// year and how it is held (`turns`, or the only orientation); how many independent sources agree
/// (2 stands for more) and which they are. `-` stands for what no source states.
///
/// Indented lines tell more of the device above them: the family whose size classes it has; the
/// kind of a screen that is no whole display; how it folds (the style; size, scale and sources of
/// its closed state; its hinge in the natural orientation); a note on what sources disagree about.
/// An open foldable is a pad if its smaller side is at least 600 and its platform has pads.
enum DeviceTable {
  /// All the lines, in the order in which people list the devices.
  static var sections: [String] {
    [iPhones, iPads, appleScreens, androidPhones, tablets, foldables, otherScreens]
  }
}
