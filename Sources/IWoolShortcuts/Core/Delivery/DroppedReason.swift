/// Why an accepted request ended without being opened; the raw value is the name that scripts read.
public enum DroppedReason: String, Hashable, Sendable, CaseIterable {
    /// The process ended.
    case processTerminated
    /// Its scene was disconnected.
    case sceneDisconnected
    /// Too much time went by since its tap.
    case expired
}
