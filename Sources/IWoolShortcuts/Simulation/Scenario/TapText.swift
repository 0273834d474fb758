package import IWoolShortcuts

/// A tap as the command line writes it: an option, a link or a widget, each with an instant if wanted.
///
/// `feedback`, `iwool://calendar`, `widget:Glance`, `iwool://calendar@450ms`.
package struct TapText: Hashable, Sendable {
    /// How the request is asked for.
    package let source: LaunchScenario.Request.Source
    /// The link, as it is parsed.
    package let link: String
    /// When; nil when it was not said.
    package let at: VirtualInstant?

    private static let widgetPrefix = "widget:"

    /// Reads a tap.
    package init(_ text: String) throws(Problem) {
        var what = Substring(text)
        var instant: VirtualInstant?
        if let sign = text.lastIndex(of: "@"), let found = TapText.instant(text[text.index(after: sign)...]) {
            what = text[..<sign]
            instant = found
        }
        at = instant
        if what.hasPrefix(TapText.widgetPrefix) {
            source = .widgetTap
            link = try TapText.widgetLink(String(what.dropFirst(TapText.widgetPrefix.count)))
        } else if what.contains(":") {
            source = .openURL
            link = String(what)
        } else {
            guard Destination(what) != nil else { throw .unknownDestination(String(what)) }
            source = .quickAction
            link = "iwool://\(what)"
        }
    }

    /// The instant behind the last `@`, or nil when that sign belongs to the link.
    private static func instant(_ text: Substring) -> VirtualInstant? {
        for (unit, factor) in [("ms", 1), ("s", 1_000), ("m", 60_000)] where text.hasSuffix(unit) {
            if let number = Int(text.dropLast(unit.count)), number >= 0, number < 1_000_000_000 {
                return VirtualInstant(milliseconds: number * factor)
            }
        }
        return nil
    }

    private static func widgetLink(_ name: String) throws(Problem) -> String {
        guard let widget = Widget(name) else { throw .unknownWidget(name) }
        do {
            return try widget.tapLink().canonicalLink
        } catch {
            throw .noLink(error)
        }
    }

    /// Why a text is no tap.
    package enum Problem: Error, Hashable, Sendable {
        /// No destination has this name.
        case unknownDestination(String)
        /// No widget has this name.
        case unknownWidget(String)
        /// A tap on the widget opens no link by itself.
        case noLink(Widget.TapError)
    }
}

extension TapText.Problem: CustomStringConvertible {
    /// What is wrong, in one line without a full stop.
    package var description: String {
        switch self {
        case .unknownDestination(let name):
            "\(VisibleText.quoted(name)) is no option, and no link, which has a colon"
        case .unknownWidget(let name): "\(VisibleText.quoted(name)) is no widget"
        case .noLink(let error): error.description
        }
    }

    /// The name that was probably meant.
    package var suggestion: String? {
        switch self {
        case .unknownDestination(let name): IWoolDeepLink.nearMiss.name(near: name)
        case .unknownWidget(let name): Widget.nearMiss.name(near: name).map { "widget:\($0.name)" }
        case .noLink: nil
        }
    }
}
