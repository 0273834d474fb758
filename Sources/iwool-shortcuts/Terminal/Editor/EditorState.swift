import IWoolShortcuts
import ShortcutsConfiguration

/// The whole editor as a value: keys go in, and what is drawn and done follows from it.
///
/// ```swift
/// var state = EditorState(document, named: "shortcuts.yaml", speaking: .english)
/// let action = state.handle(.character("J"))      // moves the row down; nothing to do outside
/// ```
struct EditorState: Sendable {
    /// The oldest iOS that the app runs on, and so the phone on which most can be missing.
    static let oldestIOS = IOSVersion(16)

    /// What the file is called.
    private(set) var fileName: String
    /// The text, and what was done to it.
    var document: EditorDocument
    /// The option that the keys work on; it stays the same one wherever its row goes.
    var cursor: ShortcutOption
    /// What the keys mean.
    var mode = Mode.list
    /// What there is to say about the last key.
    var message: Message?
    /// The language of the menu on the phone.
    private(set) var phoneLanguage: Language
    /// Whether the icon is so low that the menu opens above it, with its first row at the bottom.
    private(set) var isIconAtBottom = false
    /// The language of the titles in the list.
    let language: Language
    /// The version of iOS on the phone.
    let iOS: IOSVersion

    /// Begins with a document.
    init(
        _ document: EditorDocument, named fileName: String, speaking language: Language,
        iOS: IOSVersion = oldestIOS
    ) {
        self.document = document
        self.fileName = fileName
        self.language = language
        self.iOS = iOS
        phoneLanguage = language
        cursor = document.current.selection.options.first ?? ShortcutOption.all[0]
    }

    /// Takes a key, and says what is to be done about it outside, if anything is.
    mutating func handle(_ key: EditorKey) -> EditorAction? {
        switch key {
        case .control("c"): return .interrupt
        case .control("z"): return .suspend
        case .control("l"): return .redraw
        default: break
        }
        message = nil
        switch mode {
        case .list: return handleInList(key)
        case .exchange(let first): handleInExchange(key, first: first)
        case .help: mode = .list
        case .difference(let top): handleInDifference(key, top: top)
        case .leaving: return handleWhenLeaving(key)
        case .obstacle(let obstacle): handleAtObstacle(key, obstacle)
        case .naming(let name, let obstacle): return handleWhenNaming(key, name, obstacle)
        }
        return nil
    }

    /// Shows the menu in the next language.
    mutating func showNextLanguage() {
        let all = Language.allCases
        let index = all.firstIndex(of: phoneLanguage).map { $0 + 1 } ?? 0
        phoneLanguage = all[index % all.count]
    }

    /// Puts the icon to the other end of the screen.
    mutating func moveIcon() {
        isIconAtBottom.toggle()
    }

    /// Goes on with another file, which has the current text.
    mutating func continueWith(fileNamed name: String) {
        fileName = name
    }

    /// Says what was done.
    mutating func say(_ text: String) {
        message = Message(text: text, isRefusal: false)
    }

    /// Says what was not done, and why.
    mutating func refuse(_ text: String) {
        message = Message(text: text, isRefusal: true)
    }
}
