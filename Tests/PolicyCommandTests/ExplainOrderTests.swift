import Testing

extension ExplainTests {
  @Test("shows rules in the order in which they are tried, and says which that is")
  func order() throws {
    let bench = try Workbench([
      "p.yaml": """
      version: 1
      order: [width, height]
      rules:
        - { name: medium, when: { width: 600... }, layout: { style: double-column } }
        - { name: large, when: { width: 840... }, layout: { style: triple-column } }
      otherwise: { layout: { style: stack } }
      also:
        navigation:
          order: height
          rules:
            - { name: low, when: { height: 400... }, layout: { tabs: bar } }
            - { name: high, when: { height: 900... }, layout: { tabs: rail } }

      """
    ])
    let run = try bench.run("explain", "@/p.yaml", "--size", "800x700")
    #expect(
      run.output.contains(
        """
        p
          tried from the largest lower bound of width, then of height
          large   failed  width 800 is not in 840...
          medium  won     p.yaml:4:5

        p, question navigation
          tried from the largest lower bound of height
          high  failed  height 700 is not in 900...
          low   won     p.yaml:11:9

        """))
    let json = try bench.run("explain", "@/p.yaml", "--size", "800x700", "--format", "json")
    #expect(json.output.contains(#"{"at":"p.yaml:4:5","order":["width","height"],"policy":"p""#))
    let whyNot = try bench.run("explain", "@/p.yaml", "--width", "900", "--why-not", "medium")
    #expect(whyNot.lines[0].hasPrefix("p/medium: true too, but `large` is tried before it and won"))
  }
}
