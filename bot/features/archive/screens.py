"""Somebody's own matches that are over, and what they choose among them."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field

from bot.features.archive.choice import EVERYTHING, Choice
from bot.features.archive.match_notes import NOTHING, MatchNotes
from bot.features.archive.note_screens import note_button
from bot.features.archive.rows import Entry
from bot.features.archive.wanted import RESULTS, MatchPlace
from bot.features.replays.api import WALK
from bot.people import isolated
from bot.press import Press
from bot.screens.buttons import command_button, rows
from bot.screens.file import File
from bot.screens.screen import Button, Screen, Style
from bot.screens.wording import Wording
from bot.store.seated_rows import Rival
from bot.tables.table import Match
from bot.texts import Words
from bot.texts.level_names import level_name
from engines import GAMES
from engines.strength import is_level

VERB = "matches"
FIRST, BEFORE, AFTER, PICK = "first", "b", "a", "pick"
EXPORT = "x"  # before the place behind which a file begins, if not with the latest
PAGE = 6  # matches
NARROW = 4  # matches that have a row of buttons each
LONGEST_NAMES = 24  # characters of all that are named in a line
LABEL = 40


class Met(Struct, frozen=True):
    """Somebody against whom one has played: their mark or the level of the computer player, and
    what they are called."""

    mark: str
    name: str


class MatchesScene(Struct, frozen=True):
    """A page of the ``entries`` of a ``reader`` that are as chosen; ``newer`` and ``older`` say
    whether there are others. ``met`` are the rivals of late, ``noted`` is what the reader has noted
    of matches."""

    words: Words
    language: str
    now: float
    reader: str
    choice: Choice = EVERYTHING
    entries: tuple[Entry, ...] = ()
    newer: bool = False
    older: bool = False
    met: tuple[Met, ...] = ()
    noted: Mapping[tuple[str, int], MatchNotes] = field(default_factory=dict)

    def say(self, text: str, **params: str | int) -> str:
        """A text of these screens."""
        return self.words.say(self.language, f"archive-{text}", **params)

    def game(self, key: str) -> str:
        """A game's name."""
        return self.words.say(self.language, f"game-{key}")

    def level(self, level: str) -> str:
        """What a computer player of a level is called."""
        return self.say("computer", level=level_name(self.words, self.language, level))


def matches_screen(scene: MatchesScene) -> Screen:
    """A page of matches: a line and a button for each, the latest first."""
    title = " · ".join((scene.say("title"), *_chosen(scene)))
    lines = tuple(
        scene.say("line", number=number, match=_named(scene, one), state=_state(scene, one))
        for number, one in enumerate(scene.entries, 1)
    )
    if not lines:
        lines = (scene.say("none" if scene.choice == EVERYTHING else "none-such"),)
    width = 1 if len(scene.entries) <= NARROW else 2
    actions = rows(*_buttons(scene), width=width) + rows(*_ways(scene))
    return Screen("", 0, (title, *lines), scene.reader, actions=actions)


def choosing_screen(scene: MatchesScene) -> Screen:
    """What can be chosen: games, results and rivals, each of which a press puts in and out."""
    title = " · ".join((scene.say("which"), *_chosen(scene)))
    games = (_pick(scene, "game", key, scene.game(key)) for key in GAMES)
    results = (_pick(scene, "result", one, scene.say(f"only-{one}")) for one in RESULTS)
    met = (_pick(scene, "rival", one.mark, one.name) for one in scene.met)
    shown = Button(scene.say("show"), _payload(scene.choice, FIRST), Style.PRIMARY)
    actions = (
        *rows(*games, width=3),
        *rows(*results, width=4),
        *rows(*met, width=3),
        *rows(shown, None if scene.choice == EVERYTHING else _everything(scene)),
    )
    return Screen("", 0, (title,), scene.reader, actions=actions)


def result(scene: MatchesScene, one: Entry) -> str:
    """How a match ended."""
    score = "" if one.points is None else str(one.points)
    if score and one.against is not None:
        score = f"{one.points} : {one.against}"
    return scene.say(f"was-{one.result}", score=score).strip()


def liked(scene: MatchesScene) -> str:
    """What the position is called that is chosen, "" for none."""
    if scene.choice.position is None:
        return ""
    code, _, ply = scene.choice.position
    return scene.say("like", code=code, ply=ply)


