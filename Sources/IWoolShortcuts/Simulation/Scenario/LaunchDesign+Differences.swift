package import IWoolShortcuts

extension LaunchDesign {
    /// The switches whose value is not that of the design that ships, each with it as a file writes it.
    package var differences: [(name: String, value: String)] {
        Switch.all.compactMap { one in
            let value = one.text(in: self)
            return value == one.defaultText ? nil : (one.name, value)
        }
    }

    /// A design with one mistake.
    package struct WrongValue: Sendable {
        /// The design that ships, but for this.
        package let design: LaunchDesign
        /// The name of the switch.
        package let name: String
        /// The wrong value as a file writes it.
        package let value: String
    }

    /// Every mistake of the table; of a list, leaving out each member that must not be left out.
    package static let wrongValues: [WrongValue] = Switch.all.flatMap { one in
        one.values.filter(\.isWrong).map { value in
            var design = LaunchDesign.reference
            let words = one.words(in: .reference)
            let wrong = one.form == .list ? words.filter { $0 != value.word } : [value.word]
            do throws(Switch.Problem) {
                try one.set(wrong, in: &design)
            } catch {
                preconditionFailure("the switch \(one.name) does not take its own value \(wrong)")
            }
            return WrongValue(design: design, name: one.name, value: one.text(in: design))
        }
    }
}
