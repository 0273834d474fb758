/* Launch delivery, written a second time: what iOS may do, what an app of a given design does about it, and
 * what has to be true whatever it does. promela_model.py writes the numbers above this text and the list of
 * steps below it.
 *
 * Every step is one d_step, so that the depth of a search is the number of events and deadlines. The app does
 * everything inside the step in which it is called.
 *
 * Two books are kept. `ledger` says what the law makes of each request, whatever the app does: accepted,
 * superseded, dropped, expired, a duplicate. `inSlot` and `hands` are where the app of the design keeps it, and
 * `ended` says that the app has told an end. The promises compare them. Only an opening is written into the
 * ledger by the app.
 */

/* What the law says of a request. */
#define UNTAPPED   0
#define WITH_IOS   1    /* tapped, and brought by no callback yet */
#define PENDING    2
#define OPENED     3
#define SUPERSEDED 4
#define DROPPED    5    /* its process or its scene is gone */
#define EXPIRED    6
#define DUPLICATE  7
#define INVALID    8

/* Where a scene is. */
#define GONE       0
#define CONNECTING 1    /* on its way to the foreground, which need not be entered first */
#define INACTIVE   2
#define ACTIVE     3
#define BACKGROUND 4

/* The promises, in the order of promela_model.PROMISES. */
#define NOTHING_LOST            0
#define OPENED_ONCE             1
#define LATEST_WINS             2
#define NEVER_TOO_EARLY         3
#define NOT_UNDER_LOCK_OR_SHEET 4
#define NEVER_STALE             5
#define ONLY_THE_TAPPED_WINDOW  6
#define EXPLICIT_WINS           7
#define NO_NEEDLESS_WAIT        8
#define COUNTS_ADD_UP           9
#define BOOKS_AGREE             10   /* no promise of the app: a check of this model, for the reference only */
#define PROMISES                11

/* iOS, the person and the clock. */
bit running, locked;
byte stage[SCENES];
bit attached[SCENES], sheet[SCENES];
byte left[BUDGETS];
byte eventsLeft;

/* The clocks that run: first the time of each request, from its tap, then the timer of each, from its first
 * take. Each has its place in the order in which they began, from 1; 0 does not run. */
byte clock[CLOCKS];

/* Requests: first the taps, then their echoes. None of these changes once the request is there. */
byte home[REQUESTS];    /* the scene that was tapped */
byte order[REQUESTS];   /* 1, 2... as tapped, which is the order of arrival in a scene too; 0: untapped */
bit link[REQUESTS], needsActive[REQUESTS], valid[REQUESTS];
byte equal[REQUESTS];   /* requests with one number here have the same destination and id */

/* The law's book. */
byte ledger[REQUESTS];
bit byConnection[REQUESTS];   /* cold */
bit orphaned[REQUESTS];       /* the process or scene that got it is gone */
bit late[REQUESTS];           /* its 120 s are over */
bit timerOver[REQUESTS];
bit inCycle[REQUESTS];        /* accepted in the activation cycle in which its scene still is */
bit copyLeft[REQUESTS];       /* a link of this cycle's connection, and no callback repeated it yet */
bit explicit[SCENES];         /* something was accepted or opened in this activation cycle */

/* The app's book. */
bit inSlot[REQUESTS];
bit wasTaken[REQUESTS];       /* only where clears is never: an observer took what lies in the slot */
bit returned[REQUESTS];       /* an observer had it and put it back, before what else lies there */
byte place[REQUESTS];         /* the scene of the slot in which it lies */
byte hands[SCENES];           /* the request that the scene's observer holds, from 1; 0 is none */
bit taken[REQUESTS];          /* some observer took it once */
bit takenForCold[REQUESTS];
bit ended[REQUESTS];          /* the app has opened, ignored, superseded or dropped it */
bit opened[REQUESTS];
/* inCycle, copyLeft and explicit, as the app has them. */
bit known[REQUESTS], knownCopy[REQUESTS], knowsExplicit[SCENES];
bit young;                    /* only where coldMeans is processAge: no scene was active yet */
bit deaf[SCENES];             /* only where attaches is takeThenSubscribe: attached, and not subscribed yet */

