internal import IWoolShortcuts

/// Why a text could not be read to its end.
enum YAMLStop: Error {
    /// It is no YAML.
    case syntax(YAMLProblem)
    /// A collection opens here inside too many others.
    case tooDeep(at: ByteRange)
}
