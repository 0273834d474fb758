/// The system as the rest of the tool uses it: interrupted calls are made again, and loops are closed.
struct FileSystem {
    /// The seam below.
    let calls: any SystemCalls

    /// How often one call may be interrupted before that is the news itself.
    private static let patience = 1000

    init(_ calls: any SystemCalls = OperatingSystem()) {
        self.calls = calls
    }

    /// Makes a call, and makes it again while a signal interrupts it (`EINTR`).
    func retrying<Result>(
        _ call: (any SystemCalls) throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        for _ in 1..<Self.patience {
            do throws(SystemError) {
                return try call(calls)
            } catch  where error == .interrupted {
                continue
            }
        }
        return try call(calls)
    }
}
