#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signals that wait while a file is saved, and how they were treated before.
struct HeldSignals {
    /// The signals that wait.
    let waiting: sigset_t
    /// What this thread let wait before.
    let before: sigset_t
}
