import PolicyCommand

CommandLineTool.main(Array(CommandLine.arguments.dropFirst()))
