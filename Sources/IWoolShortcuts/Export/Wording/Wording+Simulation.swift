internal import LaunchSimulation

/// What a timeline says besides the names that UIKit, files and scripts have for things.
extension Wording {
    /// What the machines do, as the simulator writes it down.
    static let steps = [
        Wording("not read here", "此处不读取", "此處不讀取"),
        Wording("known already", "已知道", "已知道"),
        Wording("accepted", "已接受", "已接受"),
        Wording("ignored: %", "忽略：%", "忽略：%"),
        Wording("stored", "已存入", "已存入"),
        Wording("superseded by %", "被 % 取代", "被 % 取代"),
        Wording("announced", "已通知", "已通知"),
        Wording("taken", "已取走", "已取走"),
        Wording("timer runs until %", "计时到 %", "計時到 %"),
        Wording("timer is over", "计时结束", "計時結束"),
        Wording("asks the sheet to go away", "请求收起弹出页", "要求收起彈出頁"),
        Wording("given back", "已放回", "已放回"),
        Wording("dropped: %", "丢弃：%", "捨棄：%"),
        Wording("forgotten", "遗失", "遺失"),
        Wording(
            "defaultNavigation % refused: explicitRequestWins", "defaultNavigation %：拒绝，explicitRequestWins",
            "defaultNavigation %：拒絕，explicitRequestWins"),
        failed,
    ]

    static let waits = Wording("waits: %", "等待：%", "等待：%")
    static let failed = Wording("failed: %", "未达预期：%", "未達預期：%")
    static let opens = Wording("opens %", "打开 %", "開啟 %")
    static let inScene = Wording("% in %", "%（%）", "%（%）")
    static let byDefault = Wording("by default", "应用自行前往", "App 自行前往")

    /// What a request waits for.
    static let gates = [
        Wording("the app is locked", "应用已锁定", "App 已鎖定"),
        Wording("a sheet is still on screen", "弹出页仍在屏幕上", "彈出頁仍在畫面上"),
        Wording("scene not active yet", "场景尚未激活", "場景尚未啟用"),
        Wording("timer not over yet", "计时未结束", "計時未結束"),
    ]

    /// What there is to see, and why not.
    static let sights = [
        byDefault,
        Wording("visible", "可见", "可見"),
        Wording("nothing to see", "看不到内容", "看不到內容"),
        Wording("perhaps nothing to see", "可能看不到内容", "可能看不到內容"),
        Wording("iOS decides", "由 iOS 决定", "由 iOS 決定"),
        Wording("the review prompts are used up or off", "评分提示已用完或已关闭", "評分提示已用完或已關閉"),
        Wording("TestFlight builds show none", "TestFlight 版本不显示", "TestFlight 版本不顯示"),
        Wording("no mail account", "没有邮件账户", "沒有郵件帳號"),
        Wording("needs iOS 16.2", "需要 iOS 16.2", "需要 iOS 16.2"),
    ]

    /// How requests end.
    static let opened = Wording("opened %", "%打开", "%開啟")
    static let superseded = Wording("superseded by % %", "被 % 取代，%", "被 % 取代，%")
    static let dropped = Wording("dropped %: %", "%丢弃：%", "%捨棄：%")
    static let ignored = Wording("ignored %: %", "%忽略：%", "%忽略：%")
    static let neverDelivered = Wording("never delivered", "从未送达", "從未送達")
    static let pending = Wording("still pending at the end", "结束时仍在等待", "結束時仍在等待")
    static let afterTap = Wording("% after its tap", "点按后 % ", "點按後 % ")
    static let atTap = Wording("at its tap", "点按时", "點按時")
    static let atInstant = Wording("at %", "在 % ", "在 % ")
    static let waited = Wording("waited: %", "等待过：%", "等待過：%")
    static let shown = Wording("shown: %", "显示：%", "顯示：%")

    /// Which way requests come.
    static let quickAction = Wording("quick action", "快捷操作", "快速動作")
    static let url = Wording("URL", "URL", "URL")
    static let widget = Wording("URL (widget)", "URL（小组件）", "URL（小工具）")

    /// The design that was simulated.
    static let design = Wording("design: %", "设计：%", "設計：%")
    static let referenceDesign = Wording(
        "the reference; yours may differ: --design FILE", "参考设计；你的可能不同：--design FILE",
        "參考設計；你的可能不同：--design FILE")
    static let scenarioDesign = Wording("the one in the scenario", "情景文件中的设计", "情境檔中的設計")

    /// The signs.
    static let signOpens = Wording("► opens", "► 打开", "► 開啟")
    static let signFailure = Wording("✗ was expected otherwise", "✗ 与预期不符", "✗ 與預期不符")
    static let signWaits = Wording("broad: waits", "粗：等待", "粗：等待")
    static let signEnds = Wording("× ends unopened", "× 未打开而结束", "× 未開啟而結束")
    static let signMade = Wording("· not in the file", "· 不在文件中", "· 不在檔案中")
    static let nothingHappened = Wording("nothing happened", "什么也没发生", "什麼也沒發生")
    static let noRequests = Wording("no requests", "没有请求", "沒有請求")
    static let scenarios = Wording("% launch scenarios", "% 个启动情景", "% 個啟動情境")
    static let untitled = Wording("a scenario of %", "% 中的情景", "% 中的情境")

    /// Sweeps.
    static let sweep = Wording("% from % to %", "% 从 % 到 %", "% 從 % 到 %")
    static let span = Wording("% to %", "% 到 %", "% 到 %")
    static let openedAt = Wording("when it opens, for each value", "每个取值下何时打开", "每個取值下何時開啟")

    static func verdict(_ verdict: SimulationReport.Verdict) -> Wording {
        switch verdict {
        case .passed: Wording("passed", "通过", "通過")
        case .assertsNothing: Wording("asserts nothing", "未作断言", "未作斷言")
        case .failed: Wording("failed", "失败", "失敗")
        case .impossible: Wording("impossible", "不可能发生", "不可能發生")
        }
    }

    static func lane(_ lane: Timeline.Lane) -> Wording {
        switch lane {
        case .iOS: Wording("iOS", "iOS", "iOS")
        case .sceneDelegate: Wording("delegate", "委托", "委派")
        case .buffer: Wording("buffer", "缓冲", "緩衝")
        case .observer: Wording("observer", "观察者", "觀察者")
        case .router: Wording("router", "路由", "路由")
        case .screen: Wording("screen", "屏幕", "畫面")
        }
    }
}
