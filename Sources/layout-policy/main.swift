import PolicyCommand

let command = CommandLineTool.standard()
command.run(Array(CommandLine.arguments.dropFirst())).exit()
