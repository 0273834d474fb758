import IWoolShortcuts

/// Where a product goes: standard output as it comes, or a file that is saved as a whole at the end.
final class ProductFile {
    private let path: FilePath?
    private let context: CommandContext
    private var bytes: [UInt8] = []

    /// Standard output, unless a path names a file; `-` is standard output, too.
    init(_ path: String?, _ context: CommandContext) {
        self.path = path.flatMap { $0 == "-" ? nil : FilePath($0) }
        self.context = context
    }

    /// Takes a piece of the product.
    func write(_ piece: [UInt8]) {
        if path == nil {
            context.output.write(bytes: piece)
        } else {
            bytes += piece
        }
    }

    /// Saves the file, as a configuration is saved.
    func finish() throws(Refusal) {
        guard let path else { return }
        do throws(FileError) {
            let saver = FileSaver(context.surroundings.files, onWaiting: context.warn)
            let saved = try saver.put(path, bytes)
            context.say("wrote \(saved.path)")
        } catch {
            throw Refusal(error)
        }
    }
}
