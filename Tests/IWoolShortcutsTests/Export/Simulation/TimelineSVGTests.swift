import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport
import TestSupport
import Testing

struct TimelineSVGTests {
    @Test(arguments: Stories.all.indices, Language.allCases)
    func picturesAreKept(story: Int, language: Language) {
        let (name, report) = Stories.all[story]
        let text = TimelineSVG([report], in: language).text
        Golden.expect(text, equals: "timelines/\(name).\(language).svg")
    }

    @Test func aThemeChoosesTheColours() {
        let pictures = PictureTheme.allCases.map { theme in
            TimelineSVG([Stories.coldFeedback], in: .english, theme: theme).text
        }
        #expect(Set(pictures).count == 3)
        for (theme, picture) in zip(PictureTheme.allCases, pictures) {
            #expect(picture.contains("prefers-color-scheme") == (theme == .auto))
            #expect(picture.contains("#ffffff") == (theme != .dark))
            #expect(picture.contains("#0d1117") == (theme != .light))
        }
    }

    @Test func itIsReadableWithoutBeingSeen() {
        let picture = TimelineSVG([Stories.coldFeedback], in: .english).text
        #expect(picture.contains("role=\"img\""))
        #expect(picture.contains("<title>The mail sheet waits for a slow phone: passed</title>"))
        #expect(picture.contains("\na, feedback, quick action: opened 1500ms after its tap; waited: scene"))
    }

    @Test(arguments: Language.allCases) func textsNeitherMeetNorLeaveThePicture(language: Language) throws {
        let picture = try PlacedText.picture(TimelineSVG(Stories.all.map(\.report), in: language).text)
        #expect(picture.texts.count > 200)
        expectNoCollision(in: picture)
    }

    @Test(arguments: HostileText.all) func whateverATitleHoldsThePictureKeepsItsShape(title: String) throws {
        var story = StoryMaker(title, scenes: [title, "s2"])
        story.tap(0, title, id: title)
        story.at(5, .launch(inBackground: false))
        story.connect(60, carries: [0])
        story.tap(1_000_000, "iwool://home", id: title + "x", source: .openURL)
        story.expectNothing()
        let text = TimelineSVG([story.report(file: title)], in: .traditionalChinese).text
        expectNoCollision(in: try PlacedText.picture(text))
        #expect(text.firstRange(of: "<script") == nil)
        guard Tool.isInstalled("xmllint") else { return }
        let checked = try Tool.run("xmllint", "--noout", "-", input: text)
        #expect(checked.status == 0, "\(checked.errors)")
    }

    @Test func manyRequestsFindRoomInALane() throws {
        var story = StoryMaker("many")
        for number in 0..<40 { story.tap(number, "iwool://home?\(number)", source: .openURL) }
        story.at(100, .launch(inBackground: false))
        story.connect(160, carries: Array(0..<40))
        story.scene(240, .observerAttach)
        expectNoCollision(in: try PlacedText.picture(TimelineSVG([story.report()], in: .english).text))
    }

    private func expectNoCollision(in picture: (width: Int, height: Int, texts: [PlacedText])) {
        for text in picture.texts {
            #expect(text.left >= 0 && text.right <= picture.width, "\(text)")
            #expect(text.top >= 0 && text.bottom <= picture.height, "\(text)")
        }
        // In the order of their lines, only neighbours can meet.
        let texts = picture.texts.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
        for (index, text) in texts.enumerated() {
            for other in texts[(index + 1)...].prefix(while: { $0.top < text.bottom }) {
                let isApart = other.left >= text.right || other.right <= text.left
                #expect(isApart, "\(text) meets \(other)")
            }
        }
    }
}
