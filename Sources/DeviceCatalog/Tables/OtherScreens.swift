// Data: a line for each device, so the file is as long as the list. DeviceTable.swift describes
// the columns.

extension DeviceTable {
  /// Desktops, televisions, watches, cars and headsets that are not Apple's.
  static let otherScreens = """
    [desktop android]
    android-desktop-small | Android Small Desktop | 1366x768 1x - landscape | 1 SDK
    android-desktop-medium | Android Medium Desktop | 1920x1080 2x - landscape | 1 SDK
    android-desktop-large | Android Large Desktop | 1920x1080 1x - landscape | 1 SDK
    android-freeform-13-5 | Android 13.5in Freeform | 1706.67x960 1.5x - landscape | 1 SDK
    [desktop other]
    laptop-touch | Laptop with touch | 1280x950 1x - landscape | 1 DT
    laptop-hidpi | Laptop with HiDPI screen | 1440x900 2x - landscape | 1 DT
    laptop-mdpi | Laptop with MDPI screen | 1280x800 1x - landscape | 1 DT
    [desktop windows]
    windows-1080p | Windows 1080p desktop | 1920x1080 1x - landscape | 2 DL PW
    windows-1440p | Windows 1440p desktop | 2560x1440 1x - landscape | 1 DL
    [desktop linux]
    linux-1080p | Linux 1080p desktop | 1920x1080 1x - landscape | 1 DL
    [desktop windows]
    surface-laptop-7 | Surface Laptop 7 | 1500x1000 1.5x - landscape | 1 DL
      note: DL value; not checked against the panel
    [tv android]
    android-tv-4k | Android TV 4K | 960x540 4x - landscape | 1 SDK
    android-tv-1080p | Android TV 1080p | 960x540 2x - landscape | 1 SDK
    android-tv-720p | Android TV 720p | 961.5x540.85 1.3313x - landscape | 1 SDK
      note: 213 dpi, so not exactly 960x540
    [watch android]
    wear-large-round | Wear OS Large Round | 227x227 2x - portrait | 1 SDK
    wear-small-round | Wear OS Small Round | 192x192 2x - portrait | 1 SDK
    wear-rect | Wear OS Rectangular | 201x238 2x - portrait | 1 SDK
    wear-square | Wear OS Square | 180x180 2x - portrait | 1 SDK
    [car android]
    auto-1024p | Android Automotive 1024p | 1024x768 1x - landscape | 1 SDK
    auto-1408p | Android Automotive 1408p | 1408x792 1x - landscape | 1 SDK
    auto-portrait | Android Automotive Portrait | 1066.67x1706.67 0.75x - portrait | 1 SDK
    auto-large-portrait | Android Automotive Large Portrait | 1280x1606 1x - portrait | 1 SDK
    auto-ultrawide | Android Automotive Ultrawide | 2602.67x880 1.5x - landscape | 1 SDK
    [vision android]
    android-xr-headset | Android XR Headset | 1280x1279 2x - landscape | 1 XR
      note: emulator panel, not a window size
    android-xr-glasses | Android XR Glasses | 960x600 2x - landscape | 1 XR
      note: emulator panel
    android-ai-glasses | Android Display Glasses | 450x450 1x - landscape | 1 XR
      note: emulator panel
    """
}
