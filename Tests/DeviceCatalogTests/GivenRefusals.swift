import DeviceCatalog
import LayoutPolicies

extension GivenValueTests {
  private static let readings =
    "is a reading of the device's sensor, not an orientation of the window"
  private static let emptyFold = "write `none`, or a mapping such as `{ axis: vertical }`"

  static let refusals: [Refused] = [
    Refused(
      "device", .plain("ipad-mini6"), "`ipad-mini6` is no device", "did you mean `ipad-mini-6`?"),
    Refused(
      "device", .plain("iPhone-17-Pro"), "`iPhone-17-Pro` is no device",
      "did you mean `iphone-17-pro`?"),
    Refused("device", .plain("ipad-10.9"), "`ipad-10.9` is no device", "did you mean `ipad-10-9`?"),
    Refused(
      "device", .plain("toaster"), "`toaster` is no device",
      "one of `phone`, `pad`, `mac`, `tv`, `watch`, `vision`, `car`, `desktop`, or an id from the "
        + "catalogue"),
    Refused(
      "device", .plain("galaxy-z-flip5-closed"), "`galaxy-z-flip5-closed` is no device",
      "the size of `galaxy-z-flip5` while it is closed is not known"),
    Refused(
      "device", .plain("ipad-mini-6-closed"), "`ipad-mini-6-closed` is no device",
      "`ipad-mini-6` does not fold"),
    Refused(
      "device", .number(6), "`device` needs an idiom or the id of a device, not the number `6`",
      "such as `pad` or `ipad-mini-6`"),
    Refused(
      "model", .plain("ipad-mini-6"), "`model` is no key of a context",
      "write `device`, which takes ids too"),
    Refused(
      "widthClass", .plain("compact"), "`widthClass` is no key of a context",
      "did you mean `width-class`?"),
    Refused("Width", .number(1), "`Width` is no key of a context", "did you mean `width`?"),
    Refused("colums", .number(1), "`colums` is no key of a context", "did you mean `columns`?"),
    Refused("width", .plain("767,5"), "`767,5` has a comma", "write `767.5`"),
    Refused("width", .plain("-1"), "`width` cannot be negative"),
    Refused("keyboard", .number(-1), "`keyboard` cannot be negative"),
    Refused(
      "width", .number(.infinity), "`width` needs a number, not the number `inf`"),
    Refused(
      "width", .quoted("820"), "`width` needs a number, not the text `820`",
      "write `820` without quotes"),
    Refused("height", .quoted("tall"), "`height` needs a number, not the text `tall`"),
    Refused("height", .boolean(true), "`height` needs a number, not `true`"),
    Refused("height", .list([]), "`height` needs a number, not a list"),
    Refused("text-scale", .plain("0"), "`text-scale` must be above 0", "1 is the usual size"),
    Refused(
      "size", .plain("820"), "`820` is no size",
      "write the width and the height, such as `820x1180`"),
    Refused(
      "size", .number(820), "`size` needs a width and a height, not the number `820`",
      "write `820x1180`, or `width` for one side"),
    Refused("size", .plain("0600x800"), "`0600` begins with a zero", "write `600`"),
    Refused("size", .plain("600x-800"), "`-800` cannot be negative"),
    Refused(
      "size", .map([GivenField("width", .number(1))]), "`size` needs a `width` and a `height`",
      "one side alone is a key of its own"),
    Refused(
      "size", .map([GivenField("widht", .number(1))]), path: [.key("widht")],
      "`widht` is no part of `size`", "did you mean `width`?"),
    Refused(
      "size", .map([GivenField("width", .number(1)), GivenField("height", .plain("+2"))]),
      path: [.key("height")], "`+2` has a plus sign", "write `2`"),
    Refused(
      "orientation", .plain("face-up"), "`face-up` \(readings)",
      "leave it out: the shape of the window decides"),
    Refused(
      "orientation", .quoted("faceDown"), "`faceDown` \(readings)",
      "leave it out: the shape of the window decides"),
    Refused(
      "orientation", .plain("landscape-left"), "`landscape-left` \(readings)",
      "write `landscape`, or leave it out"),
    Refused(
      "orientation", .plain("portraitUpsideDown"), "`portraitUpsideDown` \(readings)",
      "write `portrait`, or leave it out"),
    Refused(
      "orientation", .plain("portait"),
      "`orientation` needs one of `portrait`, `landscape`, not `portait`",
      "did you mean `portrait`?"),
    Refused(
      "direction", .boolean(true), "`direction` needs one of `ltr`, `rtl`, not `true`"),
    Refused(
      "os-version", .number(17.1), "`os-version` needs text, not the number `17.1`",
      "write it in quotes: as a number, 17.10 loses its zero"),
    Refused(
      "os-version", .plain("iOS 17"), "`iOS 17` is no version",
      "write up to four numbers, such as `17.10`"),
    Refused("os-version", .boolean(true), "`os-version` needs a version, not `true`"),
    Refused("fold", .map([]), "`fold` needs what is known of a fold", emptyFold),
    Refused("fold", .number(1), "`fold` needs what is known of a fold", emptyFold),
    Refused(
      "fold", .list([.plain("vertical"), .map([GivenField("separating", .plain("yes"))])]),
      path: [.index(1), .key("separating")], "`separating` needs true or false, not `yes`"),
    Refused(
      "fold", .map([GivenField("occluding", .quoted("true"))]), path: [.key("occluding")],
      "`occluding` needs true or false, not the text `true`", "write it without quotes"),
    Refused(
      "fold", .map([GivenField("posture", .plain("tabletop"))]), path: [.key("posture")],
      "`tabletop` says an axis too", "write `axis: horizontal` and `posture: half-open`"),
    Refused(
      "fold", .map([GivenField("at", .quoted("540,0"))]), path: [.key("at")],
      "`540,0` is no frame", "write `x,y,WIDTHxHEIGHT`, such as `540,0,34x720`"),
    Refused(
      "fold", .map([GivenField("at", .number(3))]), path: [.key("at")],
      "`at` needs a frame, not the number `3`", "write it as text: \"540,0,34x720\""),
    Refused(
      "fold", .plain("diagonal:flat"),
      "`fold` needs one of `horizontal`, `vertical`, not `diagonal`"),
    Refused(
      "fold", .plain("vertical:seperating"),
      "`fold` needs one of `flat`, `half-open`, `separating`, `occluding`, not `seperating`",
      "did you mean `separating`?"),
    Refused("fold", .plain("vertical:flat:half-open"), "`half-open` is said twice"),
    Refused(
      "posture", .plain("halfOpen"),
      "`posture` needs one of `flat`, `half-open`, `tabletop`, `book`, not `halfOpen`",
      "did you mean `half-open`?"),
    Refused(
      "open", .list([.plain("sidebar"), .plain("detial")]), path: [.index(1)],
      "`open` needs one of `sidebar`, `content`, `detail`, `inspector`, not `detial`",
      "did you mean `detail`?"),
    Refused(
      "recent", .plain("bogus"),
      "`recent` needs one of `none`, `sidebar`, `content`, `detail`, `inspector`, not `bogus`"),
    Refused("open", .plain("detail,detail"), "`detail` is said twice"),
    Refused(
      "recent", .list([.plain("sidebar"), .plain("details")]), path: [.index(1)],
      "`recent` needs one of `sidebar`, `content`, `detail`, `inspector`, not `details`",
      "did you mean `detail`?"),
    Refused(
      "insets", .plain("59,0,34"), "`insets` needs one number or four, not 3",
      "write top, leading, bottom and trailing, such as `59,0,34,0`"),
    Refused("insets", .plain("59,0,34,-1"), "`-1` cannot be negative"),
    Refused(
      "insets", .map([GivenField("left", .number(1))]), path: [.key("left")],
      "`left` is no part of `insets`", "one of `top`, `leading`, `bottom`, `trailing`"),
    Refused(
      "insets", .list([]), "`insets` needs a number or a mapping, not a list",
      "write `{ top: 59, bottom: 34 }`"),
    Refused("insets", .map([]), "`insets` has no edges", "leave it out, or write `0`"),
    Refused(
      "columns", .quoted("3"), "`columns` needs a number, not the text `3`",
      "write `3` without quotes"),
    Refused("focus", .plain("yes"), "`focus` needs true or false, not `yes`"),
    Refused("title", .number(3), "`title` needs text, not the number `3`", "quote it"),
    Refused(
      "split", .plain("autmatic"),
      "`split` needs one of `automatic`, `never`, not `autmatic`", "did you mean `automatic`?"),
    Refused("rows", .plain("a,c"), "`rows` needs one of `a`, `b`, not `a,c`"),
  ]
}
