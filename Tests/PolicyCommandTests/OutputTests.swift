import Foundation
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

  @Test("a terminal has colours, a pipe has none", .enabled(if: OpenFile.terminal != nil))
  func terminal() throws {
    let terminal = try #require(OpenFile.terminal)
    #expect(Output(terminal, environment: [:]).isColourful)
    #expect(!Output(terminal, environment: ["NO_COLOR": "1"]).isColourful)
    #expect(!Output(try Pipe().output, environment: [:]).isColourful)
  }

  @Test("a pipe that is full, and would not wait by itself, is waited for")
  func fullPipe() throws {
    let pipe = try Pipe()
    pipe.neverWait()
    let (input, end) = (pipe.input, pipe.output)
    let text = String(repeating: "x", count: 99) + "\n"
    Thread.detachNewThread {
      let output = Output(end, environment: [:])
      for _ in 0..<10_000 { output.write(text) }
      output.flush()
    }
    var reader = LineReader(input)
    for number in 1...10_000 {
      let line = try reader.next()
      #expect(line == Line(number: number, bytes: Array(text.utf8.dropLast())))
    }
  }
}
