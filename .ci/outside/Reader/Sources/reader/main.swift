import LayoutPolicies
import ReaderLayout

// What a policy says of a tablet that is turned; without a name, what the reader shows.
let upright = LayoutContext(device: .pad, size: Size(width: 744, height: 1133))
let sideways = LayoutContext(device: .pad, size: Size(width: 1133, height: 744))
if let name = CommandLine.arguments.dropFirst().first {
  do {
    let policy = try PolicyRegistry.reader().policy(named: name)
    var memory = PolicyMemory()
    for context in [upright, sideways] {
      print(name, policy.decide(in: context, memory: &memory))
    }
  } catch {
    print(error)
  }
} else {
  var reader = ReaderLayout()
  print(reader.layout(in: upright).display, reader.layout(in: sideways).display)
}
