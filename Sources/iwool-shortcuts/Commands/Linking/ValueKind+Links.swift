import IWoolShortcuts

extension ValueKind where Value == Int64 {
    /// The id of an activity, as a link gives it: digits, and nothing else.
    static let activityID = ValueKind(
        ValueShape("ID"), expecting: "an id in plain digits, from 1 to \(Int64.max)"
    ) { text in
        guard case .event(let event)? = IWoolDeepLink.parse("iwool://event?id=\(text)").link,
            text.utf8.allSatisfy(ASCII.isDigit)
        else { return nil }
        return event.id
    }
}

extension ValueKind where Value == Double {
    /// The start of a day, as a link gives it.
    static let day = ValueKind(
        ValueShape("SECONDS"),
        expecting: "a day in seconds since 1970, within the years 1 to 9999, such as 1893456000"
    ) { text in
        guard text.utf8.allSatisfy({ ASCII.isDigit($0) || $0 == 0x2D || $0 == 0x2E }),
            case .event(let event)? = IWoolDeepLink.parse("iwool://event/1?day=\(text)").link
        else { return nil }
        return event.day
    }
}
