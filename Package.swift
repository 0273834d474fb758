// swift-tools-version: 6.2

import PackageDescription

let swift: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

// The rooms of the library are targets below one folder, so that an upward import does not build.
let package = Package(
    name: "iwool-shortcuts",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "IWoolShortcuts", targets: ["IWoolShortcuts"]),
        .library(name: "ShortcutsConfiguration", targets: ["ShortcutsConfiguration"]),
        .library(name: "LaunchSimulation", targets: ["LaunchSimulation"]),
        .executable(name: "iwool-shortcuts", targets: ["iwool-shortcuts"]),
    ],
    targets: [
        .systemLibrary(
            name: "CYaml",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        // Headers of the C library that Swift's own module of it leaves out.
        .systemLibrary(name: "CSystem", path: "Sources/iwool-shortcuts/Files/System/CSystem"),
        .target(
            name: "IWoolShortcuts",
            path: "Sources/IWoolShortcuts/Core",
            swiftSettings: swift
        ),
        .target(
            name: "ShortcutsConfiguration",
            dependencies: ["IWoolShortcuts", "CYaml"],
            path: "Sources/IWoolShortcuts/Configuration",
            swiftSettings: swift + [.strictMemorySafety()]
        ),
        .target(
            name: "LaunchSimulation",
            dependencies: ["IWoolShortcuts", "ShortcutsConfiguration"],
            path: "Sources/IWoolShortcuts/Simulation",
            swiftSettings: swift
        ),
        .target(
            name: "ShortcutsExport",
            dependencies: ["IWoolShortcuts", "ShortcutsConfiguration", "LaunchSimulation"],
            path: "Sources/IWoolShortcuts/Export",
            swiftSettings: swift
        ),
        .executableTarget(
            name: "iwool-shortcuts",
            dependencies: [
                "IWoolShortcuts", "ShortcutsConfiguration", "LaunchSimulation", "ShortcutsExport", "CSystem",
            ],
            path: "Sources/iwool-shortcuts",
            exclude: ["Files/System/CSystem"],
            swiftSettings: swift
        ),
        .target(
            name: "TestSupport",
            dependencies: ["IWoolShortcuts", "ShortcutsConfiguration"],
            path: "Tests/TestSupport",
            swiftSettings: swift
        ),
        .testTarget(
            name: "IWoolShortcutsTests",
            dependencies: [
                "IWoolShortcuts", "ShortcutsConfiguration", "LaunchSimulation", "ShortcutsExport",
                "TestSupport",
            ],
            path: "Tests/IWoolShortcutsTests",
            swiftSettings: swift
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["IWoolShortcuts", "iwool-shortcuts", "ShortcutsExport", "TestSupport"],
            path: "Tests/CommandLineTests",
            swiftSettings: swift
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["TestSupport"],
            path: "Tests/EndToEndTests",
            swiftSettings: swift
        ),
    ],
    swiftLanguageModes: [.v6]
)
