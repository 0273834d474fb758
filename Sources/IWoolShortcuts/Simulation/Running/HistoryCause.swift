internal import IWoolShortcuts

/// An event that brought the phone to where it stands, for the message about one that contradicts it.
struct HistoryCause {
    /// The event with its instant: `sceneDidBecomeActive s1 at 260ms`.
    let words: String
    /// The bytes of the event, if the file lists it.
    let range: ByteRange?
}
