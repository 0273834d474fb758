internal import IWoolShortcuts

/// Findings as one JSON document, version 1: the contract for scripts.
///
/// Columns count code points from 1, `endColumn` is exclusive, edits are byte offsets into the file.
enum DiagnosticJSON {
    static func text(of reports: [DiagnosticReport]) -> [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("diagnostics")
            json.array { json in
                for report in reports {
                    for diagnostic in report.diagnostics { write(diagnostic, in: report.source, to: &json) }
                }
            }
            json.key("schemaVersion")
            json.integer(1)
        }
        json.endLine()
        return json.bytes
    }

    private static func write(_ diagnostic: Diagnostic, in source: SourceText, to json: inout JSONText) {
        let start = source.position(at: diagnostic.range.lowerBound)
        let end = source.position(at: diagnostic.range.upperBound)
        json.object { json in
            json.key("code")
            json.string(diagnostic.code.id)
            json.key("column")
            json.integer(start.column)
            json.key("endColumn")
            json.integer(end.column)
            json.key("endLine")
            json.integer(end.line)
            json.key("file")
            json.string(source.name)
            json.key("fixes")
            json.array(diagnostic.fixes) { json, fix in write(fix, to: &json) }
            json.key("line")
            json.integer(start.line)
            json.key("message")
            json.string(diagnostic.message)
            json.key("severity")
            json.string(diagnostic.severity.rawValue)
            json.key("suggestion")
            json.string(diagnostic.suggestion)
        }
    }

    private static func write(_ fix: Diagnostic.Fix, to json: inout JSONText) {
        json.object { json in
            json.key("edits")
            json.array(fix.edits) { json, edit in
                json.object { json in
                    json.key("end")
                    json.integer(edit.range.upperBound)
                    json.key("start")
                    json.integer(edit.range.lowerBound)
                    json.key("text")
                    json.string(String(decoding: edit.replacement, as: UTF8.self))
                }
            }
            json.key("safe")
            json.boolean(fix.isSafe)
            json.key("title")
            json.string(fix.title)
        }
    }
}
