import LayoutPolicies

extension InputCells {
  /// Gives a value that lies in one of the cells, of an input that hangs on nothing but itself;
  /// false if no value does. Other inputs are left as they are.
  func give(
    _ cells: Range<Int>, _ context: inout LayoutContext, _ memory: inout PolicyMemory
  ) -> Bool {
    switch input {
    case .spent(let key):
      if cells.contains(0) { return true }
      guard cells.contains(1) else { return false }
      memory.acknowledge(key)
    case .input(let name, _, _):
      return Self.give(name, in: [(self, cells)], &context)
    case .osVersion:
      if cells.contains(unknown) { return true }
      guard let version = versions(in: cells).first(where: { versionCuts.hold($0, in: cells) })
      else { return false }
      context.osVersion = version
    case .open:
      if !cells.contains(unknown) { context.open = PaneSet(rawValue: UInt8(cells.lowerBound)) }
    case .term(.direction):
      guard let direction = ReadingDirection.all.first(where: { cells.contains($0.ordinal) }) else {
        return false
      }
      context.direction = direction
    case .term(.platform):
      if !cells.contains(unknown) { context.platform = Platform.all[cells.lowerBound] }
    case .term, .fold, .model, .number: break
    }
    return true
  }

  /// Gives an input a value that lies in the cells of all levels, each of which asks for it by a
  /// declaration of its own; false if no value does.
  static func give(
    _ name: String, in levels: [(level: InputCells, cells: Range<Int>)],
    _ context: inout LayoutContext
  ) -> Bool {
    func isWanted(_ value: InputValue?) -> Bool {
      levels.allSatisfy { $0.level.holds(value, in: $0.cells) }
    }
    // What need not be given is left out.
    if isWanted(nil) { return true }
    let values = levels.flatMap { $0.level.values(in: $0.cells) }
    guard let value = values.first(where: isWanted) else { return false }
    context.inputs[name] = value
    return true
  }

  /// Whether a declared input has one of the cells where it is given as such a value.
  private func holds(_ value: InputValue?, in cells: Range<Int>) -> Bool {
    guard case .input(_, let type, let defaultValue) = input else { return false }
    let given = value.flatMap { type.accepts($0) ? $0 : nil }
    guard let value = given ?? defaultValue else { return cells.contains(unknown) }
    if case .number(let number) = value { return cuts.hold(number, in: cells) }
    return cells.contains(values.firstIndex(of: value) ?? values.count)
  }

  /// Values of a declared input among which there is one for each of the cells that has any.
  private func values(in cells: Range<Int>) -> [InputValue] {
    guard cells.lowerBound != unknown, case .input(_, let type, _) = input else { return [] }
    if type == .number { return numbers(in: cells).map { .number($0) } }
    let others: [InputValue] =
      switch type {
      case .boolean: [.boolean(true), .boolean(false)]
      case .choice(let names): names.map { .text($0) }
      case .choices(let names):
        // A choice may be written any number of times, so there is always another text.
        names.map { .text($0) }
          + (0...values.count).flatMap { count in
            names.map { .text(Array(repeating: $0, count: count + 2).joined(separator: ",")) }
          }
      default:
        (0...values.count).map { .text($0 == 0 ? "other" : "other-\($0 + 1)") }
      }
    return (values + others).filter { type.accepts($0) }
  }

  private func numbers(in cells: Range<Int>) -> [Double] {
    let low = cells.lowerBound > 0 ? cuts[cells.lowerBound - 1].value : nil
    let high = cells.upperBound <= cuts.count ? cuts[cells.upperBound - 1].value : nil
    var numbers: [Double] = []
    if let low { numbers += [-(-low).wholeBelow, low.wholeBelow + 1, low, low.nextUp] }
    if let high { numbers += [high.wholeBelow, high.wholeBelow - 1, high, high.nextDown] }
    if let low, let high { numbers.append(low + (high - low) / 2) }
    return [0] + numbers
  }

  private func versions(in cells: Range<Int>) -> [OSVersion] {
    var versions: [OSVersion] = []
    if cells.lowerBound > 0 {
      let low = versionCuts[cells.lowerBound - 1].value
      let (major, minor, patch, build) = (
        Int(low.numbers[0]), Int(low.numbers[1]), Int(low.numbers[2]), Int(low.numbers[3])
      )
      versions += [
        low, OSVersion(major + 1), OSVersion(major, minor + 1), OSVersion(major, minor, patch + 1),
        OSVersion(major, minor, patch, build + 1),
      ]
    }
    if cells.upperBound <= versionCuts.count {
      let high = versionCuts[cells.upperBound - 1].value
      versions += [OSVersion(max(Int(high.numbers[0]) - 1, 0)), OSVersion(0), high]
    }
    return versions + [OSVersion(1)]
  }
}

extension Cut {
  /// Whether the value stands behind the cut.
  func isPassed(by other: Value) -> Bool { isAfter ? other > value : other >= value }
}

extension Array {
  /// Whether the value lies in one of the cells between these cuts.
  func hold<Value>(_ value: Value, in cells: Range<Int>) -> Bool where Element == Cut<Value> {
    cells.lowerBound <= count
      && (cells.lowerBound == 0 || self[cells.lowerBound - 1].isPassed(by: value))
      && (cells.upperBound > count || !self[cells.upperBound - 1].isPassed(by: value))
  }
}
