internal import IWoolShortcuts

/// The design files that the scenarios of one file name; one that is named again is not read again.
struct DesignShelf {
    /// Finds the text of a name.
    let lookup: (String) -> DesignLookup
    private var names = NameTable()
    private var read: [Entry] = []

    init(lookup: @escaping (String) -> DesignLookup) {
        self.lookup = lookup
    }

    /// What came of looking for a design.
    enum Entry {
        /// It was read.
        case design(LaunchDesign)
        /// It could not be read or has an error, for this reason.
        case refused(String)
    }

    /// The design of a name.
    mutating func design(named name: String) -> Entry {
        if let number = names.number(of: name) { return read[number] }
        names.add(name)
        let entry = entry(for: name)
        read.append(entry)
        return entry
    }

    private func entry(for name: String) -> Entry {
        switch lookup(name) {
        case .refused(let reason):
            return .refused(reason)
        case .found(let source):
            let reading = DesignFile.read(source)
            if let file = reading.file { return .design(file.design) }
            guard let first = reading.diagnostics.first else { return .refused("nothing is in it") }
            let place = source.position(at: first.range.lowerBound)
            return .refused("line \(place.line), column \(place.column): \(first.message)")
        }
    }
}
