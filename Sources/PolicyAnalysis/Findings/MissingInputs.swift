import LayoutPolicies

extension Examination {
  /// Finds inputs such that leaving one out shows more columns than some value of it, all else
  /// being equal.
  mutating func findMissingInputs() throws(DiagramLimit) {
    let main = policy.flatMain
    let columns = main.ways.map { way in way.answer.map { LayoutDecision(main: $0).columns } ?? 0 }
    guard Set(columns).count > 1 else { return }
    let first = try space.builder.first(of: main)
    let root = try space.builder.mapped(first) { columns[max($0 - 1, 0)] }
    for level in levels.indices {
      var done: [Vertex: Vertex] = [:]
      let unknown = [level: levels[level].unknown]
      var more = try space.builder.showingMore(root, unknownAt: level, &done)
      more = try space.builder.selecting(
        try space.builder.restricted(space.inside, to: unknown), of: more)
      try spend(1)
      var pair: (Witness, Witness)?
      try firstWay(more, tries: 20) { looking, cells in
        pair = looking.pair(root, level, cells)
        return pair != nil
      }
      if let pair { note(levels[level].input, unknown: pair.0, known: pair.1) }
    }
  }

  /// A context without the input of a level, and one with it that shows fewer columns.
  private func pair(
    _ root: Vertex, _ level: Int, _ cells: CellAssignment
  ) -> (unknown: Witness, known: Witness)? {
    var without = cells
    let unknown = levels[level].unknown
    without[level] = unknown..<unknown + 1
    guard let first = domain.witness(without) else { return nil }
    let shown = result(of: root, in: first)
    var lazy = LazyContext(first.context)
    let held = levels.indices.map {
      lazy.cell(of: $0, in: space.builder.space, first.context, first.memory)
    }
    for cell in 0..<unknown {
      // As the first, but for this cell.
      var vertex = root
      var with = cells
      while vertex.result == nil {
        let next = space.builder.level(of: vertex)
        let place = next == level ? cell : held[next]
        with[next] = place..<place + 1
        guard let branch = space.builder.branches(of: vertex).first(where: { place < Int($0.end) })
        else { break }
        vertex = branch.vertex
      }
      guard let fewer = vertex.result, fewer < shown, let known = domain.witness(with),
        policy.assumes(known.context)
      else { continue }
      return (first, alike(first, known, levels[level].input, root, fewerThan: shown))
    }
    return nil
  }

  /// The first context with the input as the other has it, if it shows fewer columns too: so that
  /// people see two that differ in nothing else. Otherwise the other.
  private func alike(
    _ first: Witness, _ other: Witness, _ input: AskedInput, _ root: Vertex, fewerThan shown: Int
  ) -> Witness {
    var context = first.context
    let resolved = ResolvedContext(other.context)
    switch input {
    case .input(let name, _, _): context.inputs[name] = other.context.inputs[name]
    case .number(.width, _): context.width = resolved.width
    case .number(.height, _): context.height = resolved.height
    case .term(.device): context.device = resolved.idiom
    case .term(.orientation), .term(.shape): context.orientation = resolved.strictOrientation
    case .term(.widthClass):
      context.widthClass = resolved.widthClass.values(of: SizeClass.self).first
    case .term(.heightClass):
      context.heightClass = resolved.heightClass.values(of: SizeClass.self).first
    case .term(.windowing): context.windowing = resolved.windowing
    case .term(.platform): context.platform = resolved.platform.values(of: Platform.self).first
    default: break
    }
    let alike = Witness(context: context, memory: first.memory, device: first.device)
    return result(of: root, in: alike) < shown && policy.assumes(context) ? alike : other
  }

  private mutating func note(_ input: AskedInput, unknown: Witness, known: Witness) {
    var (memory, otherMemory) = (unknown.memory, known.memory)
    let shown = policy.decide(in: unknown.context, memory: &memory)
    let other = policy.decide(in: known.context, memory: &otherMemory)
    guard shown.columns > other.columns else { return }
    let (rule, modest) = (shown.rule ?? "", other.rule ?? "")
    let isOtherwise = rule == Question.otherwiseName
    var related: [Diagnostic] = []
    if let location = other.location, location != shown.location {
      related.append(
        Diagnostic(.note, "\(modest.inBackticks) is here", at: location))
    }
    related += [
      .example(unknown, "there \(shown.columns.areColumns)"),
      .example(known, "there \(other.columns.areColumns)"),
    ]
    add(
      Finding(
        .missingInput,
        "while \(input.name.inBackticks) is unknown, \(rule.inBackticks) shows "
          + "\(shown.columns.columns) where \(modest.inBackticks) might have shown "
          + "\(other.columns)",
        at: shown.location, rule: isOtherwise ? modest : rule,
        help: isOtherwise
          ? "let `otherwise` be the modest answer" : "let the modest answer come first",
        related: related, witness: unknown))
  }
}

extension Int {
  fileprivate var columns: String { self == 1 ? "1 column" : "\(self) columns" }
  fileprivate var areColumns: String { self == 1 ? "is 1 column" : "are \(self) columns" }
}

extension DiagramBuilder {
  /// 1 where the input of a level, left out, leads to a greater result than some value of it.
  fileprivate mutating func showingMore(
    _ vertex: Vertex, unknownAt level: Int, _ done: inout [Vertex: Vertex]
  ) throws(DiagramLimit) -> Vertex {
    let own = self.level(of: vertex)
    guard own <= level else { return .nothing }
    if let known = done[vertex] { return known }
    let branches = Array(branches(of: vertex))
    var more = Vertex.nothing
    if own == level {
      guard let unknown = branches.last?.vertex else { return .nothing }
      for other in Set(branches.dropLast().map { $0.vertex }) {
        let here = try joined(unknown, other) { left, right in
          if left == right { return .nothing }
          guard let left = left.result, let right = right.result else { return nil }
          return Vertex(result: left > right ? 1 : 0)
        }
        more = try joined(more, here) { left, right in
          if left == .nothing { return right }
          return left.result == 1 || right == .nothing ? left : right.result == nil ? nil : right
        }
      }
    } else {
      var parts: [Branch] = []
      for branch in branches {
        parts.append(
          Branch(
            end: Int(branch.end),
            vertex: try showingMore(branch.vertex, unknownAt: level, &done)))
      }
      more = try self.vertex(own, parts)
    }
    done[vertex] = more
    return more
  }
}
