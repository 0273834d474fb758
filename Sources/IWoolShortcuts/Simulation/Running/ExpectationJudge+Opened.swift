internal import IWoolShortcuts

extension ExpectationJudge {
    /// How long after the earliest legal instant an opening is worth a warning, unless a last one is given.
    private static let grace = VirtualInstant(milliseconds: 250)

    /// The rows in order, and nothing beside them.
    mutating func judgeOpened(
        _ rows: [LaunchScenario.Opened], _ expected: LaunchScenario.Expectation
    ) {
        var partners: [Int?] = Array(repeating: nil, count: record.openings.count)
        var lastPlace = -1
        for (index, row) in rows.enumerated() {
            guard let place = partner(of: row, among: partners) else {
                failMissing(row)
                continue
            }
            partners[place] = index
            judge(record.openings[place], by: row)
            if place < lastPlace {
                failOrder(record.openings[place], before: record.openings[lastPlace], row)
            }
            lastPlace = max(lastPlace, place)
        }
        for (place, partner) in partners.enumerated() where partner == nil {
            failExtra(record.openings[place], expected)
        }
    }

    /// The opening that a row speaks of: that of its request, or else the first to its destination.
    private func partner(of row: LaunchScenario.Opened, among partners: [Int?]) -> Int? {
        record.openings.indices.first { place in
            guard partners[place] == nil else { return false }
            let opening = record.openings[place]
            if let request = row.request { return opening.request == request }
            return row.destination.map { $0 == opening.link.destinationName } ?? true
        }
    }

    private mutating func failMissing(_ row: LaunchScenario.Opened) {
        guard let request = row.request else {
            let name = row.destination ?? "anything"
            fail("neverOpened", "\(name) was expected to open, and did not", range: row.range)
            return
        }
        fail(
            "neverOpened", "\(id(request)) was expected to open, and did not: \(fate(of: request))",
            request: request, at: record.results[request].at, range: row.range)
    }

    private mutating func failExtra(
        _ opening: RunRecorder.Opening, _ expected: LaunchScenario.Expectation
    ) {
        let isSecond = record.openings.filter { $0.request == opening.request }.count > 1
        // That it opened twice was said already.
        if isSecond, failures.contains(where: { $0.code == "openedTwice" && $0.request == opening.request }) {
            return
        }
        fail(
            "openedUnexpectedly",
            "\(id(opening.request)) opened \(opening.link.destinationName) at \(opening.at), and was not "
                + "expected to open",
            request: opening.request, at: opening.at,
            range: expected.keyRange("opened"))
    }

    private mutating func failOrder(
        _ opening: RunRecorder.Opening, before other: RunRecorder.Opening, _ row: LaunchScenario.Opened
    ) {
        fail(
            "openedOutOfOrder",
            "\(id(opening.request)) opened at \(opening.at), before \(id(other.request)) at \(other.at), "
                + "and was expected behind it",
            request: opening.request, at: opening.at, range: row.range)
    }

    private mutating func judge(_ opening: RunRecorder.Opening, by row: LaunchScenario.Opened) {
        judgeInstant(opening, row)
        judgeTarget(opening, row)
        if let scene = row.scene, scene != opening.scene {
            failOtherwise(
                "openedInOtherScene",
                "in \(scenario.scenes[opening.scene]), and was expected in \(scenario.scenes[scene])",
                opening, row)
        }
        if let path = row.path, path != scenario.requests[opening.request].path {
            failOtherwise(
                "openedByOtherPath",
                "as \(path == .url ? "a quick action" : "a URL"), and was expected as "
                    + "\(path == .url ? "a URL" : "a quick action")", opening, row)
        }
    }

    private mutating func judgeTarget(_ opening: RunRecorder.Opening, _ row: LaunchScenario.Opened) {
        let name = opening.link.destinationName
        if let destination = row.destination, destination != name {
            failOtherwise(
                "openedOtherDestination", "\(name), and was expected to open \(destination)", opening, row)
        }
        guard row.activity != nil || row.day != nil else { return }
        let event: IWoolDeepLink.Event? = if case .event(let event) = opening.link { event } else { nil }
        let isRight =
            (row.activity == nil || row.activity == event?.id) && (row.day == nil || row.day == event?.day)
        if !isRight {
            failOtherwise(
                "openedOtherActivity",
                "\(opening.link.canonicalLink), and was expected to open another "
                    + "activity or day", opening, row)
        }
    }

    private mutating func judgeInstant(_ opening: RunRecorder.Opening, _ row: LaunchScenario.Opened) {
        let instant = opening.at
        if let exact = row.at, exact != instant {
            let isEarly = instant < exact
            failInstant(isEarly, isEarly ? exact - instant : instant - exact, "at \(exact)", opening, row)
        }
        if let earliest = row.notBefore, instant < earliest {
            failInstant(true, earliest - instant, "not before \(earliest)", opening, row)
        }
        if let last = row.notAfter, instant > last {
            failInstant(false, instant - last, "not after \(last)", opening, row)
        } else if let earliest = row.notBefore, row.notAfter == nil, row.at == nil,
            instant > earliest + ExpectationJudge.grace
        {
            warnings.append(
                SimulationResult.Finding(
                    "laterThanNeeded",
                    "\(id(opening.request)) opened at \(instant), \(instant - earliest) after the earliest "
                        + "legal instant; a 'notAfter' would say whether that is right",
                    request: opening.request, at: instant, range: row.range))
        }
        if let (length, trigger) = row.within { judgeWithin(length, trigger, opening, row) }
    }

    private mutating func judgeWithin(
        _ length: VirtualInstant, _ trigger: LaunchScenario.Trigger, _ opening: RunRecorder.Opening,
        _ row: LaunchScenario.Opened
    ) {
        let words = trigger.words(scenario.requests.map(\.id))
        guard let start = lastInstant(of: trigger, before: opening) else {
            failOtherwise(
                "openedEarly", "at \(opening.at), and no \(words) had come before it", opening, row)
            return
        }
        if opening.at > start + length {
            let late = opening.at - start - length
            failInstant(false, late, "within \(length) of \(words) at \(start)", opening, row)
        }
    }

    /// When an event came last, at or before an opening; one of a scene only counts in the opening's.
    private func lastInstant(
        of trigger: LaunchScenario.Trigger, before opening: RunRecorder.Opening
    ) -> VirtualInstant? {
        switch trigger {
        case .opened(let request):
            return record.openings.last { $0.request == request && $0.at <= opening.at }?.at
        case .event(let name):
            return record.passed[..<opening.passedCount].last { passed in
                passed.name == name && (passed.scene == nil || passed.scene == opening.scene)
            }?.at
        }
    }

    private mutating func failInstant(
        _ isEarly: Bool, _ length: VirtualInstant, _ expected: String, _ opening: RunRecorder.Opening,
        _ row: LaunchScenario.Opened
    ) {
        failOtherwise(
            isEarly ? "openedEarly" : "openedLate",
            "at \(opening.at), \(length) too \(isEarly ? "early" : "late"): it was expected \(expected)",
            opening, row)
    }

    private mutating func failOtherwise(
        _ code: String, _ words: String, _ opening: RunRecorder.Opening, _ row: LaunchScenario.Opened
    ) {
        fail(
            code, "\(id(opening.request)) opened \(words)", request: opening.request, at: opening.at,
            range: row.range)
    }
}

extension LaunchScenario.Expectation {
    /// The bytes of a part's key, or of everything that is expected.
    func keyRange(_ key: String) -> ByteRange {
        keyRanges.first { $0.key == key }?.range ?? range
    }
}
