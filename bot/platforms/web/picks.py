"""What a page is told of the pieces that its person may pick, after the screen that has them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.background import Background
from bot.desk import Desk
from bot.desk.page_messages import PictureShown, RegionShown, digest
from bot.platforms.web.channel import Channel
from bot.platforms.web.reader import PageReader
from bot.platforms.web.screen_messages import screen_message
from bot.platforms.web.wire import ButtonShown, PickShown, PicksShown, ScreenShown, TargetShown
from bot.screens.picks import PickedScreen, PickedScreens
from engines.path import join, split

_T = TypeVar("_T")


class PicksAhead:
    """Tells one page what it will show when a piece is picked: once for each position, as soon as
    nobody waits for anything else. A page that has not been told asks."""

    def __init__(self, desk: Desk, reader: PageReader, channel: Channel) -> None:
        self._desk = desk
        self._reader = reader
        self._channel = channel
        self._background = Background()
        self._told: tuple[object, ...] = ()  # for which position, in which look and language
        self._screen: ScreenShown | None = None  # on which nothing is picked, at that position

    def follow(self, screen: ScreenShown) -> None:
        """The page shows this screen of its table."""
        picture = screen.picture
        if picture is None or screen.picked or not any(one.more for one in picture.regions):
            return
        position = screen.table, screen.revision, picture.digest, self._reader.language
        if position != self._told:
            self._told, self._screen = position, screen
            self._background.start(self._tell(screen), "picks of a page", screen.table)

    def go_on(self, picked: tuple[str, ...]) -> None:
        """The page shows a pick by itself after which another follows."""
        if (screen := self._screen) is not None:
            self._background.start(self._tell(screen, picked), "picks of a page", screen.table)

    def leave(self) -> None:
        """The page shows the table no more."""
        self._told, self._screen = (), None

    async def close(self) -> None:
        """Tells nothing any more."""
        await self._background.close()

    async def _tell(self, screen: ScreenShown, picked: tuple[str, ...] = ()) -> None:
        reader, position = self._reader, self._told
        look = await reader.look()
        found = await self._desk.page_screens.picks(
            screen.table, reader.person, reader.language, look, picked
        )
        if found is None or self._told != position:
            return
        try:
            await self._channel.send_picture(found.sprites)
            await self._channel.send(picks_message(screen, found))
        except ConnectionError:
            return


def picks_message(screen: ScreenShown, found: PickedScreens) -> PicksShown:
    """What the ``screen`` becomes with each of the picks ``found`` that changes no more of it than
    a pick can say."""
    assert screen.picture is not None
    picks = tuple(filter(None, (_pick(screen, screen.picture, one) for one in found.screens)))
    return PicksShown(
        screen.table,
        screen.revision,
        screen.picture.digest,
        digest(found.sprites).hex(),
        picks,
    )


def _pick(before: ScreenShown, under: PictureShown, found: PickedScreen) -> PickShown | None:
    after = screen_message(replace(found.screen, table=before.table))  # or the path of a view
    over = after.picture
    if over is None or not after.picked or _rest(before, under) != _rest(after, over):
        return None
    first = after.choices[0].payload
    begun = first[: first.rindex(".") + 1]
    others = tuple(at for at, one in enumerate(under.regions) if _stays(one, over))
    place, _, path = first.rpartition(":")
    return PickShown(
        payload=f"{place}:{join(split(path)[: found.screen.fixed + found.before + 1])}",
        begun=begun,
        line=after.lines[0],
        prompt=after.prompt,
        columns=after.columns,
        picked=after.picked,
        back=after.back,
        actions=after.actions,
        targets=tuple(_target(button, begun, over) for button in after.choices),
        parts=found.parts,
        others=others,
        held=tuple(_changes(under.held, over.held)),
        pieces=tuple(_changes(under.pieces, over.pieces)),
        cells=tuple(
            (row, *cell)
            for row, pair in enumerate(zip(under.cells, over.cells, strict=True))
            for cell in _changes(*pair)
        ),
    )


def _rest(screen: ScreenShown, picture: PictureShown) -> tuple[object, ...]:
    """What no pick changes."""
    words = screen.table, screen.revision, screen.lines[1:], screen.reading, picture.alt
    shapes = tuple(map(len, picture.cells)), len(picture.held), len(picture.pieces)
    return (*words, *shapes, screen.kind, screen.menus)


def _stays(region: RegionShown, picture: PictureShown) -> bool:
    """Whether a region is there after the pick, too, and does the same."""
    return any(
        (region.payload, region.points) == (one.payload, one.points) for one in picture.regions
    )


def _target(button: ButtonShown, begun: str, picture: PictureShown) -> TargetShown:
    choice = button.payload.removeprefix(begun)
    regions = [one for one in picture.regions if one.payload == button.payload]
    cell = next((one.points for row in picture.cells for one in row if one.place == choice), None)
    outlines = tuple(one.points for one in regions)
    preview = regions[0].preview if regions else None
    return (
        choice,
        button.label,
        any(one.more for one in regions),
        () if outlines == (cell,) else outlines,
        None if preview is None else preview.places,
        None if preview is None else preview.points,
    )


def _changes(before: Sequence[_T], after: Sequence[_T]) -> Iterator[tuple[int, _T]]:
    pairs = enumerate(zip(before, after, strict=True))
    return ((at, new) for at, (old, new) in pairs if old != new)
