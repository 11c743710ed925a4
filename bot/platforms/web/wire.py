"""What goes over the socket to the page: every message as a record, and a screen made into one."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

import msgspec
from msgspec import Struct

from bot.desk.page_messages import (
    CellShown,
    ColumnShown,
    HeldShown,
    Message,
    MoveShown,
    PictureShown,
    PreviewShown,
    RegionShown,
    bare,
    digest,
    pieces_of,
)
from bot.errors import BadPress
from bot.moments import Moment, parts, plain
from bot.people import PersonPreferences
from bot.platforms.web.rate_limit import Whose
from bot.press import Press, unpack
from bot.screens import Button, Screen
from bot.screens.history import Entry as HistoryEntry
from bot.screens.pieces import CANNOT
from bot.screens.screen import Menu, PlaceShown, Player, Style
from engines.game import Preview
from render import Picture, Region


class MomentShown(Struct, frozen=True):
    """A moment in a line: a Unix time, which the page counts down to, and words for it."""

    at: int
    words: str


Line = str | tuple[str | MomentShown, ...]
"""A line of text; one with moments in it comes in pieces."""


class Who(Struct, frozen=True):
    """How the visitor is called and spoken to, and the theme that they have chosen, "" for the
    system's, the palette and the size of print, "" for the standard's."""

    name: str
    language: str
    theme: str = ""
    palette: str = ""
    size: str = ""


def who(name: str, language: str, chosen: PersonPreferences) -> Who:
    """The visitor, with what of their choices the page wears itself."""
    return Who(name, language, chosen.theme, chosen.palette, chosen.size)


class Hello(Message, tag="hello", frozen=True):
    """The first message: the page is connected. One of another version loads itself again. Its
    clocks run by the server's Unix time, which is ``now``."""

    version: str
    me: Who
    now: float


class Me(Message, tag="me", frozen=True):
    """The visitor has chosen another language or look."""

    me: Who


class Wait(Message, tag="wait", frozen=True):
    """The last message, to a page that cannot be served now: ``whose`` limit is used up, and in
    how many ``seconds`` it may come again."""

    seconds: int
    whose: Whose


class TableCard(Struct, frozen=True):
    """One of the visitor's tables: who else sits there, and in the ``pill`` whose turn it is or
    how it ended. ``state`` is mine (others wait for the visitor), waiting, lobby or over; with the
    ``revision`` its picture changes."""

    code: str
    game: str
    revision: int
    state: str
    names: str
    pill: Line


class FeatureCard(Struct, frozen=True):
    """A card of a feature: what it is and asks, a short row of what the visitor has done there, the
    name of its picture, and the payload that opens it."""

    feature: str
    title: str
    about: str
    row: str
    picture: str
    payload: str


class Home(Message, tag="home", frozen=True):
    """What the page shows where no table is: the visitor's tables, of which the first ``first``
    are in sight and the others behind a button, and the cards of features."""

    tables: tuple[TableCard, ...]
    first: int
    cards: tuple[FeatureCard, ...] = ()


class ButtonShown(Struct, frozen=True, omit_defaults=True):
    """A button that sends its ``payload``, or opens a ``url``; ``act`` and ``chosen`` as in
    ``bot.screens.Button``."""

    label: str
    style: str
    payload: str = ""
    url: str = ""
    act: bool = False
    chosen: bool = False


class FileShown(Struct, frozen=True):
    """A file to be fetched at ``url``, of ``size`` bytes; one that is ``moving`` is shown there as
    well, with ``alt`` for those who do not see it."""

    name: str
    url: str
    size: int
    moving: bool
    alt: str


class MenuShown(Struct, frozen=True, omit_defaults=True):
    """What is folded away behind one button, as in ``bot.screens.Menu``."""

    key: str
    label: str
    entries: tuple[ButtonShown, ...] = ()
    value: str = ""
    chosen: str = ""
    about: tuple[str, ...] = ()
    within: str = ""


class PlayerShown(Struct, frozen=True, omit_defaults=True):
    """A seat beside the board, as in ``bot.screens.Player``. ``seat`` and ``name`` are always
    there; what is missing is empty, false or does not exist in the game. ``who`` is what the page
    calls a person whose ratings everybody may see."""

    seat: int
    name: str
    level: str = ""
    side: str = ""
    mark: str = ""
    you: bool = False
    host: bool = False
    turn: bool = False
    won: bool = False
    holds: int | None = None
    points: int | None = None
    left: float | None = None
    deadline: float | None = None
    team: str = ""
    place: str = ""
    preparing: float | None = None
    gain: str = ""
    about: str = ""
    buttons: tuple[ButtonShown, ...] = ()
    who: str = ""


