import IWoolShortcuts

/// The folder in which the system keeps its time zones, a file for each (`zoneinfo`).
///
/// The C library takes a name that it doesn't know for UTC without a word, so a name has to be found here
/// before the library hears of it.
struct ZoneFolder {
    /// Where the folder is, if `TZDIR` does not say.
    private static let usual: [FilePath] = [
        "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/var/db/timezone/zoneinfo",
    ]
    /// Folders and files in it that are no zones of their own: `right` counts leap seconds.
    private static let others: Set<FilePath> = ["right", "posix", "posixrules", "localtime", "leapseconds"]

    private let files: FileSystem
    private let path: FilePath

    /// Finds the folder.
    ///
    /// - Throws: when there is none.
    init(_ environment: Environment, _ files: FileSystem) throws(Refusal) {
        self.files = files
        if let named = environment.nonEmpty("TZDIR") {
            path = FilePath(named)
            if !isFolder(path) { throw Refusal("TZDIR names no folder: \(path.quoted)") }
            return
        }
        guard
            let found = ZoneFolder.usual.first(where: { path in (try? files.status(of: path).kind) == .folder
            })
        else {
            throw Refusal(
                "this system has no time zones", help: ["install the package 'tzdata', or set TZDIR"])
        }
        path = found
    }

    private func isFolder(_ path: FilePath) -> Bool {
        (try? files.status(of: path).kind) == .folder
    }

    /// The file of a zone, or nil when the name is that of none.
    func file(of zone: String) -> FilePath? {
        let parts = zone.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !parts.isEmpty, !ZoneFolder.others.contains(FilePath(parts[0])) else { return nil }
        for part in parts where part.isEmpty || part == "." || part == ".." { return nil }
        let file = path.appending(FilePath(zone))
        return isZone(file) ? file : nil
    }

    /// Whether a file is a compiled zone, by its first bytes (RFC 9636, section 3.1).
    private func isZone(_ file: FilePath) -> Bool {
        guard let bytes = try? FileReader(files).bytes(of: .file(file), limit: 3) else { return false }
        return bytes.elementsEqual("TZif".utf8)
    }

    /// The zone that a mistyped name was most likely meant to be.
    func zone(near name: String) -> String? {
        let names = self.names
        let wanted = ASCII.lowercased(name.map { $0 == " " ? "_" : $0 }.map(String.init).joined())
        let candidates = names.flatMap { zone in
            // A city alone says enough: Shanghai is Asia/Shanghai.
            [zone, zone.split(separator: "/").last.map(String.init) ?? zone].map {
                (spelling: $0, name: zone)
            }
        }
        if let exact = candidates.first(where: { ASCII.lowercased($0.spelling) == wanted }) {
            return exact.name
        }
        return NearMiss(candidates).name(near: wanted)
    }

    /// The names of all zones, sorted; those with a place in their name first.
    private var names: [String] {
        var names: [String] = []
        collect(path, prefix: "", into: &names)
        return names.sorted { left, right in
            let (isLeftPlace, isRightPlace) = (left.contains("/"), right.contains("/"))
            return isLeftPlace == isRightPlace ? left < right : isLeftPlace
        }
    }

    private func collect(_ folder: FilePath, prefix: String, into names: inout [String]) {
        guard let open = try? files.open(folder, .folder) else { return }
        defer { files.abandon(open) }
        let entries = (try? files.calls.entries(of: open)) ?? []
        for entry in entries where !ZoneFolder.others.contains(entry.name) {
            guard entry.name.bytes.first.map(ASCII.isUppercase) ?? false else { continue }
            let path = folder.appending(entry.name)
            let name = prefix + entry.name.text
            if isFolder(path) {
                if prefix.split(separator: "/").count < 3 { collect(path, prefix: name + "/", into: &names) }
            } else {
                names.append(name)
            }
        }
    }
}
