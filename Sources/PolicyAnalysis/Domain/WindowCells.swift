import DeviceCatalog
import LayoutPolicies

/// The windows of the catalogue as a space sees them: each with its cells.
struct WindowCells: Sendable {
  /// A window of the catalogue, by its place among them.
  struct Window: Sendable, Hashable {
    fileprivate let place: Int

    private var shown: CatalogWindows.Window { CatalogWindows.standard.all[place] }
    var device: CatalogDevice { shown.device }
    var context: LayoutContext { shown.context }
    /// Its sides, if it is measured.
    var width: Double? { shown.resolved.width }
    var height: Double? { shown.resolved.height }
  }

  var all: some Sequence<Window> {
    CatalogWindows.standard.all.indices.lazy.map { Window(place: $0) }
  }

  /// The first window of each kind, where windows whose cells are the same are of one kind.
  let kinds: [Window]
  /// The devices that conditions can tell apart, the first of each kind; none where they ask for
  /// no model.
  let devices: [CatalogDevice]
  /// The cells of one window after the other, while all that windows do not decide is as usual.
  private let cells: [Int]
  private let levelCount: Int

  /// Linear in the levels times the windows.
  init(_ space: InputSpace) {
    levelCount = space.levels.count
    let windows = CatalogWindows.standard.all
    var cells: [Int] = []
    cells.reserveCapacity(windows.count * levelCount)
    for window in windows {
      space.appendCells(of: window, to: &cells)
    }
    self.cells = cells
    let levelCount = levelCount
    var met: Set<ArraySlice<Int>> = []
    kinds = windows.indices.filter {
      met.insert(cells[$0 * levelCount..<($0 + 1) * levelCount]).inserted
    }.map { Window(place: $0) }
    devices = Self.devices(space)
  }

  /// The cell of a window at a level.
  subscript(window: Window, level: Int) -> Int { cells[window.place * levelCount + level] }

  /// The windows of each kind, where those are of one kind whose cells are the same at some levels.
  func kinds(by levels: [Int]) -> [Window] {
    var met: Set<[Int]> = []
    return kinds.filter { window in met.insert(levels.map { self[window, $0] }).inserted }
  }

  private static func devices(_ space: InputSpace) -> [CatalogDevice] {
    struct Kind: Hashable {
      let names: [Bool]
      let look: Int
    }
    let names = space.levels.compactMap { level in
      if case .model(let name) = level.input { name } else { nil }
    }
    guard !names.isEmpty else { return [] }
    let asksClasses = [ContextKey.widthClass, .heightClass].contains {
      space.level(of: .term($0)) != nil
    }
    var known: Set<Kind> = []
    return CatalogWindows.standard.devices.filter { one in
      let kind = Kind(
        names: names.map { one.device.facts.names.contains($0) },
        look: asksClasses ? one.lookWithClasses : one.look)
      return known.insert(kind).inserted
    }.map { $0.device }
  }
}

extension InputSpace {
  fileprivate func appendCells(of window: CatalogWindows.Window, to cells: inout [Int]) {
    var lazy = LazyContext(window.context, window.resolved)
    let memory = PolicyMemory()
    for level in levels.indices {
      cells.append(lazy.cell(of: level, in: self, window.context, memory))
    }
  }
}
