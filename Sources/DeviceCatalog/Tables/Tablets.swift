// Data: a line for each device, so the file is as long as the list. DeviceTable.swift describes
// the columns.

extension DeviceTable {
  /// Tablets that are not Apple's.
  static let tablets = """
    [pad android]
    nexus-7-2012 | Nexus 7 (2012) | 600.94x961.5 1.3313x 2012 turns | 1 SDK
      note: just above the 600 dp breakpoint
    nexus-7-2013 | Nexus 7 (2013) | 600x960 2x 2013 turns | 2 SDK DT
      note: exactly on the 600 dp breakpoint
    nexus-9 | Nexus 9 | 768x1024 2x 2014 turns | 1 SDK
    nexus-10 | Nexus 10 | 800x1280 2x 2012 turns | 2 SDK DT
    pixel-c | Pixel C | 900x1280 2x 2015 turns | 1 SDK
    pixel-tablet | Pixel Tablet | 800x1280 2x 2023 turns | 2 SDK PUB
    galaxy-tab-s4 | Galaxy Tab S4 | 712x1138 2.25x 2018 turns | 1 DT
    galaxy-tab-s8-ultra | Galaxy Tab S8 Ultra | 924x1480 2x 2022 turns | 1 WI
    galaxy-tab-s9 | Galaxy Tab S9 | 752.94x1204.71 2.125x 2023 turns | 2 WI PW
      note: PW 640x1024@2.5 gives the same px but a different class in landscape
    galaxy-tab-a9-plus | Galaxy Tab A9+ | 800x1280 1.5x 2023 turns | 1 WI
    galaxy-tab-s10-plus | Galaxy Tab S10+ | 876x1400 2x 2024 turns | 2 WI DS
    galaxy-tab-s10-ultra | Galaxy Tab S10 Ultra | 1056x1691.43 1.75x 2024 turns | 1 WI
    galaxy-tab-s11 | Galaxy Tab S11 | 752.94x1204.71 2.125x 2025 turns | 2 WI DS
      note: measured 340 dpi; DS 800x1280@2 gives the same px
    galaxy-tab-s11-ultra | Galaxy Tab S11 Ultra | 1056x1691.43 1.75x 2025 turns | 1 WI
    galaxy-tab-a11 | Galaxy Tab A11 | 600.94x1006.57 1.3313x 2025 turns | 1 WI
      note: just above the 600 dp breakpoint
    kindle-fire-hdx | Kindle Fire HDX | 800x1280 2x 2013 turns | 1 DT
    sdk-medium-tablet | SDK Medium Tablet | 800x1280 2x - turns | 1 SDK
      note: generic
    [pad windows]
    surface-pro-7 | Surface Pro 7 | 912x1368 2x 2019 turns | 1 DT
    surface-pro-10 | Surface Pro 10 | 960x1440 2x 2024 turns | 1 OC PUB
    [pad other]
    nest-hub | Nest Hub | 1024x600 2x 2018 landscape | 1 DT
    nest-hub-max | Nest Hub Max | 1280x800 2x 2019 landscape | 1 DT
    """
}
