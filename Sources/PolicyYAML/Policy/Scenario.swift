package import LayoutPolicies

/// What makes a test a scenario: an app whose navigation goes through the steps, and what is done
/// to it in each.
package struct Scenario: Sendable {
  /// The name of its file.
  package let name: String
  /// What it tells, in one sentence; empty if nothing is said.
  package let summary: String
  /// The app.
  package let app: App
  /// Where the app starts; nil if the first step says it.
  package let start: Start?
  /// What is done, one for each step of the test.
  package let actions: [Action]

  /// Where the app starts.
  package struct Start: Sendable {
    /// The context.
    package let context: LayoutContext
    /// It as it is written, on one line.
    package let text: String
  }

  /// The app, as far as a scenario tells of it.
  package struct App: Sendable {
    /// Whether a content column stands between sidebar and detail.
    package var hasContent = false
    /// The tabs, the first selected; none in an app without them.
    package var tabs: [String] = []
    /// The tabs that forget what they show when they are left.
    package var forgetful: Set<String> = []
    /// What fills an empty detail.
    package var placeholder: String?
    /// The routes of its URLs.
    package var links: [Link] = []
  }

  /// A route of URLs.
  package struct Link: Sendable {
    /// The pattern of the URLs: `artist/:id`.
    package let pattern: String
    /// The tab it leads to; nil means the selected one.
    package let tab: String?
    /// The path it leads to, with the pattern's parameters in it: `artist/:id`.
    package let path: [String]
  }

  /// What is wrong with the pattern of a link.
  package struct PatternProblem: Sendable {
    /// The place of the pattern among all, from 0.
    package let place: Int
    /// What is wrong, in one lowercase sentence.
    package let message: String
    /// What to write instead.
    package let help: String?

    /// Describes what is wrong.
    package init(place: Int, message: String, help: String?) {
      self.place = place
      self.message = message
      self.help = help
    }
  }

  /// What reading a scenario takes of the navigation model that it goes through.
  package struct Model: Sendable {
    /// The words for why something is refused.
    package let reasons: [String]
    /// Tells what is wrong with the patterns of links.
    let patternProblems: @Sendable ([String]) -> [PatternProblem]

    /// A model with these reasons and that check; without them, one that knows none.
    package init(
      reasons: [String] = [],
      patternProblems: @escaping @Sendable ([String]) -> [PatternProblem] = { _ in [] }
    ) {
      self.reasons = reasons
      self.patternProblems = patternProblems
    }
  }

  /// What is done in a step.
  package struct Action: Sendable {
    /// The step as it is written, on one line.
    package let text: String
    /// What it means, in the words of the file.
    package let name: String?
    /// What is done to navigation; nil if only the context changes.
    package let deed: Deed?
  }

  /// Something that is done to navigation.
  package enum Deed: Sendable, Hashable {
    /// Shows screens, in a pane or one level further in each.
    case push([String], in: Pane?)
    /// Chooses a screen in a column, or nothing.
    case select(String?, in: Pane)
    /// Goes back as the back button does.
    case back
    /// Takes screens from the uppermost stack, or from a pane.
    case pop(Int, in: Pane?)
    /// Goes back to a screen.
    case popTo(String)
    /// Goes back to the root of a tab, or of the selected one.
    case popToRoot(tab: String?)
    /// Puts a screen in place of the one on top.
    case replaceTop(String)
    /// Shows a screen while something is so, or takes it away.
    case activate(String, Bool)
    /// Presents a screen as a sheet.
    case sheet(String)
    /// Presents a screen as a cover.
    case cover(String)
    /// Dismisses sheets and covers.
    case dismiss(Int)
    /// Dismisses all of them.
    case dismissAll
    /// Selects a tab.
    case openTab(String)
    /// Shows a path in a tab, or in the selected one.
    case follow([String], tab: String?)
    /// Follows a URL.
    case open(url: String)
    /// Keeps a screen from being left.
    case lock(String)
    /// Has a screen ask before it is left.
    case `guard`(String)
    /// Lets a screen be left.
    case unlock(String)
    /// Answers the screen that asks.
    case answer(Answer)
    /// The app goes to the background, where what is done waits.
    case background
    /// The app is active again.
    case foreground
    /// The person brings a hidden pane back.
    case reveal(Pane)
    /// The person hides a pane.
    case hide(Pane)
    /// Uses up a once key, as when the person closes a tip.
    case acknowledge(String)
  }

  /// An answer to a screen that asks before it is left.
  package enum Answer: String, Sendable, CaseIterable, Term {
    /// It stays.
    case keep
    /// It may go.
    case discard
  }

  /// What becomes of something that is done.
  package enum Outcome: String, Sendable, CaseIterable, Term {
    /// Something changed.
    case changed
    /// It was so already.
    case unchanged
    /// It could not be done.
    case refused
    /// It waits for an answer.
    case asked
    /// It waits until the app is active.
    case held
  }
}
