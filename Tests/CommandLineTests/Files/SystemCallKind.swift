/// The calls of the seam, to say which of them is to fail.
enum SystemCallKind: Hashable, CaseIterable {
    case open, close, read, write, statusOfFile, statusOfPath, target, realPath, checkWriteAccess, entries
    case rename, remove, synchronise, tryLock
    case setPermissions, setOwner, attributeNames, attribute, setAttribute, removeAttribute, copyAccessList
    case randomBits
}
