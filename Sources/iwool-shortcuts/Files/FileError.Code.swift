extension FileError {
    /// What stands in the way.
    enum Code: Hashable {
        // Finding and reading
        case missing
        case folder
        case notRegular(FileKind)
        case noAccess
        /// The system gave another reason.
        case system(SystemError)

        // Saving
        case readOnly
        case hardLinks
        case owner
        case attributes
        case mountPoint
        case changed
        case exists
        /// A signal came, with this number.
        case interrupted(Int32)
        /// The new text is in place, but the disk did not confirm it.
        case unconfirmed
    }
}
