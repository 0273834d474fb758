internal import CYaml

/// The one owner of a libyaml parser.
///
/// The C struct points at itself, so it lives in a heap cell that never moves and goes with its owner.
@safe struct YAMLParserHandle: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// Starts on UTF-8 bytes without a byte order mark, which must outlive the handle.
    @unsafe init(reading bytes: UnsafeBufferPointer<UInt8>) {
        unsafe parser = .allocate(capacity: 1)
        guard unsafe yaml_parser_initialize(parser) == 1 else {
            preconditionFailure("no memory for a YAML parser")
        }
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
    }

    /// Takes the next step.
    mutating func next() throws(YAMLStop) -> YAMLEvent {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw .syntax(problem) }
        defer { unsafe yaml_event_delete(&event) }
        return unsafe YAMLEvent(event)
    }

    private var problem: YAMLProblem {
        let state = unsafe parser.pointee
        let isInReader = unsafe state.error == YAML_READER_ERROR
        let hasContext = unsafe state.context != nil
        return unsafe YAMLProblem(
            problem: state.problem.map { unsafe String(cString: $0) } ?? "out of memory",
            context: state.context.map { unsafe String(cString: $0) } ?? "",
            problemIndex: isInReader ? state.mark.index : state.problem_mark.index,
            contextIndex: hasContext ? state.context_mark.index : nil)
    }
}
