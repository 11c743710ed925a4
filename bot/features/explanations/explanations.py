"""Explains tables: all of one in a message, or one thing to a page that asks."""

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.replies import Replies
from bot.desk.reply import Reply, screen_reply
from bot.errors import WrongTime
from bot.features.explanations.controls import control
from bot.features.explanations.messages import Explained
from bot.features.explanations.screens import lines_of, title_of, what_screen
from bot.running.service import Tables
from bot.screens.composer import Composer
from bot.screens.picture_cache import PictureCache
from bot.tables.table import Table
from engines.game import View
from render.picture import Picture, Place, Point


class Explanations:
    """Tells a reader of what their own view of a match holds, and of nothing else."""

    def __init__(
        self,
        tables: Tables,
        composer: Composer,
        pictures: PictureCache,
        boards: Boards,
        replies: Replies,
    ) -> None:
        self._tables = tables
        self._composer = composer
        self._pictures = pictures
        self._boards = boards
        self._replies = replies

    async def press(self, pressed: ButtonPress) -> Reply:
        """The button: the picture with numbers, for its presser alone. Raises NoSuchTable,
        WrongTime."""
        person, chat = pressed.person, pressed.chat
        table = await self._tables.get(pressed.press.table)
        view = self._view(table, person.key)
        appearance = await self._boards.appearance(person, chat)
        wording = self._composer.wording(table, appearance.language)
        theme = pressed.theme or appearance.theme
        screen = await what_screen(wording, view, person.account, self._pictures, theme)
        here = self._replies.is_page(chat)
        return screen_reply(screen, private=not chat.private, here=here)

    async def at(self, code: str, person: str, language: str, point: Point, look: str) -> Explained:
        """What lies at a point of a table's picture as the person with this key sees it. Raises
        NoSuchTable, WrongTime."""
        table = await self._tables.get(code)
        view = self._view(table, person)
        picture = await self._pictures.board(view, (), look, laid=True)
        thing = _thing_at(picture, point)
        if thing is None:
            return Explained()
        return self._thing(table, view, language, thing)

    async def named(self, code: str, person: str, language: str, name: str, look: str) -> Explained:
        """What a part of the page of this name is, or a thing of the picture that stands elsewhere
        on the page. Raises NoSuchTable, WrongTime."""
        table = await self._tables.get(code)
        view = self._view(table, person)
        takes_back = person in self._tables.positions.takers_back(table)
        wording = self._composer.wording(table, language)
        if (found := control(wording, view, person, name, takes_back)) is not None:
            return found
        picture = await self._pictures.board(view, (), look, laid=True)
        thing = next((thing for thing in picture.things if thing.name == name), None)
        return self._thing(table, view, language, thing) if thing else Explained()

    def _thing(self, table: Table, view: View, language: str, thing: Place) -> Explained:
        wording = self._composer.wording(table, language)
        lines = map(wording.sentence, lines_of(wording, view, thing.name))
        return Explained(title_of(wording, thing), tuple(lines))

    def _view(self, table: Table, person: str) -> View:
        """What the person may see of the match. Raises WrongTime before its deal."""
        if table.match is None:
            raise WrongTime
        return self._tables.view(table, self._composer.seat(table, person))


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
