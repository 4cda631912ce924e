// Data: a line for each window whose classes a source states, so the file is as long as the list.

/// Size classes as the system reports them: the name of a device or family, and below it its
/// windows.
///
/// The columns: orientation, windowing, size, width class, height class, how many independent
/// sources state the classes (2 stands for more; 0 means inferred from a model of equal size), and
/// the systems that show such windows, if not all do.
enum SizeClassTable {
  static let rows = """
    iphone-5s
      portrait full-screen 320x568 compact regular 1
      landscape full-screen 568x320 compact compact 1
    iphone-se-1
      portrait full-screen 320x568 compact regular 2
      landscape full-screen 568x320 compact compact 2
    ipod-touch-7
      portrait full-screen 320x568 compact regular 1
      landscape full-screen 568x320 compact compact 1
    iphone-6
      portrait full-screen 375x667 compact regular 1
      landscape full-screen 667x375 compact compact 1
    iphone-7
      portrait full-screen 375x667 compact regular 2
      landscape full-screen 667x375 compact compact 2
    iphone-8
      portrait full-screen 375x667 compact regular 2
      landscape full-screen 667x375 compact compact 2
    iphone-6s
      portrait full-screen 375x667 compact regular 2
      landscape full-screen 667x375 compact compact 2
    iphone-6-plus
      portrait full-screen 414x736 compact regular 1
      landscape full-screen 736x414 regular compact 1
    iphone-7-plus
      portrait full-screen 414x736 compact regular 2
      landscape full-screen 736x414 regular compact 2
    iphone-8-plus
      portrait full-screen 414x736 compact regular 2
      landscape full-screen 736x414 regular compact 2
    iphone-6s-plus
      portrait full-screen 414x736 compact regular 2
      landscape full-screen 736x414 regular compact 2
    iphone-se-2
      portrait full-screen 375x667 compact regular 1
      landscape full-screen 667x375 compact compact 1
    iphone-se-3
      portrait full-screen 375x667 compact regular 2
      landscape full-screen 667x375 compact compact 2
    iphone-x
      portrait full-screen 375x812 compact regular 2
      landscape full-screen 812x375 compact compact 2
    iphone-xs
      portrait full-screen 375x812 compact regular 2
      landscape full-screen 812x375 compact compact 2
    iphone-xr
      portrait full-screen 414x896 compact regular 2
      landscape full-screen 896x414 regular compact 2
    iphone-xs-max
      portrait full-screen 414x896 compact regular 2
      landscape full-screen 896x414 regular compact 2
    iphone-11
      portrait full-screen 414x896 compact regular 2
      landscape full-screen 896x414 regular compact 2
    iphone-11-pro
      portrait full-screen 375x812 compact regular 1
      landscape full-screen 812x375 compact compact 1
    iphone-11-pro-max
      portrait full-screen 414x896 compact regular 1
      landscape full-screen 896x414 regular compact 1
    iphone-12-mini
      portrait full-screen 375x812 compact regular 2
      landscape full-screen 812x375 compact compact 2
    iphone-12
      portrait full-screen 390x844 compact regular 2
      landscape full-screen 844x390 compact compact 2
    iphone-12-pro
      portrait full-screen 390x844 compact regular 2
      landscape full-screen 844x390 compact compact 2
    iphone-12-pro-max
      portrait full-screen 428x926 compact regular 2
      landscape full-screen 926x428 regular compact 2
    iphone-13-mini
      portrait full-screen 375x812 compact regular 2
      landscape full-screen 812x375 compact compact 2
    iphone-13
      portrait full-screen 390x844 compact regular 2
      landscape full-screen 844x390 compact compact 2
    iphone-13-pro
      portrait full-screen 390x844 compact regular 2
      landscape full-screen 844x390 compact compact 2
    iphone-13-pro-max
      portrait full-screen 428x926 compact regular 2
      landscape full-screen 926x428 regular compact 2
    iphone-14
      portrait full-screen 390x844 compact regular 2
      landscape full-screen 844x390 compact compact 2
    iphone-14-plus
      portrait full-screen 428x926 compact regular 2
      landscape full-screen 926x428 regular compact 2
    iphone-14-pro
      portrait full-screen 393x852 compact regular 2
      landscape full-screen 852x393 compact compact 2
    iphone-14-pro-max
      portrait full-screen 430x932 compact regular 2
      landscape full-screen 932x430 regular compact 2
    iphone-15
      portrait full-screen 393x852 compact regular 1
      landscape full-screen 852x393 compact compact 1
    iphone-15-plus
      portrait full-screen 430x932 compact regular 1
      landscape full-screen 932x430 regular compact 1
    iphone-15-pro
      portrait full-screen 393x852 compact regular 1
      landscape full-screen 852x393 compact compact 1
    iphone-15-pro-max
      portrait full-screen 430x932 compact regular 1
      landscape full-screen 932x430 regular compact 1
    iphone-16
      portrait full-screen 393x852 compact regular 1
      landscape full-screen 852x393 compact compact 1
    iphone-16-plus
      portrait full-screen 430x932 compact regular 1
      landscape full-screen 932x430 regular compact 1
    iphone-16-pro
      portrait full-screen 402x874 compact regular 1
      landscape full-screen 874x402 compact compact 1
    iphone-16-pro-max
      portrait full-screen 440x956 compact regular 1
      landscape full-screen 956x440 regular compact 1
    iphone-16e
      portrait full-screen 390x844 compact regular 1
      landscape full-screen 844x390 compact compact 1
    iphone-17
      portrait full-screen 402x874 compact regular 1
      landscape full-screen 874x402 compact compact 1
    iphone-air
      portrait full-screen 420x912 compact regular 1
      landscape full-screen 912x420 regular compact 1
    iphone-17-pro
      portrait full-screen 402x874 compact regular 1
      landscape full-screen 874x402 compact compact 1
    iphone-17-pro-max
      portrait full-screen 440x956 compact regular 1
      landscape full-screen 956x440 regular compact 1
    iphone-17e
      portrait full-screen 390x844 compact regular 0
      landscape full-screen 844x390 compact compact 0
    iphone-18-pro
      portrait full-screen 402x874 compact regular 0
      landscape full-screen 874x402 compact compact 0
    iphone-18-pro-max
      portrait full-screen 440x956 compact regular 0
      landscape full-screen 956x440 regular compact 0
    iphone-duo-closed
      portrait full-screen 466x678 compact regular 2
      landscape full-screen 678x466 compact compact 2
    iphone-duo
      landscape full-screen 951x669 regular regular 2
      portrait full-screen 669x951 regular regular 2
      landscape split-half 475x669 compact regular 1
    ipad-9-7
      portrait full-screen 768x1024 regular regular 2
      portrait split-two-thirds 438x1024 compact regular 2 iPadOS 9-18
      portrait split-third 320x1024 compact regular 2 iPadOS 9-18
      portrait slide-over 320x984 compact regular 2 iPadOS 9-18
      landscape full-screen 1024x768 regular regular 2
      landscape split-two-thirds 694x768 regular regular 2 iPadOS 9-18
      landscape split-half 507x768 compact regular 2 iPadOS 9-18
      landscape split-third 320x768 compact regular 2 iPadOS 9-18
      landscape slide-over 320x728 compact regular 2 iPadOS 9-18
    ipad-10-2
      portrait full-screen 810x1080 regular regular 2
      portrait split-two-thirds 480x1080 compact regular 2 iPadOS 9-18
      portrait split-third 320x1080 compact regular 2 iPadOS 9-18
      portrait slide-over 320x1040 compact regular 1 iPadOS 9-18
      landscape full-screen 1080x810 regular regular 2
      landscape split-two-thirds 750x810 regular regular 2 iPadOS 9-18
      landscape split-half 535x810 compact regular 2 iPadOS 9-18
      landscape split-third 320x810 compact regular 2 iPadOS 9-18
      landscape slide-over 320x770 compact regular 1 iPadOS 9-18
    ipad-10-5
      portrait full-screen 834x1112 regular regular 2
      portrait split-two-thirds 504x1112 compact regular 2 iPadOS 9-18
      portrait split-third 320x1112 compact regular 2 iPadOS 9-18
      portrait slide-over 320x1072 compact regular 2 iPadOS 9-18
      landscape full-screen 1112x834 regular regular 2
      landscape split-two-thirds 782x834 regular regular 2 iPadOS 9-18
      landscape split-half 551x834 compact regular 2 iPadOS 9-18
      landscape split-third 320x834 compact regular 2 iPadOS 9-18
      landscape slide-over 320x794 compact regular 2 iPadOS 9-18
    ipad-10-9
      portrait full-screen 820x1180 regular regular 2
      portrait split-two-thirds 490x1180 compact regular 1 iPadOS 9-18
      portrait split-third 320x1180 compact regular 1 iPadOS 9-18
      portrait slide-over 320x1132 compact regular 1 iPadOS 9-18
      landscape full-screen 1180x820 regular regular 2
      landscape split-two-thirds 795x820 regular regular 1 iPadOS 9-18
      landscape split-half 585x820 compact regular 1 iPadOS 9-18
      landscape split-third 375x820 compact regular 1 iPadOS 9-18
      landscape slide-over 375x772 compact regular 1 iPadOS 9-18
    ipad-pro-11
      portrait full-screen 834x1194 regular regular 2
      portrait split-two-thirds 504x1194 compact regular 2 iPadOS 9-18
      portrait split-third 320x1194 compact regular 2 iPadOS 9-18
      portrait slide-over 320x1146 compact regular 1 iPadOS 9-18
      landscape full-screen 1194x834 regular regular 2
      landscape split-two-thirds 809x834 regular regular 2 iPadOS 9-18
      landscape split-half 592x834 compact regular 2 iPadOS 9-18
      landscape split-third 375x834 compact regular 2 iPadOS 9-18
      landscape slide-over 375x786 compact regular 1 iPadOS 9-18
    ipad-12-9
      portrait full-screen 1024x1366 regular regular 2
      portrait split-two-thirds 639x1366 compact regular 2 iPadOS 9-18
      portrait split-third 375x1366 compact regular 2 iPadOS 9-18
      portrait slide-over 375x1318 compact regular 1 iPadOS 9-18
      landscape full-screen 1366x1024 regular regular 2
      landscape split-two-thirds 981x1024 regular regular 2 iPadOS 9-18
      landscape split-half 678x1024 regular regular 2 iPadOS 9-18
      landscape split-third 375x1024 compact regular 2 iPadOS 9-18
      landscape slide-over 375x976 compact regular 1 iPadOS 9-18
    ipad-mini-8-3
      portrait full-screen 744x1133 regular regular 1
      portrait split-two-thirds 414x1133 compact regular 0 iPadOS 15-18
      portrait split-third 320x1133 compact regular 0 iPadOS 15-18
      portrait slide-over 320x1085 compact regular 0 iPadOS 15-18
      landscape full-screen 1133x744 regular regular 1
      landscape split-two-thirds 748x744 regular regular 1 iPadOS 15-18
      landscape split-half 561.5x744 compact regular 0 iPadOS 15-18
      landscape split-third 375x744 compact regular 1 iPadOS 15-18
      landscape slide-over 375x696 compact regular 0 iPadOS 15-18
    ipad-pro-11-m4
      portrait full-screen 834x1210 regular regular 1
      portrait split-two-thirds 504x1210 compact regular 0 iPadOS 17-18
      portrait split-third 320x1210 compact regular 0 iPadOS 17-18
      portrait slide-over 320x1162 compact regular 0 iPadOS 17-18
      landscape full-screen 1210x834 regular regular 1
      landscape split-two-thirds 825x834 regular regular 0 iPadOS 17-18
      landscape split-half 600x834 compact regular 0 iPadOS 17-18
      landscape split-third 375x834 compact regular 0 iPadOS 17-18
      landscape slide-over 375x786 compact regular 0 iPadOS 17-18
    ipad-pro-13
      portrait full-screen 1032x1376 regular regular 1
      portrait split-third 375x1376 compact regular 0 iPadOS 17-18
      portrait slide-over 375x1328 compact regular 0 iPadOS 17-18
      landscape full-screen 1376x1032 regular regular 1
      landscape split-two-thirds 991x1032 regular regular 0 iPadOS 17-18
      landscape split-half 683x1032 regular regular 0 iPadOS 17-18
      landscape split-third 375x1032 compact regular 0 iPadOS 17-18
      landscape slide-over 375x984 compact regular 0 iPadOS 17-18
      landscape windowed 688x1032 regular regular 1 iPadOS 26+
    """
}
