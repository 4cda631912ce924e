package import LayoutPolicies

/// A few devices written by hand, one of each kind that the catalogue tells apart.
package enum Devices {
  /// A phone without a hinge: its full-screen classes hold for every size.
  package static let phone = DeviceFacts(
    id: "max-phone", names: ["max-phone", "phones"], idiom: .phone, platform: .ios,
    naturalOrientation: .portrait,
    modes: [
      mode(.portrait, .fullScreen, 440, 956, .compact, .regular),
      mode(.landscape, .fullScreen, 956, 440, .regular, .compact),
    ])

  /// A tablet with rows for split screens.
  package static let pad = DeviceFacts(
    id: "pad-11", names: ["pad-11", "pads"], idiom: .pad, platform: .ipados,
    naturalOrientation: .portrait,
    modes: [
      mode(.portrait, .fullScreen, 834, 1194, .regular, .regular),
      mode(.landscape, .fullScreen, 1194, 834, .regular, .regular),
      mode(.portrait, .slideOver, 375, 1194, .compact, .regular),
      mode(.landscape, .splitThird, 375, 834, .compact, .regular),
      mode(.landscape, .splitHalf, 592, 834, .compact, .regular),
      mode(.landscape, .splitTwoThirds, 809, 834, .regular, .regular),
    ])

  /// A foldable, open: hinge upright in its natural orientation, which is landscape.
  package static let foldable = DeviceFacts(
    id: "fold", names: ["fold", "fold-open"], idiom: .pad, platform: .android,
    naturalOrientation: .landscape,
    modes: [
      mode(.landscape, .fullScreen, 852, 842),
      mode(.portrait, .fullScreen, 842, 852),
    ],
    hinge: DeviceFacts.Hinge(
      portrait: Fold(axis: .horizontal, posture: .flat, separating: false, occluding: false),
      landscape: Fold(axis: .vertical, posture: .flat, separating: false, occluding: false)))

  /// A desktop whose classes nobody measured.
  package static let desktop = DeviceFacts(
    id: "desk", names: ["desk"], idiom: .desktop, platform: .linux,
    naturalOrientation: .landscape, modes: [mode(.landscape, .fullScreen, 1920, 1080)])

  package static let all = [phone, pad, foldable, desktop]

  private static func mode(
    _ orientation: Orientation, _ windowing: Windowing, _ width: Double, _ height: Double,
    _ widthClass: SizeClass? = nil, _ heightClass: SizeClass? = nil
  ) -> DeviceFacts.Mode {
    DeviceFacts.Mode(
      orientation: orientation, windowing: windowing, size: Size(width: width, height: height),
      widthClass: widthClass, heightClass: heightClass)
  }
}
