import LayoutPolicies
import PolicyYAML

/// The shipped policies, found from where this file stands.
enum Library {
  static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/policies"

  /// The policies that ship, one for each kind of app; a person may have more in the folder.
  private static let apps = [
    "browser", "chat", "diary", "mail", "notes", "photo-grid", "reader", "settings",
  ]
  /// Those that say how other frameworks decide.
  private static let conventions = [
    "activity-embedding", "activity-embedding-overlay", "adaptive-scaffold", "apple-split-view",
    "ionic-split-pane", "kirigami", "libadwaita", "libadwaita-overlay", "material-3",
    "material-3-dense", "material-3-navigation", "material-3-size-classes",
    "react-navigation-drawer", "sliding-pane-layout", "two-pane", "winui-adaptive-trigger",
    "winui-navigation-view", "winui-two-pane-view",
  ]
  static let names = apps + conventions
  /// The scenarios that ship.
  static let scenarios = ["deep-link", "export", "first-portrait", "slide-over", "unfold"]
  static let files = PolicyFiles(
    apps.map { "\(folder)/\($0).yaml" } + conventions.map { "\(folder)/conventions/\($0).yaml" })

  /// A policy with its tests, and all that was found in its file and those it uses.
  static func load(_ name: String) -> (policy: LoadedPolicy?, findings: [String]) {
    var loader = PolicyLoader(files: files)
    let path = files.policies.first { $0.name == name }?.path ?? name
    let policy = loader.load(path)
    let problems = loader.problems.map { "\($0)" }
    return (policy, problems + loader.findings.map { $0.rendered })
  }
}