/* Written before they are read, and zero between the steps, so that they part no states. */
byte i, j, m, n, o, t, u, source, first, announced, looking;
byte seen, isDuplicate, isStored, mayTake, firstLink, isRefused;

/* No part of the state: of each promise only the first breach of the whole search is reported, which
 * breadth-first is the shortest. */
c_decl {
    static unsigned char told[PROMISES];
}
#define TELL(promise, isBroken) \
    if \
    :: (isBroken) && c_expr { !told[promise] } -> c_code { told[promise] = 1; }; assert(promise < 0) \
    :: else \
    fi

#define NOBODY           REQUESTS
#define IS_HELD(k)       (hands[0] == k + 1 || hands[SCENES - 1] == k + 1)   /* there are at most two scenes */
/* A copy that clears never leaves in the slot does not wait there. */
#define WAITS_IN_SLOT(k) (inSlot[k] && !wasTaken[k])
#define IS_KEPT(k)       (IS_HELD(k) || WAITS_IN_SLOT(k))
#define IS_CONNECTED(s)  (stage[s] != GONE)
#define IS_DELIVERED(k)  (ledger[k] > WITH_IOS)
#define NEEDS_TIMER(k)   (needsActive[k] && byConnection[k])
/* timerFor coldSheets: what the app takes for cold, of rate and feedback; everyOpen: all; none: nothing. */
#define WANTS_TIMER(k)   (TIMER_FOR_EVERY_OPEN || (!TIMER_FOR_NONE && needsActive[k] && takenForCold[k]))

/* The law's gates (I7, I8). Before the first take no timer keeps a request, but that it was not taken. */
#define LAWFUL(k) (attached[home[k]] && !deaf[home[k]] && !locked && !sheet[home[k]] && \
    (!needsActive[k] || stage[home[k]] == ACTIVE) && (!NEEDS_TIMER(k) || timerOver[k] || !taken[k]))

/* The design's gates, in the scene whose observer holds the request.
 * lock, sheet opensAnyway: that gate is none.
 * opensWhen timerFires: nothing asks whether the scene is active. */
#define MAY_OPEN(k, s) ((LOCK_OPENS_ANYWAY || !locked) && (SHEET_OPENS_ANYWAY || !sheet[s]) && \
    (OPENS_WHEN_TIMER_FIRES || !needsActive[k] || stage[s] == ACTIVE) && (!WANTS_TIMER(k) || timerOver[k]))

/* keptIn buffer: two requests of a scene can't both wait. perSource: two quick actions, two links. */
#define COMPETES(a, b) (!KEPT_IN_QUEUE && !KEPT_IN_NOWHERE && (!KEPT_IN_PER_SOURCE || link[a] == link[b]))
/* Of several that lie in a slot the lowest is taken first; of perSource, the quick action. */
#define RANK(k) (returned[k] -> 0 : order[k] + (KEPT_IN_PER_SOURCE && link[k] -> REQUESTS : 0))

/* ---- clocks ---- */

inline start(c) {
    m = 1;
    for (n : 0 .. CLOCKS - 1) {
        m = m + (clock[n] > 0)
    }
    clock[c] = m
}

inline stop(c) {
    m = clock[c];
    for (n : 0 .. CLOCKS - 1) {
        clock[n] = clock[n] - (m > 0 && clock[n] > m)
    }
    clock[c] = 0
}

/* ---- an end that the app tells ---- */

inline tellEnd(k, isLawful) {
    TELL(COUNTS_ADD_UP, ended[k]);
    TELL(NOTHING_LOST, valid[k] && !(isLawful));
    ended[k] = 1;
    stop(k);
    stop(REQUESTS + k)
}

/* The app may supersede what the law superseded too, by what the law accepted. */
#define IS_LAWFULLY_SUPERSEDED(k, newer) (ledger[k] == SUPERSEDED && ledger[newer] == PENDING)

/* ---- the law's side of a delivery ---- */

/* I6. A quick action is held against the accepted quick actions of the cycle; a link that a callback brings
 * against the links that the connection carried, each of which is used up once. */
