import IWoolShortcuts
import ShortcutsExport

/// How many links opened each destination, and how many were ignored for each reason.
struct LinkCount {
    private var destinations = [Int](repeating: 0, count: Destination.all.count)
    private var events = 0
    private var reasons = [Int](repeating: 0, count: IWoolDeepLink.IgnoredReason.allCases.count)

    /// All of them.
    var total: Int { opened.reduce(0) { $0 + $1.count } + ignored.reduce(0) { $0 + $1.count } }

    /// Counts one more.
    mutating func add(_ outcome: IWoolDeepLink.Outcome) {
        switch outcome {
        case .opens(.destination(let destination)): destinations[destination.place] += 1
        case .opens(.event): events += 1
        case .ignored(let reason):
            if let place = IWoolDeepLink.IgnoredReason.allCases.firstIndex(of: reason) { reasons[place] += 1 }
        }
    }

    private var opened: [(name: String, count: Int)] {
        zip(IWoolDeepLink.destinationNames, destinations + [events]).map { ($0, $1) }
    }

    private var ignored: [(name: String, count: Int)] {
        zip(IWoolDeepLink.IgnoredReason.allCases, reasons).map { ($0.rawValue, $1) }
    }

    /// The counts that are not zero, for people.
    func lines(in style: TextStyle) -> [String] {
        var table = TextTable()
        for (title, counts) in [("open", opened), ("ignored", ignored)] {
            table.append([title, "", "\(counts.reduce(0) { $0 + $1.count })"])
            for (name, count) in counts where count > 0 { table.append(["", name, "\(count)"]) }
        }
        table.append(["links", "", "\(total)"])
        return table.lines(in: style)
    }

    /// Every count, as one line of JSON.
    var json: [UInt8] {
        var json = JSONText(pretty: false)
        json.object { json in
            json.key("destinations")
            LinkCount.write(opened, to: &json)
            json.key("ignored")
            LinkCount.write(ignored, to: &json)
            json.key("total")
            json.integer(total)
        }
        json.endLine()
        return json.bytes
    }

    private static func write(_ counts: [(name: String, count: Int)], to json: inout JSONText) {
        json.object { json in
            for (name, count) in counts.sorted(by: { $0.name < $1.name }) {
                json.key(named: name)
                json.integer(count)
            }
        }
    }
}
