internal import IWoolShortcuts

/// How the user interface hears of a request and takes it.
extension LaunchDesign.Switch {
    static let attaches = words(
        "attaches", "In which order an observer subscribes and takes.", \.attaches,
        [
            right(
                "subscribeThenTake", "What is stored meanwhile is either found or heard of.",
                """
                .task {
                    let announcements = pending.announcements()
                    open(pending.take())
                    for await _ in announcements { open(pending.take()) }
                }
                """),
            wrong(
                "takeThenSubscribe", "What is stored between the two lies there, and nobody hears of it.",
                """
                .onAppear {
                    open(pending.take())
                    subscription = pending.publisher.sink { open(pending.take()) }
                }
                """),
        ])

    static let readOn = list(
        "readOn", "The moments at which an observer looks into the slot.", \.readOn,
        [
            (
                .attach,
                wrong(
                    "attach", "When the view is there: what came before it is found.",
                    """
                    .onAppear { open(pending.take()) }
                    """)
            ),
            (
                .announce,
                wrong(
                    "announce", "When something was stored: what comes later is heard of.",
                    """
                    .onReceive(pending.announcements) { _ in open(pending.take()) }
                    """)
            ),
            (
                .activate,
                right(
                    "activate", "When the scene becomes active, which alone is too seldom.",
                    """
                    .onChange(of: scenePhase) { phase in
                        if phase == .active { open(pending.take()) }
                    }
                    """)
            ),
        ])

    static let heardBy = words(
        "heardBy", "Which observers hear that something was stored.", \.heardBy,
        [
            right(
                "itsScene", "Only the window that was tapped for opens something.",
                """
                .onReceive(pending.announcements(of: sceneID)) { _ in
                    open(pending.take(sceneID))
                }
                """),
            wrong(
                "everyScene", "Whichever window is first takes it, or all of them do.",
                """
                .onReceive(NotificationCenter.default.publisher(for: .shortcut)) { note in
                    open(note.object)               // in every window
                }
                """),
        ])
}
