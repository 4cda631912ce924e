// Data: a line for each device, so the file is as long as the list. DeviceTable.swift describes
// the columns.

extension DeviceTable {
  /// Apple's tablets.
  static let iPads = """
    [pad ipados]
    ipad-5 | iPad (5th gen) | 768x1024 2x 2017 turns | 2 HIG PW D21 SS
      family: ipad-9-7
    ipad-6 | iPad (6th gen) | 768x1024 2x 2018 turns | 2 HIG PW D21 SS
      family: ipad-9-7
    ipad-7 | iPad (7th gen) | 810x1080 2x 2019 turns | 2 HIG PW D21 SS HN
      family: ipad-10-2
    ipad-8 | iPad (8th gen) | 810x1080 2x 2020 turns | 2 HIG D21 SS
      family: ipad-10-2
    ipad-9 | iPad (9th gen) | 810x1080 2x 2021 turns | 2 HIG DL SS
      family: ipad-10-2
    ipad-10 | iPad (10th gen) | 820x1180 2x 2022 turns | 2 DM DS DL
      family: ipad-10-9
    ipad-a16 | iPad (A16) | 820x1180 2x 2025 turns | 2 HIG DS
      family: ipad-10-9
      note: PW "iPad (gen 11)" says 656x944@2.5: same px divided by a wrong ratio
    ipad-air-1 | iPad Air | 768x1024 2x 2013 turns | 2 HIG D21
      family: ipad-9-7
    ipad-air-2 | iPad Air 2 | 768x1024 2x 2014 turns | 2 HIG D21
      family: ipad-9-7
    ipad-air-3 | iPad Air (3rd gen) | 834x1112 2x 2019 turns | 2 HIG D21 SS
      family: ipad-10-5
    ipad-air-4 | iPad Air (4th gen) | 820x1180 2x 2020 turns | 2 HIG D21 DF DT
      family: ipad-10-9
    ipad-air-5 | iPad Air (5th gen) | 820x1180 2x 2022 turns | 2 HIG DM
      family: ipad-10-9
    ipad-air-11-m2 | iPad Air 11-inch (M2) | 820x1180 2x 2024 turns | 2 HIG DS DL
      family: ipad-10-9
    ipad-air-13-m2 | iPad Air 13-inch (M2) | 1024x1366 2x 2024 turns | 2 HIG DS DL
      family: ipad-12-9
    ipad-air-11-m3 | iPad Air 11-inch (M3) | 820x1180 2x 2025 turns | 1 HIG
      family: ipad-10-9
    ipad-air-13-m3 | iPad Air 13-inch (M3) | 1024x1366 2x 2025 turns | 1 HIG
      family: ipad-12-9
    ipad-air-11-m4 | iPad Air 11-inch (M4) | 820x1180 2x 2026 turns | 2 HIG DS
      family: ipad-10-9
    ipad-air-13-m4 | iPad Air 13-inch (M4) | 1024x1366 2x 2026 turns | 2 HIG DS
      family: ipad-12-9
    ipad-mini-2 | iPad mini 2 | 768x1024 2x 2013 turns | 2 HIG D21
      family: ipad-9-7
    ipad-mini-3 | iPad mini 3 | 768x1024 2x 2014 turns | 2 HIG D21
      family: ipad-9-7
    ipad-mini-4 | iPad mini 4 | 768x1024 2x 2015 turns | 2 HIG D21 GU
      family: ipad-9-7
    ipad-mini-5 | iPad mini (5th gen) | 768x1024 2x 2019 turns | 2 HIG D21 PW
      family: ipad-9-7
    ipad-mini-6 | iPad mini (6th gen) | 744x1133 2x 2021 turns | 2 HIG DM HN
      family: ipad-mini-8-3
    ipad-mini-a17-pro | iPad mini (A17 Pro) | 744x1133 2x 2024 turns | 2 HIG DS DL
      family: ipad-mini-8-3
    ipad-mini-a20-pro | iPad mini (A20 Pro) | 756x1158 2x 2026 turns | 1 OC
      family: ipad-mini-8-4
      note: single source of low confidence, which does not state the year
    ipad-pro-9-7 | iPad Pro 9.7-inch | 768x1024 2x 2016 turns | 2 HIG D21 HN
      family: ipad-9-7
    ipad-pro-10-5 | iPad Pro 10.5-inch | 834x1112 2x 2017 turns | 2 HIG D21 SS HN
      family: ipad-10-5
    ipad-pro-11-gen-1 | iPad Pro 11-inch (gen 1) | 834x1194 2x 2018 turns | 2 HIG D21 SS HN
      family: ipad-pro-11
    ipad-pro-11-gen-2 | iPad Pro 11-inch (gen 2) | 834x1194 2x 2020 turns | 2 HIG D21
      family: ipad-pro-11
    ipad-pro-11-gen-3 | iPad Pro 11-inch (gen 3) | 834x1194 2x 2021 turns | 2 HIG D21
      family: ipad-pro-11
    ipad-pro-11-gen-4 | iPad Pro 11-inch (gen 4) | 834x1194 2x 2022 turns | 2 HIG DM
      family: ipad-pro-11
    ipad-pro-11-m4 | iPad Pro 11-inch (M4) | 834x1210 2x 2024 turns | 2 HIG DS DL DF
      family: ipad-pro-11-m4
    ipad-pro-11-m5 | iPad Pro 11-inch (M5) | 834x1210 2x 2025 turns | 2 HIG DS
      family: ipad-pro-11-m4
    ipad-pro-12-9-gen-1 | iPad Pro 12.9-inch (gen 1) | 1024x1366 2x 2015 turns | 2 HIG D21 SS
      family: ipad-12-9
    ipad-pro-12-9-gen-2 | iPad Pro 12.9-inch (gen 2) | 1024x1366 2x 2017 turns | 2 HIG D21 DF
      family: ipad-12-9
    ipad-pro-12-9-gen-3 | iPad Pro 12.9-inch (gen 3) | 1024x1366 2x 2018 turns | 2 HIG D21 HN
      family: ipad-12-9
    ipad-pro-12-9-gen-4 | iPad Pro 12.9-inch (gen 4) | 1024x1366 2x 2020 turns | 2 HIG D21 DF
      family: ipad-12-9
    ipad-pro-12-9-gen-5 | iPad Pro 12.9-inch (gen 5) | 1024x1366 2x 2021 turns | 2 HIG D21
      family: ipad-12-9
    ipad-pro-12-9-gen-6 | iPad Pro 12.9-inch (gen 6) | 1024x1366 2x 2022 turns | 2 HIG DM
      family: ipad-12-9
    ipad-pro-13-m4 | iPad Pro 13-inch (M4) | 1032x1376 2x 2024 turns | 2 HIG DS DL DF
      family: ipad-pro-13
    ipad-pro-13-m5 | iPad Pro 13-inch (M5) | 1032x1376 2x 2025 turns | 2 HIG DS
      family: ipad-pro-13
    """
}
