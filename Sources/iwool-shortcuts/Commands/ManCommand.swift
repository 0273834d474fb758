/// Prints the manual page.
enum ManCommand: Command {
    static let name = "man"
    static let summary = "print the manual page"
    static let discussion = ["The page is roff for man(1), made from the same table as the help."]
    static let examples = [
        CommandExample("man | man -l -", "read the manual without installing it"),
        CommandExample("man > \(Product.name).1", "write the page for a package"),
    ]

    static func run(
        _ options: NoOptions, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        context.output.write(ManualPage(context.commands).text)
        return .fine
    }
}
