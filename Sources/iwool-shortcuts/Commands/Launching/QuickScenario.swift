import IWoolShortcuts
import LaunchSimulation

/// A scenario that the command line describes in a few words.
struct QuickScenario {
    /// Its text, as a file would have it.
    let source: SourceText

    /// How far apart taps are that name no instant.
    private static let gap = VirtualInstant(milliseconds: 1_000)

    init(_ options: SimulateCommand.Options) throws(Refusal) {
        let device = options.device?.text ?? "typical"
        let phones = LaunchScenario.Device.named.compactMap(\.name)
        if let argument = options.device, !phones.contains(device) {
            throw Refusal(
                "'--device' needs \(phones.joined(separator: ", ")), not \(VisibleText.quoted(device))",
                at: argument, help: Refusal.suggestion(NearMiss(words: phones).name(near: device)))
        }
        var lines = [
            "version: 1", "title: \(QuickScenario.title(options, device))",
            "start: \((options.start ?? .cold).rawValue)", "device: \(device)", "events:",
        ]
        var last: VirtualInstant?
        for (number, argument) in options.taps.enumerated() {
            let tap = try TapText(argument: argument)
            let instant = tap.at ?? last.map { $0 + QuickScenario.gap } ?? .zero
            if let last, instant < last {
                throw Refusal("time goes back: the tap before this is at \(last)", at: argument)
            }
            last = instant
            lines.append(
                "  - {at: \(instant), \(tap.source.rawValue): \(QuickScenario.quoted(tap.link)), "
                    + "id: \(QuickScenario.name(number))}")
        }
        source = SourceText(name: "<command line>", text: lines.joined(separator: "\n") + "\n")
    }

    private static func title(_ options: SimulateCommand.Options, _ device: String) -> String {
        let taps = options.taps.map(\.text).joined(separator: ", then ")
        return quoted("\(taps): \(options.start == .warm ? "warm" : "cold"), on a \(device) phone")
    }

    /// `a`, `b` and so on.
    private static func name(_ number: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return number < letters.count ? String(letters[number]) : "t\(number + 1)"
    }

    private static func quoted(_ text: String) -> String {
        var json = JSONText(pretty: false)
        json.string(text)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}

extension TapText {
    /// The tap of an argument.
    init(argument: Argument) throws(Refusal) {
        do throws(Problem) {
            try self.init(argument.text)
        } catch {
            throw Refusal(error.description, at: argument, help: Refusal.suggestion(error.suggestion))
        }
    }
}
