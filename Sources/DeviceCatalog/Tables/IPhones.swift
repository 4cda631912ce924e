// Data: a line for each device, so the file is as long as the list. DeviceTable.swift describes
// the columns.

extension DeviceTable {
  /// Apple's phones.
  static let iPhones = """
    [phone ios]
    iphone-5s | iPhone 5s | 320x568 2x 2013 turns | 1 DT
      note: DT lists it as iPhone 5/SE
    iphone-se-1 | iPhone SE (1st gen) | 320x568 2x 2016 turns | 2 HIG PW DL SS
    ipod-touch-7 | iPod touch (7th gen) | 320x568 2x 2019 turns | 1 HIG
    iphone-6 | iPhone 6 | 375x667 2x 2014 turns | 2 HIG PW DT
    iphone-7 | iPhone 7 | 375x667 2x 2016 turns | 2 HIG PW DT
    iphone-8 | iPhone 8 | 375x667 2x 2017 turns | 2 HIG PW DT DM SS
    iphone-6s | iPhone 6s | 375x667 2x 2015 turns | 2 HIG GU
    iphone-6-plus | iPhone 6 Plus | 414x736 3x 2014 turns | 2 HIG PW DT
      note: rendered 1242x2208, panel 1080x1920
    iphone-7-plus | iPhone 7 Plus | 414x736 3x 2016 turns | 2 HIG PW DT
      note: rendered 1242x2208, panel 1080x1920
    iphone-8-plus | iPhone 8 Plus | 414x736 3x 2017 turns | 2 HIG PW DT DM SS DL
      note: rendered 1242x2208, panel 1080x1920
    iphone-6s-plus | iPhone 6s Plus | 414x736 3x 2015 turns | 2 HIG GU
      note: rendered 1242x2208, panel 1080x1920
    iphone-se-2 | iPhone SE (2nd gen) | 375x667 2x 2020 turns | 2 HIG DT
    iphone-se-3 | iPhone SE (3rd gen) | 375x667 2x 2022 turns | 2 HIG PW DM DS DL
    iphone-x | iPhone X | 375x812 3x 2017 turns | 2 HIG PW SS DL
    iphone-xs | iPhone XS | 375x812 3x 2018 turns | 2 HIG GU DL
    iphone-xr | iPhone XR | 414x896 2x 2018 turns | 2 HIG SS DT
      note: PW gives scale 3: wrong, panel is 828x1792
    iphone-xs-max | iPhone XS Max | 414x896 3x 2018 turns | 2 HIG SS GU
    iphone-11 | iPhone 11 | 414x896 2x 2019 turns | 2 HIG PW DL
    iphone-11-pro | iPhone 11 Pro | 375x812 3x 2019 turns | 2 HIG PW
    iphone-11-pro-max | iPhone 11 Pro Max | 414x896 3x 2019 turns | 2 HIG PW DF DL
    iphone-12-mini | iPhone 12 mini | 375x812 3x 2020 turns | 2 DM PW RS
      note: UIKit reports 375x812@3; HIG and DL list 360x780, which is panel px / 3
    iphone-12 | iPhone 12 | 390x844 3x 2020 turns | 2 HIG PW DM SS DL
    iphone-12-pro | iPhone 12 Pro | 390x844 3x 2020 turns | 2 HIG PW DM DT SS
    iphone-12-pro-max | iPhone 12 Pro Max | 428x926 3x 2020 turns | 2 HIG PW DM SS DF DL
    iphone-13-mini | iPhone 13 mini | 375x812 3x 2021 turns | 2 DM SS PW RS
      note: UIKit reports 375x812@3; HIG and DL list 360x780, which is panel px / 3
    iphone-13 | iPhone 13 | 390x844 3x 2021 turns | 2 HIG PW DM SS DF DL
    iphone-13-pro | iPhone 13 Pro | 390x844 3x 2021 turns | 2 HIG PW DM SS
    iphone-13-pro-max | iPhone 13 Pro Max | 428x926 3x 2021 turns | 2 HIG PW DM SS DF DL
    iphone-14 | iPhone 14 | 390x844 3x 2022 turns | 2 HIG PW DM DL
    iphone-14-plus | iPhone 14 Plus | 428x926 3x 2022 turns | 2 HIG PW DM DL
    iphone-14-pro | iPhone 14 Pro | 393x852 3x 2022 turns | 2 HIG PW DM DL
    iphone-14-pro-max | iPhone 14 Pro Max | 430x932 3x 2022 turns | 2 HIG PW DM DT DL
    iphone-15 | iPhone 15 | 393x852 3x 2023 turns | 2 HIG PW DL
    iphone-15-plus | iPhone 15 Plus | 430x932 3x 2023 turns | 2 HIG PW DL
    iphone-15-pro | iPhone 15 Pro | 393x852 3x 2023 turns | 2 HIG PW DL DF
    iphone-15-pro-max | iPhone 15 Pro Max | 430x932 3x 2023 turns | 2 HIG PW DL DF
    iphone-16 | iPhone 16 | 393x852 3x 2024 turns | 2 HIG PW DS DL
    iphone-16-plus | iPhone 16 Plus | 430x932 3x 2024 turns | 2 HIG PW DS DL
    iphone-16-pro | iPhone 16 Pro | 402x874 3x 2024 turns | 2 HIG PW DS DL
    iphone-16-pro-max | iPhone 16 Pro Max | 440x956 3x 2024 turns | 2 HIG PW DS DL
    iphone-16e | iPhone 16e | 390x844 3x 2025 turns | 2 HIG PW DL
    iphone-17 | iPhone 17 | 402x874 3x 2025 turns | 2 HIG PW DS DL
    iphone-air | iPhone Air | 420x912 3x 2025 turns | 2 HIG PW DS DL
    iphone-17-pro | iPhone 17 Pro | 402x874 3x 2025 turns | 2 HIG PW DS DL
    iphone-17-pro-max | iPhone 17 Pro Max | 440x956 3x 2025 turns | 2 HIG PW DS DL
    iphone-17e | iPhone 17e | 390x844 3x 2026 turns | 2 PW DS DL
    iphone-18-pro | iPhone 18 Pro | 402x874 3x 2026 turns | 2 DL VL OC
    iphone-18-pro-max | iPhone 18 Pro Max | 440x956 3x 2026 turns | 2 DL VL
    iphone-duo | iPhone Duo | 951x669 3x 2026 turns | 2 DUO FL VL OC
      fold: book; closed 466x678 3x 2; vertical hinge 455.5,0,40x669
      note: DL lists 626x890 (panel px / 3), which every measurement contradicts
    """
}
