#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Turns signals into bytes of a pipe, so that a program can wait for them and for keys at once.
///
/// The signals are blocked in every thread, and one thread does nothing but wait for them. So no handler
/// runs, and there is nothing that a handler could interrupt.
final class SignalPipe {
    /// The signals that are taken: those that end a program, stop it, or change its screen.
    private static let taken = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

    /// The end of the pipe to wait at.
    let reading: Int32

    /// Starts to take signals; nil when the system has no pipe or no thread left.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reading = ends[0]
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in SignalPipe.taken { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        // The number of the writing end is all that the thread has to know: it travels as the pointer itself.
        let argument = UnsafeMutableRawPointer(bitPattern: Int(ends[1]))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        guard pthread_create(&thread, nil, { SignalPipe.wait(writingTo: $0) }, argument) == 0 else {
            return nil
        }
    }

    /// The number of the next signal, or nil when none has come.
    func next() -> Int32? {
        var byte: UInt8 = 0
        return read(reading, &byte, 1) == 1 ? Int32(byte) : nil
    }

    private static func wait(writingTo argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        let end = Int32(Int(bitPattern: argument))
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in taken { sigaddset(&signals, signal) }
        while true {
            var signal: Int32 = 0
            guard sigwait(&signals, &signal) == 0 else { continue }
            var byte = UInt8(truncatingIfNeeded: signal)
            guard write(end, &byte, 1) == 1 else { return nil }
        }
    }
}
