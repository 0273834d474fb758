import IWoolShortcuts

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A time zone of the system, as the C library knows it; there is one at a time in a process.
struct SystemZone: Sendable {
    /// The name that it was asked for by.
    let name: String

    /// Makes a zone the one of this process (`tzset`).
    ///
    /// - Throws: when there is no such zone, with the nearest name.
    init(_ argument: Argument, _ context: CommandContext) throws(Refusal) {
        let (environment, files) = (context.surroundings.environment, context.surroundings.files)
        let folder = try ZoneFolder(environment, files)
        guard !argument.text.utf8.contains(0), let file = folder.file(of: argument.text) else {
            throw Refusal(
                "there is no time zone \(VisibleText.quoted(argument.text))", at: argument,
                help: Refusal.suggestion(folder.zone(near: argument.text))
                    + ["a zone is named as in 'Asia/Shanghai'"])
        }
        name = argument.text
        // The path of the file, so that the library looks where the name was found; the colon says that it
        // is one, and no rule such as `CET-1`.
        _ = FilePath(bytes: [UInt8(ascii: ":")] + file.bytes).withCString { setenv("TZ", $0, 1) }
        tzset()
    }

    /// How far the clocks of the zone are ahead of UTC at an instant, in seconds.
    func secondsFromGMT(at instant: Int64) -> Int {
        var time = time_t(instant)
        var local = tm()
        // It fails only for years that do not fit an Int32; days within the years 1 to 9999 never do.
        guard localtime_r(&time, &local) != nil else { return 0 }
        return Int(local.tm_gmtoff)
    }

    /// The zone as the linter takes it.
    var rule: LinkLinter.Zone {
        LinkLinter.Zone(name) { secondsFromGMT(at: $0) }
    }
}
