"""What the reference app does with the requests of a scenario, written from the rules alone.

    simulate(Scenario(document))      the run, whose `requests` have their ends; or Impossible, or Undecided

It knows the default design, with other durations of its timer and its expiry. It is no port of the tool:
there are no buffers, observers and delegates here, only scenes, each with at most one waiting request,
and one question that is asked after everything that happens: may it open now?
"""

import itertools
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from launch_scenario import LIFECYCLE, OF_A_SCENE, TAPS, Event, Request, Scenario, screen

#: A sheet that was asked to go is gone after this.
SHEET_GOES = 350

# What a scene can be. After its connection it is on its way, and need not say that it enters the foreground.
CONNECTED, INACTIVE, ACTIVE, BACKGROUND = "connected", "inactive", "active", "background"
# What a sheet of the app can be, besides absent.
PRESENTED, LEAVING = "presented", "leaving"

# At one instant: the file's events, what was made earlier, the timers, the expiries.
FROM_FILE, MADE, TIMER, EXPIRY = range(4)


class Impossible(Exception):
    """A history that cannot be: `index` is the event that does not fit what came before."""

    def __init__(self, index: int, text: str):
        super().__init__(text)
        self.index = index


class Undecided(Exception):
    """The rules leave open what happens."""


@dataclass
class Cycle:
    """What a scene remembers until it enters the background."""

    quick_actions: set[tuple] = field(default_factory=set)
    #: The URLs of the connection that no later callback has repeated yet.
    carried_urls: list[tuple] = field(default_factory=list)
    saw_request: bool = False


@dataclass
class Scene:
    name: str
    phase: str
    role: str = "window"
    is_attached: bool = False
    sheet: str | None = None
    waiting: Request | None = None
    cycle: Cycle = field(default_factory=Cycle)


@dataclass(eq=False)
class Made:
    """An event that the simulator makes by itself, at an instant to come."""

    instant: int
    number: int
    kind: str
    scene: str
    perform: Callable[[], None]


@dataclass
class Connection:
    """A connection that the device has yet to make; taps until then come with it."""

    requests: list[Request]


def simulate(scenario: Scenario, *, until_last_event: bool = False) -> "Run":
    run = Run(scenario)
    run.play(until_last_event)
    return run


