extension PolicyTemplate {
  /// The policies that ship with the framework.
  public static var builtIn: [PolicyTemplate] {
    [
      Stack.template, DoubleColumn.template, PadOnly.template, TipOnce.template,
      FixedWidth.template,
    ]
  }
}
