extension LayoutSettings: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    writer.field("display", display)
    writer.field("partitions", partitions)
    writer.field("sidebar", sidebar)
    writer.field("content", content)
    writer.field("detail", detail)
    writer.field("adapt", detailAdapt)
    writer.field("inspector", inspector)
    writer.field("tabs", tabs)
    writer.field("collapsible", collapsible)
    writer.field("axis", axis)
    writer.field("spacing", spacing)
    writer.field("margin", margin)
    writer.field("hinge", hinge)
    writer.field("priority", priority)
    writer.field("tip", tip)
    writer.list("values", values.entries)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self.init()
    display = try reader.field("display")
    partitions = try reader.field("partitions")
    sidebar = try reader.field("sidebar")
    content = try reader.field("content")
    detail = try reader.field("detail")
    detailAdapt = try reader.field("adapt")
    inspector = try reader.field("inspector")
    tabs = try reader.field("tabs")
    collapsible = try reader.field("collapsible")
    axis = try reader.field("axis")
    spacing = try reader.field("spacing")
    margin = try reader.field("margin")
    hinge = try reader.field("hinge")
    priority = try reader.field("priority")
    tip = try reader.field("tip")
    let entries: [NamedValues.Entry] = try reader.list("values")
    reader.budget.answer(entries)
    guard let values = NamedValues(rising: entries) else {
      throw reader.damage("the names of values do not rise")
    }
    self.values = values
    try reader.end()
  }
}

extension PaneColumn: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    writer.field("width", width == .automatic ? nil : width)
    writer.field("reveal", reveal)
    writer.field("shown", shown)
    writer.field("edge", edge)
    writer.field("clear", clear)
    writer.field("drag", drag)
    writer.field("adapt", adapt)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self.init()
    width = try reader.field("width") ?? .automatic
    reveal = try reader.field("reveal")
    shown = try reader.field("shown")
    edge = try reader.field("edge")
    clear = try reader.field("clear")
    drag = try reader.field("drag")
    adapt = try reader.field("adapt")
    try reader.end()
  }
}

extension PaneWidth: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    writer.field("exact", exact)
    writer.field("min", min)
    writer.field("max", max)
    writer.field("ideal", ideal)
    writer.field("fraction", fraction)
    writer.field("of", base)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self.init()
    exact = try reader.field("exact")
    min = try reader.field("min")
    max = try reader.field("max")
    ideal = try reader.field("ideal")
    fraction = try reader.field("fraction")
    base = try reader.field("of")
    try reader.end()
  }
}

extension TabPresentation: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    form.write(to: &writer)
    writer.field("ideal", ideal)
    writer.field("labels", labels)
    writer.field("edge", edge)
    writer.field("reveal", reveal)
    writer.field("shown", shown)
    writer.end()
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self.init(try Form(from: &reader))
    ideal = try reader.field("ideal")
    labels = try reader.field("labels")
    edge = try reader.field("edge")
    reveal = try reader.field("reveal")
    shown = try reader.field("shown")
    try reader.end()
  }
}

extension Partitions: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    columns.write(to: &writer)
    rows.write(to: &writer)
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    let columns = try Int(from: &reader)
    self.init(columns: columns, rows: try Int(from: &reader))
  }
}

extension PaneAdaptation: Embeddable {
  private enum Form: String {
    case hide, levitate, under
  }

  package func write(to writer: inout EmbeddingWriter) {
    switch self {
    case .hide: writer.add(Form.hide.rawValue)
    case .levitate: writer.add(Form.levitate.rawValue)
    case .under(let pane, let ideal):
      writer.add(Form.under.rawValue, pane)
      writer.field("ideal", ideal)
      writer.end()
    }
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    switch try reader.word({ Form(rawValue: $0) }) {
    case .hide: self = .hide
    case .levitate: self = .levitate
    case .under:
      let pane = try Pane(from: &reader)
      self = .under(pane, ideal: try reader.field("ideal"))
      try reader.end()
    }
  }
}

extension PaneDrag: Embeddable {
  private enum Form: String {
    case fixed, within, snapping
  }

  package func write(to writer: inout EmbeddingWriter) {
    switch self {
    case .fixed: writer.add(Form.fixed.rawValue)
    case .within(let range):
      writer.add(Form.within.rawValue, range.lowerBound)
      range.upperBound.write(to: &writer)
    case .snapping(let stops): writer.add(Form.snapping.rawValue, stops)
    }
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    switch try reader.word({ Form(rawValue: $0) }) {
    case .fixed: self = .fixed
    case .within:
      let lower = try Double(from: &reader)
      let upper = try Double(from: &reader)
      guard lower <= upper else { throw reader.damage("a range ends before it begins") }
      self = .within(lower...upper)
    case .snapping: self = .snapping(try Array(from: &reader))
    }
  }
}

extension PaneMargin: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    for length in [top, leading, bottom, trailing] { length.write(to: &writer) }
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self.init()
    top = try Length(from: &reader)
    leading = try Length(from: &reader)
    bottom = try Length(from: &reader)
    trailing = try Length(from: &reader)
  }
}

extension Length: Embeddable {
  private static let unit = "sp"

  package func write(to writer: inout EmbeddingWriter) {
    writer.add(value.token + (isScaled ? Self.unit : ""))
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self = try reader.word { word in
      guard word.hasSuffix(Self.unit) else { return Double(token: word).map { .points($0) } }
      return Double(token: String(word.dropLast(Self.unit.utf8.count))).map { .sp($0) }
    }
  }
}
