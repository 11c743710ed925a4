"""What a button can do, a typed line can: the table of all verbs, and how each is typed."""

from dataclasses import replace

import pytest

from bot.desk.commands import parse
from bot.desk.feature import all_verbs
from bot.features import FEATURES
from bot.press import Press, unpack
from bot.running.computers import computers
from bot.running.service import Tables
from bot.running.timing import ORDINARY
from bot.screens import Screen
from bot.screens.composer import Composer
from bot.screens.history import Histories
from bot.screens.menus import VERB as MENU
from bot.screens.picture_cache import PictureCache
from bot.screens.slots import joined
from bot.screens.typed_buttons import Typable, meant, typables
from bot.screens.viewer import Viewer
from bot.tables import proposals
from bot.tables.table import Table
from bot.texts import Words
from engines import GAMES
from tests.bot.rooms import Rooms, buttons, kept, person, room, seen, surely
from tests.starting import all_commands
from tests.thinking import KeptWorkers

MOVES = {"move", "mine", "slot", "column", "cannot"}
"""Typed as moves (``tests/bot/test_typed_moves.py``), whole or in steps; what cannot be chosen is
answered with what can."""

WORDS = {
    *("join", "also", "leave", "shift", "swap", "side", "shuffle", "add", "drop", "set", "series"),
    *("clock", "absent", "hints", "rated", "handicap", "public", "watch", "cancel"),
    *("start", "next", "rematch", "seat", "hint"),
    *("undo", "draw", "calloff", "resign", "share", "fair", "agree", "decline", "takeover", "wait"),
    *("claim", "replace", "return", "analyse", "accuracy", "walk", "ask", "rules", "text", "retry"),
    *("host", "do", "say", "what", "plan", "pause", "resume"),
}
"""Typed as what stands on the button, or as the verb."""

COMMANDS = {
    "hand": "hand",
    "settings": "settings",
    "top": "top reversi all",
    "link": "link",
    "unlink": "unlink",
    "forget": "forget",
    "games": "games here",
    "matches": "matches",
    "note": "note ABCDEFG a good one",
    "open": "join ABCDE",
    "sit": "open",
    "somebody": "open",
    "board": "board",
    "puzzle": "puzzle reversi",
    "train": "train",
    "lesson": "learn reversi",
    "block": "block",
    "tips": "settings tips off",
    "play": "play reversi club",
}
"""Typed as a command, or as its words in answer to a message."""

ELSEWHERE = {"next", "retry", "seat", "shift", "undo"}
"""Typed in other tests: their buttons stand in no situation of these matches."""

FOLDED = {
    "menu": "opens what is folded away: its name is typed, and so is each of its entries",
    "program": "makes and ends tokens, which nobody should type where others read",
    "page": "goes back from a page to its table, as /board does",
    "solve": "goes on through the steps of a solution, under a message of no table",
    "ranks": "turns a message of no table",
    "planning": "steps of a plan, under a message that its reader alone sees",
    "cup": "what /tournament and /join open, under messages of no table",
    "peace": "steps of what is chosen, below a person's own settings",
    "keep": "keeps a line, under a message that its reader alone sees",
    "better": "steps of an answer under a message of no table",
    "repeat": "steps of an answer under a message of no table",
}
"""Not typed, and why."""

LANGUAGES = Words().languages
ANN, BEN, GROUP = person("Ann"), person("Ben"), room("lounge")


def test_every_verb_is_typed_or_has_its_reason() -> None:
    ways = [MOVES, WORDS, COMMANDS.keys(), FOLDED.keys()]
    assert set().union(*ways) == {*all_verbs(FEATURES), "play"}
    assert sum(map(len, ways)) == len(all_verbs(FEATURES)) + 1


@pytest.mark.parametrize("line", COMMANDS.values())
def test_a_command_stands_for_its_button(line: str) -> None:
    name, _, rest = line.partition(" ")
    parse(all_commands(LANGUAGES)[name], rest)


