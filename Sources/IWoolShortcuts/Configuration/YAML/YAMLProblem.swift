/// What libyaml says when it can't go on; places count code points, as in `YAMLEvent`.
struct YAMLProblem {
    /// Its words for what is wrong.
    let problem: String
    /// Its words for what it was doing, or empty.
    let context: String
    /// Where it gave up.
    let problemIndex: Int
    /// Where the thing that it was doing began, if it says so.
    let contextIndex: Int?
}
