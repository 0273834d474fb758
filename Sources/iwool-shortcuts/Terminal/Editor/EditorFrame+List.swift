import IWoolShortcuts
import ShortcutsExport

extension EditorFrame {
    /// The narrowest screen that has room for the phone beside the list.
    private static let narrowestWithPhone = 60
    /// Where the phone stands on a wide screen.
    private static let phoneColumn = 60
    /// What stands before a title: the marker and the number.
    private static let titleColumn = 6
    private static let gap = 2
    private static let markWidth = 7

    private typealias Row = (line: EditorLine, isCursor: Bool)

    /// The list with the phone beside it, in so many lines; what the cursor is on is always among them.
    func list(in room: Int) -> [String] {
        let hasPhone = width >= EditorFrame.narrowestWithPhone && room >= phoneBox.count
        let phoneColumn = min(width - EditorFrame.phoneWidth - 1, EditorFrame.phoneColumn)
        var rows = listRows(width: hasPhone ? phoneColumn : width)
        var comments = commentLines
        if rows.count + comments.count + 2 <= room {
            rows.insert((EditorLine(limit: width, style: style), false), at: 0)
            if !comments.isEmpty { comments.insert("", at: 0) }
        } else {
            comments = Array(comments.prefix(room > 3 ? 1 : 0))
        }
        var shown = EditorFrame.window(of: rows, in: room - comments.count).map(\.line)
        guard hasPhone else { return shown.map(\.text) + comments }
        let phone = (phoneBox + phoneNotes).prefix(room - comments.count)
        while shown.count < phone.count { shown.append(EditorLine(limit: width, style: style)) }
        return shown.enumerated().map { index, line in
            index < phone.count ? line.text(beside: phone[index], at: phoneColumn, limit: width) : line.text
        } + comments
    }

    /// As many rows as there is room for, with the one of the cursor near the middle.
    private static func window(of rows: [Row], in room: Int) -> ArraySlice<Row> {
        let cursor = rows.firstIndex { $0.isCursor } ?? 0
        let top = max(0, min(cursor - room / 2, rows.count - room))
        return rows[top...].prefix(room)
    }

    private func listRows(width: Int) -> [Row] {
        let options = state.rows
        let count = state.document.current.selection.options.count
        var rows = [heading("On the icon: \(count) of \(ShortcutSelection.maximumCount)", width)]
        for (index, option) in options.enumerated() {
            if index == count { rows.append(heading("Not shown", width)) }
            rows.append(row(of: option, at: index, width))
        }
        return rows
    }

    private func heading(_ text: String, _ width: Int) -> Row {
        var line = EditorLine(limit: width, style: style)
        line.add("   \(text)", .faint)
        return (line, false)
    }

    /// The row of an option: what does not fit beside its title is left out, the link first.
    private func row(of option: ShortcutOption, at index: Int, _ width: Int) -> Row {
        let isCursor = option == state.cursor
        let titleWidth = EditorFrame.width(of: ShortcutOption.all.map { $0.title(in: state.language) })
        let linkWidth = EditorFrame.width(of: ShortcutOption.all.map(\.link))
        let titleEnd = EditorFrame.titleColumn + titleWidth + EditorFrame.gap
        let linkEnd = titleEnd + linkWidth + EditorFrame.gap
        let hasLink = linkEnd + EditorFrame.markWidth <= width
        let markColumn = hasLink ? linkEnd : min(titleEnd, max(0, width - EditorFrame.markWidth))

        let marker =
            if case .exchange(index) = state.mode { "x" } else if isCursor { ">" } else { " " }
        let number = String(index + 1)
        let mark = state.mark(of: option)
        var line = EditorLine(limit: width, style: style)
        line.add(" \(marker) \(DisplayWidth.padded(number, to: 3))", isCursor ? .strong : nil)
        let room = (mark == nil || hasLink ? width : markColumn - 1) - line.width
        let title = EditorLine.cut(option.title(in: state.language), to: max(room, 0))
        line.add(title, isCursor ? .strong : nil)
        if hasLink {
            line.fill(to: titleEnd)
            line.add(option.link, isCursor ? .strong : state.isShown(option) ? nil : .faint)
        }
        if let mark {
            line.fill(to: markColumn)
            line.add(mark, mark == "off" ? .bad : mark == "new" ? .good : .helpful)
        }
        return (line, isCursor)
    }

    private static func width(of texts: [String]) -> Int {
        texts.map { DisplayWidth.of($0) }.max() ?? 0
    }

    /// The comments that go wherever the row goes.
    private var commentLines: [String] {
        let comments = state.document.current.comments(of: state.cursor)
        let lead = "   travels with \(state.cursor.title(in: state.language)):  "
        let most = 3
        let indent = String(repeating: " ", count: DisplayWidth.of(lead))
        var lines = comments.prefix(most).enumerated().map { index, comment in
            line((index == 0 ? lead : indent) + VisibleText.whole(comment), .helpful)
        }
        if comments.count > most { lines.append(line("\(indent)and \(comments.count - most) more", .faint)) }
        return lines
    }
}