class Run:
    def __init__(self, scenario: Scenario):
        self.scenario = scenario
        self.requests = scenario.requests
        self.by_id = {request.id: request for request in self.requests}
        self.device = scenario.device
        self.timer = scenario.design("timer", "400ms")
        self.lifetime = scenario.design("expires", "120s")
        self.now = 0
        self.is_running = scenario.is_warm
        self.is_locked = scenario.given.get("locked", False)
        self.scenes: dict[str, Scene] = {}
        self.made: list[Made] = []
        self.connections: dict[str, Connection] = {}
        self.delivered_by_connection: set[str] = set()
        #: What still has to happen at this instant, before anything else.
        self.agenda: deque[Callable[[], None]] = deque()
        self.numbers = itertools.count()
        self.next = 0
        self.next_instant: int | None = None
        self.last = 0
        #: Every event and opening that took place: instant, name, scene.
        self.log: list[tuple[int, str, str | None]] = []
        self.own_entries = 0
        self.opened: list[Request] = []
        self.refused: list[tuple[str | None, int]] = []
        self.final: str | None = None
        self._connect_given()

    def _connect_given(self) -> None:
        if not self.scenario.is_warm:
            return
        given = self.scenario.given
        names = given.get("scenes", ["s1"])
        for name in names:
            scene = Scene(name, BACKGROUND, is_attached=name in given.get("observers", names))
            scene.sheet = PRESENTED if given.get("sheet") == name else None
            self.scenes[name] = scene

    @property
    def never_happened(self) -> bool:
        """Whether an event waits for another that did not come."""
        return self.next < len(self.scenario.events)

    # The order of things

    def play(self, until_last_event: bool) -> None:
        self._await_next()
        while self._step(until_last_event):
            pass

    def _step(self, until_last_event: bool) -> bool:
        if self.agenda:
            self.agenda.popleft()()
            return True
        if until_last_event and not self.never_happened:
            return False
        upcoming = self.upcoming()
        if not upcoming:
            return False
        instant, order, _, perform = min(upcoming, key=lambda entry: entry[:3])
        # Only events prolong the run: the last one known, and what it runs on.
        last = max([self.last] + [entry[0] for entry in upcoming if entry[1] <= MADE])
        if instant > last + self.scenario.run_on:
            return False
        self.now = instant
        if order <= MADE:
            self.last = instant
        perform()
        return True

    def upcoming(self) -> list[tuple[int, int, int, Callable[[], None]]]:
        upcoming = [(made.instant, MADE, made.number, lambda made=made: self._perform_made(made))
                    for made in self.made]
        if self.next_instant is not None:
            upcoming.append((self.next_instant, FROM_FILE, 0, self._perform_next))
        for number, scene in enumerate(self.scenes.values()):
            request = scene.waiting
            if request is None:
                continue
            if request.timer is not None and not request.timer_is_over:
                upcoming.append((request.timer, TIMER, number, lambda scene=scene: self._end_timer(scene)))
            upcoming.append((request.expires_at, EXPIRY, number, lambda scene=scene: self._expire(scene)))
        return upcoming

    def _await_next(self) -> None:
        """Finds the instant of the file's next event; one that waits for another has none yet."""
        self.next_instant = None
        if not self.never_happened:
            return
        event = self.scenario.events[self.next]
        if event.at is not None:
            if event.at < self.now:
                raise Impossible(event.index, f"time goes back from {self.now} to {event.at}")
            self.next_instant = event.at
        elif event.after is None:
            self.next_instant = self.now + (event.wait or 0)

    def _perform_next(self) -> None:
        event = self.scenario.events[self.next]
        self.last = self.now
        self.next += 1
        self.log.append((self.now, event.kind, event.scene if event.kind in OF_A_SCENE else None))
        self.own_entries = len(self.log)
        # What this event sets off may already be what the next one waits for.
        self._await_next()
        self._perform(event)

    def _note(self, name: str, scene: str | None) -> None:
        """Something took place that the file's next event may have waited for."""
        self.log.append((self.now, name, scene))
        if not self.never_happened or self.next_instant is not None:
            return
        event = self.scenario.events[self.next]
        if event.after != name:
            return
        self.next_instant = self.now + (event.wait or 0)
        if not event.wait:
            if self.agenda and event.kind in (*TAPS, "openApp", "goHome"):
                raise Undecided("a way of the device is to begin in the middle of another")
            self.agenda.appendleft(self._perform_next)

    # Events that are made

    def _make(self, delay: int, kind: str, scene: str, perform: Callable[[], None]) -> None:
        made = Made(self.now + delay, next(self.numbers), kind, scene, perform)
        if delay == 0:
            self.agenda.append(lambda: self._perform_made(made))
        else:
            self.made.append(made)

    def _perform_made(self, made: Made) -> None:
        if made in self.made:
            self.made.remove(made)
        self.last = self.now
        self._note(made.kind, made.scene)
        made.perform()

    def _unmake(self, scene: str | None, *kinds: str) -> None:
        self.made = [made for made in self.made
                     if (scene is not None and made.scene != scene) or made.kind not in kinds]

    def _is_to_come(self, scene: str, kind: str) -> bool:
        return any(made.scene == scene and made.kind == kind for made in self.made)

    # Events of the file

    def _perform(self, event: Event) -> None:
        if self.device and event.kind in LIFECYCLE:
            raise Undecided("a device makes the lifecycle by itself")
        if event.kind in TAPS:
            self._tap(event)
        elif event.kind in ("openApp", "goHome"):
            if not self.device:
                raise Undecided(f"{event.kind} without a device")
            self._open_app(event.scene) if event.kind == "openApp" else self._go_home(event)
        elif event.kind in ("lock", "unlock"):
            self._set_lock(event)
        else:
            self._perform_in_process(event)

    def _perform_in_process(self, event: Event) -> None:
        if event.kind == "launch":
            self._require(event, not self.is_running, "the process runs")
            self.is_running = True
            return
        self._require(event, self.is_running, "no process runs")
        if event.kind == "terminate":
            self._terminate()
        elif event.kind == "sceneWillConnect":
            self._require(event, event.scene not in self.scenes, "the scene is connected")
            self._connect(event.scene, self._carried_requests(event), event.role)
        else:
            self._require(event, event.scene in self.scenes, "the scene is not connected")
            self._perform_in_scene(event, self.scenes[event.scene])

    def _perform_in_scene(self, event: Event, scene: Scene) -> None:
        if event.kind in FROM_PHASES:
            self._require(event, scene.phase in FROM_PHASES[event.kind], f"the scene is {scene.phase}")
            self._change_phase(event.kind, scene)
        elif event.kind == "observerAttach":
            self._require(event, scene.role == "window", "a carPlay scene takes no observer")
            self._require(event, not scene.is_attached, "it is attached")
            self._attach(scene)
        elif event.kind == "observerDetach":
            self._require(event, scene.is_attached, "it is detached")
            scene.is_attached = False
        elif event.kind == "sceneDidDisconnect":
            self._disconnect(scene)
        elif event.kind == "sheetDidPresent":
            self._require(event, scene.sheet is None, "a sheet is presented")
            scene.sheet = PRESENTED
            self._settle(scene)
        elif event.kind == "sheetDidDismiss":
            self._require(event, scene.sheet is not None, "no sheet is presented")
            self._unmake(scene.name, "sheetDidDismiss")
            self._dismiss(scene)
        elif event.kind == "defaultNavigation":
            self._navigate(event, scene)

    def _require(self, event: Event, holds: bool, text: str) -> None:
        if not holds:
            raise Impossible(event.index, f"{event.kind}: {text}")

    def _carried_requests(self, event: Event) -> list[Request]:
        for id in event.carries:
            request = self.by_id.get(id)
            self._require(event, request is not None and request.tapped is not None, f"{id} was not tapped")
            self._require(event, id not in self.delivered_by_connection, f"{id} is carried twice")
            self.delivered_by_connection.add(id)
        return [self.by_id[id] for id in event.carries]

    # The lifecycle

    def _connect(self, name: str, requests: list[Request], role: str = "window") -> None:
        scene = self.scenes[name] = Scene(name, CONNECTED, role)
        self._deliver(requests, scene, with_connection=True)

    def _change_phase(self, kind: str, scene: Scene) -> None:
        scene.phase = AFTER[kind]
        if kind == "sceneDidEnterBackground":
            scene.cycle = Cycle()
        self._settle(scene)

    def _attach(self, scene: Scene) -> None:
        scene.is_attached = True
        self._settle(scene)

    def _dismiss(self, scene: Scene) -> None:
        scene.sheet = None
        self._settle(scene)

    def _set_lock(self, event: Event) -> None:
        is_locked = event.kind == "lock"
        self._require(event, self.is_locked != is_locked, "it is so already")
        self.is_locked = is_locked
        before = len(self.opened)
        # Several windows open in the order in which their requests were asked for.
        for scene in sorted((scene for scene in self.scenes.values() if scene.waiting),
                            key=lambda scene: self.requests.index(scene.waiting)):
            self._settle(scene)
        if len(self.opened) > before + 1 and self.agenda:
            raise Undecided("one unlocking opened in several scenes, and an event is to stand between")

    def _disconnect(self, scene: Scene, reason: str = "sceneDisconnected") -> None:
        if scene.waiting:
            self._end(scene.waiting, "dropped", reason=reason)
        self._unmake(scene.name, "sheetDidDismiss")
        del self.scenes[scene.name]

    def _terminate(self) -> None:
        for scene in list(self.scenes.values()):
            self._disconnect(scene, "processTerminated")
        self.is_running = False

    def _navigate(self, event: Event, scene: Scene) -> None:
        if scene.waiting or scene.cycle.saw_request:
            self.refused.append((event.id, self.now))
        else:
            self.final = screen(event.value)

    # Taps

    def _tap(self, event: Event) -> None:
        for request in event.requests:
            request.tapped = self.now
        if self.device:
            self._tap_on_device(event)
            return
        carried = [request.id in self.scenario.carried for request in event.requests]
        if all(carried):
            return
        if any(carried):
            raise Undecided("only a part of a callback's links is carried")
        # Without a process, what no connection carries goes nowhere.
        if self.is_running:
            self._require(event, event.scene in self.scenes, "the scene is not connected")
            self._deliver(list(event.requests), self.scenes[event.scene], with_connection=False)

    def _deliver(self, requests: list[Request], scene: Scene, with_connection: bool) -> None:
        """All requests of one callback, or of one connection, are stored before anyone is told."""
        for request in requests:
            request.scene = scene.name
            request.is_cold = with_connection
            self._arrive(request, scene)
        self._settle(scene)

    def _arrive(self, request: Request, scene: Scene) -> None:
        if request.link.reason:
            self._end(request, "ignored", reason=request.link.reason)
            return
        is_copy = self._is_copy(request, scene.cycle)
        request.expires_at = request.tapped + self.lifetime
        if self.now >= request.expires_at:
            self._end(request, "dropped", reason="expired")
        elif is_copy:
            self._end(request, "ignored", reason="duplicateDelivery")
        else:
            self._accept(request, scene)

    def _is_copy(self, request: Request, cycle: Cycle) -> bool:
        if request.path == "quickAction":
            return request.same in cycle.quick_actions
        if request.is_cold:
            cycle.carried_urls.append(request.same)
        elif request.same in cycle.carried_urls:
            cycle.carried_urls.remove(request.same)
            return True
        return False

    def _accept(self, request: Request, scene: Scene) -> None:
        if scene.waiting:
            self._end(scene.waiting, "superseded", by=request.id)
        scene.waiting = request
        request.was_accepted = True
        scene.cycle.saw_request = True
        if request.path == "quickAction":
            scene.cycle.quick_actions.add(request.same)

    def _end(self, request: Request, outcome: str, *,
             reason: str | None = None, by: str | None = None) -> None:
        if request.outcome != "pending":
            raise AssertionError(f"{request.id} ends twice: {request.outcome}, {outcome}")
        request.outcome, request.at, request.reason, request.by = outcome, self.now, reason, by

    # Gates

    def _settle(self, scene: Scene) -> None:
        """Asked after everything that may have opened a gate: takes, asks the sheet to go, and opens."""
        request = scene.waiting
        if request is None or not scene.is_attached:
            return
        if not request.was_taken:
            request.was_taken = True
            if request.is_cold and request.needs_active_scene:
                request.timer = self.now + self.timer
        if scene.sheet == PRESENTED:
            scene.sheet = LEAVING
            if not self._file_dismisses(scene):
                self._make(SHEET_GOES, "sheetDidDismiss", scene.name, lambda: self._dismiss(scene))
        if self._may_open(request, scene):
            self._open(request, scene)

    def _file_dismisses(self, scene: Scene) -> bool:
        """Whether the file itself says when this sheet goes away, be it sooner or later."""
        for event in self.scenario.events[self.next:]:
            if event.kind in ("sheetDidPresent", "sheetDidDismiss") and event.scene == scene.name:
                return event.kind == "sheetDidDismiss"
        return False

    def _may_open(self, request: Request, scene: Scene) -> bool:
        if self.is_locked or scene.sheet:
            return False
        if not request.needs_active_scene:
            return True
        return scene.phase == ACTIVE and (request.timer is None or request.timer_is_over)

    def _open(self, request: Request, scene: Scene) -> None:
        self._end(request, "opened")
        request.shown = self._shown(request.link.destination)
        scene.waiting = None
        scene.cycle.saw_request = True
        self.opened.append(request)
        self.final = request.link.destination
        self._note(f"{request.id} opened", scene.name)

    def _end_timer(self, scene: Scene) -> None:
        scene.waiting.timer_is_over = True
        self._settle(scene)

    def _expire(self, scene: Scene) -> None:
        self._end(scene.waiting, "dropped", reason="expired")
        scene.waiting = None

    def _shown(self, destination: str) -> dict:
        given = self.scenario.given
        if destination == "rate":
            if given.get("reviewPrompts") in ("used", "off"):
                return {"what": "nothing", "reason": "reviewPromptsUsed"}
            if given.get("build") == "testFlight":
                return {"what": "nothing", "reason": "testFlightBuild"}
            return {"what": "unknown", "reason": "systemDecides"}
        if destination == "feedback" and given.get("mail") == "none":
            return {"what": "nothing", "reason": "noMailAccount"}
        if destination == "island" and "ios" in given and _version(given["ios"]) < (16, 2):
            return {"what": "nothing", "reason": "needsIOS16.2"}
        return {"what": "visible", "reason": None}

    # What a device makes

    def _tap_on_device(self, event: Event) -> None:
        requests, name = list(event.requests), event.scene
        is_quick_action = event.kind == "quickAction"
        scene = self.scenes.get(name)
        leaves_app = is_quick_action and not self._is_on_its_way(name)
        if leaves_app:
            self._require_no_other_active(name)
        if event.is_echo and not self._is_on_its_way(name) and not (scene and scene.phase == ACTIVE):
            raise Undecided("an echo is no tap of a user, and starts nothing")
        if event.is_echo and leaves_app:
            raise Undecided("an echo is no tap of a user, who would have to leave the scene first")
        if name in self.connections:
            self.connections[name].requests += requests
        elif scene is None:
            self._make_connection(name, requests)
        elif scene.phase == BACKGROUND or (scene.phase == ACTIVE and is_quick_action):
            self._make_resume(scene, lambda: self._deliver(requests, scene, with_connection=False))
        else:
            self._deliver(requests, scene, with_connection=False)

    def _open_app(self, name: str) -> None:
        scene = self.scenes.get(name)
        if self._is_on_its_way(name):
            return
        self._require_no_other_active(name)
        if scene is None:
            self._make_connection(name, [])
        else:
            self._make_resume(scene, lambda: None)

    def _require_no_other_active(self, name: str) -> None:
        if any(scene.phase == ACTIVE for scene in self.scenes.values() if scene.name != name):
            raise Undecided("whether a way over the Home Screen takes other windows to the background")

    def _is_on_its_way(self, name: str) -> bool:
        return name in self.connections or self._is_to_come(name, "sceneDidBecomeActive")

    def _make_connection(self, name: str, requests: list[Request]) -> None:
        device = self.device
        if not self.is_running:
            self.is_running = True
            self._make(0, "launch", name, lambda: None)
        self.connections[name] = Connection(requests)
        self._make(device.connect, "sceneWillConnect", name,
                   lambda: self._connect(name, self.connections.pop(name).requests))
        self._make(device.attach, "observerAttach", name, lambda: self._attach(self.scenes[name]))
        self._make_phase(device.activate, "sceneWillEnterForeground", name)
        self._make_phase(device.activate, "sceneDidBecomeActive", name)

    def _make_resume(self, scene: Scene, deliver: Callable[[], None]) -> None:
        """The way back to the scene; whoever taps a quick action has left an active one before."""
        if scene.phase == ACTIVE:
            self._make_phase(0, "sceneWillResignActive", scene.name)
            self._make_phase(0, "sceneDidEnterBackground", scene.name)
        self._make_phase(0, "sceneWillEnterForeground", scene.name)
        self.agenda.append(deliver)
        self._make_phase(self.device.resume, "sceneDidBecomeActive", scene.name)

    def _make_phase(self, delay: int, kind: str, name: str) -> None:
        self._make(delay, kind, name, lambda: self._change_phase(kind, self.scenes[name]))

    def _go_home(self, event: Event) -> None:
        scene = self.scenes.get(event.scene)
        self._require(event, scene is not None, "the scene is not connected")
        self._require(event, scene.phase != BACKGROUND, "the scene is in the background")
        self._unmake(scene.name, "sceneWillEnterForeground", "sceneDidBecomeActive")
        if scene.phase == ACTIVE:
            self._make_phase(0, "sceneWillResignActive", scene.name)
        self._make_phase(0, "sceneDidEnterBackground", scene.name)


#: The phases from which an event can come, and the phase that it leads to.
FROM_PHASES = {
    "sceneWillEnterForeground": (CONNECTED, BACKGROUND),
    "sceneDidBecomeActive": (CONNECTED, INACTIVE),
    "sceneWillResignActive": (ACTIVE,),
    "sceneDidEnterBackground": (CONNECTED, INACTIVE),
}
AFTER = {
    "sceneWillEnterForeground": INACTIVE,
    "sceneDidBecomeActive": ACTIVE,
    "sceneWillResignActive": INACTIVE,
    "sceneDidEnterBackground": BACKGROUND,
}


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in str(text).split("."))
