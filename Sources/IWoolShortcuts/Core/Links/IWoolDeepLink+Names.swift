extension IWoolDeepLink {
    /// Every name that `destinationName` can have: the canonical ones in table order, then `event`.
    package static let destinationNames = Destination.all.map(\.canonicalName) + [Destination.eventName]

    /// Guesses the name that a first segment was meant to be; ties go by the order of the name table.
    package static let nearMiss = NearMiss(
        Destination.all.flatMap { destination in
            destination.names.map { (spelling: $0, name: destination.canonicalName) }
        } + [(spelling: Destination.eventName, name: Destination.eventName)])
}
