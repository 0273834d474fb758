package import IWoolShortcuts

extension LaunchDesign.Switch {
    /// Every switch, in the order of the table.
    package static let all: [LaunchDesign.Switch] = [
        .list(
            "seenIn", "", \.seenIn,
            [
                (.configurationForConnecting, wrong("configurationForConnecting", "", "")),
                (.willConnectTo, wrong("willConnectTo", "", "")),
                (.performActionFor, wrong("performActionFor", "", "")),
            ]),
        .words(
            "connectionLinks", "", \.connectionLinks,
            LaunchDesign.ConnectionLinks.allCases.map { wrong($0.rawValue, "", "") }),
        .words("keptIn", "", \.keptIn, LaunchDesign.Storage.allCases.map { wrong($0.rawValue, "", "") }),
        .words("wins", "", \.wins, LaunchDesign.Winner.allCases.map { wrong($0.rawValue, "", "") }),
        .words(
            "validates", "", \.validates, LaunchDesign.Validation.allCases.map { wrong($0.rawValue, "", "") }),
        .words("clears", "", \.clears, LaunchDesign.Clearing.allCases.map { wrong($0.rawValue, "", "") }),
        .words("survives", "", \.survives, LaunchDesign.Survival.allCases.map { wrong($0.rawValue, "", "") }),
        .words(
            "duplicates", "", \.duplicates,
            LaunchDesign.Duplicates.allCases.map { wrong($0.rawValue, "", "") }),
        .words(
            "attaches", "", \.attaches, LaunchDesign.Attachment.allCases.map { wrong($0.rawValue, "", "") }),
        .list(
            "readOn", "", \.readOn,
            [
                (.attach, wrong("attach", "", "")), (.announce, wrong("announce", "", "")),
                (.activate, right("activate", "", "")),
            ]),
        .time("timer", "", [right("400ms", "", "")], get: \.timer, set: { $0.timer = $1 ?? .zero }),
        .words("timerFor", "", \.timerFor, LaunchDesign.TimerUse.allCases.map { wrong($0.rawValue, "", "") }),
        .words(
            "opensWhen", "", \.opensWhen, LaunchDesign.Readiness.allCases.map { wrong($0.rawValue, "", "") }),
        .words(
            "onResign", "", \.onResign, LaunchDesign.Resignation.allCases.map { wrong($0.rawValue, "", "") }),
        .words("lock", "", \.lock, LaunchDesign.Gating.allCases.map { wrong($0.rawValue, "", "") }),
        .words("sheet", "", \.sheet, LaunchDesign.Gating.allCases.map { wrong($0.rawValue, "", "") }),
        .time(
            "expires", "", never: "never", [right("120s", "", ""), wrong("never", "", "")], get: \.expires,
            set: { $0.expires = $1 }),
        .words("livesWith", "", \.livesWith, LaunchDesign.Owner.allCases.map { wrong($0.rawValue, "", "") }),
        .words(
            "coldMeans", "", \.coldMeans, LaunchDesign.Coldness.allCases.map { wrong($0.rawValue, "", "") }),
        .words("heardBy", "", \.heardBy, LaunchDesign.Audience.allCases.map { wrong($0.rawValue, "", "") }),
        .words(
            "defaultNavigation", "", \.defaultNavigation,
            LaunchDesign.Navigation.allCases.map { wrong($0.rawValue, "", "") }),
        .words("links", "", \.links, LaunchDesign.LinkSet.allCases.map { wrong($0.rawValue, "", "") }),
        .words("ui", "", \.ui, LaunchDesign.Framework.allCases.map { wrong($0.rawValue, "", "") }),
    ]
}
