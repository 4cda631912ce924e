import LayoutPolicies
import PolicyAnalysis
import PolicyYAML

/// The contexts of a box in words: `pad, tall, 744 ..< 834 points wide`.
struct BoxText {
  let space: InputSpace

  init(_ space: InputSpace) { self.space = space }

  /// What is known, level by level, then what is not: `width not given: landscape`.
  func text(of box: Box) -> String {
    let unknown = box.unknownLevels(in: space)
    let known = box.cells.keys.filter { !unknown.contains($0) }.sorted { order($0) < order($1) }
      .compactMap { level in
        box.cells[level].map { space.levels[level].text(of: $0) + declaration(level) }
      }.joined(separator: ", ")
    let missing = unknown.map { space.levels[$0].missingText + declaration($0) }
      .joined(separator: ", ")
    if known.isEmpty { return missing.isEmpty ? "everywhere" : missing }
    return missing.isEmpty ? known : "\(missing): \(known)"
  }

  /// How an input is declared, where the policies declare it differently and each is asked.
  func declaration(_ level: Int) -> String {
    guard case .input(let name, let type, let value) = space.levels[level].input else { return "" }
    let isSole =
      space.levels.count { if case .input(name, _, _) = $0.input { true } else { false } } == 1
    return isSole ? "" : " (\(ValueDeclaration(name, type, default: value).text))"
  }

  /// Once keys first, and the device before what it does.
  private func order(_ level: Int) -> (Int, Int) {
    switch space.levels[level].input {
    case .spent: (0, level)
    case .term(.device), .model: (1, level)
    case .term, .fold: (2, level)
    case .number: (3, level)
    case .osVersion, .open, .input: (4, level)
    }
  }
}

extension InputCells {
  /// That the input is not known.
  fileprivate var missingText: String {
    switch input {
    case .fold(let pattern): "`\(pattern.text)` unknown"
    case .model: "no model given"
    case .input: "`\(input.name)` not given"
    case .term(.shape), .number(.aspect, _), .number(.smallerSide, _): "\(input.name) unknown"
    default: "\(input.name) not given"
    }
  }

  /// What the cells hold, in words.
  fileprivate func text(of ranges: [Range<Int>]) -> String {
    let cells = ranges.flatMap { Array($0) }
    let known = cells.filter { $0 != unknown }
    let isOpen = cells.count > known.count
    let text =
      known.count == unknown
      ? "\(input.name) given" : knownText(known, ranges.map { $0.clamped(to: 0..<unknown) })
    guard isOpen else { return text }
    if case .model = input { return "\(text) or no model given" }
    return "\(text) or not given"
  }

  private func knownText(_ cells: [Int], _ ranges: [Range<Int>]) -> String {
    switch input {
    case .spent(let key): "\(cells == [0] ? "before" : "once") `\(key)` is spent"
    case .model(let name): "\(cells == [0] ? "not " : "")\(name)"
    case .fold(let pattern): "\(cells == [0] ? "not " : "")`\(pattern.text)`"
    case .term(let key): termText(key, cells)
    case .open: openText(cells)
    case .osVersion:
      "os-version "
        + ranges.filter { !$0.isEmpty }.map { versionText($0) }.joined(separator: " or ")
    case .input(let name, let type, _):
      "`\(name)` "
        + (type == .number
          ? ranges.filter { !$0.isEmpty }.map { rangeText($0) }.joined(separator: " or ")
          : valueText(type, cells))
    case .number(let key, _):
      ranges.filter { !$0.isEmpty }.map { key.text(of: rangeText($0)) }.joined(separator: " or ")
    }
  }

  /// `phone or pad`, or `not phone` where that is shorter.
  private func termText(_ key: ContextKey, _ cells: [Int]) -> String {
    let needsKey: Set<ContextKey> = [.widthClass, .heightClass, .platform]
    let name = needsKey.contains(key) ? key.rawValue + " " : ""
    let others = (0..<unknown).filter { !cells.contains($0) }
    if others.count < cells.count {
      return name + "not " + others.map { key.words[$0] }.joined(separator: " or ")
    }
    return name + cells.map { key.words[$0] }.joined(separator: " or ")
  }

