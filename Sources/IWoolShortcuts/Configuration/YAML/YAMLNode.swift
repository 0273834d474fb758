package import IWoolShortcuts

/// A value of a YAML text with the exact bytes that it was written with.
///
/// Nothing is resolved: an alias stays an alias, a plain scalar stays text, and an anchor or a tag is only
/// known by its place. So the tree is as small as the text, and enough for an editor that splices bytes.
package struct YAMLNode: Sendable {
    /// What stands there.
    package let content: Content
    /// The bytes of the value itself, without anchor and tag, without comments around it.
    ///
    /// Quotes and brackets belong to it. A block collection goes from its first dash, key or `?` to the end
    /// of its last child; a block scalar from its `|` or `>` to the end of its last line that is not blank.
    /// A value that is not written is the empty range where it would stand: behind the dash or the colon.
    package let range: ByteRange
    /// The bytes of `&name`, the ampersand included.
    package let anchor: ByteRange?
    /// The bytes of the tag, such as `!!str`, the exclamation mark included.
    package let tag: ByteRange?

    /// The bytes of the value with its anchor and its tag.
    package var fullRange: ByteRange {
        var lower = range.lowerBound
        var upper = range.upperBound
        if let anchor {
            lower = min(lower, anchor.lowerBound)
            upper = max(upper, anchor.upperBound)
        }
        if let tag {
            lower = min(lower, tag.lowerBound)
            upper = max(upper, tag.upperBound)
        }
        return lower..<upper
    }

    /// The scalar, or nil for anything else.
    package var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The list, or nil for anything else.
    package var sequence: Sequence? {
        if case .sequence(let sequence) = content { sequence } else { nil }
    }

    /// The mapping, or nil for anything else.
    package var mapping: Mapping? {
        if case .mapping(let mapping) = content { mapping } else { nil }
    }

    /// Whether it is null in the core schema of YAML 1.2; a tagged or quoted scalar never is.
    package var isNull: Bool {
        guard tag == nil, let scalar, scalar.style == .plain else { return false }
        return YAMLCoreSchema.isNull(scalar.value)
    }
}
