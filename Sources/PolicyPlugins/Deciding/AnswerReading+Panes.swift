internal import CPolicyPlugin
import LayoutPolicies

/// What an answer says of panes, tabs and margins.
extension AnswerReading {
  func detail() throws(Misfit) -> (width: PaneWidth?, adapt: PaneAdaptation?)? {
    guard let pane = unsafe answer.detail?.pointee else { return nil }
    let extras = unsafe [
      ("reveal", pane.reveal), ("shown", pane.shown), ("edge", pane.edge), ("drag", pane.drag),
      ("clear", pane.clear.unit),
    ]
    for (key, value) in extras where value != 0 {
      throw Misfit("`\(key)` is said of the detail, which has none")
    }
    let width = try unsafe width(pane, "detail")
    return (width == .automatic ? nil : width, try unsafe adaptation(pane, "detail"))
  }

  func column(
    _ pane: UnsafePointer<layout_policy_pane>?, _ name: String
  ) throws(Misfit) -> PaneColumn? {
    guard let pane = unsafe pane?.pointee else { return nil }
    return unsafe PaneColumn(
      width: try unsafe width(pane, name),
      reveal: try word(pane.reveal, "reveal", PaneColumn.Reveal.self, of: name),
      shown: try flag(pane.shown, "shown", of: name),
      edge: try word(pane.edge, "edge", PaneColumn.Edge.self, of: name),
      clear: try length(pane.clear, "clear", of: name), drag: try unsafe drag(pane, name),
      adapt: try unsafe adaptation(pane, name))
  }

  private func width(_ pane: layout_policy_pane, _ name: String) throws(Misfit) -> PaneWidth {
    let exact = unsafe try length(pane.exact, "exact", of: name)
    let min = unsafe try length(pane.min, "min", of: name)
    let max = unsafe try length(pane.max, "max", of: name)
    let ideal = unsafe try length(pane.ideal, "ideal", of: name)
    let base = unsafe try word(pane.of, "of", PaneWidth.Base.self, of: name)
    let isShared = unsafe pane.fraction != 0
    guard unsafe !isShared || (pane.fraction > 0 && pane.fraction < 1) else {
      throw Misfit(
        unsafe "`fraction` of \(pane.fraction.plainText) of the \(name) is not between 0 and 1"
      )
    }
    if let exact {
      guard min == nil, max == nil, ideal == nil, !isShared, base == nil else {
        throw Misfit("the \(name) has `exact` and other widths")
      }
      return .exact(exact)
    }
    if isShared, ideal != nil { throw Misfit("the \(name) has both `ideal` and `fraction`") }
    if isShared { return unsafe .fraction(pane.fraction, of: base, min: min, max: max) }
    guard base == nil else { throw Misfit("`of` of the \(name) needs `fraction`") }
    return .flexible(min: min, ideal: ideal, max: max)
  }

  private func drag(_ pane: layout_policy_pane, _ name: String) throws(Misfit) -> PaneDrag? {
    let stops = unsafe pane.stops.map {
      unsafe [Double](UnsafeBufferPointer(start: $0, count: Int(pane.stop_count)))
    }
    switch unsafe Int(pane.drag) {
    case 0, LAYOUT_POLICY_DRAG_FIXED:
      guard stops == nil else { throw Misfit("`drag` of the \(name) takes no stops") }
      return unsafe pane.drag == 0 ? nil : .fixed
    case LAYOUT_POLICY_DRAG_WITHIN:
      guard let stops, stops.count == 2, stops[0] <= stops[1] else {
        throw Misfit("`drag` of the \(name) needs two stops that rise")
      }
      return .within(stops[0]...stops[1])
    case LAYOUT_POLICY_DRAG_SNAPPING: return .snapping(stops ?? [])
    default: throw Misfit(unsafe "`drag` of the \(name) is \(pane.drag), which there is not")
    }
  }

  private func adaptation(
    _ pane: layout_policy_pane, _ name: String
  ) throws(Misfit) -> PaneAdaptation? {
    let ideal = unsafe try length(pane.under_ideal, "under_ideal", of: name)
    let upper = unsafe try word(pane.under, "under", Pane.self, of: name)
    guard unsafe Int(pane.adapt) == LAYOUT_POLICY_ADAPT_UNDER else {
      guard ideal == nil, upper == nil else {
        throw Misfit("`under` of the \(name) needs `adapt` to say so")
      }
      switch unsafe Int(pane.adapt) {
      case 0: return nil
      case LAYOUT_POLICY_ADAPT_HIDE: return .hide
      case LAYOUT_POLICY_ADAPT_LEVITATE: return .levitate
      default: throw Misfit(unsafe "`adapt` of the \(name) is \(pane.adapt), which there is not")
      }
    }
    guard let upper else { throw Misfit("`adapt` of the \(name) names no pane in `under`") }
    return .under(upper, ideal: ideal)
  }

  func tabs() throws(Misfit) -> TabPresentation? {
    guard let tabs = unsafe answer.tabs?.pointee else { return nil }
    guard let form = try word(tabs.form, "form", TabPresentation.Form.self, of: "tabs") else {
      throw Misfit("the tabs have no `form`")
    }
    return TabPresentation(
      form, ideal: try length(tabs.ideal, "ideal", of: "tabs"),
      labels: try flag(tabs.labels, "labels", of: "tabs"),
      edge: try edge(tabs.edge),
      reveal: try word(tabs.reveal, "reveal", PaneColumn.Reveal.self, of: "tabs"),
      shown: try flag(tabs.shown, "shown", of: "tabs"))
  }

  private func edge(_ value: UInt32) throws(Misfit) -> TabPresentation.Edge? {
    switch Int(value) {
    case 0: return nil
    case LAYOUT_POLICY_LEADING: return .leading
    case LAYOUT_POLICY_TRAILING: return .trailing
    case LAYOUT_POLICY_TOP: return .top
    case LAYOUT_POLICY_BOTTOM: return .bottom
    default: throw Misfit("`edge` of the tabs is \(value), which there is not")
    }
  }

  func margin() throws(Misfit) -> PaneMargin? {
    guard let margin = unsafe answer.margin?.pointee else { return nil }
    return PaneMargin(
      top: try length(margin.top, "top", of: "margin") ?? 0,
      leading: try length(margin.leading, "leading", of: "margin") ?? 0,
      bottom: try length(margin.bottom, "bottom", of: "margin") ?? 0,
      trailing: try length(margin.trailing, "trailing", of: "margin") ?? 0)
  }
}
