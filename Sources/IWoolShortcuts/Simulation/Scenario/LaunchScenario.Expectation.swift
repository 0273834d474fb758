package import IWoolShortcuts

extension LaunchScenario {
    /// What should come of a scenario; a part that is nil is not checked, one that is given is complete.
    package struct Expectation: Sendable {
        /// What opens, in order.
        package var opened: [Opened]?
        /// What a newer request replaces.
        package var superseded: [Ended]?
        /// What ends without being opened.
        package var dropped: [Ended]?
        /// What is never accepted.
        package var ignored: [Ended]?
        /// What still waits at the end.
        package var pending: [Ended]?
        /// What the person sees of opened requests.
        package var shown: [(request: Int, what: Shown.What, range: ByteRange)] = []
        /// The screen on top at the end, by its name; nil when it is not checked.
        package var final: (name: String, range: ByteRange)?
        /// The bytes of the whole part.
        package var range: ByteRange
        /// The bytes of each list's key, by its name, for what is said about a list.
        package var keyRanges: [(key: String, range: ByteRange)] = []

        package init(range: ByteRange) {
            self.range = range
        }
    }

    /// A row of `opened`; a part that is nil is not checked.
    package struct Opened: Sendable {
        /// The request that opens.
        package var request: Int?
        /// The canonical name of the destination, or `event`.
        package var destination: String?
        /// The activity's id.
        package var activity: Int64?
        /// The activity's day.
        package var day: Double?
        /// The earliest legal instant.
        package var notBefore: VirtualInstant?
        /// The last legal instant.
        package var notAfter: VirtualInstant?
        /// The only legal instant.
        package var at: VirtualInstant?
        /// How long after an event it opens at most.
        package var within: (VirtualInstant, of: Trigger)?
        /// The scene in which it opens.
        package var scene: Int?
        /// Which way it came.
        package var path: ShortcutRequest.Source?
        /// The bytes of the row.
        package var range: ByteRange

        package init(range: ByteRange) {
            self.range = range
        }
    }

    /// A row of the other lists.
    package struct Ended: Sendable {
        /// The request; an automatic navigation's id for a refused one.
        package var request: String
        /// Why it ended, if that is checked.
        package var reason: String?
        /// The request that replaced it, if that is checked.
        package var by: String?
        /// The bytes of the row.
        package var range: ByteRange

        package init(request: String, range: ByteRange) {
            self.request = request
            self.range = range
        }
    }
}
