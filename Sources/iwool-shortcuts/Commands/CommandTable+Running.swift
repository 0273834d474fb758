extension CommandTable {
    /// Runs a command line as the system gives it: bytes, without the program's name.
    func run(_ argumentBytes: [[UInt8]], in surroundings: Surroundings) -> ExitStatus {
        do throws(Refusal) {
            return run(try ArgumentBytes.text(of: argumentBytes), in: surroundings)
        } catch {
            let context = CommandContext(GlobalOptions(), in: surroundings, commands: self)
            let repaired = argumentBytes.map { String(decoding: $0, as: UTF8.self) }
            return context.refuse(error, arguments: repaired)
        }
    }

    /// Runs a command line.
    func run(_ arguments: [String], in surroundings: Surroundings) -> ExitStatus {
        let invocation = read(arguments)
        let context = CommandContext(invocation.global, in: surroundings, commands: self)
        if arguments.isEmpty {
            HelpText(.tool, of: self, style: context.messages.style).write(to: context.messages)
            return .refused
        }
        var status = ExitStatus.fine
        switch invocation.action {
        case .help:
            HelpText(invocation.topic, of: self, style: context.output.style).write(to: context.output)
        case .version: context.output.line("\(Product.name) \(Product.version)")
        case .refuse(var refusal):
            let topic = invocation.topic.name
            let more = topic.isEmpty ? "help" : "help \(topic)"
            refusal.help.append("'\(Product.name) \(more)' says more")
            status = context.refuse(refusal, arguments: arguments)
        case .run(let run):
            do throws(Refusal) {
                status = try run(context)
            } catch {
                status = context.refuse(error, arguments: arguments)
            }
        }
        return context.finish(status)
    }
}
