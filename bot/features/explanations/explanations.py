"""Explains boards: all of a table's in a message, or one thing of any to a page that asks."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.desk.button_press import ButtonPress
from bot.desk.replies import Replies
from bot.desk.reply import Reply, screen_reply
from bot.desk.viewers import Viewers
from bot.errors import BadPress, WrongTime
from bot.features.explanations.controls import control
from bot.features.explanations.messages import Explained
from bot.features.explanations.screens import Explainable, title_of, what_screen
from bot.running.service import Tables
from bot.screens.composer import Composer
from bot.screens.picture_cache import PictureCache
from bot.tables.table import Table
from render.picture import Picture, Place, Point

FindBoard = Callable[[str, int, str], Explainable | None]
"""Finds the board that a page shows at a path, at a step of it, in a language; None for another
path."""


@dataclass(eq=False, repr=False)
class Explanations:
    """Tells a reader of what their own view of a match holds, and of nothing else. ``find_boards``
    are what beside tables explains itself."""

    _tables: Tables
    _composer: Composer
    _pictures: PictureCache
    _viewers: Viewers
    _replies: Replies
    find_boards: list[FindBoard] = field(default_factory=list, init=False)

    async def press(self, pressed: ButtonPress) -> Reply:
        """The button: the picture with numbers, for its presser alone. Raises NoSuchTable,
        WrongTime."""
        person, chat = pressed.person, pressed.chat
        table = await self._tables.get(pressed.press.table)
        viewer = await self._viewers.of_answer(person, chat)
        board = self._board(table, person.key, viewer.language)
        theme = pressed.theme or viewer.theme
        screen = await what_screen(board, person.account, self._pictures, theme)
        here = self._replies.is_page(chat)
        return screen_reply(screen, private=not chat.private, here=here)

    async def of_table(self, code: str, person: str, language: str) -> Explainable:
        """The board of a table as the person with this key sees it. Raises NoSuchTable,
        WrongTime."""
        return self._board(await self._tables.get(code), person, language)

    def of_view(self, path: str, step: int, language: str) -> Explainable:
        """The board that a page shows at a path. Raises BadPress."""
        found = (find(path, step, language) for find in self.find_boards)
        board = next(filter(None, found), None)
        if board is None:
            raise BadPress
        return board

    async def at(self, board: Explainable, point: Point, look: str) -> Explained:
        """What lies at a point of a board's picture."""
        thing = _thing_at(await self._picture(board, look), point)
        return _explained(board, thing) if thing else Explained()

    async def named(self, board: Explainable, name: str, look: str) -> Explained:
        """What a thing of the picture is that stands elsewhere on the page."""
        things = (await self._picture(board, look)).things
        thing = next((thing for thing in things if thing.name == name), None)
        return _explained(board, thing) if thing else Explained()

    async def control(self, code: str, person: str, language: str, name: str) -> Explained | None:
        """What a part of a table's page of this name is; None for no such part. Raises NoSuchTable,
        WrongTime."""
        table = await self._tables.get(code)
        takes_back = person in self._tables.positions.takers_back(table)
        board = self._board(table, person, language)
        return control(board.wording, board.view, person, name, takes_back)

    def _board(self, table: Table, person: str, language: str) -> Explainable:
        """What the person may see of the match. Raises WrongTime before its deal."""
        if table.match is None:
            raise WrongTime
        view = self._tables.view(table, self._composer.seat(table, person))
        return Explainable(self._composer.wording(table, language), view, view)

    async def _picture(self, board: Explainable, look: str) -> Picture:
        return await self._pictures.board(board.shown, (), look, laid=True)


def _explained(board: Explainable, thing: Place) -> Explained:
    return Explained(title_of(board.wording, thing), board.lines_of(thing.name))


def _thing_at(picture: Picture, point: Point) -> Place | None:
    """What lies uppermost at a point, under the name by which it is explained."""
    known = picture.explainable
    found = [name for name, thing in known.items() if _within(point, thing.outline)]
    return known[found[-1]].named(found[-1]) if found else None


def _within(point: Point, outline: tuple[Point, ...]) -> bool:
    """Whether a point lies in a polygon: how often a ray from it crosses the edges."""
    (x, y), inside = point, False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