#define FIND_DUPLICATE(k, memory, copies) \
    isDuplicate = 0; \
    for (j : 0 .. REQUESTS - 1) { \
        if \
        :: !isDuplicate && j != k && home[j] == home[k] && equal[j] == equal[k] && link[j] == link[k] -> \
            if \
            :: !link[k] && memory[j] -> isDuplicate = 1 \
            :: link[k] && !byConnection[k] && copies[j] -> isDuplicate = 1; copies[j] = 0 \
            :: else \
            fi \
        :: else \
        fi \
    }

inline enterInLedger(k) {
    if
    :: !valid[k] -> ledger[k] = INVALID
    :: else ->
        if
        :: late[k] -> ledger[k] = EXPIRED
        :: else ->
            FIND_DUPLICATE(k, inCycle, copyLeft);
            if
            :: isDuplicate -> ledger[k] = DUPLICATE
            :: else ->
                for (j : 0 .. REQUESTS - 1) {
                    if
                    :: ledger[j] == PENDING && home[j] == home[k] -> ledger[j] = SUPERSEDED
                    :: else
                    fi
                }
                ledger[k] = PENDING;
                inCycle[k] = 1;
                explicit[home[k]] = 1
            fi
        fi;
        copyLeft[k] = link[k] && byConnection[k]
    fi
}

/* ---- the app's side of a delivery ---- */

inline leaveSlot(k) {
    inSlot[k] = 0;
    wasTaken[k] = 0;
    returned[k] = 0;
    place[k] = 0
}

/* What an observer held lies in its slot again, before whatever else lies there. */
inline putBack(s) {
    if
    :: hands[s] > 0 ->
        m = hands[s] - 1;
        hands[s] = 0;
        inSlot[m] = 1;
        wasTaken[m] = 0;
        returned[m] = 1;
        place[m] = s
    :: else
    fi
}

/* The newer supersedes what competes with it in its scene, held or in the slot.
 * wins first: the newer is superseded instead. */
inline store(k) {
    isStored = 1;
    for (j : 0 .. REQUESTS - 1) {
        if
        :: isStored && j != k && COMPETES(j, k) &&
            (hands[home[k]] == j + 1 || (inSlot[j] && place[j] == home[k])) ->
            if
            :: WINS_FIRST -> isStored = 0; tellEnd(k, IS_LAWFULLY_SUPERSEDED(k, j))
            :: else ->
                if
                :: hands[home[k]] == j + 1 || !wasTaken[j] -> tellEnd(j, IS_LAWFULLY_SUPERSEDED(j, k))
                :: else
                fi;
                if
                :: hands[home[k]] == j + 1 -> hands[home[k]] = 0
                :: else
                fi;
                returned[k] = returned[k] || returned[j];
                leaveSlot(j)
            fi
        :: else
        fi
    }
    if
    :: isStored -> inSlot[k] = 1; place[k] = home[k]; announced = home[k] + 1
    :: else
    fi
}

/* `seen`: the app reads the callback at all.
 * validates afterTaking: an invalid request is stored like any other, and found out when it is taken.
 * duplicates kept: nothing is compared. */
inline bringToApp(k) {
    takenForCold[k] = (COLD_MEANS_PROCESS_AGE -> young : byConnection[k]);
    if
    :: seen && !valid[k] && !VALIDATES_AFTER_TAKING -> tellEnd(k, 1)
    :: seen && !valid[k] && VALIDATES_AFTER_TAKING ->
        /* I12: the completion handler says "accepted" of what will be ignored. */
        TELL(COUNTS_ADD_UP, !link[k] && !byConnection[k]);
        store(k)
    :: seen && valid[k] ->
        isDuplicate = 0;
        if
        :: late[k] && !EXPIRES_NEVER -> tellEnd(k, 1)
        :: else ->
            if
            :: !DUPLICATES_KEPT -> FIND_DUPLICATE(k, known, knownCopy)
            :: else
            fi;
            if
            :: isDuplicate ->
                TELL(COUNTS_ADD_UP, ledger[k] == PENDING && !link[k] && !byConnection[k]);
                tellEnd(k, ledger[k] == DUPLICATE)
            :: else ->
                TELL(COUNTS_ADD_UP, ledger[k] != PENDING && !link[k] && !byConnection[k]);
                known[k] = 1;
                knowsExplicit[home[k]] = 1;
                store(k)
            fi
        fi;
        knownCopy[k] = link[k] && byConnection[k]
    :: else
    fi
}

