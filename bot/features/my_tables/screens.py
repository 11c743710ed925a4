"""Lists of tables: somebody's own, those of theirs that are over, and those that a chat shows."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field

from bot.people import isolated
from bot.press import Press
from bot.screens.buttons import rows
from bot.screens.info import games as game_buttons
from bot.screens.screen import Button, Screen, Style
from bot.tables import clocks
from bot.tables.computers import name_on
from bot.tables.names import told_apart
from bot.tables.overview import Overview
from bot.tables.table import Chair, Status
from bot.texts import Words
from engines import GAMES
from engines.game import Seat

VERB = "games"
OPEN, BOARD = "open", "board"  # verbs: a table for whoever presses, or for all in the chat
PAGE = 8  # tables
NARROW = 4  # tables that have a row of buttons each
LONGEST_NAMES = 20  # characters of all that are named in a line
LABEL = 40
JUST_NOW = 60.0  # seconds for which it is not said since when


class Which(StrEnum):
    """What is listed."""

    MINE = "mine"
    DONE = "done"
    HERE = "here"


class GamesScene(Struct, frozen=True):
    """``tables`` in order, of which ``page`` is shown, to the only ``reader`` or to everybody.
    ``places`` says of codes where else than here they stand: "chat" for another chat of the
    reader's platform, or a platform's name. ``over``: how many tables of theirs are over.
    ``shared``: they read it in a chat of several people, which has a list of its own. ``added`` are
    the buttons of other features below it."""

    words: Words
    language: str
    now: float
    which: Which
    tables: tuple[Overview, ...]
    page: int = 0
    reader: str | None = None
    over: int = 0
    shared: bool = False
    places: Mapping[str, str] = field(default_factory=dict)
    added: tuple[Button, ...] = ()

    @property
    def last(self) -> int:
        """The number of the last page."""
        return max(0, (len(self.tables) - 1) // PAGE)

    @property
    def first(self) -> int:
        """How many tables come before the page."""
        return min(self.page, self.last) * PAGE

    @property
    def shown(self) -> tuple[Overview, ...]:
        """The tables of the page."""
        return self.tables[self.first : self.first + PAGE]

    def say(self, text: str, **params: str | int) -> str:
        """A text of these screens."""
        return self.words.say(self.language, f"games-{text}", **params)


def games_screen(scene: GamesScene) -> Screen:
    """A page of the list: a line and a button for each table."""
    lines = (_title(scene), *_lines(scene))
    if not scene.tables and scene.which is not Which.DONE:
        starts = game_buttons(scene.words, scene.language)
        return Screen("", 0, lines, scene.reader, actions=(*starts, *_ways(scene)))
    width = 1 if len(scene.shown) <= NARROW else 2
    buttons = rows(*_buttons(scene), width=width)
    return Screen("", 0, lines, scene.reader, actions=(*buttons, *_ways(scene)))


def _title(scene: GamesScene) -> str:
    if not scene.tables:
        return scene.say(f"none-{scene.which}")
    waiting = sum(table.mine for table in scene.tables) if scene.reader else 0
    title = scene.say(f"title-{scene.which}", waiting=waiting)
    if not scene.last:
        return title
    first, last = scene.first + 1, scene.first + len(scene.shown)
    return f"{title} {scene.say('page', first=first, last=last, all=len(scene.tables))}"


def _lines(scene: GamesScene) -> tuple[str, ...]:
    return tuple(
        scene.say("line", number=number, table=_named(scene, table), state=_stands(scene, table))
        for number, table in enumerate(scene.shown, scene.first + 1)
    )


def _named(scene: GamesScene, table: Overview) -> str:
    """A table by its game and people; by its code as well where that means several."""
    names = _names(scene, table)
    alike = Counter((one.game, _names(scene, one)) for one in scene.tables)
    code = table.code if not names or alike[table.game, names] > 1 else ""
    return " · ".join(filter(None, (_game(scene, table), names, code)))


def _game(scene: GamesScene, table: Overview) -> str:
    return scene.words.say(scene.language, f"game-{table.game}")


def _names(scene: GamesScene, table: Overview) -> str:
    """Against whom, or in a chat's own list who plays; "" while nobody else sits there."""
    everybody = tuple(range(len(table.chairs)))
    seated = [(seat, table.chairs[seat]) for seat in (table.others if scene.reader else everybody)]
    # Somebody who sits on several chairs is named once.
    seats = {
        (chair, seat if chair.level else None): seat
        for seat, chair in seated
        if not _is_left(table, chair)
    }.values()
    if not seats and len(table.chairs) > 1:
        return scene.say("alone")
    longest = LONGEST_NAMES // max(1, len(seats))
    comma = scene.words.say(scene.language, "comma")
    return comma.join(_name(table, seat, longest) for seat in seats)


