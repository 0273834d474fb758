/// A callback in which the system hands a request to the app, under its name in UIKit or SwiftUI.
public enum SceneCallback: String, Hashable, Sendable, CaseIterable {
    /// `application(_:configurationForConnecting:options:)`, the first that carries a cold request.
    case configurationForConnecting
    /// `scene(_:willConnectTo:options:)`, which SwiftUI may keep to itself.
    case willConnectTo
    /// `windowScene(_:performActionFor:completionHandler:)`, for a quick action of a connected scene.
    case performActionFor
    /// `onOpenURL`, for a link of a connected scene.
    case onOpenURL

    /// Whether it belongs to the connection of a scene.
    public var isOfConnection: Bool {
        switch self {
        case .configurationForConnecting, .willConnectTo: true
        case .performActionFor, .onOpenURL: false
        }
    }

    /// Several of the callbacks that a scene delegate may implement.
    package struct Set: OptionSet, Hashable, Sendable {
        /// The callbacks as bits.
        package let rawValue: UInt8

        /// The callbacks of some bits.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Only `configurationForConnecting`.
        package static let configurationForConnecting = Set(rawValue: 1)
        /// Only `willConnectTo`.
        package static let willConnectTo = Set(rawValue: 2)
        /// Only `performActionFor`.
        package static let performActionFor = Set(rawValue: 4)
        /// All three.
        package static let all: Set = [.configurationForConnecting, .willConnectTo, .performActionFor]
    }

    /// Itself as a set; empty for `onOpenURL`, which no scene delegate implements.
    package var asSet: Set {
        switch self {
        case .configurationForConnecting: .configurationForConnecting
        case .willConnectTo: .willConnectTo
        case .performActionFor: .performActionFor
        case .onOpenURL: []
        }
    }
}
