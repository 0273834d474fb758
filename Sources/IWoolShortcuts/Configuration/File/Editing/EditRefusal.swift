package import IWoolShortcuts

/// Why an edit is not made; the file stays as it is.
package enum EditRefusal: Error, Hashable, Sendable {
    /// The name is that of no option.
    case unknownName(String)
    /// The option is in the list already; the position counts from 1.
    case alreadySelected(ShortcutOption, position: Int, by: ShortcutEdit)
    /// The option is not in the list, which is this one.
    case notSelected(ShortcutOption, among: [ShortcutOption], by: ShortcutEdit)
    /// The option is in a faulty list several times, at these positions.
    case ambiguous(ShortcutOption, positions: [Int], by: ShortcutEdit)
    /// There is no such position; positions go from 1 to the number given last.
    case noSuchPosition(Int, last: Int)
    /// Nothing can be added to the list, which has these options; the name is the one that was typed.
    case full(adding: String, taken: [ShortcutOption])
    /// More options were given than fit.
    case tooMany(Int)
    /// An option was given twice, under these names.
    case namedTwice(ShortcutOption, String, String)
    /// A new item has no place from which it could go up or down.
    case newItemCannotStep(String)
    /// The first dash shares its line, of this number, with the key.
    case dashBesideKey(line: Int)
    /// A comment, on the line of this number, stands between the brackets of a list without clear lines.
    case commentBetweenBrackets(line: Int)
    /// The file has errors that have to be mended first.
    ///
    /// `byPosition` says whether the edits that work by position would be made.
    case faultyFile([Diagnostic], byPosition: Bool)
    /// The edit would have changed something else as well: a fault of the tool.
    case wouldChangeMore(String)
}
