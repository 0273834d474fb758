import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

extension CommandContext {
    /// Finds the configuration that a command works on, and points out each `shortcuts.yml` it passed by.
    func search(named path: String?) throws(Refusal) -> ConfigurationSearch.Outcome {
        let environment = surroundings.environment
        let search = ConfigurationSearch(
            ConfigurationSearch.Environment { environment[$0] },
            from: surroundings.workingFolder, files: surroundings.files)
        do throws(FileError) {
            let outcome = try search.result(named: path)
            for overlooked in outcome.overlooked {
                warn("\(overlooked.quoted) is not read: the name is \(ConfigurationSearch.fileName.quoted)")
            }
            return outcome
        } catch {
            throw Refusal(error)
        }
    }

    /// Reads a text, but no more of it than such a file may have, and one byte.
    ///
    /// - Parameters:
    ///   - name: What to call it in messages in place of its path.
    ///   - limit: How many bytes it may have; those of a configuration unless given.
    func text(
        of source: InputSource, called name: String? = nil, limit: Int = YAMLLimits.byteCount
    ) throws(Refusal) -> SourceText {
        do throws(FileError) {
            let bytes = try FileReader(surroundings.files).bytes(of: source, limit: limit)
            return SourceText(name: name ?? source.path.text, bytes: bytes)
        } catch {
            throw Refusal(error)
        }
    }

    /// The configuration of a text; one with errors is refused, after they were drawn.
    func configuration(in source: SourceText) throws(Refusal) -> ShortcutsFile {
        let reading = ShortcutsFile.read(source)
        if let file = reading.file { return file }
        let errors = reading.diagnostics.filter { $0.severity == .error }
        let report = DiagnosticReport(source, errors)
        messages.write(bytes: DiagnosticFormat.text.text(of: [report], style: messages.style.text))
        throw Refusal("\(VisibleText.quoted(source.name)) has errors, so there is nothing to go by")
    }
}
