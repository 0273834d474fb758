/// How a list is printed: for people, or for scripts.
enum ListFormat: String, CaseIterable, Sendable {
    case text
    case json
}