PLAYER_FIELDS = frozenset(PlayerShown.__struct_fields__) - {"who"}


class ScreenShown(Message, tag="screen", frozen=True):
    """All that the page needs to show a screen. ``mine``: it is up to this person to act;
    ``waits``: they play here, and it is up to somebody else; the rest as in
    ``bot.screens.Screen``. By ``played`` the page knows what it has not shown yet."""

    table: str
    revision: int
    lines: tuple[Line, ...]
    prompt: str
    columns: int
    choices: tuple[ButtonShown, ...]
    actions: tuple[tuple[ButtonShown, ...], ...]
    picture: PictureShown | None
    picked: tuple[str, ...]
    back: str
    mine: bool
    waits: bool
    lead: bool
    title: str
    stake: str
    kind: str
    players: tuple[PlayerShown, ...]
    free: int
    menus: tuple[MenuShown, ...]
    played: tuple[int, int] | None
    reading: tuple[str, ...] = ()
    file: FileShown | None = None


class Card(ScreenShown, tag="card", frozen=True):
    """A screen that is shown beside the table."""


class Sheet(ScreenShown, tag="sheet", frozen=True):
    """A screen in a sheet of its own, wherever the page is; the next one takes its place."""


class AuthorShown(Struct, frozen=True, omit_defaults=True):
    """Whose doing something was, as in ``bot.screens.history.Author``."""

    name: str
    level: str = ""
    side: str = ""


class Entry(Struct, frozen=True, omit_defaults=True):
    """Something that has happened; the ``mark`` is the same in every telling. ``at`` is the Unix
    time, 0 where that is not known; ``by`` is missing where it was nobody's doing."""

    mark: str
    text: str
    at: int = 0
    by: AuthorShown | None = None


class Story(Message, tag="story", frozen=True):
    """What has happened at a table since the page was told last."""

    table: str
    entries: tuple[Entry, ...]


class Moves(Message, tag="moves", frozen=True):
    """The moves of the match ``number`` at a table: of those told before the first ``keep`` stand,
    and after them come these. ``begins`` is said while there are none."""

    table: str
    number: int
    columns: tuple[ColumnShown, ...]
    keep: int
    moves: tuple[MoveShown, ...]
    begins: str


class Notice(Message, tag="notice", frozen=True):
    """A sentence for this reader alone."""

    text: str
    alert: bool


class Go(Message, tag="go", frozen=True):
    """The page is to show this table."""

    table: str


class Gone(Message, tag="gone", frozen=True):
    """There is no such table, and why."""

    text: str


class Answer(Message, tag="answer", frozen=True):
    """The request of this number has been dealt with."""

    number: int


NOBODY: Mapping[int, str] = MappingProxyType({})


def encode(message: Message) -> str:
    """The message as it goes over the socket."""
    return msgspec.json.encode(message).decode()


def screen_message(
    screen: Screen,
    kind: type[ScreenShown] = ScreenShown,
    link: str = "",
    people: Mapping[int, str] = NOBODY,
) -> ScreenShown:
    """All that the page needs to show ``screen``; the picture itself goes before it, as bytes, and
    its file can be fetched by the ``link``. ``people`` is what the page calls those at the table
    whose ratings everybody may see, by seat."""
    return kind(
        table=screen.table,
        revision=screen.revision,
        lines=tuple(map(line_message, screen.lines)),
        prompt=bare(plain(screen.prompt)),
        columns=screen.columns,
        choices=tuple(map(_button, screen.choices)),
        actions=tuple(tuple(map(_button, row)) for row in screen.actions),
        picture=_picture(screen.picture, screen) if screen.picture else None,
        picked=picked_of(screen),
        back=back_of(screen),
        mine=screen.yours,
        waits=screen.waits,
        lead=screen.lead,
        title=screen.title,
        stake=plain(screen.stake),
        kind=screen.kind,
        players=tuple(_player(player, people.get(player.seat, "")) for player in screen.players),
        free=screen.free,
        menus=tuple(map(_menu, screen.menus)),
        played=screen.played,
        reading=tuple(map(plain, screen.reading)),
        file=_file(screen, link),
    )


def _file(screen: Screen, link: str) -> FileShown | None:
    file = screen.file
    if file is None or not link:
        return None
    return FileShown(file.name, link, len(file.data), file.moving, plain(screen.alt))


def line_message(line: str) -> Line:
    """The line as the page shows it: in pieces where it has moments."""
    line = bare(line)
    pieces = tuple(
        MomentShown(piece.at, piece.words) if isinstance(piece, Moment) else piece
        for piece in parts(line)
    )
    return pieces if any(isinstance(piece, MomentShown) for piece in pieces) else line


