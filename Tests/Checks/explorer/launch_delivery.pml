/* Launch delivery, written a second time: what iOS may do, what an app of a given design does about it, and
 * what has to be true whatever it does. promela_model.py writes the numbers above this text and the list of
 * steps below it.
 *
 * Every step is one d_step, so that the depth of a search is the number of events and deadlines. The app does
 * everything inside the step in which it is called.
 *
 * Two books are kept. `ledger` says what the law makes of each request, whatever the app does: accepted,
 * superseded, dropped, expired, a duplicate. `inSlot` and `held` are where the app of the design keeps it.
 * The promises compare them. Only an opening is written into the ledger by the app.
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

/* A timer. */
#define NONE       0
#define RUNNING    1
#define OVER       2

/* The promises, in the order of promela_model.PROMISES. */
#define NOTHING_LOST           0
#define OPENED_ONCE            1
#define LATEST_WINS            2
#define NEVER_TOO_EARLY        3
#define NOT_UNDER_LOCK         4
#define NOT_UNDER_SHEET        5
#define NEVER_STALE            6
#define ONLY_THE_TAPPED_WINDOW 7
#define EXPLICIT_WINS          8
#define NO_NEEDLESS_WAIT       9
#define COMPLETION_ONCE        10
#define BOOKS_AGREE            11   /* no promise of the app: a check of this model, for the reference only */
#define PROMISES               12

/* iOS, the person and the clock. */
bit running, locked;
byte stage[SCENES];
bit attached[SCENES], sheet[SCENES];
byte left[BUDGETS];

/* Requests: first the taps, then their echoes. These five never change once the request is there. */
byte home[REQUESTS];    /* the scene that was tapped */
byte order[REQUESTS];   /* 1, 2... as tapped, which is the order of arrival in a scene too; 0: untapped */
bit link[REQUESTS], needsActive[REQUESTS], valid[REQUESTS];
byte equal[REQUESTS];   /* requests with one number here have the same destination and id */

/* The law's book. */
byte ledger[REQUESTS];
bit byConnection[REQUESTS];   /* cold */
bit otherProcess[REQUESTS];   /* the process that accepted it is gone */
bit inCycle[REQUESTS];        /* accepted in the activation cycle in which its scene still is */
bit copyLeft[REQUESTS];       /* a link of this cycle's connection, and no callback repeated it yet */
bit explicit[SCENES];         /* something was accepted or opened in this activation cycle */
byte timer[REQUESTS];         /* the clock's: it runs from the first take if the law or the design wants it */

/* The app's book. */
bit inSlot[REQUESTS], held[REQUESTS];
byte holder[REQUESTS];        /* the scene whose observer holds it */
bit takenForCold[REQUESTS];
/* inCycle, copyLeft and explicit, as the app has them. */
bit known[REQUESTS], knownCopy[REQUESTS], knowsExplicit[SCENES];
bit young;                    /* only where coldMeans is processAge: no scene was active yet */
byte deaf[SCENES];            /* only where attaches is takeThenSubscribe */

/* Written before they are read, and zero between the steps, so that they part no states. */
byte i, j, o, t, seen, isDuplicate, isStored, isBlocked, isNewer, firstLink, isRefused;

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

#define IS_ACCEPTED(k)   (ledger[k] >= PENDING && ledger[k] <= EXPIRED)
#define IS_STORED(k)     (inSlot[k] || held[k])
#define IS_CONNECTED(s)  (stage[s] != GONE)
#define NEEDS_TIMER(k)   (needsActive[k] && byConnection[k])
/* timerFor coldSheets: what the app takes for cold, of rate and feedback; everyOpen: all; none: nothing. */
#define WANTS_TIMER(k)   (TIMER_FOR_EVERY_OPEN || (!TIMER_FOR_NONE && needsActive[k] && takenForCold[k]))
/* livesWith process: one slot for all scenes, so that whoever takes gets what is there. */
#define SHARES_SLOT(a, b) (LIVES_WITH_PROCESS || home[a] == home[b])

