#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

ProcessTerminal.prepareProcess()
let arguments = ArgumentBytes.copied(from: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
let surroundings = Surroundings(terminal: ProcessTerminal(), environment: .process, clock: .system)
exit(CommandTable.standard.run(Array(arguments.dropFirst()), in: surroundings).rawValue)
