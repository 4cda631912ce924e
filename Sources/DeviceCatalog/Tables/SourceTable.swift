/// What the abbreviations of sources in ``DeviceTable`` stand for.
enum SourceTable {
  static let rows = """
    HIG | Apple, Human Interface Guidelines: Layout, Specifications (September 2025)
    PW | microsoft/playwright: deviceDescriptorsSource.json (August 2026)
    DT | ChromeDevTools/devtools-frontend: EmulatedDevices.ts (about Chrome 120)
    SDK | Android tools: sdklib devices/*.xml (November 2024); dp = px * 160 / density
    XR | Android tools: xr.xml
    DS | aloisdeniel/flutter_device_preview: device_specs (August 2026); same author as DF
    DF | aloisdeniel/flutter_device_preview: device_frame; same author as DS
    DL | device_lab, a Flutter package; only its px are used where it divides all px by 3
    SS | pointfreeco/swift-snapshot-testing: View.swift
    DM | marcbouchenoire/dimmmensions: dimensions.json, measured on simulators
    GU | gumob/SizeClassCheatSheet (2020)
    D21 | the iPad catalogue of a Flutter tool of 2021
    HN | hacknicity.medium.com: How iPad apps adapt (2018 to 2021), measured on simulators
    WI | easyhooon/windowinsets.info: captures on Samsung devices
    FL | FoldLab, a research note (October 2026); uses WI for Samsung and Pixel
    OC | anomalyco/opencode: viewport-presets.ts
    RS | gist ricsantos/e7baee6885626b9cb87c021a5097623f
    DUO | measurements on the iPhone Duo simulator, iOS 27.1 and 27.2, in six repositories
    VL | a device profile from Apple's design kit and published px
    VH | Apple, Human Interface Guidelines: Windows (visionOS)
    PUB | one public source file for each device
    """
}