/* performActionFor or onOpenURL brings a request to its connected scene.
 * seenIn without performActionFor: a warm quick action is not seen; links go another way. */
inline callBack(k) {
    byConnection[k] = 0;
    seen = link[k] || SEEN_IN_PERFORM_ACTION_FOR;
    enterInLedger(k);
    bringToApp(k)
}

/* ---- opening, and the promises about it ---- */

inline open(k, s) {
    TELL(OPENED_ONCE, opened[k] || ledger[k] == DUPLICATE);
    TELL(NEVER_STALE, !opened[k] && ledger[k] != DUPLICATE && (ended[k] || orphaned[k] || late[k]));
    TELL(LATEST_WINS, !opened[k] && ledger[k] == SUPERSEDED);
    TELL(NEVER_TOO_EARLY, needsActive[k] && (stage[s] != ACTIVE || (NEEDS_TIMER(k) && !timerOver[k])));
    TELL(NOT_UNDER_LOCK_OR_SHEET, locked || sheet[s]);
    TELL(ONLY_THE_TAPPED_WINDOW, s != home[k]);
    if
    :: ledger[k] == PENDING -> ledger[k] = OPENED
    :: else
    fi;
    opened[k] = 1;
    ended[k] = 1;
    stop(k);
    stop(REQUESTS + k);
    explicit[s] = 1;
    knowsExplicit[s] = 1;
    hands[s] = 0
}

inline openHeld(s) {
    if
    :: hands[s] > 0 ->
        j = hands[s] - 1;
        if
        :: MAY_OPEN(j, s) -> open(j, s)
        :: else
        fi
    :: else
    fi
}

/* ---- taking ---- */

/* The observer of scene `s` takes `k`. The law's timer runs from the first take of a cold rate or feedback, the
 * design's from that of whatever it wants a timer for.
 * clears never: the slot stays full, and is taken again at the next occasion. */
inline take(k, s) {
    returned[k] = 0;
    if
    :: CLEARS_NEVER -> wasTaken[k] = 1
    :: else -> leaveSlot(k)
    fi;
    if
    :: !valid[k] -> tellEnd(k, 1)
    :: else ->
        hands[s] = k + 1;
        if
        :: ((!taken[k] && NEEDS_TIMER(k)) || WANTS_TIMER(k)) && !timerOver[k] && !ended[k] &&
            clock[REQUESTS + k] == 0 -> start(REQUESTS + k)
        :: else
        fi;
        taken[k] = 1;
        openHeld(s)
    fi
}

/* Who looks where: who hears an announcement, or looks for another reason; in designs that keep several, who
 * has free hands. heardBy everyScene: each observer hears of every slot, and looks into every slot. */
#define LOOKS_INTO(s, slot) ((s == slot || HEARD_BY_EVERY_SCENE) && attached[s] && (looking == s + 1 || \
    (announced == slot + 1 && !deaf[s] && (READ_ON_ANNOUNCE || KEPT_IN_NOWHERE)) || \
    (s == slot && (KEPT_IN_QUEUE || KEPT_IN_PER_SOURCE))))

inline lookInto(s, slot) {
    mayTake = LOOKS_INTO(s, slot);
    for (o : 1 .. REQUESTS) {
        first = NOBODY;
        for (j : 0 .. REQUESTS - 1) {
            if
            :: mayTake && hands[s] == 0 && inSlot[j] && place[j] == slot ->
                if
                :: first == NOBODY -> first = j
                :: else ->
                    if
                    :: RANK(j) < RANK(first) -> first = j
                    :: else
                    fi
                fi
            :: else
            fi
        }
        if
        :: first != NOBODY -> take(first, s); mayTake = !CLEARS_NEVER
        :: else
        fi
    }
}

/* ---- the end of every step ---- */