async def situations(rooms: Rooms) -> list[Table]:
    """A lobby of two, a match, one in which a draw is offered, one whose time is up, one that
    all have paused, one that a computer plays on, one that is over."""
    reply = await rooms.desk.line(ANN, GROUP, "play", "crosswise rated off clock 1d")
    screen = await rooms.post(ANN, GROUP, reply)
    code = screen.table
    found = [await kept(rooms.store, code)]
    for line in ("join",):
        await rooms.desk.typed(BEN, GROUP, line)
    found.append(await kept(rooms.store, code))
    await rooms.desk.typed(ANN, GROUP, "start")
    found.append(running := await kept(rooms.store, code))
    mover, other = (ANN, BEN) if running.turn.seat == running.seats_of(ANN.key)[0] else (BEN, ANN)
    view = seen(running, running.turn.seat)
    await rooms.desk.typed(mover, GROUP, view.moves[0].replace(".", " "))
    found.append(moved := await kept(rooms.store, code))
    await surely(rooms.desk, other, GROUP, "draw")
    found.append(await kept(rooms.store, code))
    found.append(replace(moved, turn=replace(moved.turn, overdue=moved.turn.since + 1)))
    found.append(replace(moved, paused=moved.turn.since + 86_400))
    gone = moved.chairs[0].person
    chairs = (replace(moved.chairs[0], person="", level="club", former=gone), moved.chairs[1])
    found.append(replace(moved, chairs=chairs))
    await rooms.desk.typed(mover, GROUP, "resign")
    await rooms.desk.typed(mover, GROUP, "yes")
    found.append(await kept(rooms.store, code))
    assert found[4].proposal is not None and found[4].proposal.kind == proposals.DRAW
    return found


def composed(rooms: Rooms) -> Composer:
    """What makes screens, over the tables of these rooms."""
    store, workers = rooms.store, KeptWorkers()
    tables = Tables(store)
    thinking, _ = computers(store.database, tables, workers, ORDINARY, True)
    parts = PictureCache(), thinking, Histories(tables.positions, 9)
    slots = joined(feature.slots for feature in FEATURES)
    return Composer(tables, rooms.desk.words, *parts, slots)


async def screens(rooms: Rooms, language: str) -> list[Screen]:
    """What both see of each situation, and what all do."""
    composer = composed(rooms)
    return [
        await composer.board(table, Viewer(language, key=who.key, scores=True))
        for table in await situations(rooms)
        for who in (ANN, BEN, person("Eve"))
    ]


def presses(screen: Screen) -> list[tuple[str, Press]]:
    """What the buttons of a screen say and do, but the moves."""
    seats = [button for player in screen.players for button in player.buttons]
    known = [b for b in (*buttons(screen), *seats) if b.payload]
    found = [(button.label, unpack(button.payload)) for button in known]
    return [(label, press) for label, press in found if press.verb not in MOVES | {MENU}]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_stands_on_a_button_is_what_it_does(rooms: Rooms, language: str) -> None:
    seen = set()
    for screen in await screens(rooms, language):
        known = typables(screen, rooms.desk.words, language)
        for label, press in presses(screen):
            seen.add(press.verb)
            assert reached(known, label, press), (label, press)
        for menu in screen.menus:
            assert any(each.opens and each.menu == menu.key for each in meant(menu.label, known))
    assert seen <= WORDS | COMMANDS.keys()
    assert WORDS - seen == ELSEWHERE


def reached(known: tuple[Typable, ...], label: str, press: Press) -> bool:
    """Whether the label alone, or behind its menu's, stands for the press and nothing else."""
    menus = [each for each in known if each.opens]
    lines = [label, *(f"{menu.label} {label}" for menu in menus)]
    found = [meant(line, known) for line in lines]
    asked = any(each.opens for one in found for each in one)
    return any([each.press for each in one] == [press] for one in found) or (
        # One that asks once more first leads to its question.
        asked and any(each.press == press for each in known)
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_lobby_is_filled_and_dealt_by_the_verbs_in_english(rooms: Rooms, game: str) -> None:
    reply = await rooms.desk.line(ANN, GROUP, "play", f"{game} rated off")
    code = (await rooms.post(ANN, GROUP, reply)).table
    for line in ("add club", "hints off", "series match 3", "shuffle", "start"):
        assert not (await rooms.desk.typed(ANN, GROUP, line)).refused, line
    table = await kept(rooms.store, code)
    assert table.match is not None and not table.hints and table.series.length == 3
