"""Seats of a running table: left to computer players, taken again, overdue; and the host's."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.handlers.asked import TableRequest
from bot.desk.handlers.proposals import tell_asked
from bot.desk.replies import Replies
from bot.desk.reply import Done, PrivateScreen, Reply
from bot.errors import BadPress, BadRequest, NotSeated, Stale, WrongTime
from bot.people import isolated
from bot.press import packed
from bot.running.consent import Consent
from bot.running.matches import Matches
from bot.running.player_warmup import PlayerWarmup
from bot.running.service import Tables
from bot.screens.composer import Composer
from bot.screens.seats import host_screen, replace_screen
from bot.screens.wording import Wording
from bot.tables import lobby, play
from bot.tables.table import Status, Table
from engines.game import Seat
from engines.numerals import whole


@dataclass(eq=False, repr=False)
class Seats:
    """Changes who plays on a seat of a match."""

    _tables: Tables
    _matches: Matches
    _consent: Consent
    _composer: Composer
    _replies: Replies
    _boards: Boards
    _player_warmup: PlayerWarmup

    async def replace(self, asked: TableRequest) -> Reply:
        """A computer player takes a seat at a running table: which seat, which level, then done. A
        command never does it, but asks for the last of these."""
        table, person, path = asked.table, asked.person, asked.path
        if not table.answers_to(person.key):
            raise NotSeated
        if table.status is not Status.PLAYING:
            raise WrongTime(table.stage)
        if not asked.pressed:
            player = asked.args.get("player", "")
            path = (str(_seat(table, player)),) if player else ()
        if path and whole(path[0], 0, len(table.chairs) - 1) is None:
            raise BadPress
        if len(path) < 2:
            return await self._asked(asked, path)
        return await self._hand_over(asked, int(path[0]), path[1])

    async def _asked(self, asked: TableRequest, path: tuple[str, ...]) -> Reply:
        """The question for the next choice; a link opens the same in the private chat."""
        table, person, level = asked.table, asked.person, asked.args.get("computer", "")
        overdue = table.turn.seat if play.may_choose(table, person.key) else None
        reply = await self._replies.inform(
            lambda language: replace_screen(
                self._composer.wording(table, language), path, level, overdue
            ),
            person,
            asked.chat,
            pressed=True,
        )
        if isinstance(reply, PrivateScreen):
            return replace(reply, others=packed("replace", table.code, table.revision, path))
        return reply

    async def _hand_over(self, asked: TableRequest, seat: Seat, level: str) -> Reply:
        """Leaves a seat to a computer player, or asks the others for it, and says so."""
        person, chat = asked.person, asked.chat
        name = isolated(asked.table.chairs[seat].name)
        table = await self._consent.replace(asked.table.code, person, seat, level)
        if table.proposal is not None:
            return await tell_asked(self._replies, self._boards, table, person, chat)
        who = name or str(seat + 1)

        def said(wording: Wording) -> str:
            return wording.say("replaced", who=who, computer=wording.name(seat))

        reply = await self._replies.tell_of(table, person, chat, said)
        return await self._boards.confirmed(reply, table, chat)

    async def come_back(self, asked: TableRequest) -> Reply:
        """Takes the own seat again."""
        table = await self._matches.come_back(asked.table.code, asked.person)
        if asked.pressed:
            return Done()
        return await self._boards.shared(table, asked.person, asked.chat)

    async def pass_on(self, asked: TableRequest) -> Reply:
        """Makes somebody else the host."""
        person, heir = asked.person, asked.args.get("player", "")
        return await self._passed_on(asked, lambda before: lobby.hosted_by(before, person, heir))

    async def _passed_on(self, asked: TableRequest, change: Callable[[Table], Table]) -> Reply:
        """Changes the host, and says who it is now."""
        after = await self._tables.change(asked.table.code, change, actor=asked.person.key)
        return await self._replies.tell_of(
            after,
            asked.person,
            asked.chat,
            lambda wording: wording.say("host-is", host=lobby.host_name(after)),
        )

    async def press_pass_on(self, asked: TableRequest) -> Reply:
        """Makes somebody else the host: who, then done. Raises NotHost, Stale, BadPress."""
        table, person, path = asked.table, asked.person, asked.path
        lobby.host_only(table, person)
        if not path:
            return await self._replies.inform(
                lambda language: host_screen(self._composer.wording(table, language)),
                person,
                asked.chat,
                pressed=True,
            )
        seat = whole(path[0], 0, len(table.chairs) - 1)
        if seat is None or len(path) > 1:
            raise BadPress
        return await self._passed_on(
            asked, lambda before: lobby.hosted_from(_as_shown(before, asked), person, seat)
        )

    async def retry(self, asked: TableRequest) -> Reply:
        """Looks again at once for computer players that could not be started."""
        self._player_warmup.retry()
        return Done()

    async def take_over(self, pressed: ButtonPress) -> Reply:
        """Has a computer player take the overdue seat."""
        press = pressed.press
        await self._consent.take_over(press.table, pressed.person, press.revision)
        return Done()

    async def wait(self, pressed: ButtonPress) -> Reply:
        """Gives the overdue seat more time."""
        press = pressed.press
        await self._consent.wait(press.table, pressed.person, press.revision)
        return Done()

    async def claim(self, pressed: ButtonPress) -> Reply:
        """Wins the match, for the other side's time is up."""
        press = pressed.press
        await self._consent.claim(press.table, pressed.person, press.revision)
        return Done()


def _as_shown(table: Table, asked: TableRequest) -> Table:
    """The table, if it stands as it did on what was pressed. Raises Stale."""
    if asked.revision != table.revision:
        raise Stale
    return table


def _seat(table: Table, word: str) -> Seat:
    """The seat of a number from 1, of a name or its beginning. Raises BadRequest."""
    number = whole(word, 1, len(table.chairs))
    if number is not None:
        return number - 1
    names = [chair.name.casefold() for chair in table.chairs]
    wanted = word.casefold()
    found = [seat for seat, name in enumerate(names) if name == wanted] or [
        seat for seat, name in enumerate(names) if name.startswith(wanted)
    ]
    if len(found) != 1:
        raise BadRequest(text=word[:40])
    return found[0]