/* The law's gates (I7, I8). */
#define LAWFUL(k) (attached[home[k]] && !locked && !sheet[home[k]] && \
    (!needsActive[k] || stage[home[k]] == ACTIVE) && (!NEEDS_TIMER(k) || timer[k] == OVER))

/* The design's gates, in the scene whose observer holds the request.
 * lock, sheet opensAnyway: that gate is none.
 * opensWhen timerFires: what has a timer does not ask whether the scene is active. */
#define MAY_OPEN(k) ((LOCK_OPENS_ANYWAY || !locked) && (SHEET_OPENS_ANYWAY || !sheet[holder[k]]) && \
    (!needsActive[k] || stage[holder[k]] == ACTIVE || (OPENS_WHEN_TIMER_FIRES && WANTS_TIMER(k))) && \
    (!WANTS_TIMER(k) || timer[k] == OVER))

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
        fi;
        copyLeft[k] = link[k] && byConnection[k]
    fi
}

/* ---- the app's side of a delivery ---- */

inline forget(k) {
    inSlot[k] = 0;
    held[k] = 0;
    holder[k] = 0
}

/* keptIn buffer: the newer displaces what is pending. queue: nothing is displaced. perSource: a quick action
 * displaces quick actions only, a link links. wins first: what is pending stays, the newer is thrown away. */
inline store(k) {
    isStored = 1;
    for (j : 0 .. REQUESTS - 1) {
        if
        :: j != k && IS_STORED(j) && SHARES_SLOT(j, k) && !KEPT_IN_QUEUE &&
            (!KEPT_IN_PER_SOURCE || link[j] == link[k]) ->
            if
            :: WINS_FIRST -> isStored = 0
            :: else -> forget(j)
            fi
        :: else
        fi
    }
    inSlot[k] = isStored
}

/* `seen`: the app reads the callback at all.
 * validates afterTaking: an invalid request is stored like any other, and found out when it is taken.
 * duplicates kept: nothing is compared. */
inline bringToApp(k) {
    takenForCold[k] = (COLD_MEANS_PROCESS_AGE -> young : byConnection[k]);
    isDuplicate = 0;
    if
    :: seen && !DUPLICATES_KEPT -> FIND_DUPLICATE(k, known, knownCopy)
    :: else
    fi;
    if
    :: seen && !isDuplicate && (valid[k] || VALIDATES_AFTER_TAKING) ->
        store(k);
        known[k] = 1;
        knowsExplicit[home[k]] = 1;
        /* I12: the completion handler has said "accepted" of what will be ignored. */
        TELL(COMPLETION_ONCE, !valid[k] && !link[k] && !byConnection[k])
    :: else
    fi;
    knownCopy[k] = seen && link[k] && byConnection[k] && valid[k]
}

/* The observer of scene `taker` empties the slot of scene `source`. clears never: the slot stays full, and is
 * taken again at the next occasion. */
inline take(taker, source) {
    for (j : 0 .. REQUESTS - 1) {
        if
        :: inSlot[j] && (home[j] == source || LIVES_WITH_PROCESS) ->
            inSlot[j] = CLEARS_NEVER;
            if
            :: !valid[j] -> forget(j)
            :: else ->
                held[j] = 1;
                holder[j] = taker;
                if
                :: timer[j] == NONE && (NEEDS_TIMER(j) || WANTS_TIMER(j)) -> timer[j] = RUNNING
                :: else
                fi
            fi
        :: else
        fi
    }
}

/* readOn without announce: nobody listens. heardBy everyScene: each attached observer hears of every request,
 * and the first in the order of the scenes is the one that gets it. */
inline announce(s) {
    for (t : 0 .. SCENES - 1) {
        if
        :: READ_ON_ANNOUNCE && attached[t] && !deaf[t] && (t == s || HEARD_BY_EVERY_SCENE) -> take(t, s)
        :: else
        fi
    }
}