def _name(table: Overview, seat: Seat, longest: int = LONGEST_NAMES) -> str:
    chair = table.chairs[seat]
    if chair.level:
        return name_on(table.chairs, seat)
    cut = len(chair.name) > longest
    shown = f"{chair.name[: longest - 1].rstrip()}…" if cut else chair.name
    return isolated(told_apart(table.chairs, seat, shown))


def _is_left(table: Overview, chair: Chair) -> bool:
    """Whether a computer player keeps the chair for the reader."""
    return bool(chair.former) and chair.former == table.person


def _stands(scene: GamesScene, table: Overview) -> str:
    """How it stands with a table, and where if not here."""
    place = scene.places.get(table.code, "")
    told = _state(scene, table)
    return f"{told} · {scene.say(f'place-{place}')}" if place else told


def _state(scene: GamesScene, table: Overview) -> str:
    if table.status is Status.OVER:
        return _timed(scene, _result(scene, table), None, table.updated)
    if table.status is Status.LOBBY:
        waits = len(table.chairs) < GAMES[table.game].seats.start
        return scene.say("lobby-waits" if waits else "lobby-ready")
    if any(_is_left(table, chair) for chair in table.chairs) and not _sits(table):
        return scene.say("left")
    if scene.reader is not None and table.asked and not table.moves:
        return scene.say("asked")
    if table.turn is None:
        return scene.say("between")
    return _timed(scene, _turn(scene, table, table.turn), _deadline(table), table.since)


def _sits(table: Overview) -> bool:
    return any(chair.person == table.person for chair in table.chairs)


def _turn(scene: GamesScene, table: Overview, turn: Seat) -> str:
    if scene.reader is not None and table.moves:
        return scene.say("turn-mine")
    return scene.say("turn", name=_name(table, turn))


def _deadline(table: Overview) -> float | None:
    """Until when the clock allows. Without one nobody has to hurry, though the others may choose
    after some days."""
    return None if table.clock == clocks.NONE else table.deadline


def _timed(scene: GamesScene, told: str, deadline: float | None, since: float) -> str:
    if deadline is not None:
        when = scene.words.until(scene.language, deadline, scene.now)
        return scene.say("until", told=told, when=when)
    if since <= 0 or scene.now - since < JUST_NOW:
        return told
    when = scene.words.until(scene.language, since, scene.now)
    return scene.say("since", told=told, when=when)


def _result(scene: GamesScene, table: Overview) -> str:
    """How the last match of a table ended for the reader."""
    outcome = table.outcome
    if outcome is None or not table.score:
        return scene.say("off")
    score = " : ".join(map(str, table.score))
    won = [table.chairs[seat].person == table.person for seat in outcome.winners]
    alone = not table.others or not _sits(table)
    how = "over" if alone else "drawn" if not won else "won" if any(won) else "lost"
    return scene.say(how, score=score)


def _buttons(scene: GamesScene) -> list[Button]:
    verb = BOARD if scene.which is Which.HERE else OPEN
    buttons = []
    for number, table in enumerate(scene.shown, scene.first + 1):
        label = f"{number} · {_named(scene, table)}"
        wanted = number == 1 and scene.reader is not None and table.mine
        style = Style.PRIMARY if wanted else Style.PLAIN
        buttons.append(Button(_fitted(label), Press(verb, table.code, 0).pack(), style))
    return buttons


def _fitted(label: str) -> str:
    return label if len(label) <= LABEL else label[: LABEL - 1] + "…"


def _ways(scene: GamesScene) -> tuple[tuple[Button, ...], ...]:
    """The buttons that lead to other pages and lists."""
    page = min(scene.page, scene.last)
    return rows(
        _way(scene, "previous", scene.which, page - 1) if page else None,
        _way(scene, "next", scene.which, page + 1) if page < scene.last else None,
        _way(scene, "done", Which.DONE) if scene.which is Which.MINE and scene.over else None,
        _way(scene, "mine", Which.MINE) if scene.which is Which.DONE else None,
        _way(scene, "here", Which.HERE) if scene.shared else None,
        *scene.added,
    )


def _way(scene: GamesScene, label: str, which: Which, page: int = 0) -> Button:
    return Button(scene.say(label), Press(VERB, "", 0, (which, str(page))).pack())
