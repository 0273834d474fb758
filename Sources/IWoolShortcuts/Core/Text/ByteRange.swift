/// A half-open range of byte offsets into one source; the only form in which a place is kept.
///
/// Lines, columns and display cells are computed from it when something is drawn.
public typealias ByteRange = Range<Int>
