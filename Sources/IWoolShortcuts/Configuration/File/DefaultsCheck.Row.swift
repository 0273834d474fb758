package import IWoolShortcuts

extension DefaultsCheck {
    /// A row of the default menu, and what is true of it.
    package struct Row: Sendable {
        /// Its place in the menu, from 1.
        package let position: Int
        /// What it shows.
        package let option: ShortcutOption
        /// What a fresh install shows in this place; nil where it shows nothing.
        package let expected: ShortcutOption?

        /// Whether a fresh install shows the same in this place.
        package var isInOrder: Bool { option == expected }

        /// The languages that its title lacks.
        package var missingTitles: [Language] {
            Language.allCases.filter { language in
                !option.titledLanguages.contains(language) || option.title(in: language).isEmpty
            }
        }

        /// Whether the link parser takes its link to the place that it stands for.
        package var isReached: Bool {
            IWoolDeepLink.parse(option.link) == .opens(.destination(option.destination))
        }

        /// Whether everything is true of it that should be.
        package var isFine: Bool { isInOrder && missingTitles.isEmpty && isReached }
    }
}
