internal import CYaml

extension YAMLEvent {
    /// Copies what is needed of an event that libyaml is about to free.
    @unsafe init(_ event: yaml_event_t) {
        var hasAnchor = false
        var hasTag = false
        switch unsafe event.type {
        case YAML_STREAM_START_EVENT:
            kind = .streamStart
        case YAML_STREAM_END_EVENT:
            kind = .streamEnd
        case YAML_DOCUMENT_START_EVENT:
            kind = .documentStart(isExplicit: unsafe event.data.document_start.implicit == 0)
        case YAML_DOCUMENT_END_EVENT:
            kind = .documentEnd(isExplicit: unsafe event.data.document_end.implicit == 0)
        case YAML_ALIAS_EVENT:
            kind = .alias
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            hasAnchor = unsafe scalar.anchor != nil
            hasTag = unsafe scalar.tag != nil
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = unsafe .scalar(
                YAMLNode.Scalar(
                    value: String(decoding: bytes, as: UTF8.self),
                    style: YAMLNode.Scalar.Style(scalar.style)))
        case YAML_SEQUENCE_START_EVENT:
            let start = unsafe event.data.sequence_start
            hasAnchor = unsafe start.anchor != nil
            hasTag = unsafe start.tag != nil
            kind = unsafe .sequenceStart(start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block)
        case YAML_SEQUENCE_END_EVENT:
            kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            let start = unsafe event.data.mapping_start
            hasAnchor = unsafe start.anchor != nil
            hasTag = unsafe start.tag != nil
            kind = unsafe .mappingStart(start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block)
        case YAML_MAPPING_END_EVENT:
            kind = .mappingEnd
        default:
            preconditionFailure("libyaml gave an event of the unknown type \(unsafe event.type.rawValue)")
        }
        start = unsafe event.start_mark.index
        end = unsafe event.end_mark.index
        self.hasAnchor = hasAnchor
        self.hasTag = hasTag
    }
}

extension YAMLNode.Scalar.Style {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}
