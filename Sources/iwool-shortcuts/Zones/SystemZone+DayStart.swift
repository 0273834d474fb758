import IWoolShortcuts

extension SystemZone {
    /// The start of the local day of an instant, in seconds since 1970.
    ///
    /// - Throws: when no link can carry it.
    func dayStart(of instant: Double) throws(Refusal) -> Double {
        do throws(IWoolDeepLink.DayStartError) {
            return try IWoolDeepLink.occurrenceDayStartForDeepLink(instant) { secondsFromGMT(at: $0) }
        } catch {
            throw Refusal(error.description)
        }
    }

    /// The local date and time of an instant, with the offset: `2030-01-01 00:00:00 +08:00`.
    func localTime(of instant: Int64) -> String {
        let offset = secondsFromGMT(at: instant)
        let local = Int(instant) + offset
        let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        let seconds = local - days * 86_400
        let sign = offset < 0 ? "-" : "+"
        let zone = offset.magnitude % 60 == 0 ? [] : [Int(offset.magnitude) % 60]
        let shown = [Int(offset.magnitude) / 3600, Int(offset.magnitude) / 60 % 60] + zone
        let time = SystemZone.colons([seconds / 3600, seconds / 60 % 60, seconds % 60])
        return "\(CivilDate(daysSince1970: days)) \(time) \(sign)\(SystemZone.colons(shown))"
    }

    private static func colons(_ numbers: [Int]) -> String {
        numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
