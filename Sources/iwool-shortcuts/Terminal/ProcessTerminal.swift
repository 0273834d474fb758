#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The streams of this process, or any two file descriptors.
struct ProcessTerminal: Terminal {
    private let output: Int32
    private let error: Int32

    /// Takes the descriptors to write to.
    init(output: Int32 = STDOUT_FILENO, error: Int32 = STDERR_FILENO) {
        self.output = output
        self.error = error
    }

    /// Makes a gone reader an error of `write` instead of the end of the process, and closed streams safe.
    ///
    /// A standard stream that was closed would be the number of the next file that is opened, which would
    /// then receive what was meant for the stream. In its place comes one that refuses every use.
    static func prepareProcess() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    func write(_ bytes: ArraySlice<UInt8>, to stream: StandardStream) throws(WriteFailure) {
        let descriptor = descriptor(of: stream)
        let code = bytes.withUnsafeBytes { ProcessTerminal.write($0, to: descriptor) }
        guard code != 0 else { return }
        throw code == EPIPE ? .readerIsGone : .refused(reason: String(cString: strerror(code)))
    }

    func isInteractive(_ stream: StandardStream) -> Bool {
        isatty(descriptor(of: stream)) == 1
    }

    func columns(of stream: StandardStream) -> Int? {
        var size = winsize()
        guard ioctl(descriptor(of: stream), UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    private func descriptor(of stream: StandardStream) -> Int32 {
        switch stream {
        case .output: output
        case .error: error
        }
    }

    /// Writes until nothing is left; the system's error number, or 0.
    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        guard let start = bytes.baseAddress else { return 0 }
        var written = 0
        while written < bytes.count {
            #if canImport(Glibc)
                let count = Glibc.write(descriptor, start + written, bytes.count - written)
            #elseif canImport(Musl)
                let count = Musl.write(descriptor, start + written, bytes.count - written)
            #else
                let count = Darwin.write(descriptor, start + written, bytes.count - written)
            #endif
            if count >= 0 {
                written += count
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                waitUntilWritable(descriptor)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    /// Another process may have made the shared pipe or terminal non-blocking; then writing has to wait.
    private static func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}
