extension String {
    /// A summary of the table as a sentence of prose: with a capital and a full stop.
    var asSentence: String {
        prefix(1).uppercased() + dropFirst() + "."
    }
}