  /// `sidebar open, detail not open`, or the sets one by one where that does not say it.
  private func openText(_ cells: [Int]) -> String {
    let panes = Pane.allCases
    let bits = panes.map { Int(PaneSet([$0]).rawValue) }
    let always = bits.indices.filter { place in cells.allSatisfy { $0 & bits[place] != 0 } }
    let never = bits.indices.filter { place in cells.allSatisfy { $0 & bits[place] == 0 } }
    if cells.count == 1 << (bits.count - always.count - never.count) {
      return (always.map { "\(panes[$0]) open" } + never.map { "\(panes[$0]) not open" })
        .joined(separator: ", ")
    }
    if cells == Array(1...15) { return "some pane open" }
    let sets = cells.map { cell in
      let open = bits.indices.filter { cell & bits[$0] != 0 }.map { panes[$0].rawValue }
      return open.isEmpty ? "nothing" : open.joined(separator: "+")
    }
    return "open: " + sets.joined(separator: " or ")
  }

  private func valueText(_ type: ValueType, _ cells: [Int]) -> String {
    let all: [InputValue] =
      switch type {
      case .boolean: [.boolean(false), .boolean(true)]
      case .choice(let names): names.map { .text($0) }
      default: []
      }
    let named = cells.filter { $0 < values.count }.map { values[$0] }
    guard cells.contains(values.count) else {
      return named.map { $0.word }.joined(separator: " or ")
    }
    let others = values.filter { !named.contains($0) }
    let rest = all.filter { !others.contains($0) }
    return rest.isEmpty
      ? "not " + others.map { $0.word }.joined(separator: " or ")
      : rest.map { $0.word }.joined(separator: " or ")
  }

  private func rangeText(_ range: Range<Int>) -> String {
    let unit = if case .number(_, true) = input { "sp" } else { "" }
    return Self.text(cuts.bounds(of: range)) { $0.plainText + unit }
  }

  private func versionText(_ range: Range<Int>) -> String {
    Self.text(versionCuts.bounds(of: range)) { $0.description }
  }

  /// `744 ..< 834`, `at least 744`, `more than 744`, `exactly 744`.
  private static func text<Value>(
    _ bounds: (low: Cut<Value>?, high: Cut<Value>?), _ text: (Value) -> String
  ) -> String {
    switch bounds {
    case (let low?, let high?):
      if low.value == high.value { return "exactly \(text(low.value))" }
      let from = low.isAfter ? "more than \(text(low.value)), " : text(low.value)
      if low.isAfter {
        return from + (high.isAfter ? "at most " : "less than ") + text(high.value)
      }
      return from + (high.isAfter ? " ... " : " ..< ") + text(high.value)
    case (let low?, nil): return (low.isAfter ? "more than " : "at least ") + text(low.value)
    case (nil, let high?): return (high.isAfter ? "at most " : "less than ") + text(high.value)
    case (nil, nil): return "anything"
    }
  }
}

extension InputValue {
  /// The value as a context gives it: texts that read as something else are quoted, and those of
  /// several words.
  fileprivate var word: String {
    if case .text(let text) = self, text.contains(" ") { return text.quotedForYAML }
    return PlainValue(self).asGivenYAML
  }
}

extension FoldPattern? {
  /// The pattern as `when` writes it: `fold: { posture: flat }`.
  var text: String { "fold: \(self?.plain.plainText ?? "none")" }
}

extension ContextKey {
  /// A range of the number, with what it counts.
  fileprivate func text(of range: String) -> String {
    switch self {
    case .width: "\(range) points wide"
    case .height: "\(range) points high"
    case .keyboard: "a keyboard of \(range) points"
    default: "\(rawValue) \(range)"
    }
  }
}
