import Foundation
import IWoolShortcuts
import Testing

struct JSONTextTests {
    @Test(arguments: [false, true])
    func everyCharacterSurvives(pretty: Bool) throws {
        var text = ""
        for value in (0...0x2FFF).map(UInt32.init) + [0xFFFD, 0x1F60E, 0x10FFFF] {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        var json = JSONText(pretty: pretty)
        json.array { $0.string(text) }
        let decoded = try JSONDecoder().decode([String].self, from: Data(json.bytes))
        #expect(decoded == [text])
    }

    @Test func commasAndNestingAreRight() {
        var json = JSONText(pretty: false)
        json.object { json in
            json.key("a")
            json.array([1, 2]) { $0.integer($1) }
            json.key("b")
            json.object { _ in }
            json.key("c")
            json.array { json in
                json.null()
                json.object { json in
                    json.key(named: "d\"")
                    json.boolean(true)
                    json.key("e")
                    json.raw("1.5")
                }
                json.string(nil)
            }
        }
        json.endLine()
        json.object { _ in }
        let expected = #"{"a":[1,2],"b":{},"c":[null,{"d\"":true,"e":1.5},null]}"# + "\n{}"
        #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
    }

    @Test func prettyTextIsIndentedByTwo() {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("a")
            json.array([1, 2]) { $0.integer($1) }
            json.key("b")
            json.array { _ in }
        }
        #expect(
            String(decoding: json.bytes, as: UTF8.self) == """
                {
                  "a": [
                    1,
                    2
                  ],
                  "b": []
                }
                """)
    }
}
