"""A screen made into the message that shows it on the page."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import structs
from msgspec.structs import replace

from bot.desk.page_messages import (
    CellShown,
    HeldShown,
    PictureShown,
    PreviewShown,
    RegionShown,
    bare,
    digest,
    pieces_of,
)
from bot.errors import BadPress
from bot.moments import plain
from bot.platforms.web.wire import (
    ButtonShown,
    FileShown,
    MenuShown,
    PlayerShown,
    ScreenShown,
    line_message,
)
from bot.press import Press, unpack
from bot.screens import Button, Screen
from bot.screens.by_identity import ByIdentity
from bot.screens.pieces import CANNOT
from bot.screens.screen import Menu, PlaceShown, Player, Style
from engines.game import Preview
from render import Picture, Region

SCREENS = 64  # whose choices are known for a moment: they are looked through several times
NOBODY: Mapping[int, str] = MappingProxyType({})


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
        ahead=screen.ahead,
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


def picked_of(screen: Screen) -> tuple[str, ...]:
    """The choices already made on a screen: what its moves have in common before the last step."""
    paths = [press.path for _, press in _CHOICES.of(screen.choices)]
    made = paths[0][:-1] if paths else ()
    return made[screen.fixed :] if all(path[:-1] == made for path in paths) else ()


def back_of(screen: Screen) -> str:
    """The payload of the button that undoes the last choice, or "" where none was made; where no
    button does, that which drops all of them."""
    begun = next((press for _, press in _CHOICES.of(screen.choices)), None)
    made = picked_of(screen)
    if begun is None or not made:
        return ""
    place = begun.path[: screen.fixed]
    verbs = {press.verb for _, press in _CHOICES.of(screen.choices)}
    for button, press in _presses(tuple(button for row in screen.actions for button in row)):
        whole = (*place, *made)
        if press.verb in verbs and press.path == whole[: len(press.path)] != whole:
            return button.payload
    return replace(begun, path=place).pack()


def targets(screen: Screen) -> Iterator[tuple[Region, Button]]:
    """The regions of the picture that can be pressed, each with the button it stands for.

    A region stands for the move button whose path ends with its choice. Where choices have been
    made and no button has it, it is an own piece that could be chosen instead: the press then
    starts again from there.
    """
    presses = {press.path[-1:]: (button, press) for button, press in _CHOICES.of(screen.choices)}
    made = picked_of(screen)
    for region in screen.picture.regions if screen.picture else ():
        own = presses.get((region.choice,))
        if own is not None:
            yield region, own[0]
        elif made and region.choice not in made:
            _, sample = next(iter(presses.values()))
            again = replace(sample, path=(*sample.path[: screen.fixed], region.choice))
            yield region, Button(region.choice, again.pack(), more=True)


def _label(button: Button) -> str:
    return bare(plain(button.label))


def _button(button: Button) -> ButtonShown:
    label, style = _label(button), str(button.style)
    if button.url:
        return ButtonShown(label, style, url=button.url)
    return ButtonShown(
        label,
        style,
        button.payload,
        act=button.act,
        chosen=button.chosen,
        board=button.board,
    )


def _player(player: Player, who: str) -> PlayerShown:
    return PlayerShown(
        player.seat,
        player.name,
        player.level,
        player.side,
        player.mark,
        player.you,
        player.host,
        player.turn,
        player.won,
        player.holds,
        player.points,
        player.left,
        player.deadline,
        bare(player.team),
        player.place,
        player.preparing,
        player.gain,
        plain(player.about),
        tuple(map(_button, player.buttons)),
        who,
        plain(player.given),
    )


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
    rows = tuple(map(_CELLS.of, screen.places))
    if not made:
        return rows
    return tuple(
        tuple(structs.replace(cell, picked=True) if cell.place in made else cell for cell in row)
        for row in rows
    )


def _row(row: tuple[PlaceShown, ...]) -> tuple[CellShown, ...]:
    return tuple(CellShown(place.name, bare(place.words), place.outline) for place in row)


_CELLS = ByIdentity(_row)


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


def _presses(buttons: tuple[Button, ...]) -> tuple[tuple[Button, Press], ...]:
    return tuple(_unpacked(buttons))


def _unpacked(buttons: tuple[Button, ...]) -> Iterator[tuple[Button, Press]]:
    for button in buttons:
        try:
            yield button, unpack(button.payload)
        except BadPress:  # a button that only opens an address
            continue


_CHOICES = ByIdentity(_presses, SCREENS)
