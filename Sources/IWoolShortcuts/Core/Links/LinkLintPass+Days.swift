/// The day of a link to an activity: dropped by the app, or unlikely to be the one that was meant.
extension LinkLintPass {
    /// What is to be said about the days of a link.
    struct DayReview {
        /// One thing to say, and what to put in the place of the value, nil to remove the item.
        struct Remark {
            let code: Diagnostic.Code
            let item: Int
            let range: ByteRange
            let message: String
            let guess: Double?
        }

        /// The items that go.
        var removed: Set<Int> = []
        /// What is said.
        var remarks: [Remark] = []
        /// The place of the value that the app takes, to be checked further.
        var agreed: ByteRange?
    }

    /// Looks at every item that gives a day.
    func reviewDays(_ anatomy: LinkAnatomy) -> DayReview {
        var review = DayReview()
        let places = anatomy.items.indices.compactMap { index in
            let item = anatomy.items[index]
            return item.meaning == .day ? (index: index, range: item.value ?? item.range, item: item) : nil
        }
        guard let first = places.first, !places.contains(where: { isOpen($0.range) }) else { return review }
        let days = places.map { place in place.item.value.flatMap { day(in: $0) } }
        for (place, day) in zip(places, days) where day == nil {
            let value = place.item.value.map { text.decoded($0) } ?? ""
            let problem = LinkDayProblem.of(value, zone: zone)
            if problem.guess == nil { review.removed.insert(place.index) }
            review.remarks.append(
                DayReview.Remark(
                    code: problem.code, item: place.index,
                    range: place.range.isEmpty ? place.item.range : place.range,
                    message: "the app drops the day \(quoted(place.range)): \(problem.problem)",
                    guess: problem.guess))
        }
        guard review.remarks.isEmpty else { return review }
        if let other = days.firstIndex(where: { $0 != days[0] }) {
            let place = places[other]
            review.remarks.append(
                DayReview.Remark(
                    code: .conflictingDays, item: place.index, range: place.range,
                    message: "the link gives two different days, \(quoted(first.range)) and "
                        + "\(quoted(place.range)), and the app drops both", guess: nil))
        } else {
            review.agreed = first.range
        }
        return review
    }

    private func day(in range: ByteRange) -> Double? {
        text.bytes[range].withUnsafeBufferPointer { LinkNumber.day(in: $0) }
    }

    /// Reports what the review found, then looks at the day that the app takes.
    mutating func report(_ review: DayReview, deletions: [Int: ByteRange]) {
        let guesses = Set(review.remarks.map(\.guess))
        for remark in review.remarks {
            if remark.code == .conflictingDays {
                corrected = nil
                findings.append(
                    Diagnostic(
                        remark.code, at: text.place(of: remark.range), remark.message,
                        fixes: [.init("keep the one that is meant")]))
            } else if let guess = remark.guess {
                replaceDay(remark.code, at: remark.range, remark.message, with: guess)
            } else if let deletion = deletions[remark.item] {
                respell(
                    remark.code, at: remark.range, remark.message,
                    title: "write the seconds from 1970 to the start of the day, or remove it", isSafe: false,
                    [(deletion, [])])
            }
        }
        if guesses.count > 1, let event = correctedEvent {
            corrected = .event(.init(unchecked: event.id, day: nil))
        }
        if let agreed = review.agreed { checkAgreed(agreed) }
    }

    /// The activity of the corrected link.
    private var correctedEvent: IWoolDeepLink.Event? {
        if case .event(let event) = corrected { event } else { nil }
    }

    /// Reports a day, and corrects it.
    private mutating func replaceDay(
        _ code: Diagnostic.Code, at range: ByteRange, _ message: String, with day: Double
    ) {
        let digits = PlainDecimal(day).description
        if let event = correctedEvent { corrected = .event(.init(unchecked: event.id, day: day)) }
        respell(
            code, at: range, message, title: "write '\(digits)', \(LinkDayProblem.date(of: day))",
            isSafe: false,
            [(range, Array(digits.utf8))])
    }

    // MARK: A day that the app takes

    private mutating func checkAgreed(_ range: ByteRange) {
        guard let day = day(in: range) else { return }
        let said = "the day \(quoted(range)) is \(LinkDayProblem.date(of: day))"
        if let (seconds, unit) = LinkDayProblem.scaledDown(day) {
            return replaceDay(
                .dayInMilliseconds, at: range,
                "\(said) in seconds, and looks like \(unit)",
                with: seconds)
        }
        if isOneDigitShort(day) {
            return replaceDay(
                .dayDigitShort, at: range,
                "\(said), and looks one digit short",
                with: day * 10)
        }
        checkLeadingZeros(range)
        checkMidnight(day, at: range)
    }

    /// Whether one more zero makes the start of a day of something that is none.
    private func isOneDigitShort(_ day: Double) -> Bool {
        guard day >= 1e8, day < 1e9, day == Double(Int64(day)) else { return false }
        return startsDay(Int64(day) * 10) && !startsDay(Int64(day))
    }

    private func startsDay(_ instant: Int64) -> Bool {
        let rule = zone?.secondsFromGMT ?? { _ in 0 }
        return (try? LocalDay.start(of: instant, in: rule)) == instant
    }

    private mutating func checkMidnight(_ day: Double, at range: ByteRange) {
        let second = Int64(day) - (day < Double(Int64(day)) ? 1 : 0)
        guard let zone, let event = correctedEvent,
            let before = try? LocalDay.start(of: second, in: zone.secondsFromGMT), Double(before) != day,
            let after = try? LocalDay.start(after: second, in: zone.secondsFromGMT)
        else { return }
        let neighbours = [before, after].map { start in
            (start: start, date: LinkDayProblem.date(of: start, in: zone))
        }
        // A midnight of UTC most likely means the local day of that date.
        let date = "\(CivilDate(daysSince1970: Int(second / 86_400)))"
        let isNearer = Double(after) - day < day - Double(before)
        let nearest = second % 86_400 == 0 ? neighbours.first { $0.date == date } : nil
        let best = nearest ?? neighbours[isNearer ? 1 : 0]
        let links = neighbours.map { IWoolDeepLink.event(.init(unchecked: event.id, day: Double($0.start))) }
        findings.append(
            Diagnostic(
                .dayNotMidnight, at: text.place(of: range),
                "no day starts at \(quoted(range)) in \(zone.name): "
                    + "\(neighbours[0].date) starts at \(before), "
                    + "\(neighbours[1].date) at \(after)",
                fixes: neighbours.map { neighbour in
                    .init(
                        "write '\(neighbour.start)', the start of \(neighbour.date)",
                        edits: [edit(range, Array(String(neighbour.start).utf8))])
                },
                suggestion: links[best.start == before ? 0 : 1].canonicalLink))
    }
}
