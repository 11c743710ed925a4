"""What somebody asks of a table, be it by a button or by a command."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from msgspec import Struct, field

from bot.desk.button_press import ButtonPress
from bot.desk.handler_types import CommandHandler, VerbHandler
from bot.desk.invocation import Invocation
from bot.desk.reply import Reply
from bot.desk.table_finder import TableFinder
from bot.errors import NotSeated, Stale
from bot.people import Chat, Person
from bot.running.service import Tables
from bot.tables import play
from bot.tables.table import Table
from engines.game import View


class TableRequest(Struct, frozen=True):
    """A request of a person in a chat about a ``table``: the arguments of a command, or a press
    with its path and the revision on which it was made."""

    table: Table
    person: Person
    chat: Chat
    args: Mapping[str, str] = field(default_factory=dict)
    press: ButtonPress | None = None

    @property
    def pressed(self) -> bool:
        """Whether a button asks."""
        return self.press is not None

    @property
    def path(self) -> tuple[str, ...]:
        """The choices of the button, () for a command."""
        return self.press.press.path if self.press is not None else ()

    @property
    def revision(self) -> int | None:
        """The revision that was pressed on, None for a command."""
        return self.press.press.revision if self.press is not None else None


Handler = Callable[[TableRequest], Awaitable[Reply]]


@dataclass(eq=False, repr=False)
class TableRequests:
    """Finds the table of a command or a press, for handlers of both."""

    _tables: Tables
    _finder: TableFinder

    def command(self, handle: Handler) -> CommandHandler:
        """Handles a command about a table. Raises NoSuchTable, NoTableHere."""

        async def run(invocation: Invocation) -> Reply:
            table = await self._finder.find(invocation)
            return await handle(
                TableRequest(table, invocation.person, invocation.chat, invocation.args)
            )

        return run

    def verb(self, handle: Handler) -> VerbHandler:
        """Handles a press, whichever revision it was made on. Raises NoSuchTable."""

        async def run(pressed: ButtonPress) -> Reply:
            table = await self._tables.get(pressed.press.table, pressed.press.revision)
            return await handle(TableRequest(table, pressed.person, pressed.chat, press=pressed))

        return run

    def current(self, handle: Handler) -> VerbHandler:
        """Handles a press that holds for the table as it stands. Raises NoSuchTable, NotSeated,
        Stale."""

        async def run(pressed: ButtonPress) -> Reply:
            press = pressed.press
            table = await self._tables.get(press.table, press.revision)
            if table.revision != press.revision:
                # Whoever does not play here is told that first, whatever the screen's age.
                if not table.seats_of(pressed.person.key):
                    raise NotSeated
                raise Stale
            return await handle(TableRequest(table, pressed.person, pressed.chat, press=pressed))

        return run


def view_to_move(tables: Tables, table: Table, person: Person) -> View:
    """The view of the seat that ``person`` moves for. Raises NotSeated, NotYourTurn."""
    seat = play.seat_for(table, tables.view(table, None), person)
    return tables.view(table, seat)
