// Data: a line for each device, so the file is as long as the list. DeviceTable.swift describes
// the columns.

extension DeviceTable {
  /// Phones with Android and the like.
  static let androidPhones = """
    [phone android]
    nexus-4 | Nexus 4 | 384x640 2x 2012 turns | 2 SDK DT
    nexus-5 | Nexus 5 | 360x640 3x 2013 turns | 2 SDK DT
    nexus-5x | Nexus 5X | 411.43x731.43 2.625x 2015 turns | 2 SDK DT
    nexus-6 | Nexus 6 | 411.43x731.43 3.5x 2014 turns | 2 SDK DT
    nexus-6p | Nexus 6P | 411.43x731.43 3.5x 2015 turns | 2 SDK DT
    pixel | Pixel | 411.43x731.43 2.625x 2016 turns | 1 SDK
    pixel-xl | Pixel XL | 411.43x731.43 3.5x 2016 turns | 1 SDK
    pixel-2 | Pixel 2 | 411.43x731.43 2.625x 2017 turns | 2 SDK DT
    pixel-2-xl | Pixel 2 XL | 411.43x822.86 3.5x 2017 turns | 2 SDK DT
    pixel-3 | Pixel 3 | 392.73x785.45 2.75x 2018 turns | 2 SDK DT
    pixel-3-xl | Pixel 3 XL | 411.43x845.71 3.5x 2018 turns | 1 SDK
      note: DT says 393x786@2.75, which is the Pixel 3
    pixel-3a | Pixel 3a | 392.73x807.27 2.75x 2019 turns | 1 SDK
    pixel-3a-xl | Pixel 3a XL | 432x864 2.5x 2019 turns | 1 SDK
    pixel-4 | Pixel 4 | 392.73x829.09 2.75x 2019 turns | 1 SDK
      note: DT and PW say 353x745@3
    pixel-4-xl | Pixel 4 XL | 411.43x868.57 3.5x 2019 turns | 1 SDK
    pixel-4a | Pixel 4a | 392.73x850.91 2.75x 2020 turns | 1 SDK
    pixel-5 | Pixel 5 | 392.73x850.91 2.75x 2020 turns | 2 SDK PW
    pixel-6 | Pixel 6 | 411.43x914.29 2.625x 2021 turns | 2 SDK PW
    pixel-6-pro | Pixel 6 Pro | 411.43x891.43 3.5x 2021 turns | 2 SDK PW
    pixel-6a | Pixel 6a | 411.43x914.29 2.625x 2022 turns | 2 SDK PW
    pixel-7 | Pixel 7 | 411.43x914.29 2.625x 2022 turns | 2 SDK PW DT
    pixel-7-pro | Pixel 7 Pro | 411.43x891.43 3.5x 2022 turns | 2 SDK PW
    pixel-7a | Pixel 7a | 411.43x914.29 2.625x 2023 turns | 2 SDK PW
    pixel-8 | Pixel 8 | 411.43x914.29 2.625x 2023 turns | 2 SDK PW
    pixel-8-pro | Pixel 8 Pro | 448x997.33 3x 2023 turns | 2 SDK PW
    pixel-8a | Pixel 8a | 411.43x914.29 2.625x 2024 turns | 2 SDK PW
    pixel-9 | Pixel 9 | 411.43x923.43 2.625x 2024 turns | 2 SDK DF DS
      note: PW says 360x808@3
    pixel-9-pro | Pixel 9 Pro | 426.67x952 3x 2024 turns | 2 SDK PW
    pixel-9-pro-xl | Pixel 9 Pro XL | 448x997.33 3x 2024 turns | 2 SDK PW DF
    pixel-10 | Pixel 10 | 411.43x923.43 2.625x 2025 turns | 2 DS OC
      note: PW says 360x808@3
    pixel-10-pro | Pixel 10 Pro | 427x952 3x 2025 turns | 1 PW
    pixel-10-pro-xl | Pixel 10 Pro XL | 448x997 3x 2025 turns | 1 PW
    galaxy-s5 | Galaxy S5 | 360x640 3x 2014 turns | 1 DT
    galaxy-s8 | Galaxy S8 | 360x740 3x 2017 turns | 1 DT
    galaxy-s8-plus | Galaxy S8+ | 360x740 4x 2017 turns | 1 DT
    galaxy-s9-plus | Galaxy S9+ | 320x658 4.5x 2018 turns | 1 DT
    galaxy-s20 | Galaxy S20 | 360x800 4x 2020 turns | 1 DF
    galaxy-s20-ultra | Galaxy S20 Ultra | 412x915 3.5x 2020 turns | 1 DT
    galaxy-note20 | Galaxy Note20 | 412x916 2.625x 2020 turns | 1 DF
    galaxy-note20-ultra | Galaxy Note20 Ultra | 412x883 3.5x 2020 turns | 1 DF
    galaxy-a50 | Galaxy A50 | 412x892 2.625x 2019 turns | 1 DF
    galaxy-a51 | Galaxy A51/A71 | 412x914 2.625x 2020 turns | 1 DT
    galaxy-a16 | Galaxy A16 5G | 384x832 2.8125x 2024 turns | 1 WI
    galaxy-a55 | Galaxy A55 5G | 384x832 2.8125x 2024 turns | 2 WI PW
      note: measured 450 dpi; PW 480x1040@2.25 gives the same px
    galaxy-s23 | Galaxy S23 | 360x780 3x 2023 turns | 2 WI PUB
    galaxy-s24 | Galaxy S24 | 360x780 3x 2024 turns | 2 WI PW DS
    galaxy-s24-ultra | Galaxy S24 Ultra | 384x832 2.8125x 2024 turns | 1 WI
      note: measured at default FHD+; other catalogues repeat 412x915@3.5
    galaxy-s25 | Galaxy S25 | 360x780 3x 2025 turns | 1 DS DF
      note: DS and DF share an author
    galaxy-s25-ultra | Galaxy S25 Ultra | 384x832 2.8125x 2025 turns | 1 WI
      note: measured at default FHD+; other catalogues 412x915@3.5
    galaxy-s26 | Galaxy S26 | 360x780 3x 2026 turns | 2 WI OC
    galaxy-s26-ultra | Galaxy S26 Ultra | 384x832 2.8125x 2026 turns | 1 WI
      note: measured at default FHD+
    oneplus-8-pro | OnePlus 8 Pro | 360x800 4x 2020 turns | 1 DF
    sony-xperia-1-ii | Sony Xperia 1 II | 411x960 4x 2020 turns | 1 DF
    moto-g4 | Moto G4 | 360x640 3x 2016 turns | 1 DT
    moto-g-power-2022 | Moto G Power (2022) | 412x823 1.75x 2022 turns | 1 DT
    lg-optimus-l70 | LG Optimus L70 | 384x640 1.25x 2014 turns | 1 DT
    sdk-small-phone | SDK Small Phone | 360x640 2x - turns | 1 SDK
      note: generic
    sdk-medium-phone | SDK Medium Phone | 411.43x914.29 2.625x - turns | 1 SDK
      note: generic
    [phone other]
    jiophone-2 | JioPhone 2 | 240x320 1x 2018 turns | 1 DT
      note: smallest listed
    """
}