def position_buttons(wording: Wording, match: Match, ply: int) -> tuple[Button, ...]:
    """Below a position of a match that is over: leads to the own matches that have the same, and to
    what one has noted of it."""
    if match.outcome is None:
        return ()
    note = note_button(wording, match)
    if not ply:
        return (note,)
    choice = Choice(position=(wording.table.code, match.number, ply))
    return Button(wording.say("archive-alike"), _payload(choice, FIRST)), note


def games_buttons(words: Words, language: str) -> tuple[Button, ...]:
    """Below somebody's own tables: the way to their matches that are over."""
    return (command_button(words, language, VERB),)


def rival_names(scene: MatchesScene, found: Sequence[Rival]) -> str:
    """Against whom it was."""
    names = dict.fromkeys(_name(scene, who, name) for _, who, name in found)
    longest = LONGEST_NAMES // max(1, len(names))
    comma = scene.words.say(scene.language, "comma")
    return comma.join(isolated(_cut(name, longest)) for name in names)


def _marks(scene: MatchesScene, one: Entry) -> Iterable[str]:
    """That there is a note to a match, and how many lines are kept beside it."""
    notes = scene.noted.get((one.code, one.match), NOTHING)
    if notes.note:
        yield scene.say("has-note")
    if notes.lines:
        yield scene.say("has-lines", count=len(notes.lines))


def exported_screen(scene: MatchesScene, count: int, last: MatchPlace | None, file: File) -> Screen:
    """A file with so many matches, and the way to the next one where those older than the ``last``
    are not in it."""
    said = scene.say("exported", count=count)
    more = (scene.say("exported-more"),) if last else ()
    further = _payload(EVERYTHING, f"{EXPORT}{last}") if last else ""
    actions = rows(Button(scene.say("export-next"), further, Style.PRIMARY) if further else None)
    lines = (said, *more)
    return Screen("", 0, lines, scene.reader, alt=said, file=file, actions=actions, lead=True)


def _state(scene: MatchesScene, one: Entry) -> str:
    when = scene.words.until(scene.language, one.place.ended, scene.now)
    told = scene.say("since", told=result(scene, one), when=when)
    return " · ".join((told, *_marks(scene, one)))


def _name(scene: MatchesScene, who: str, name: str) -> str:
    if is_level(who):
        return name or scene.level(who)
    return name or scene.say("somebody")


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"


def _named(scene: MatchesScene, one: Entry) -> str:
    return " · ".join(filter(None, (scene.game(one.game), rival_names(scene, one.rivals))))


def _chosen(scene: MatchesScene) -> Iterable[str]:
    choice = scene.choice
    if choice.game:
        yield scene.game(choice.game)
    if choice.result:
        yield scene.say(f"only-{choice.result}")
    if choice.position:
        yield liked(scene)
    if is_level(choice.rival):
        yield scene.level(choice.rival)
    elif choice.rival:
        name = next((one.name for one in scene.met if one.mark == choice.rival), "")
        yield isolated(name or scene.say("somebody"))


def _buttons(scene: MatchesScene) -> Iterable[Button]:
    for number, one in enumerate(scene.entries, 1):
        walk = Press(WALK, one.code, one.revision, (str(one.match), str(one.plies)))
        label = _cut(f"{number} · {_named(scene, one)}", LABEL)
        yield Button(label, walk.pack(), Style.PRIMARY if number == 1 else Style.PLAIN)


def _ways(scene: MatchesScene) -> Iterable[Button | None]:
    places = [one.place for one in scene.entries]
    if scene.newer and places:
        yield _way(scene, "newer", AFTER, places[0])
    if scene.older and places:
        yield _way(scene, "older", BEFORE, places[-1])
    if scene.entries or scene.choice != EVERYTHING:
        yield Button(scene.say("filter"), _payload(scene.choice, PICK))
    if scene.choice != EVERYTHING:
        yield _everything(scene)
    elif scene.entries:
        yield Button(scene.say("export"), _payload(EVERYTHING, EXPORT))


def _way(scene: MatchesScene, label: str, where: str, place: MatchPlace) -> Button:
    return Button(scene.say(label), _payload(scene.choice, f"{where}{place}"))


def _everything(scene: MatchesScene) -> Button:
    return Button(scene.say("all"), _payload(EVERYTHING, FIRST))


def _pick(scene: MatchesScene, field: str, value: str, label: str) -> Button:
    choice = scene.choice.without(field, value)
    chosen = getattr(scene.choice, field) == value
    return Button(_cut(label, LABEL), _payload(choice, PICK), chosen=chosen)


def _payload(choice: Choice, where: str) -> str:
    code = choice.position[0] if choice.position else ""
    return Press(VERB, code, 0, (str(choice), where)).pack()
