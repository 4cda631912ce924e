import LayoutPolicies
import Testing

@Suite("A count of what fits")
struct FitCountTests {
  @Test(
    "is the greatest number that is not longer than the room, within its bounds",
    arguments: [
      (FitCount(163, gap: 7, min: 2, max: 4), [1, 2, 2, 3, 4, 4]),
      (FitCount(163, gap: 7), [1, 1, 2, 3, 4, 60]),
      (FitCount(160, min: 0), [0, 0, 2, 3, 4, 64]),
    ])
  func count(fit: FitCount, expected: [Int]) {
    let widths = [0, 152, 333, 503, 680, 10_320]
    let found = widths.map { fit.count(in: Double($0)) }
    #expect(found == [fit.min] + expected.dropFirst())
    #expect(fit.count(in: nil) == fit.min)
  }

  @Test("is answered for the room of the window inside its insets")
  func answers() {
    let layout = NavigationLayout.stack(
      values: ["columns": .fit(FitCount(100, max: 5)), "name": "a"])
    func columns(_ context: LayoutContext) -> InputValue? {
      layout.values(in: context)["columns"]
    }
    #expect(columns(LayoutContext(width: 399)) == 3)
    #expect(columns(LayoutContext(width: 400)) == 4)
    #expect(columns(LayoutContext(width: 400, insets: SafeInsets(leading: 1))) == 3)
    #expect(columns(LayoutContext(width: 4000)) == 5)
    #expect(columns(LayoutContext()) == 1)
    #expect(columns(LayoutContext(width: .nan)) == 1)
    #expect(columns(LayoutContext(width: 1e308)) == 5)
    #expect(layout.values(in: LayoutContext())["name"] == "a")
  }

  @Test("is refused where it contradicts itself, and where no number is declared")
  func problems() {
    func problems(_ fit: FitCount, _ type: ValueType = .number) -> [String] {
      RuleSet("sample", outputs: [ValueDeclaration("x", type, default: type == .number ? 1 : "a")])
      {
        Otherwise(.stack(values: ["x": .fit(fit)]))
      }.problems.map { $0.message }
    }
    #expect(problems(FitCount(10, gap: 2, min: 1, max: 4)).isEmpty)
    #expect(problems(FitCount(0)) == ["value `x`: `fit` of 0 is not a length"])
    #expect(problems(FitCount(1, gap: -1)) == ["value `x`: `gap` of -1 is not a length"])
    #expect(problems(FitCount(1, min: 3, max: 2)) == ["value `x`: `min` of 3 is above `max` of 2"])
    #expect(
      problems(FitCount(1), .text) == ["value `x` cannot be `{ fit: 1 }`; it takes: text"])
    for fit in [FitCount(.nan), FitCount(1, gap: .infinity), FitCount(1, min: -4)] {
      #expect(fit.count(in: 300) >= 0)
    }
  }
}
