import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct ListLayoutTests {
    /// A list with the comments that travel with each of its items.
    struct Row: CustomTestStringConvertible {
        let label: String
        let list: String
        let comments: [[String]]

        init(_ label: String, _ list: String, _ comments: [[String]]) {
            self.label = label
            self.list = list
            self.comments = comments
        }

        var testDescription: String { label }
    }

    @Test(arguments: [
        Row(
            "directly above and behind",
            "shortcuts: # key\n  # a\n  # b\n  - home # c\n  - cal\n", [["# a", "# b", "# c"], []]),
        Row(
            "a blank line parts a comment from the item",
            "shortcuts:\n  # free\n\n  # own\n  - home\n  # free\n  \n  - cal\n", [["# own"], []]),
        Row(
            "left of the dash, or more than two columns right of it, is nobody's",
            "shortcuts:\n  - home\n # left\n  - cal\n   # 1\n    # 2\n  - stats\n\n     # 3\n  - new\n",
            [[], [], ["# 1", "# 2"], []]),
        Row(
            "what is nobody's ends the run above an item",
            "shortcuts:\n  # free\n # left\n  # own\n  - home\n", [["# own"]]),
        Row(
            "far right below an item is its own",
            "shortcuts:\n  - home\n      # below\n     # too\n  # above\n      # nobody's\n  - cal\n      # last\n# no\n",
            [["# below", "# too"], ["# last"]]),
        Row(
            "a parked item is nobody's and ends the run",
            "shortcuts:\n  # free\n  #- 'scan'  # old\n  # own\n  - home\n", [["# own"]]),
        Row(
            "far right below, even a parked item is an item's own",
            "shortcuts:\n  - home\n       # - scan\n  - cal\n", [["# - scan"], []]),
        Row(
            "what only looks like a parked item",
            "shortcuts:\n  # -scan\n  # - scan it\n  # - Scan\n  # - 'scan\n  ## - scan\n  # scan\n  - home\n",
            [["# -scan", "# - scan it", "# - Scan", "# - 'scan", "## - scan", "# scan"]]),
        Row(
            "between a dash and its value",
            "shortcuts:\n- # a\n  # b\n  home # c\n- |- # d\n  cal\n", [["# a", "# b", "# c"], ["# d"]]),
        Row(
            "in brackets on one line there are none",
            "shortcuts: [home, cal] # c\n", [[], []]),
        Row(
            "in brackets, at any column and behind the comma",
            "shortcuts: [ # open\n# a\n      # b\n  home , # c\n  # cal, # parked\n  stats # d\n  # end\n]\n",
            [["# a", "# b", "# c"], ["# d"]]),
        Row(
            "in brackets without lines of their own there are none",
            "shortcuts: [\n  home, # a\n  # b\n  cal, stats\n]\n", [[], [], []]),
        Row(
            "commas that lead their lines give no item a line",
            "shortcuts: [\n  home # a\n  , cal # b\n]\n", [[], []]),
    ])
    func commentsBelongToTheItemThatTheyStandBy(row: Row) throws {
        for lineBreak in ["\n", "\r\n", "\r"] {
            let text = ("version: 1\n" + row.list).split(separator: "\n", omittingEmptySubsequences: false)
                .joined(separator: lineBreak)
            let list = try #require(ShortcutsEditor(SourceText(name: "", text: text)).list)
            let comments = list.payloads.indices.map { list.comments(of: $0) }
            #expect(comments == row.comments)
        }
    }

    @Test(arguments: [
        ("shortcuts:\n- home\n", ListLayout.Kind.block),
        ("? shortcuts\n: - home\n  - cal\n", .blockBesideKey),
        ("? shortcuts\n:\n  - home\n", .block),
        ("shortcuts: []\n", .flowLine),
        ("shortcuts: [home,\n]\n", .flowOther(comment: nil)),
        ("shortcuts: [\nhome,\ncal]\n", .flowOther(comment: nil)),
        ("shortcuts: [\nhome,\ncal,\n]\n", .flowLines),
        ("shortcuts: [\n\n]\n", .flowLines),
    ])
    func listsAreToldApartByHowTheyAreWritten(list: String, kind: ListLayout.Kind) {
        let source = SourceText(name: "", text: "version: 1\n" + list)
        #expect(ShortcutsEditor(source).list?.kind == kind)
    }
}
