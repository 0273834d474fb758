/// The one rule by which the whole tool guesses what a mistyped word was meant to be.
///
/// The word is folded to lower-case ASCII first; a candidate is near when its distance is at most 1 for a
/// word of up to four letters, at most 2 above.
package struct NearMiss<Name: Sendable>: Sendable {
    private let candidates: [(spelling: [Unicode.Scalar], name: Name)]

    /// Takes the spellings in table order, each with what is suggested for it.
    package init(_ candidates: some Sequence<(spelling: String, name: Name)>) {
        self.candidates = candidates.map {
            (Array(ASCII.lowercased($0.spelling).unicodeScalars), $0.name)
        }
    }

    /// What the nearest spelling stands for, the first of the table on a tie, or nil when none is near.
    package func name(near word: String) -> Name? {
        let typed = Array(ASCII.lowercased(word).unicodeScalars)
        let limit = typed.count <= 4 ? 1 : 2
        var best: (distance: Int, name: Name)?
        for candidate in candidates {
            let bound = best.map { $0.distance - 1 } ?? limit
            guard bound >= 0 else { break }
            if let distance = EditDistance.between(typed, candidate.spelling, limit: bound) {
                best = (distance, candidate.name)
            }
        }
        return best?.name
    }
}

extension NearMiss where Name == String {
    /// A rule over plain words, each of which is suggested as itself.
    package init(words: some Sequence<String>) {
        self.init(words.map { (spelling: $0, name: $0) })
    }
}
