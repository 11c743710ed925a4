"""Which notices a change makes due, as sentences over tables before and after it."""

from dataclasses import replace

import pytest
from msgspec import structs

from bot.tables.notices import Notice, NoticeKind, due, is_current, of_begin
from bot.tables.table import Chair, Match, Proposal, Status, Table, Turn
from engines.game import Outcome

ANN, BEN, CLEO = Chair("Ann", "t:1"), Chair("Ben", "t:2"), Chair("Cleo", "t:3")
BOT = Chair("", level="club")
NOW = 1000.0


def table(*chairs: Chair, seat: int | None = 0, moves: int = 0, number: int = 0) -> Table:
    match = Match(number, "setup", "seed", ("m",) * moves)
    return Table(
        "ABCDE",
        "reversi",
        ANN.person,
        Status.PLAYING,
        revision=7 + moves,
        chairs=chairs,
        match=match,
        turn=Turn(seat, NOW),
    )


def over(before: Table) -> Table:
    assert before.match is not None
    match = replace(before.match, outcome=Outcome((0,), (3, 1), "rules"))
    return before.changed(match=match, turn=Turn(None, NOW), status=Status.OVER)


def told(
    before: Table, after: Table, actor: str = "", here: tuple[str, ...] = (), always: bool = False
) -> list[tuple[str, str]]:
    found = due(before, after, actor, here, NOW, always)
    assert all(notice.revision == after.revision and is_current(notice, after) for notice in found)
    return [(notice.person, str(notice.kind)) for notice in found]


DUO = table(ANN, BEN)
TO_BEN = [(BEN.person, "turn")]
MOVED = table(ANN, BEN, seat=1, moves=1)
PASSED = table(ANN, BEN, seat=0, moves=2)
FOUR = table(ANN, BEN, CLEO, ANN)
AWAY = replace(BEN, away=NOW + 1)
BACK = replace(BEN, away=NOW - 1)
LATE = replace(MOVED, turn=Turn(1, NOW, deadline=NOW + 10))
REMINDED = replace(LATE, turn=replace(LATE.turn, reminded=True))
MORE = replace(LATE, turn=replace(LATE.turn, reminded=True, deadline=NOW + 90))
OVERDUE = replace(LATE, turn=replace(LATE.turn, overdue=NOW + 10))
THREE_LATE = replace(table(ANN, BEN, CLEO, seat=1, moves=1), turn=LATE.turn)
THREE_OVERDUE = replace(THREE_LATE, turn=OVERDUE.turn)
ASKS = replace(FOUR, proposal=Proposal("draw", ANN.person, NOW))
WARNED = replace(FOUR, turn=replace(FOUR.turn, warned=NOW))

