import PolicyCommand

/// A small program with every form of option and argument.
let sample = Program(
  "layout-policy",
  "decide how an app's navigation is laid out, explain it and test it on real devices",
  verbs: [
    Verb(
      "eval", "decide the layout for one context, or for each line of a file",
      positionals: [Positional("POLICY", .one, "a name, or the path of a file")],
      options: [
        Option("format", .one("FORMAT"), "how to print the answer", choices: ["text", "json"]),
        Option(
          "policies", short: "p", .many("PATH"), "a file or folder with policies",
          examples: ["app/policies"]),
        Option("quiet", short: "q", .flag, "print nothing but errors"),
        Option("device", .one("DEVICE"), "the kind of device", group: "context"),
        Option(
          "width", .one("POINTS"), "the width of the window", examples: ["820"], group: "context"),
        Option(
          "width-class", .one("CLASS"), "the width class that the system reports",
          choices: ["compact", "regular"], group: "context"),
        Option(
          "a-name-that-is-long", .one("PLACEHOLDER"),
          "its text begins below, and goes on in the next line where it is long", group: "context"),
        Option("contexts", .one("FILE"), "a file with a context on each line", group: "context"),
      ],
      example: "layout-policy eval reader --device pad --width 820"),
    Verb(
      "matrix", "show the answers on every device",
      positionals: [
        Positional("POLICY", .one, "a name"),
        Positional("DEVICE", .any, "a device of the catalogue"),
      ],
      options: [Option("each", .one("KEY"), "the key that changes from row to row")],
      example: "layout-policy matrix reader"),
    Verb("list", "list the policies", example: "layout-policy list"),
  ],
  example: "layout-policy eval double-column --device pad")
