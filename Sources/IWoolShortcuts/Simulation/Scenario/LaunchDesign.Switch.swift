package import IWoolShortcuts

extension LaunchDesign {
    /// One choice of a design, as files, options and explanations name it.
    package struct Switch: Sendable {
        /// How a value is written.
        package enum Form: Hashable, Sendable {
            /// One word.
            case word
            /// A list of words, each at most once.
            case list
            /// A time, or one of the words.
            case time
        }

        /// A value that the switch can have; of a list, a member of it.
        package struct Value: Sendable {
            /// The word.
            package let word: String
            /// What an app with it does, in one sentence.
            package let meaning: String
            /// The Swift that it looks like.
            package let swift: String
            /// Whether it is a mistake; of a list, whether it is one to leave it out.
            package let isWrong: Bool
        }

        /// The name.
        package let name: String
        /// What is chosen, in one sentence.
        package let summary: String
        /// How a value is written.
        package let form: Form
        /// The values, the default first.
        package let values: [Value]
        private let words: @Sendable (LaunchDesign) -> [String]
        private let assign: @Sendable ([String], inout LaunchDesign) -> Void

        init(
            _ name: String, _ summary: String, form: Form, values: [Value],
            words: @escaping @Sendable (LaunchDesign) -> [String],
            assign: @escaping @Sendable ([String], inout LaunchDesign) -> Void
        ) {
            self.name = name
            self.summary = summary
            self.form = form
            self.values = values
            self.words = words
            self.assign = assign
        }

        /// The words of its value in a design; several for a list.
        package func words(in design: LaunchDesign) -> [String] { words(design) }

        /// Its value in a design as a file writes it: `latest`, `[attach, announce]`, `400ms`.
        package func text(in design: LaunchDesign) -> String {
            let words = words(design)
            return form == .list ? "[\(words.joined(separator: ", "))]" : words.joined()
        }

        /// Its value in the design that ships, as a file writes it.
        package var defaultText: String { text(in: .reference) }

        /// Whether its value in a design is a mistake that public apps made.
        package func isWrong(in design: LaunchDesign) -> Bool {
            let words = words(design)
            return switch form {
            case .list: values.contains { $0.isWrong && !words.contains($0.word) }
            case .word, .time: values.contains { $0.isWrong && words == [$0.word] }
            }
        }

        /// Sets the value of the design that ships.
        package func reset(in design: inout LaunchDesign) {
            assign(words(.reference), &design)
        }

        /// Sets the value in a design.
        package func set(_ words: [String], in design: inout LaunchDesign) throws(Problem) {
            for (index, word) in words.enumerated() {
                if form == .list, words[..<index].contains(word) {
                    throw Problem(.repeated, word: index, suggestion: nil)
                }
                if !values.contains(where: { $0.word == word }) { try check(word, at: index) }
            }
            if form != .list, words.count != 1 { throw Problem(.notOneWord, word: nil, suggestion: nil) }
            assign(words, &design)
        }

        private func check(_ word: String, at index: Int) throws(Problem) {
            guard form == .time else {
                let near = NearMiss(words: values.map(\.word)).name(near: word)
                throw Problem(.unknown, word: index, suggestion: near)
            }
            do throws(DurationText.Problem) {
                _ = try DurationText.read(word)
            } catch {
                let near = values.first { NearMiss(words: [$0.word]).name(near: word) != nil }
                let isNamed = near.map { $0.word.utf8.allSatisfy(ASCII.isLetter) } ?? false
                throw Problem(.time(error), word: index, suggestion: isNamed ? near?.word : error.suggestion)
            }
        }
    }
}
