internal import IWoolShortcuts

/// An edit that was thought out and is still to be proved.
struct EditPlan {
    /// The edits of the text, in ascending order.
    let edits: [TextEdit]
    /// The list that must come of it, as written.
    let names: [String]
    /// What it does to the items.
    let changes: [EditOutcome.Change]

    /// A plan that changes nothing.
    static func nothing(_ names: [String]) -> EditPlan {
        EditPlan(edits: [], names: names, changes: [])
    }
}
