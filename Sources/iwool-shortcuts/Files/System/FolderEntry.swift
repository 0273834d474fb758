/// A name in a folder; the kind is nil where the folder does not tell.
struct FolderEntry: Hashable, Sendable {
    let name: FilePath
    let kind: FileKind?
}
