extension LayoutDecision {
  /// The links of all its chains one after the other, the main one's first. Where the chain of a
  /// further answer begins, the step names its question.
  package var steps: [(question: String?, link: ChainLink)] {
    var steps: [(question: String?, link: ChainLink)] = []
    for answer in [main] + further {
      for (place, link) in answer.chain.enumerated() {
        steps.append((place == 0 ? answer.question : nil, link))
      }
    }
    return steps
  }

  /// A decision put together anew from its ``steps``, as where it was made elsewhere; the layout
  /// says all that its answers add.
  package init(
    steps: [(question: String?, link: ChainLink)], layout: NavigationLayout, missing: MissingKeys
  ) {
    var chains: [(question: String?, links: [ChainLink])] = [(nil, [])]
    for step in steps {
      if let question = step.question { chains.append((question, [])) }
      chains[chains.count - 1].links.append(step.link)
    }
    self.init(
      main: Answer(
        question: nil, chain: chains[0].links, style: layout.style, settings: layout.settings,
        further: [], outputs: []),
      further: chains.dropFirst().map { chain in
        Answer(
          question: chain.question, chain: chain.links, style: nil, settings: LayoutSettings(),
          further: [], outputs: [])
      },
      missing: missing)
  }
}
