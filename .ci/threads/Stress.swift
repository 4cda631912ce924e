/// Over a million requests from eight threads.
@main
enum Stress {
  @MainActor
  static func main() async throws {
    let (posters, postsEach) = (8, 130_000)
    let faults = try await busFaults(posters: posters, postsEach: postsEach)
    guard faults.isEmpty else { fatalError(faults.prefix(10).joined(separator: "\n")) }
    print("\(posters * postsEach) requests from \(posters) threads: none lost or out of order")
  }
}
