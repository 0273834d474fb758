/// The quick actions that the user has chosen: ordered, each at most once, at most four.
///
/// Every change is refused with a `SelectionError` when it can't be done, and then changes nothing.
/// Positions count from 1, as people count menu rows.
///
/// ```swift
/// var selection = ShortcutSelection.default
/// try selection.replace(.home, with: .scanner)
/// try selection.move(.scanner, to: 4)
/// ```
public struct ShortcutSelection: Hashable, Sendable {
    /// How many quick actions iOS shows for one app.
    public static let maximumCount = 4

    /// The selection of a fresh install: the first four options.
    public static let `default` = ShortcutSelection(
        unchecked: Array(ShortcutOption.all.prefix(maximumCount)))

    /// The options, top of the menu first.
    public private(set) var options: [ShortcutOption]

    init(unchecked options: [ShortcutOption]) {
        self.options = options
    }

    /// Nothing selected.
    public init() {
        options = []
    }

    /// The selection of a list.
    ///
    /// - Throws: `tooMany` for more than four options, `alreadySelected` for an option that comes again.
    public init(_ options: some Sequence<ShortcutOption>) throws(SelectionError) {
        self.init()
        try set(options)
    }

    /// The position of an option, from 1, or nil when it is not selected.
    public func position(of option: ShortcutOption) -> Int? {
        options.firstIndex(of: option).map { $0 + 1 }
    }

    /// Adds an option at a position, from 1; at the end when none is given.
    ///
    /// - Throws: `alreadySelected`, then `full`, then `noSuchPosition`.
    public mutating func add(_ option: ShortcutOption, at position: Int? = nil) throws(SelectionError) {
        if let taken = self.position(of: option) {
            throw .alreadySelected(option, position: taken)
        }
        guard options.count < ShortcutSelection.maximumCount else { throw .full(option) }
        let last = options.count + 1
        let index = try ShortcutSelection.index(of: position ?? last, last: last)
        options.insert(option, at: index)
    }

    /// Takes an option out; those below it move up.
    ///
    /// - Throws: `notSelected`.
    public mutating func remove(_ option: ShortcutOption) throws(SelectionError) {
        options.remove(at: try index(of: option))
    }

    /// Moves an option to a position, from 1; those between move by one.
    ///
    /// - Throws: `notSelected`, then `noSuchPosition`.
    public mutating func move(_ option: ShortcutOption, to position: Int) throws(SelectionError) {
        let from = try index(of: option)
        let target = try ShortcutSelection.index(of: position, last: options.count)
        options.remove(at: from)
        options.insert(option, at: target)
    }

    /// Exchanges the places of two options; of an option with itself, nothing changes.
    ///
    /// - Throws: `notSelected`.
    public mutating func swap(_ one: ShortcutOption, _ other: ShortcutOption) throws(SelectionError) {
        options.swapAt(try index(of: one), try index(of: other))
    }

    /// Puts another option in the place of one; replaced by itself, nothing changes.
    ///
    /// - Throws: `notSelected` for the old option, then `alreadySelected` for the new one.
    public mutating func replace(
        _ old: ShortcutOption, with new: ShortcutOption
    ) throws(SelectionError) {
        let index = try index(of: old)
        if old != new, let taken = position(of: new) { throw .alreadySelected(new, position: taken) }
        options[index] = new
    }

    /// Takes a new list in place of the old one.
    ///
    /// - Throws: `alreadySelected` for an option that comes again, then `tooMany`.
    public mutating func set(_ list: some Sequence<ShortcutOption>) throws(SelectionError) {
        var fresh: [ShortcutOption] = []
        for option in list {
            if let first = fresh.firstIndex(of: option) {
                throw .alreadySelected(option, position: first + 1)
            }
            fresh.append(option)
        }
        guard fresh.count <= ShortcutSelection.maximumCount else { throw .tooMany(fresh.count) }
        options = fresh
    }

    /// Goes back to the selection of a fresh install.
    public mutating func reset() {
        self = .default
    }

    private func index(of option: ShortcutOption) throws(SelectionError) -> Int {
        guard let index = options.firstIndex(of: option) else { throw .notSelected(option) }
        return index
    }

    private static func index(of position: Int, last: Int) throws(SelectionError) -> Int {
        guard position >= 1, position <= last else { throw .noSuchPosition(position, last: last) }
        return position - 1
    }
}
