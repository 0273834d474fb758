extension ConfigurationSearch {
    /// What the search needs to know of the process's environment.
    struct Environment: Equatable {
        /// The file that the environment names.
        var file: FilePath?
        /// The home folder, where the way up ends.
        var home: FilePath?
        /// The folder of the user's own configurations.
        var configurationFolder: FilePath?

        /// The variable that names a configuration.
        static let fileVariable = "IWOOL_SHORTCUTS_FILE"

        init(file: FilePath? = nil, home: FilePath? = nil, configurationFolder: FilePath? = nil) {
            self.file = file
            self.home = home
            self.configurationFolder = configurationFolder
        }

        /// Takes what is needed from variables; one that is set to nothing counts as not set.
        ///
        /// A relative `XDG_CONFIG_HOME` is ignored, as the base directory specification asks.
        init(_ variable: (String) -> String?) {
            func path(_ name: String) -> FilePath? {
                variable(name).flatMap { $0.isEmpty ? nil : FilePath($0) }
            }
            file = path(Self.fileVariable)
            home = path("HOME").flatMap { $0.isAbsolute ? $0 : nil }
            let own = path("XDG_CONFIG_HOME").flatMap { $0.isAbsolute ? $0 : nil }
            configurationFolder = own ?? home?.appending(".config")
        }
    }
}
