import IWoolShortcuts

/// One run of `link parse`: takes links one by one and keeps nothing of them but the counts.
struct LinkParseRun {
    private let options: LinkParseCommand.Options
    private let context: CommandContext
    private var records: LinkRecords
    private var count = LinkCount()
    private var progress: ProgressLine

    init(_ options: LinkParseCommand.Options, _ context: CommandContext) {
        self.options = options
        self.context = context
        records = LinkRecords(options.format)
        progress = context.progress()
    }

    /// Takes every line of standard input; stops early when nobody reads the answers any more.
    ///
    /// - Throws: for input that can't be read, and for a line that is no JSON string where it should be one.
    mutating func readInput() throws(Refusal) {
        var reader = LineReader(.standardInput, context.surroundings.files)
        var hasMore = true
        while hasMore, context.output.isOpen {
            do throws(Refusal) {
                hasMore = try reader.readLines { (line) throws(Refusal) in try takeLine(line) }
            } catch {
                flush()
                throw error
            }
            flush()
            let total = count.total
            progress.update { "read \(total) links ..." }
        }
    }

    private mutating func takeLine(_ line: UnsafeBufferPointer<UInt8>) throws(Refusal) {
        guard options.input == .json else { return take(line) }
        guard let link = JSONStringLine.bytes(of: line) else {
            throw Refusal(
                "\(InputSource.standardInput.path):\(count.total + 1): \(VisibleText.quoted(bytes: line)) "
                    + "is no JSON string")
        }
        link.withUnsafeBufferPointer { take($0) }
    }

    /// Takes a link of the command line.
    mutating func take(_ link: String) {
        var link = link
        link.withUTF8 { take($0) }
    }

    private mutating func take(_ link: UnsafeBufferPointer<UInt8>) {
        let outcome = IWoolDeepLink.parse(link)
        count.add(outcome)
        if !options.isCounting { records.append(outcome, of: link) }
    }

    private mutating func flush() {
        progress.clear()
        context.output.write(bytes: records.bytes)
        records.removeAll()
    }

    /// Writes what is left, and the counts.
    mutating func finish() {
        flush()
        guard options.isCounting else { return }
        switch options.format {
        case .text: for line in count.lines(in: context.output.style.text) { context.output.line(line) }
        case .ndjson: context.output.write(bytes: count.json)
        }
    }
}
