"""Who joins tournaments, leaves them, and looks at them."""

from dataclasses import dataclass

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.memberships import Memberships
from bot.desk.reply import Done, PrivateLine, PrivateScreen, Reply
from bot.features.tournaments.errors import NoTournament
from bot.features.tournaments.export_screens import export_buttons
from bot.features.tournaments.host_screens import BACK, more_screen
from bot.features.tournaments.rows import entering, reading
from bot.features.tournaments.rows.entering import FIRST_CHAT
from bot.features.tournaments.scenes import TournamentScenes
from bot.features.tournaments.screens import all_screen, best_board
from bot.features.tournaments.standing_pictures import StandingPictures
from bot.features.tournaments.updates import Updates
from bot.people import Chat, Person


@dataclass(eq=False, repr=False)
class Entries:
    """Puts people into tournaments and takes them out again; what one person asks is shown to that
    person alone."""

    _scenes: TournamentScenes
    _updates: Updates
    _boards: Boards
    _standing: StandingPictures
    _memberships: Memberships

    async def join_by_code(self, invocation: Invocation) -> Reply | None:
        """/join with the code of a tournament: in, and shown what it is; None for any other code.
        Raises as ``join``."""
        code = invocation.args.get("code", "").upper()
        if not await reading.exists(self._scenes.store.database, code):
            return None
        person, chat = invocation.person, invocation.chat
        await self._enter(code, person, chat)
        return await self._scenes.shown(await self._scenes.find(code), person, chat)

    async def join(self, code: str, pressed: ButtonPress) -> Reply:
        """Puts the presser in. Raises NoTournament, TournamentClosed, TournamentFull,
        TournamentElsewhere, MembershipUnknown."""
        person, chat = pressed.person, pressed.chat
        number = await self._enter(code, person, chat)
        state = await self._scenes.find(code)
        if self._scenes.replies.is_page(chat):
            return Done()
        if chat.private:
            return await self._scenes.shown(state, person, chat)
        return await self._scenes.replies.tell(
            person,
            chat,
            lambda language: self._scenes.words.say(language, "cup-joined", number=number),
        )

    async def _enter(self, code: str, person: Person, chat: Chat) -> int:
        """Whoever is of the chat where it was opened may join from anywhere."""
        scenes = self._scenes
        home: Chat | None = chat
        if not (await scenes.find(code)).tournament.open:
            own = (await reading.chats_of(scenes.store.database, code)).get(FIRST_CHAT)
            if own not in (None, chat) and await self._memberships.holds(person, own):
                home = None
        now = scenes.tables.now
        number = await entering.join(scenes.store.renamings, person.key, code, home, now)
        await self._updates.show(code)
        return number

    async def withdraw(self, code: str, pressed: ButtonPress) -> Reply:
        """Takes the presser out. Raises NoTournament, TournamentClosed, NotEntered."""
        person, chat, scenes = pressed.person, pressed.chat, self._scenes
        await entering.withdraw(scenes.store.renamings, person.key, code, scenes.tables.now)
        await self._updates.show(code)
        if scenes.replies.is_page(chat):
            return Done()
        return await scenes.replies.tell(
            person, chat, lambda language: scenes.words.say(language, "cup-withdrawn")
        )

    async def show(self, code: str, pressed: ButtonPress) -> Reply:
        """A tournament as it stands. Raises NoTournament."""
        state = await self._scenes.find(code)
        return await self._scenes.shown(state, pressed.person, pressed.chat)

    async def show_all(self, code: str, pressed: ButtonPress) -> Reply:
        """The whole standings, for the presser alone. Raises NoTournament."""
        scene = await self._scenes.own(await self._scenes.find(code), pressed.person, pressed.chat)
        shown = all_screen(scene, *export_buttons(scene))
        screen = await self._standing.of_round(scene, shown, pressed.chat)
        return self._scenes.reply(screen, pressed.chat)

    async def show_more(self, code: str, pressed: ButtonPress) -> Reply:
        """How it is played, and what the presser can do. Raises NoTournament."""
        state = await self._scenes.find(code)
        scene = await self._scenes.own(state, pressed.person, pressed.chat)
        holds = await self._scenes.may_hold(state, pressed.person)
        screen = more_screen(scene, holds, state.is_in(pressed.person.key))
        return self._scenes.reply(screen, pressed.chat, here=pressed.press.path[2:] == (BACK,))

    async def show_own(self, code: str, pressed: ButtonPress) -> Reply:
        """The presser's own table, the latest. Raises NoTournament."""
        state = await self._scenes.find(code)
        mine = state.of(pressed.person.key)
        boards = state.boards_of(mine.number) if mine is not None else ()
        table = next((board.table for board in reversed(boards) if board.table), "")
        if not table:
            language = await self._scenes.replies.own_language(pressed.person, pressed.chat)
            return PrivateLine(self._scenes.words.say(language, "cup-no-table"))
        return await self._table(table, pressed.person, pressed.chat)

    async def show_best(self, code: str, pressed: ButtonPress) -> Reply:
        """The match that is best worth seeing again. Raises NoTournament."""
        best = best_board(await self._scenes.find(code))
        if best is None:
            raise NoTournament
        return await self._table(best.table, pressed.person, pressed.chat)

    async def _table(self, code: str, person: Person, chat: Chat) -> Reply:
        table = await self._scenes.tables.get(code)
        if chat.private:
            return await self._boards.shared(table, person, chat)
        return PrivateScreen(await self._boards.own(table, person, chat))
