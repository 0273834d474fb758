/// What keeps a held request from opening. Gates are conditions: none of them remembers that it was open.
public struct DeliveryGates: OptionSet, Hashable, Sendable {
    /// The gates as bits.
    public let rawValue: UInt8

    /// The gates of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The app is locked.
    public static let locked = DeliveryGates(rawValue: 1)
    /// A sheet of the app is on screen in the scene, or going away.
    public static let sheet = DeliveryGates(rawValue: 2)
    /// The scene is not foreground-active.
    public static let sceneNotActive = DeliveryGates(rawValue: 4)
    /// The timer since the first take is not over.
    public static let timer = DeliveryGates(rawValue: 8)
}
