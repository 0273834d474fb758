import IWoolShortcuts
import ShortcutsConfiguration

/// What an edit did, in words.
struct EditReport {
    /// The list as it is now.
    let list: String
    /// What happened, in one line; empty when nothing did.
    let summary: String
    /// The comments that went with their items, a line each.
    let lostComments: [String]
    /// Whether the file still has errors.
    let leavesErrors: Bool

    /// The most changes that are told one by one; a list that is in order never has as many.
    private static let limit = 12

    /// Whether nothing happened.
    var isEmpty: Bool { summary.isEmpty }

    init(_ outcome: EditOutcome, in language: Language) {
        let titles = outcome.after.map { $0.title(in: language) }
        list = titles.isEmpty ? "no shortcuts" : titles.joined(separator: ", ")
        leavesErrors = !outcome.isClean
        guard !outcome.changesNothing else {
            summary = ""
            lostComments = []
            return
        }
        if outcome.before.isEmpty, outcome.changes.count > 1 {
            summary = list
        } else {
            let told = outcome.changes.prefix(EditReport.limit).map { EditReport.words($0, in: language) }
            let rest = outcome.changes.count - told.count
            summary = (told + (rest > 0 ? ["\(rest) more changes"] : [])).joined(separator: "; ")
        }
        lostComments = outcome.changes.flatMap { change -> [String] in
            guard case .removed(let name, _, let comments) = change else { return [] }
            return comments.map { "gone with \(name.title(in: language)): \(VisibleText.whole($0))" }
        }
    }

    private static func words(_ change: EditOutcome.Change, in language: Language) -> String {
        switch change {
        case .added(let name, let position):
            return "+ \(name.title(in: language)) at \(position)"
        case .removed(let name, _, let comments):
            return "- \(name.title(in: language))" + fate(of: comments, "went with it")
        case .moved(let name, let from, let to, let comments):
            return "\(name.title(in: language)) \(from) -> \(to)" + fate(of: comments, "came along")
        case .replaced(let old, let new, let position, let comments):
            return "\(old.title(in: language)) -> \(new.title(in: language)) at \(position)"
                + fate(of: comments, "stayed")
        case .respelled(let old, let new, let position):
            return "\(old.spelling) -> \(new.spelling) at \(position)"
        }
    }

    private static func fate(of comments: [String], _ verb: String) -> String {
        switch comments.count {
        case 0: ""
        case 1: ", its comment \(verb)"
        case let count: ", its \(CountWord.of(count)) comments \(verb)"
        }
    }
}
