#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A clock that only goes forward, as a value that tests can make up.
///
/// The clocks of the standard library would start the concurrency runtime, which the tool does without.
struct MonotonicClock: Sendable {
    /// The time since some moment in the past.
    let now: @Sendable () -> Duration

    /// The clock of this machine.
    static let system = MonotonicClock {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