/* performActionFor or onOpenURL brings a request to its connected scene.
 * seenIn without performActionFor: a warm quick action is not seen; links go another way. */
inline callBack(k) {
    byConnection[k] = 0;
    seen = link[k] || SEEN_IN_PERFORM_ACTION_FOR;
    enterInLedger(k);
    bringToApp(k);
    announce(home[k])
}

/* ---- opening, and the promises about it ---- */

inline open(k) {
    isNewer = 0;
    for (j : 0 .. REQUESTS - 1) {
        isNewer = isNewer || (IS_ACCEPTED(j) && home[j] == home[k] && order[j] > order[k])
    }
    TELL(OPENED_ONCE, ledger[k] == OPENED || ledger[k] == DUPLICATE);
    TELL(LATEST_WINS, isNewer);
    TELL(NEVER_TOO_EARLY, (needsActive[k] && stage[home[k]] != ACTIVE) ||
        (NEEDS_TIMER(k) && timer[k] != OVER));
    TELL(NOT_UNDER_LOCK, locked);
    TELL(NOT_UNDER_SHEET, sheet[holder[k]]);
    TELL(NEVER_STALE, ledger[k] == SUPERSEDED || ledger[k] == DROPPED || ledger[k] == EXPIRED ||
        otherProcess[k]);
    TELL(ONLY_THE_TAPPED_WINDOW, holder[k] != home[k]);
    if
    :: ledger[k] == PENDING -> ledger[k] = OPENED
    :: else
    fi;
    explicit[holder[k]] = 1;
    knowsExplicit[holder[k]] = 1;
    held[k] = 0;
    holder[k] = 0
}

/* What is held opens in the order of the arrivals. keptIn queue: only the oldest may open, until it has. */
inline openAll() {
    for (o : 1 .. REQUESTS) {
        for (i : 0 .. REQUESTS - 1) {
            if
            :: order[i] == o && held[i] ->
                isBlocked = 0;
                for (j : 0 .. REQUESTS - 1) {
                    isBlocked = isBlocked ||
                        (KEPT_IN_QUEUE && held[j] && holder[j] == holder[i] && order[j] < order[i])
                }
                if
                :: !isBlocked && MAY_OPEN(i) -> open(i)
                :: else
                fi
            :: else
            fi
        }
    }
}

/* ---- the end of every step ---- */

inline checkWaiting(k) {
    seen = 0;   /* does a timer of the scene run? */
    for (j : 0 .. REQUESTS - 1) {
        seen = seen || (home[j] == home[k] && timer[j] == RUNNING)
    }
    TELL(NOTHING_LOST, ledger[k] == PENDING && stage[home[k]] == ACTIVE && attached[home[k]] && !locked &&
        !sheet[home[k]] && !seen);
    TELL(NO_NEEDLESS_WAIT, ledger[k] == PENDING && IS_STORED(k) && LAWFUL(k));
    TELL(BOOKS_AGREE, IS_REFERENCE && (ledger[k] == PENDING) != IS_STORED(k))
}

