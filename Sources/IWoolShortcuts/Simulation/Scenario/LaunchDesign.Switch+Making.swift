internal import IWoolShortcuts

extension LaunchDesign.Switch {
    /// A switch whose values are the cases of a type.
    static func words<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ summary: String, _ path: any WritableKeyPath<LaunchDesign, Choice> & Sendable,
        _ values: [Value]
    ) -> LaunchDesign.Switch {
        LaunchDesign.Switch(
            name, summary, form: .word, values: values, words: { [$0[keyPath: path].rawValue] },
            assign: { words, design in
                guard let choice = words.first.flatMap(Choice.init(rawValue:)) else {
                    preconditionFailure("\(words) is no value of the switch \(name)")
                }
                design[keyPath: path] = choice
            })
    }

    /// A switch whose value is a set, with the member for each word.
    static func list<Members: OptionSet & Sendable>(
        _ name: String, _ summary: String, _ path: any WritableKeyPath<LaunchDesign, Members> & Sendable,
        _ values: [(member: Members, value: Value)]
    ) -> LaunchDesign.Switch where Members.Element == Members {
        LaunchDesign.Switch(
            name, summary, form: .list, values: values.map(\.value),
            words: { design in
                values.filter { design[keyPath: path].contains($0.member) }.map(\.value.word)
            },
            assign: { words, design in
                design[keyPath: path] = values.filter { words.contains($0.value.word) }
                    .reduce(into: []) { $0.formUnion($1.member) }
            })
    }

    /// A switch whose value is a time, or a word for none.
    static func time(
        _ name: String, _ summary: String, never: String? = nil, _ values: [Value],
        get: @escaping @Sendable (LaunchDesign) -> Duration?,
        set: @escaping @Sendable (inout LaunchDesign, Duration?) -> Void
    ) -> LaunchDesign.Switch {
        LaunchDesign.Switch(
            name, summary, form: .time, values: values,
            words: { design in
                [get(design).map { DurationText.text(of: VirtualInstant($0)) } ?? never ?? ""]
            },
            assign: { words, design in
                let length = words.first == never ? nil : words.first.flatMap { try? DurationText.read($0) }
                set(&design, length?.duration)
            })
    }

    /// The default value.
    static func right(_ word: String, _ meaning: String, _ swift: String) -> Value {
        Value(word: word, meaning: meaning, swift: swift, isWrong: false)
    }

    /// A value that is a mistake; of a list, one that it is a mistake to leave out.
    static func wrong(_ word: String, _ meaning: String, _ swift: String) -> Value {
        Value(word: word, meaning: meaning, swift: swift, isWrong: true)
    }
}
