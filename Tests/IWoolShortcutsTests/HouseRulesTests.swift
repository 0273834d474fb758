import Foundation
import TestSupport
import Testing

/// The habits of the house, as far as a machine can hold them: what stands where, and what stands nowhere.
struct HouseRulesTests {
    private static let files: [SwiftFile] = {
        let sources = Fixtures.root.appendingPathComponent("Sources")
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
            SwiftFile(path: $0, in: sources)
        }
    }()

    @Test func thereAreFilesToJudge() {
        #expect(Self.files.count > 50)
    }

    /// Each room may know those before it.
    private static let rooms = [
        "IWoolShortcuts/Core/Text/", "IWoolShortcuts/Core/Diagnostics/", "IWoolShortcuts/Core/Model/",
        "IWoolShortcuts/Core/Links/", "IWoolShortcuts/Core/Delivery/",
        "IWoolShortcuts/Configuration/YAML/", "IWoolShortcuts/Configuration/File/",
        "IWoolShortcuts/Simulation/Scenario/", "IWoolShortcuts/Simulation/Running/",
        "IWoolShortcuts/Simulation/Exploring/", "IWoolShortcuts/Export/",
    ]

    @Test func everyLibraryFileStandsInARoom() {
        for file in Self.files where file.path.hasPrefix("IWoolShortcuts/") {
            #expect(Self.rooms.contains { file.path.hasPrefix($0) }, "\(file.path) stands in no room")
        }
    }

    @Test func noRoomKnowsOneAboveIt() {
        for (index, room) in Self.rooms.enumerated() {
            let above = Self.rooms[(index + 1)...]
            let names = Set(
                Self.files.filter { file in above.contains { file.path.hasPrefix($0) } }
                    .flatMap(\.topLevelTypes))
            for file in Self.files where file.path.hasPrefix(room) {
                let known = file.words.intersection(names)
                #expect(known.isEmpty, "\(file.path) names \(known.sorted()) from a room above it")
            }
        }
    }

    @Test func theCLibraryIsImportedInOneRoom() {
        for file in Self.files where file.imports.contains("CYaml") {
            #expect(file.path.hasPrefix("IWoolShortcuts/Configuration/YAML/"), "\(file.path)")
        }
    }

    @Test func noFoundationAndNoSystemInTheLibrary() {
        for file in Self.files {
            let foundation = file.imports.filter { $0.hasPrefix("Foundation") }
            #expect(foundation.isEmpty, "\(file.path) imports \(foundation)")
            guard file.path.hasPrefix("IWoolShortcuts/") else { continue }
            let system = file.imports.intersection(["Glibc", "Darwin", "Musl", "Dispatch", "Synchronization"])
            #expect(system.isEmpty, "\(file.path) imports \(system)")
        }
    }

    @Test(arguments: [
        #"\bfatalError\("#, #"\btry!"#, #"\bas!"#, #"@unchecked"#, #"nonisolated\(unsafe\)"#,
        #"(^|[^.\w])print\("#, #"\bMutex\b"#, #"\bInlineArray\b"#, #"\b(Raw|Mutable|UTF8)?Span\b"#,
        #"\w[!](?![=\w"])"#, #"\b(TODO|FIXME|XXX)\b"#,
    ])
    func someThingsStandNowhere(pattern: String) throws {
        let regex = try Regex(pattern).anchorsMatchLineEndings()
        for file in Self.files {
            for (number, line) in file.codeLines where line.contains(regex) {
                Issue.record("\(file.path):\(number): \(line.trimmingCharacters(in: .whitespaces))")
            }
        }
    }

    @Test func filesAndLinesAreShort() {
        for file in Self.files {
            #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
            for (index, line) in file.lines.enumerated() where line.utf8.count > 110 && line.count > 110 {
                Issue.record("\(file.path):\(index + 1) has \(line.count) columns")
            }
        }
    }

    @Test func functionsAreShort() {
        for file in Self.files {
            for function in file.functions where function.length > 60 {
                Issue.record("\(file.path):\(function.line): a function of \(function.length) lines")
            }
        }
    }

    @Test func whatOthersUseIsDocumented() throws {
        let declaration = try Regex(
            #"^\s*(@\w+(\(.*\))?\s+)*(public|package)\s+(static\s+|mutating\s+|indirect\s+|final\s+)*"#
                + #"(func|var|let|struct|enum|class|protocol|typealias|subscript)\b"#)
        for file in Self.files {
            for (index, line) in file.lines.enumerated() where line.contains(declaration) {
                var above = index - 1
                while above >= 0, file.lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("@") {
                    above -= 1
                }
                let isDocumented =
                    above >= 0 && file.lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///")
                // Conformances say with their protocol what they are.
                let isConformance = line.contains(
                    #/(static func (<|==)|func hash\(into|var description: String|var id: )/#)
                #expect(isDocumented || isConformance, "\(file.path):\(index + 1): \(line)")
            }
        }
    }

    @Test func filesAreNamedForWhatTheyHold() {
        for file in Self.files where !file.path.hasSuffix("/main.swift") {
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
            let types = file.topLevelTypes
            #expect(types.count <= 1, "\(file.path) declares \(types)")
            if let type = types.first {
                #expect(name == type, "\(file.path) declares \(type)")
            }
        }
    }

    @Test func namesSayWhatTheyAre() {
        for file in Self.files {
            for type in file.topLevelTypes {
                let isVague = ["Manager", "Helper", "Util", "Utils", "Info", "Data"].contains {
                    type.hasSuffix($0)
                }
                #expect(!isVague, "\(file.path): \(type)")
            }
        }
    }
}