def entry_message(entry: HistoryEntry) -> Entry:
    """What has happened as the page tells it."""
    by = entry.by
    author = None if by is None else AuthorShown(by.name, by.level, by.side)
    return Entry(entry.mark, bare(plain(entry.text)), int(entry.at), author)


def picked_of(screen: Screen) -> tuple[str, ...]:
    """The choices already made on a screen: what its moves have in common before the last step."""
    paths = [press.path for _, press in _presses(screen.choices)]
    made = paths[0][:-1] if paths else ()
    return made if all(path[:-1] == made for path in paths) else ()


def back_of(screen: Screen) -> str:
    """The payload of the button that undoes the last choice, or "" where none was made; where no
    button does, that which drops all of them."""
    verbs = {press.verb for _, press in _presses(screen.choices)}
    made = picked_of(screen)
    actions = tuple(button for row in screen.actions for button in row)
    for button, press in _presses(actions):
        if press.verb in verbs and press.path == made[: len(press.path)] != made:
            return button.payload
    begun = next((press for _, press in _presses(screen.choices)), None) if made else None
    return Press(begun.verb, begun.table, begun.revision).pack() if begun else ""


def targets(screen: Screen) -> Iterator[tuple[Region, Button]]:
    """The regions of the picture that can be pressed, each with the button it stands for.

    A region stands for the move button whose path ends with its choice. Where choices have been
    made and no button has it, it is an own piece that could be chosen instead: the press then
    starts again from there.
    """
    presses = {press.path[-1:]: (button, press) for button, press in _presses(screen.choices)}
    made = picked_of(screen)
    for region in screen.picture.regions if screen.picture else ():
        own = presses.get((region.choice,))
        if own is not None:
            yield region, own[0]
        elif made and region.choice not in made:
            _, sample = next(iter(presses.values()))
            again = replace(sample, path=(region.choice,))
            yield region, Button(region.choice, again.pack(), more=True)


def _label(button: Button) -> str:
    return bare(plain(button.label))


def _button(button: Button) -> ButtonShown:
    label, style = _label(button), str(button.style)
    if button.url:
        return ButtonShown(label, style, url=button.url)
    return ButtonShown(label, style, button.payload, act=button.act, chosen=button.chosen)


def _player(player: Player, who: str) -> PlayerShown:
    shown = {field: getattr(player, field) for field in PLAYER_FIELDS}
    said = {"about": plain(player.about), "team": bare(player.team), "who": who}
    return PlayerShown(**{**shown, **said, "buttons": tuple(map(_button, player.buttons))})


def _menu(menu: Menu) -> MenuShown:
    return MenuShown(
        key=menu.key,
        label=bare(plain(menu.label)),
        entries=tuple(map(_button, menu.entries)),
        value=bare(plain(menu.value)),
        chosen=menu.chosen,
        about=tuple(bare(plain(line)) for line in menu.about),
        within=menu.within,
    )


def _picture(picture: Picture, screen: Screen) -> PictureShown:
    regions = tuple(
        RegionShown(
            region.outline,
            region.choice,
            _label(button),
            button.payload,
            button.more,
            _preview(button.preview),
        )
        for region, button in targets(screen)
    )
    alt = plain(screen.alt)
    return PictureShown(
        digest(picture).hex(),
        picture.width,
        picture.height,
        alt,
        regions,
        pieces_of(picture),
        picture.parts,
        _cells(screen),
        _held(screen),
    )


def _cells(screen: Screen) -> tuple[tuple[CellShown, ...], ...]:
    made = picked_of(screen)
    return tuple(
        tuple(CellShown(one.name, bare(one.words), one.outline, one.name in made) for one in row)
        for row in screen.places
    )


def _held(screen: Screen) -> tuple[HeldShown, ...]:
    """The own pieces; without choices none of them can be picked."""
    buttons = (
        screen.pieces if len(screen.pieces) == len(screen.held) else (None,) * len(screen.held)
    )
    return tuple(map(_piece, screen.held, buttons))


def _piece(piece: PlaceShown, button: Button | None) -> HeldShown:
    if button is None or unpack(button.payload).verb == CANNOT:
        return HeldShown(bare(piece.words), piece.outline)
    picked = button.style is Style.PRIMARY
    return HeldShown(bare(piece.words), piece.outline, button.payload, picked)


def _preview(preview: Preview | None) -> PreviewShown | None:
    return None if preview is None else PreviewShown(preview.places, preview.points)


def _presses(buttons: tuple[Button, ...]) -> Iterator[tuple[Button, Press]]:
    for button in buttons:
        try:
            yield button, unpack(button.payload)
        except BadPress:  # a button that only opens an address
            continue
