// Data: a line for each device, so the file is as long as the list. DeviceTable.swift describes
// the columns.

extension DeviceTable {
  /// Apple's watches, televisions, headsets and computers.
  static let appleScreens = """
    [watch watchos]
    apple-watch-38mm | Apple Watch 38mm (S1-S3) | 136x170 2x 2015 portrait | 2 HIG PUB
      note: HIG gives px (272x340)
    apple-watch-42mm-s3 | Apple Watch 42mm (S1-S3) | 156x195 2x 2015 portrait | 2 HIG PUB
      note: HIG gives px
    apple-watch-40mm | Apple Watch 40mm (S4-S6, SE) | 162x197 2x 2018 portrait | 2 HIG PUB
    apple-watch-44mm | Apple Watch 44mm (S4-S6, SE) | 184x224 2x 2018 portrait | 2 HIG PUB
    apple-watch-41mm | Apple Watch 41mm (S7-S9) | 176x215 2x 2021 portrait | 2 HIG PUB
    apple-watch-45mm | Apple Watch 45mm (S7-S9) | 198x242 2x 2021 portrait | 2 HIG PUB
    apple-watch-ultra-49mm | Apple Watch Ultra / Ultra 2 | 205x251 2x 2022 portrait | 2 HIG PUB
    apple-watch-42mm-s10 | Apple Watch 42mm (S10, S11) | 187x223 2x 2024 portrait | 2 HIG PUB
    apple-watch-46mm-s10 | Apple Watch 46mm (S10, S11) | 208x248 2x 2024 portrait | 2 HIG PUB
    apple-watch-ultra-3 | Apple Watch Ultra 3 | 211x257 2x 2025 portrait | 2 HIG PUB
    [tv tvos]
    apple-tv-hd | Apple TV HD | 1920x1080 1x 2015 landscape | 2 SS HIG
      note: HIG two-column grid sums to 1920: 80+860+40+860+80; safe area 60/80 pt
    apple-tv-4k | Apple TV 4K | 1920x1080 2x 2017 landscape | 1 HIG
      note: SS lists 3840x2160 as the size: that is px, not pt
    [vision visionos]
    vision-pro-window | Apple Vision Pro default window | 1280x720 - 2024 landscape | 1 VH
      kind: window-default
      note: freely resizable; no sourced scale
    [mac macos]
    macbook-air-13-m1 | MacBook Air 13 (M1) | 1440x900 2x 2020 landscape | 1 PUB
      kind: display-default
    macbook-air-13 | MacBook Air 13.6 (M2 and later) | 1470x956 2x 2022 landscape | 2 PUB
      kind: display-default
      note: measured; DL says 1280x832
    macbook-air-15 | MacBook Air 15 | 1710x1107 2x 2023 landscape | 2 PUB
      kind: display-default
    macbook-pro-14 | MacBook Pro 14 | 1512x982 2x 2021 landscape | 2 DL PUB
      kind: display-default
    macbook-pro-16 | MacBook Pro 16 | 1728x1117 2x 2021 landscape | 2 DL PUB
      kind: display-default
    imac-24 | iMac 24 | 2240x1260 2x 2021 landscape | 2 PUB
      kind: display-default
    studio-display-27 | Studio Display 27 | 2560x1440 2x 2022 landscape | 1 DL
      kind: display-default
    mac-window-typical | Mac window, large typical | 1800x970 2x - landscape | 1 DF
      kind: window-typical
      note: DF MacBook Pro window content; Apple publishes no default window size
    mac-window-small | Mac/desktop window, small | 1024x640 2x - landscape | 1 DS
      kind: window-typical
    """
}