SENTENCES = {
    "the turn comes to another person": (DUO, MOVED, ANN, (), TO_BEN),
    "nobody brought it about": (DUO, MOVED, None, (), TO_BEN),
    "whoever is here sees it": (DUO, MOVED, ANN, (BEN,), []),
    "another one who is here changes nothing": (DUO, MOVED, ANN, (ANN, CLEO), TO_BEN),
    "whoever brought it about knows": (MOVED, PASSED, ANN, (), []),
    "again after the other has passed": (MOVED, PASSED, BEN, (), [(ANN.person, "turn")]),
    "one's own move goes on": (DUO, table(ANN, BEN, moves=1), ANN, (), []),
    "nothing but the clock changes": (MOVED, LATE, None, (), []),
    "the first deal": (
        replace(table(ANN, BEN, seat=None), match=None, status=Status.LOBBY),
        table(ANN, BEN, seat=1),
        ANN,
        (),
        TO_BEN,
    ),
    "the next match": (
        table(ANN, BEN, seat=None, moves=3),
        table(ANN, BEN, seat=1, number=1),
        None,
        (),
        TO_BEN,
    ),
    "the next round": (
        table(ANN, BEN, seat=None, moves=3),
        table(ANN, BEN, seat=1, moves=4),
        None,
        (),
        TO_BEN,
    ),
    "a pause between rounds": (MOVED, table(ANN, BEN, seat=None, moves=2), BEN, (), []),
    "a computer player's turn": (table(ANN, BOT), table(ANN, BOT, seat=1, moves=1), ANN, (), []),
    "a computer player has moved": (
        table(ANN, BOT, seat=1, moves=1),
        table(ANN, BOT, moves=2),
        None,
        (),
        [(ANN.person, "turn")],
    ),
    "only the one in turn of four": (
        FOUR,
        table(ANN, BEN, CLEO, ANN, seat=2, moves=1),
        ANN,
        (),
        [(CLEO.person, "turn")],
    ),
    "whose turn it is was not noted before": (
        table(ANN, BEN, seat=None),
        replace(table(ANN, BEN, seat=1), revision=8),
        None,
        (),
        [],
    ),
    "whoever is away is left alone": (DUO, replace(MOVED, chairs=(ANN, AWAY)), ANN, (), []),
    "whoever was away is told": (DUO, replace(MOVED, chairs=(ANN, BACK)), ANN, (), TO_BEN),
    "the reminder": (LATE, REMINDED, None, (BEN,), [(BEN.person, "reminder")]),
    "the reminder is one": (REMINDED, REMINDED.changed(), None, (), []),
    "more time is no reminder": (LATE, MORE, ANN, (), []),
    "nobody who is away is reminded": (
        replace(LATE, chairs=(ANN, AWAY)),
        replace(REMINDED, chairs=(ANN, AWAY)),
        None,
        (),
        [],
    ),
    "the end is told once to each seated": (
        FOUR,
        over(FOUR),
        BEN,
        (),
        [(ANN.person, "end"), (CLEO.person, "end")],
    ),
    "the end is seen by who is here": (FOUR, over(FOUR), BEN, (ANN,), [(CLEO.person, "end")]),
    "the end is told to who is away": (
        replace(DUO, chairs=(ANN, AWAY)),
        over(replace(DUO, chairs=(ANN, AWAY))),
        ANN,
        (),
        [(BEN.person, "end")],
    ),
    "the end is told once": (over(FOUR), over(FOUR).changed(), None, (), []),
    "those who have to answer": (
        FOUR,
        ASKS,
        ANN,
        (BEN,),
        [(CLEO.person, "asked")],
    ),
    "an answer asks nobody anew": (
        ASKS,
        replace(ASKS, proposal=Proposal("draw", ANN.person, NOW, (BEN.person,))),
        BEN,
        (),
        [],
    ),
    "those who may decide on whoever has no time left": (
        THREE_LATE,
        THREE_OVERDUE,
        None,
        (),
        [(ANN.person, "asked"), (CLEO.person, "asked")],
    ),
    "whoever is here sees that time is up": (THREE_LATE, THREE_OVERDUE, None, (ANN, CLEO), []),
    "whoever is away need not decide": (
        replace(LATE, chairs=(replace(ANN, away=NOW + 1), BEN)),
        replace(OVERDUE, chairs=(replace(ANN, away=NOW + 1), BEN)),
        None,
        (),
        [],
    ),
    "time is up once": (OVERDUE, OVERDUE.changed(), None, (), []),
    "time that was given is up again": (MORE, OVERDUE, None, (), [(ANN.person, "asked")]),
    "a question while time is up": (
        OVERDUE,
        replace(OVERDUE, proposal=Proposal("draw", BEN.person, NOW)),
        BEN,
        (),
        [(ANN.person, "asked")],
    ),
    "everybody is warned": (
        FOUR,
        WARNED,
        None,
        (),
        [(person.person, "warning") for person in (ANN, BEN, CLEO)],
    ),
    "everybody is warned once": (WARNED, WARNED.changed(), None, (), []),
}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_change_makes_notices_due(sentence: str) -> None:
    before, after, actor, here, expected = SENTENCES[sentence]
    keys = tuple(chair.person for chair in here)
    assert told(before, after, actor.person if actor else "", keys) == expected


def test_where_notices_are_always_wanted_only_whoever_brought_it_about_gets_none() -> None:
    assert told(DUO, MOVED, ANN.person, (BEN.person,), always=True) == TO_BEN
    assert told(MOVED, PASSED, ANN.person, (), always=True) == []


def test_a_notice_holds_as_long_as_it_says_what_is() -> None:
    turn = Notice(BEN.person, NoticeKind.TURN, 8, "0.1.1")
    assert is_current(turn, MOVED)
    assert is_current(turn, REMINDED), "what the clock does makes no other turn of it"
    assert not is_current(turn, PASSED)
    assert not is_current(turn, table(ANN, BEN, seat=1, moves=3)), "it is another turn of theirs"
    assert not is_current(turn, over(MOVED))
    assert not is_current(turn, replace(MOVED, chairs=(ANN, BOT))), (
        "a computer player sits there now"
    )
    asked = Notice(BEN.person, NoticeKind.ASKED, 7, f"draw.{ANN.person}.{NOW}")
    assert is_current(asked, ASKS)
    agreed = replace(ASKS, proposal=Proposal("draw", ANN.person, NOW, (BEN.person,)))
    assert not is_current(asked, agreed) and not is_current(asked, FOUR)
    decides = Notice(ANN.person, NoticeKind.ASKED, 8, "overdue.0.1.1")
    assert is_current(decides, OVERDUE) and not is_current(
        structs.replace(decides, person=BEN.person), OVERDUE
    )
    assert not is_current(decides, MORE) and not is_current(decides, PASSED)
    end = Notice(BEN.person, NoticeKind.END, 8, "0")
    assert is_current(end, over(FOUR)) and not is_current(end, table(ANN, BEN, number=1))


def test_a_match_that_nobody_has_begun_is_told_once_to_each_who_plays() -> None:
    def begun(*chairs: Chair, seat: int = 0) -> list[tuple[str, str]]:
        return [(each.person, str(each.kind)) for each in of_begin(table(*chairs, seat=seat))]

    assert begun(ANN, BEN) == [(ANN.person, "turn"), (BEN.person, "asked")]
    assert begun(ANN, BOT) == [(ANN.person, "turn")]
    assert begun(BOT, ANN) == [], "its first move tells her"
    assert begun(BOT, ANN, BEN) == [(ANN.person, "asked"), (BEN.person, "asked")]