inline settle() {
    for (t : 0 .. SCENES - 1) {
        openHeld(t)
    }
    for (t : 0 .. SCENES - 1) {
        for (u : 0 .. SCENES - 1) {
            /* Its own slot first. */
            source = (u == 0 -> t : (u <= t -> u - 1 : u));
            lookInto(t, source)
        }
    }
    for (i : 0 .. REQUESTS - 1) {
        /* keptIn nowhere: what no observer took is gone. */
        if
        :: KEPT_IN_NOWHERE && inSlot[i] -> leaveSlot(i)
        :: else
        fi;
        TELL(NO_NEEDLESS_WAIT, ledger[i] == PENDING && LAWFUL(i) && IS_KEPT(i));
        TELL(NOTHING_LOST, ledger[i] == PENDING && LAWFUL(i) && stage[home[i]] == ACTIVE &&
            clock[REQUESTS + i] == 0);
        TELL(BOOKS_AGREE, IS_REFERENCE && (ledger[i] == PENDING) != IS_KEPT(i))
    }
    i = 0; j = 0; m = 0; n = 0; o = 0; t = 0; u = 0; source = 0; first = 0; announced = 0; looking = 0;
    seen = 0; isDuplicate = 0; isStored = 0; mayTake = 0; firstLink = 0; isRefused = 0
}

/* An activation cycle of a scene ends. duplicates ignoredForever: remembered while the process runs. */
inline endCycle(s, isProcessGone) {
    explicit[s] = 0;
    knowsExplicit[s] = 0;
    for (j : 0 .. REQUESTS - 1) {
        if
        :: home[j] == s ->
            inCycle[j] = 0;
            copyLeft[j] = 0;
            known[j] = known[j] && DUPLICATES_IGNORED_FOREVER && !isProcessGone;
            knownCopy[j] = knownCopy[j] && DUPLICATES_IGNORED_FOREVER && !isProcessGone
        :: else
        fi
    }
}

/* What was delivered to a scene that is gone, or to a process. */
inline orphan(k) {
    orphaned[k] = orphaned[k] || (IS_DELIVERED(k) && !ended[k]);
    if
    :: ledger[k] == PENDING -> ledger[k] = DROPPED
    :: else
    fi
}

/* ---- the steps ---- */

inline number(k) {
    order[k] = 1;
    for (j : 0 .. REQUESTS - 1) {
        if
        :: j != k && order[j] > 0 -> order[k]++
        :: else
        fi
    }
    start(k)
}

inline tap(k, s) {
    number(k);
    home[k] = s;
    if
    :: IS_CONNECTED(s) -> callBack(k)
    :: else -> ledger[k] = WITH_IOS
    fi
}

/* Request `k` comes once more, as a request of its own. */
inline echo(k, e) {
    number(e);
    home[e] = home[k];
    callBack(e)
}

inline launch() {
    running = 1;
    young = COLD_MEANS_PROCESS_AGE
}

/* survives acrossLaunches: the slot is on disk; what an observer had taken is not in it any more. */
inline terminate() {
    running = 0;
    young = 0;
    for (i : 0 .. REQUESTS - 1) {
        orphan(i);
        if
        :: IS_HELD(i) || (WAITS_IN_SLOT(i) && !SURVIVES_ACROSS_LAUNCHES) -> tellEnd(i, orphaned[i])
        :: else
        fi;
        if
        :: !SURVIVES_ACROSS_LAUNCHES -> leaveSlot(i)
        :: else
        fi
    }
    for (t : 0 .. SCENES - 1) {
        stage[t] = GONE;
        attached[t] = 0;
        sheet[t] = 0;
        deaf[t] = 0;
        hands[t] = 0;
        endCycle(t, 1)
    }
}

/* The connection carries what was tapped for the scene, in the order of the taps; `viaConfiguration` and
 * `viaWillConnect` say through which of its callbacks.
 * seenIn: what of a connection is not in one of its callbacks that the app reads is lost.
 * connectionLinks ignored: its links are lost. links first: all its links but the first. */
