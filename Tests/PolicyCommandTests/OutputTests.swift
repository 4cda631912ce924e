import PolicyCommand
import Testing

@Suite("Writing text")
struct OutputTests {
  @Test("text waits until it is flushed or much")
  func buffering() throws {
    let pipe = try Pipe()
    let output = Output(pipe.output, environment: [:])
    output.write("first\n")
    output.write([0x32, 0x0A])
    #expect(pipe.received() == nil)
    output.flush()
    #expect(pipe.received() == "first\n2\n")
    output.flush()
    #expect(pipe.received() == nil)
    let much = String(repeating: "x", count: 1 << 16)
    output.write(much)
    #expect(pipe.received() == much)
    #expect(!output.isDone)
  }

  @Test("text in memory can be looked at")
  func memory() {
    let output = Output()
    output.write("é")
    output.flush()
    output.write("\n")
    #expect(output.text == "é\n")
    #expect(!output.isColourful)
  }

  @Test("a reader that has gone is noted quietly, and the rest is dropped")
  func closedPipe() throws {
    ignoreBrokenPipes()
    let pipe = try Pipe()
    let output = Output(pipe.output, environment: [:])
    pipe.closeReading()
    output.write("lost")
    #expect(!output.isClosed)
    output.flush()
    #expect(output.isClosed)
    #expect(output.isDone)
    #expect(output.failure == nil)
    output.write("dropped")
    #expect(output.text == "")
  }

  @Test("a disk that is full is a failure", .enabled(if: OpenFile.fullDisk != nil))
  func fullDisk() throws {
    let output = Output(try #require(OpenFile.fullDisk), environment: [:])
    output.write("lost")
    output.flush()
    #expect(output.failure?.kind == .failed)
    #expect(output.failure?.message == "cannot write `/dev/full`: no space left on device")
    #expect(output.isDone)
    #expect(!output.isClosed)
  }

  @Test(
    "colours go to a terminal that wants them",
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["TERM": "dumb"], false),
      (true, ["TERM": "xterm", "NO_COLOR": ""], true), (true, ["NO_COLOR": "1"], false),
    ] as [(Bool, [String: String], Bool)])
  func colours(isTerminal: Bool, environment: [String: String], isColourful: Bool) {
    let allowed = Output.allowsColours(isTerminal: isTerminal, environment: environment)
    #expect(allowed == isColourful)
  }

  @Test("a pipe is no terminal")
  func pipeIsNoTerminal() throws {
    #expect(!Output(try Pipe().output, environment: [:]).isColourful)
  }
}
