import LayoutPolicies

extension LayoutContext {
  /// A context that equals this one, but for numbers that equal nothing, and is written differently
  /// wherever that can be.
  var writtenDifferently: LayoutContext {
    var twin = self
    twin.model = model.map { $0.copy }
    twin.osVersion = osVersion.map { $0.writtenDifferently }
    twin.width = width.map { $0.writtenDifferently }
    twin.height = height.map { $0.writtenDifferently }
    twin.textScale = textScale.writtenDifferently
    twin.keyboard = keyboard.writtenDifferently
    twin.insets = SafeInsets(
      top: insets.top.writtenDifferently, leading: insets.leading.writtenDifferently,
      bottom: insets.bottom.writtenDifferently, trailing: insets.trailing.writtenDifferently)
    for entry in inputs.entries {
      guard case .number(let number) = entry.value else { continue }
      twin.inputs[entry.name] = .number(number.writtenDifferently)
    }
    return twin
  }
}

extension Double {
  /// Zero with the other sign; any other number as it is.
  fileprivate var writtenDifferently: Double { self == 0 ? -self : self }
}

extension OSVersion {
  /// The version with one more number, if there is room for one.
  fileprivate var writtenDifferently: OSVersion { OSVersion("\(self).0") ?? self }
}

extension DeviceFacts {
  /// The same facts, told by another object.
  fileprivate var copy: DeviceFacts {
    DeviceFacts(
      id: id, names: names, idiom: idiom, platform: platform,
      naturalOrientation: naturalOrientation, modes: modes, hinge: hinge)
  }
}
