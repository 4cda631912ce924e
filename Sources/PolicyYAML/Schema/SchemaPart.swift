import DeviceCatalog

/// A part of a schema that others refer to.
enum SchemaPart: String, CaseIterable {
  case name, text, screen, length
  case widthLength = "width-length"
  case share
  case lengthRange = "length-range"
  case factorRange = "factor-range"
  case ratioRange = "ratio-range"
  case versionRange = "version-range"
  case dragRange = "drag-range"
  case model, condition
  case conditionOfContext = "condition-of-context"
  case conditionOfRanges = "condition-of-ranges"
  case fold
  case fitCount = "fit-count"
  case answerValue = "answer-value"
  case breakpoints, input, output
  case column, detail, tabs, adaptation, margin, partitions, drag, layout
  case furtherLayout = "further-layout"
  case use, arguments, rule, outcome
  case furtherRule = "further-rule"
  case furtherOutcome = "further-outcome"
  case question, silence, test, step, given
  case givenFold = "given-fold"
  case place
  case paneExpectation = "pane-expectation"
  case expectation
  case destination
  case scenarioGiven = "scenario-given"
  case scenarioStep = "scenario-step"
  case scenarioExpectation = "scenario-expectation"
  case request
}

extension PolicySchema {
  /// What a part says.
  func schema(of part: SchemaPart) -> Schema {
    switch part {
    case .name: name
    case .text: text
    case .screen: screen
    case .length: length
    case .widthLength: widthLength
    case .share: share
    case .lengthRange: lengthRange
    case .factorRange: factorRange
    case .ratioRange: ratioRange
    case .versionRange: versionRange
    case .dragRange: dragRange
    case .model: .words(catalog.names)
    case .condition: condition
    case .conditionOfContext: conditionOfContext
    case .conditionOfRanges: conditionOfRanges
    case .fold: fold
    case .fitCount: fitCount
    case .answerValue: answerValue
    case .breakpoints: breakpoints
    case .input: declaration(isOutput: false)
    case .output: declaration(isOutput: true)
    case .column: column
    case .detail: detail
    case .tabs: tabs
    case .adaptation: adaptation
    case .margin: margin
    case .partitions: partitions
    case .drag: drag
    case .layout: layout
    case .furtherLayout: furtherLayout
    case .use: use
    case .arguments: arguments
    case .rule: rule(.layout)
    case .outcome: outcome(.layout)
    case .furtherRule: rule(.furtherLayout)
    case .furtherOutcome: outcome(.furtherLayout)
    case .question: question
    case .silence: silence
    case .test: test
    case .step: step
    case .given: given(GivenKey.allCases, from: 0)
    case .givenFold: givenFold
    case .place: place
    case .paneExpectation: paneExpectation
    case .expectation: expectation
    case .destination: destination
    case .scenarioGiven:
      given(GivenKey.allCases.filter { !GivenKey.followed.contains($0) }, from: 1)
    case .scenarioStep: scenarioStep
    case .scenarioExpectation: scenarioExpectation
    case .request: request
    }
  }
}
