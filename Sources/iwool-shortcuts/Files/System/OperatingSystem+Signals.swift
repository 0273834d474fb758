#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension OperatingSystem {
    private static let interruptions = [SIGINT, SIGTERM, SIGHUP]

    func holdInterruptions() -> HeldSignals {
        var waiting = sigset_t()
        sigemptyset(&waiting)
        // A signal that is ignored would wait as well, and what nobody listens to would end the work.
        for signal in Self.interruptions where !Self.isIgnored(signal) { sigaddset(&waiting, signal) }
        // A write beyond the process's limit is to fail with EFBIG, and not to end the process.
        sigaddset(&waiting, SIGXFSZ)
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &waiting, &before)
        return HeldSignals(waiting: waiting, before: before)
    }

    func waitingInterruption(among held: HeldSignals) -> Int32? {
        let pending = Self.pending(among: held)
        return Self.interruptions.first { pending.contains($0) }
    }

    func releaseInterruptions(_ held: HeldSignals) -> Int32? {
        var waiting = held.waiting
        var before = held.before
        var interruption: Int32?
        while !Self.pending(among: held).isEmpty {
            var signal: Int32 = 0
            if sigwait(&waiting, &signal) != 0 { break }
            if interruption == nil, Self.interruptions.contains(signal) { interruption = signal }
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return interruption
    }

    private static func pending(among held: HeldSignals) -> [Int32] {
        var waiting = held.waiting
        var pending = sigset_t()
        sigpending(&pending)
        return (interruptions + [SIGXFSZ]).filter {
            sigismember(&waiting, $0) == 1 && sigismember(&pending, $0) == 1
        }
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #elseif canImport(Glibc)
            let handler = action.__sigaction_handler.sa_handler
        #else
            let handler = action.__sa_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
