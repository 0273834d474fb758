package import IWoolShortcuts

extension YAMLDocument {
    /// Reads a text of exactly one document; what stands in the way goes to the sink, and then there is none.
    ///
    /// The stages are size, encoding, syntax and the number of documents; the first that fails ends the run.
    /// What the text means is for others to say.
    package static func read(
        _ source: SourceText, into sink: inout DiagnosticSink
    ) -> YAMLDocument? {
        guard let builder = builder(of: source, byteCount: YAMLLimits.byteCount, into: &sink) else {
            return nil
        }
        if let second = builder.secondDocument {
            sink.send(.secondDocument(at: second, in: source))
            return nil
        }
        return builder.documents.first ?? YAMLDocument()
    }

    /// Reads a text of any number of documents; what stands in the way goes to the sink, and then there are
    /// none.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - byteCount: The most bytes that it may have.
    ///   - sink: Where the first problem goes.
    package static func readAll(
        _ source: SourceText, byteCount: Int = YAMLLimits.byteCount, into sink: inout DiagnosticSink
    ) -> [YAMLDocument]? {
        builder(of: source, byteCount: byteCount, into: &sink)?.documents
    }

    private static func builder(
        of source: SourceText, byteCount: Int, into sink: inout DiagnosticSink
    ) -> YAMLTreeBuilder? {
        let refusal =
            YAMLLimits.refusal(of: source, byteCount: byteCount) ?? YAMLEncoding.refusal(of: source)
        if let refusal {
            sink.send(refusal)
            return nil
        }
        var builder = YAMLTreeBuilder(source.bytes)
        if let refusal = builder.readEvents(of: source) {
            sink.send(refusal)
            return nil
        }
        return builder
    }
}

extension YAMLTreeBuilder {
    /// Takes every event of the text, or says why it could not.
    fileprivate mutating func readEvents(of source: SourceText) -> Diagnostic? {
        let start = source.contentStart
        var places = YAMLPlaces(source.bytes, from: start)
        return unsafe source.bytes.withUnsafeBufferPointer { buffer in
            let content = unsafe UnsafeBufferPointer(rebasing: buffer[start...])
            var parser = unsafe YAMLParserHandle(reading: content)
            do throws(YAMLStop) {
                var isOver = false
                while !isOver {
                    let event = try parser.next()
                    let lower = places.offset(of: event.start)
                    let upper = places.offset(of: event.end)
                    try take(event, at: lower..<max(lower, upper))
                    if case .streamEnd = event.kind { isOver = true }
                }
                return nil
            } catch {
                switch error {
                case .tooDeep(let range):
                    return .tooDeep(at: range)
                case .syntax(let problem):
                    let report = YAMLProblemReport(
                        problem, in: source, places: &places, builder: self)
                    return report.diagnostic
                }
            }
        }
    }
}