inline connect(s, viaConfiguration, viaWillConnect) {
    stage[s] = CONNECTING;
    firstLink = 1;
    for (o : 1 .. REQUESTS) {
        for (i : 0 .. REQUESTS - 1) {
            if
            :: order[i] == o && ledger[i] == WITH_IOS && home[i] == s ->
                byConnection[i] = 1;
                seen = ((SEEN_IN_CONFIGURATION && viaConfiguration) || (SEEN_IN_WILL_CONNECT && viaWillConnect)) &&
                    (!link[i] || (!CONNECTION_LINKS_IGNORED && (firstLink || !LINKS_FIRST)));
                firstLink = firstLink && !link[i];
                enterInLedger(i);
                bringToApp(i)
            :: else
            fi
        }
    }
}

/* livesWith process: the slot outlives its scene, and what was held returns to it. */
inline disconnect(s) {
    stage[s] = GONE;
    attached[s] = 0;
    sheet[s] = 0;
    deaf[s] = 0;
    endCycle(s, 0);
    for (i : 0 .. REQUESTS - 1) {
        if
        :: home[i] == s -> orphan(i)
        :: else
        fi;
        if
        :: !LIVES_WITH_PROCESS && (hands[s] == i + 1 || (WAITS_IN_SLOT(i) && place[i] == s)) ->
            tellEnd(i, orphaned[i])
        :: else
        fi;
        if
        :: !LIVES_WITH_PROCESS && inSlot[i] && place[i] == s -> leaveSlot(i)
        :: else
        fi
    }
    if
    :: LIVES_WITH_PROCESS -> putBack(s)
    :: else -> hands[s] = 0
    fi
}

/* readOn without attach: what waits in the slot is not looked for.
 * attaches takeThenSubscribe: the observer is deaf until it subscribes, which is a step of its own. */
inline attach(s) {
    attached[s] = 1;
    deaf[s] = TAKE_THEN_SUBSCRIBE;
    looking = (READ_ON_ATTACH -> s + 1 : 0)
}

/* keptIn nowhere: what was held is lost, which the end of the step sees to. */
inline detach(s) {
    attached[s] = 0;
    deaf[s] = 0;
    putBack(s)
}

/* readOn with activate: the slot is read here too. */
inline becomeActive(s) {
    stage[s] = ACTIVE;
    young = 0;
    looking = (READ_ON_ACTIVATE -> s + 1 : 0)
}

/* onResign drops: a rate or feedback that the scene's observer holds is thrown away. */
inline resignActive(s) {
    stage[s] = INACTIVE;
    if
    :: ON_RESIGN_DROPS && hands[s] > 0 ->
        m = hands[s] - 1;
        if
        :: needsActive[m] -> hands[s] = 0
        :: else
        fi
    :: else
    fi
}

inline enterBackground(s) {
    stage[s] = BACKGROUND;
    endCycle(s, 0)
}

/* defaultNavigation overwrites: it never yields. */
inline navigate(s) {
    isRefused = knowsExplicit[s] || hands[s] > 0;
    seen = explicit[s];   /* must it be refused? */
    for (j : 0 .. REQUESTS - 1) {
        isRefused = isRefused || (WAITS_IN_SLOT(j) && place[j] == s);
        seen = seen || (ledger[j] == PENDING && !ended[j] && home[j] == s)
    }
    TELL(EXPLICIT_WINS, seen && (DEFAULT_NAVIGATION_OVERWRITES || !isRefused))
}

inline timerPassed(k) {
    stop(REQUESTS + k);
    timerOver[k] = 1
}

/* The time of a request is over, with iOS or with the app. expires never: the app keeps it. */
inline expire(k) {
    stop(k);
    late[k] = 1;
    if
    :: ledger[k] == PENDING -> ledger[k] = EXPIRED
    :: else
    fi;
    if
    :: !EXPIRES_NEVER && IS_DELIVERED(k) && IS_KEPT(k) ->
        tellEnd(k, 1);
        for (t : 0 .. SCENES - 1) {
            if
            :: hands[t] == k + 1 -> hands[t] = 0
            :: else
            fi
        }
        if
        :: !wasTaken[k] -> leaveSlot(k)
        :: else
        fi
    :: else
    fi
}