inline settle() {
    openAll();
    for (i : 0 .. REQUESTS - 1) {
        /* keptIn nowhere: what no observer holds is gone. */
        if
        :: KEPT_IN_NOWHERE -> inSlot[i] = 0
        :: else
        fi;
        /* A timer dies with what waits for it. */
        if
        :: !IS_STORED(i) -> timer[i] = NONE
        :: else
        fi;
        checkWaiting(i)
    }
    for (t : 0 .. SCENES - 1) {
        if
        :: deaf[t] > 0 -> deaf[t]--
        :: else
        fi
    }
    i = 0; j = 0; o = 0; t = 0;
    seen = 0; isDuplicate = 0; isStored = 0; isBlocked = 0; isNewer = 0; firstLink = 0; isRefused = 0
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

inline dropInLedger(k) {
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
    link[e] = link[k];
    needsActive[e] = needsActive[k];
    valid[e] = valid[k];
    equal[e] = equal[k];
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
    for (t : 0 .. SCENES - 1) {
        stage[t] = GONE;
        attached[t] = 0;
        sheet[t] = 0;
        deaf[t] = 0;
        endCycle(t, 1)
    }
    for (i : 0 .. REQUESTS - 1) {
        otherProcess[i] = otherProcess[i] || IS_ACCEPTED(i);
        dropInLedger(i);
        held[i] = 0;
        holder[i] = 0;
        inSlot[i] = inSlot[i] && SURVIVES_ACROSS_LAUNCHES;
        timer[i] = NONE
    }
}

/* The connection carries what was tapped for the scene, in the order of the taps.
 * seenIn: what of a connection is not in one of its callbacks that the app reads is lost.
 * connectionLinks ignored: its links are lost. links first: all its links but the first. */
inline connect(s, withWillConnect) {
    stage[s] = CONNECTING;
    firstLink = 1;
    for (o : 1 .. REQUESTS) {
        for (i : 0 .. REQUESTS - 1) {
            if
            :: order[i] == o && ledger[i] == WITH_IOS && home[i] == s ->
                byConnection[i] = 1;
                seen = (SEEN_IN_CONFIGURATION || (SEEN_IN_WILL_CONNECT && withWillConnect)) &&
                    (!link[i] || (!CONNECTION_LINKS_IGNORED && (firstLink || !LINKS_FIRST)));
                firstLink = firstLink && !link[i];
                enterInLedger(i);
                bringToApp(i)
            :: else
            fi
        }
    }
    announce(s)
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
        :: home[i] == s -> dropInLedger(i)
        :: else
        fi;
        if
        :: held[i] && holder[i] == s ->
            inSlot[i] = inSlot[i] || LIVES_WITH_PROCESS;
            held[i] = 0;
            holder[i] = 0
        :: else
        fi;
        if
        :: home[i] == s && !LIVES_WITH_PROCESS -> inSlot[i] = 0
        :: else
        fi
    }
}

/* readOn without attach: what waits in the slot is not looked for.
 * attaches takeThenSubscribe: the event directly behind falls between the take and the subscription. */
inline attach(s) {
    attached[s] = 1;
    deaf[s] = (TAKE_THEN_SUBSCRIBE -> 2 : 0);
    if
    :: READ_ON_ATTACH -> take(s, s)
    :: else
    fi
}

inline detach(s) {
    attached[s] = 0;
    deaf[s] = 0;
    for (i : 0 .. REQUESTS - 1) {
        if
        :: held[i] && holder[i] == s -> inSlot[i] = 1; held[i] = 0; holder[i] = 0
        :: else
        fi
    }
}

/* readOn with activate: the slot is read here too. */
inline becomeActive(s) {
    stage[s] = ACTIVE;
    young = 0;
    if
    :: READ_ON_ACTIVATE && attached[s] -> take(s, s)
    :: else
    fi
}

/* onResign drops: all that the scene's observer holds is thrown away. */
inline resignActive(s) {
    stage[s] = INACTIVE;
    for (i : 0 .. REQUESTS - 1) {
        if
        :: ON_RESIGN_DROPS && held[i] && holder[i] == s -> held[i] = 0; holder[i] = 0
        :: else
        fi
    }
}

inline enterBackground(s) {
    stage[s] = BACKGROUND;
    endCycle(s, 0)
}

/* defaultNavigation overwrites: it never yields. */
inline navigate(s) {
    isRefused = knowsExplicit[s];
    seen = explicit[s];   /* must it be refused? */
    for (j : 0 .. REQUESTS - 1) {
        isRefused = isRefused || (IS_STORED(j) && home[j] == s);
        seen = seen || (ledger[j] == PENDING && home[j] == s)
    }
    TELL(EXPLICIT_WINS, seen && (DEFAULT_NAVIGATION_OVERWRITES || !isRefused))
}

/* expires never: the app keeps it. */
inline expire(k) {
    ledger[k] = EXPIRED;
    if
    :: !EXPIRES_NEVER -> forget(k)
    :: else
    fi
}
