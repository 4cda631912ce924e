import PolicyPlugins

PluginWorker.runIfAsked(Array(CommandLine.arguments.dropFirst()))
