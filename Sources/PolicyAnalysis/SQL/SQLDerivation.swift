import LayoutPolicies

/// What follows where the table does not say it, as for a context whose device no catalogue knows.
enum SQLDerivation {
  static var orientation: String {
    SQLText.cases([
      "WHEN orientation IN \(SQLText.list(ContextKey.orientation.words)) THEN orientation",
      "WHEN lp_height >= lp_width THEN 'portrait'", "WHEN lp_height < lp_width THEN 'landscape'",
    ])
  }

  static var shape: String {
    SQLText.cases([
      "WHEN lp_height >= lp_width THEN 'tall'", "WHEN lp_height < lp_width THEN 'wide'",
      "WHEN orientation = 'portrait' THEN 'tall'", "WHEN orientation = 'landscape' THEN 'wide'",
    ])
  }

  static var widthClass: String {
    let regular = SQLText.number(SizeClassRule.regularWidth)
    return SQLText.cases([
      "WHEN width_class IN \(SQLText.list(ContextKey.widthClass.words)) THEN width_class",
      "WHEN lp_device IS NULL AND lp_width >= \(regular) THEN"
        + " CASE WHEN lp_height >= \(SQLText.number(SizeClassRule.regularHeight))"
        + " THEN 'regular' END",
      "WHEN lp_device IS NULL AND lp_width < \(regular) THEN 'compact'",
      "WHEN lp_device = 'phone' AND lp_orientation = 'portrait' THEN 'compact'",
      "WHEN lp_device = 'watch' THEN 'compact'",
      "WHEN lp_device IS NULL OR lp_device IN ('phone', 'car') THEN NULL",
      "WHEN lp_width >= \(regular) THEN 'regular'", "WHEN lp_width < \(regular) THEN 'compact'",
      "WHEN lp_windowing = 'full-screen' THEN 'regular'",
    ])
  }

  static var heightClass: String {
    SQLText.cases([
      "WHEN height_class IN \(SQLText.list(ContextKey.heightClass.words)) THEN height_class",
      "WHEN lp_device <> 'phone' OR lp_device = 'phone' AND lp_orientation = 'portrait'"
        + " THEN 'regular'",
      "WHEN lp_device = 'phone' AND lp_orientation = 'landscape' THEN 'compact'",
    ])
  }
}
