// Data: a line for each device, so the file is as long as the list. DeviceTable.swift describes
// the columns.

extension DeviceTable {
  /// Foldables that are not Apple's.
  static let foldables = """
    [phone android]
    galaxy-fold | Galaxy Fold (2019) | 717x512 3x 2019 turns | 1 DT
      fold: book; closed 280x653 3x 1; vertical hinge 358.5,0,0x512
      note: hinge not given by DT; midpoint assumed
    [pad android]
    galaxy-z-fold5 | Galaxy Z Fold5 | 690.29x828.95 2.625x 2023 turns | 2 WI DT
      fold: book; closed 344.38x882.29 2.625x 2; vertical hinge 345.14,0,0x828.95
      note: cover also in DT list 344x882; inner 1812x2176 px at 420 dpi, fold at x=906 px
    galaxy-z-fold6 | Galaxy Z Fold6 | 708x823 2.625x 2024 turns | 2 FL PW
      fold: book; closed 369x906 2.625x 2; vertical hinge 353.5,0,0x823
      note: PW 928x1080@2 and 484x1188@2 give the same px
    galaxy-z-fold7 | Galaxy Z Fold7 | 749.71x832 2.625x 2025 turns | 2 WI PW FL
      fold: book; closed 411.43x960 2.625x 2; vertical hinge 374.86,0,0x832
      note: PW 360x840@3 and 984x1092@2 give the same px
    galaxy-z-fold8 | Galaxy Z Fold8 | 932.57x704 2.625x 2026 turns | 2 WI FL PUB
      fold: book; closed 475.43x751.24 2.625x 1; vertical hinge 466.29,0,0x704
      note: landscape-native 4:3 inner; DS says 731x979@2.5 with a horizontal fold
    galaxy-z-fold8-ultra | Galaxy Z Fold8 Ultra | 752x835 3x 2026 turns | 2 FL DS
      fold: book; closed 360x840 3x 1; vertical hinge 376,0,0x835
      note: same px as DS 860x954@2.625; FL says the device runs at 480 dpi
    galaxy-z-trifold | Galaxy Z TriFold | 1080x792 2x 2025 turns | 1 FL
      fold: tri-fold; closed 412x960 2.625x 1; vertical hinge 540,0,0x792
      note: two creases near x=333 and x=715.5 (estimates); Android reports one fold at x=540
    pixel-fold | Pixel Fold | 841.14x700.95 2.625x 2023 turns | 1 SDK
      fold: book; closed 411.43x796.95 2.625x 1; vertical hinge 411.43,0,0x700.95
      note: SDK puts the hinge at x=1080 px of 2208; the midpoint is 1104 px (420.57 dp)
    pixel-9-pro-fold | Pixel 9 Pro Fold | 851.69x882.87 2.4375x 2024 turns | 2 SDK FL
      fold: book; closed 443.08x994.46 2.4375x 2; vertical hinge 425.85,0,0x882.87
      note: DT preset (second-hand) 412x922 and 836x842@2.625; OC repeats 412x922
    pixel-10-pro-fold | Pixel 10 Pro Fold | 851.69x882.87 2.4375x 2025 turns | 2 DS FL
      fold: book; closed 444x970 2.4375x 1; vertical hinge 425.85,0,0x882.87
    [phone android]
    galaxy-z-flip5 | Galaxy Z Flip5 | 360x880 3x 2023 turns | 2 WI DL
      fold: flip; horizontal hinge 0,440,360x0
      note: cover 720x748 px; its density is not sourced, so no dp
    galaxy-z-flip6 | Galaxy Z Flip6 | 360x880 3x 2024 turns | 2 FL PW
      fold: flip; closed 360x374 2x 2; horizontal hinge 0,440,360x0
    galaxy-z-flip7 | Galaxy Z Flip7 | 360x840 3x 2025 turns | 2 FL PW DL
      fold: flip; closed 362x400 2.625x 2; horizontal hinge 0,420,360x0
      note: PW cover 474x524@2 gives the same px
    galaxy-z-flip8 | Galaxy Z Flip8 | 360x840 3x 2026 turns | 2 FL DS DL
      fold: flip; closed 400x442 2.375x 2; horizontal hinge 0,420,360x0
    [pad android]
    surface-duo | Surface Duo | 1114x720 2.5x 2020 turns | 2 DT FL
      fold: dual-screen; closed 540x720 2.5x 2; vertical hinge 540,0,34x720 occluding
      note: FL cites the DT preset
    surface-duo-2 | Surface Duo 2 | 1102x757 2.5x 2021 turns | 1 FL
      fold: dual-screen; closed 538x757 2.5x 1; vertical hinge 538,0,26x757 occluding
    [pad windows]
    asus-zenbook-fold | Asus Zenbook 17 Fold | 1706x1280 1.5x 2022 turns | 1 DT
      fold: book; closed 853x1280 1.5x 1; vertical hinge 800,0,107x1280
    [pad android]
    sdk-7-6-foldable | SDK 7.6in Fold-in | 673.52x841.14 2.625x - turns | 1 SDK
      fold: book; closed 336.76x841.14 2.625x 1; vertical hinge 336.76,0,0.38x841.14
      note: generic; hinge 1 px wide
    sdk-8-foldable | SDK 8in Fold-out | 838.1x944.76 2.625x - turns | 1 SDK
      fold: book; closed 437.33x944.76 2.625x 1; vertical hinge 437.33,0,0.38x944.76
      note: generic; hinge range 180-360 degrees
    [phone android]
    sdk-6-7-flip | SDK 6.7in Horizontal Fold-in | 360x878.67 3x - turns | 1 SDK
      fold: flip; horizontal hinge 0,439.33,360x0.33
      note: generic
    [pad android]
    sdk-7-4-rollable | SDK 7.4in Rollable | 609.52x924.95 2.625x - turns | 1 SDK
      fold: rollable; closed 411.43x924.95 2.625x 1
      note: generic; rolled size given as folded
    """
}
