"""What the host of a tournament can do: everybody is told of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct, field

from bot.desk.button_press import ButtonPress, number_of
from bot.desk.reply import Reply
from bot.errors import BadPress
from bot.features.tournaments.announcements import Announcements
from bot.features.tournaments.errors import NotTournamentHost
from bot.features.tournaments.host_screens import (
    LATER,
    MINUTE,
    RESULTS,
    fix_screen,
    later_by,
    more_screen,
    out_screen,
    result_screen,
    stop_screen,
)
from bot.features.tournaments.pairing import BoardPairing, BoardResult
from bot.features.tournaments.results import written
from bot.features.tournaments.rows import advancing
from bot.features.tournaments.scenes import TournamentScenes
from bot.features.tournaments.steps import ENDS
from bot.features.tournaments.tournament import Stage, TournamentState
from bot.people import Person


class Decision(Struct, frozen=True):
    """What a host has decided: another ``result`` of a round's board, who is taken ``out``, what
    ``changes`` of the tournament, and what everybody is ``told``, "" for nothing."""

    changes: Mapping[str, Any] = field(default_factory=dict)
    result: tuple[int, int, BoardResult] | None = None
    out: tuple[int, ...] = ()
    told: str = ""
    about: Mapping[str, Any] = field(default_factory=dict)


@dataclass(eq=False, repr=False)
class Hosting:
    """Lets hosts pause tournaments, move their times, remove people, correct results and call
    off. The powers of a host who sleeps go to whoever of those who play wants to use them."""

    _scenes: TournamentScenes
    _announcements: Announcements

    async def _check(self, code: str, person: Person) -> TournamentState:
        """The tournament, of which the person is host from now on if its own one sleeps. Raises
        NoTournament, NotTournamentHost."""
        database, now = self._scenes.store.database, self._scenes.tables.now
        state = await self._scenes.find(code)
        if state.host == person.key:
            await advancing.note_host(database, code, person.key, now)
            return state
        if not state.tournament.goes_on or not await self._scenes.may_hold(state, person):
            raise NotTournamentHost
        await advancing.pass_on(database, code, person.key, now)
        return await self._scenes.find(code)

    async def start(self, code: str, pressed: ButtonPress) -> Reply:
        """Begins now."""
        await self._check(code, pressed.person)
        changes = {"starts": self._scenes.tables.now, "reminded": True}
        return await self._decided(code, pressed, Decision(changes))

    async def pause(self, code: str, pressed: ButtonPress) -> Reply:
        """Pairs nobody and lets nobody's time run out from now on."""
        state = await self._check(code, pressed.person)
        if state.tournament.paused:
            return await self._more(code, pressed)
        changes = {"paused": self._scenes.tables.now}
        return await self._decided(code, pressed, Decision(changes, told="paused"))

    async def resume(self, code: str, pressed: ButtonPress) -> Reply:
        """Goes on, with the time that there was."""
        state = await self._check(code, pressed.person)
        if not state.tournament.paused:
            return await self._more(code, pressed)
        await advancing.resume(self._scenes.store.database, code, self._scenes.tables.now)
        return await self._decided(code, pressed, Decision(told="resumed"))

    async def later(self, code: str, pressed: ButtonPress) -> Reply:
        """Moves the start, or the end of the round or of the evening."""
        state = await self._check(code, pressed.person)
        tournament = state.tournament
        if tournament.stage is Stage.JOINING:
            starts = tournament.starts + LATER * MINUTE
            return await self._decided(code, pressed, Decision({"starts": starts}, told="later"))
        if tournament.ends is None:
            raise BadPress
        return await self._ends(code, pressed, tournament.ends + later_by(state))

    async def end(self, code: str, pressed: ButtonPress) -> Reply:
        """Lets the round end soon, whenever it would end else. Raises BadPress."""
        state = await self._check(code, pressed.person)
        if not state.tournament.in_rounds or not state.open_boards:
            raise BadPress
        return await self._ends(code, pressed, self._scenes.tables.now + later_by(state))

    async def _ends(self, code: str, pressed: ButtonPress, at: float) -> Reply:
        return await self._decided(
            code, pressed, Decision({"ends": at}, told=ENDS, about={"at": at})
        )

    async def out(self, code: str, pressed: ButtonPress) -> Reply:
        """Whom to remove, or removes somebody. Raises BadPress."""
        state = await self._check(code, pressed.person)
        _, _, *who = pressed.press.path
        if not who:
            scene = await self._scenes.own(state, pressed.person, pressed.chat)
            return self._scenes.reply(out_screen(scene), pressed.chat, here=True)
        number = number_of(who[0])
        if number not in state.by_number:
            raise BadPress
        told = "out" if state.tournament.stage is not Stage.JOINING else ""
        decision = Decision(out=(number,), told=told, about={"entrant": number})
        return await self._decided(code, pressed, decision)

    async def fix(self, code: str, pressed: ButtonPress) -> Reply:
        """Which result to correct, to what, or corrects it. Raises BadPress."""
        state = await self._check(code, pressed.person)
        _, _, *place = pressed.press.path
        scene = await self._scenes.own(state, pressed.person, pressed.chat)
        if not place:
            return self._scenes.reply(fix_screen(scene), pressed.chat, here=True)
        pairing = _board(state, place)
        if len(place) < 3:
            return self._scenes.reply(result_screen(scene, pairing), pressed.chat, here=True)
        result = RESULTS.get(place[2])
        if result is None or len(pairing.seats) != 2:
            raise BadPress
        about = {
            "round": pairing.round,
            "board": pairing.board,
            "seats": pairing.seats,
            "before": written(pairing.result) if pairing.result else None,
            "after": written(result),
        }
        corrected = pairing.round, pairing.board, result
        return await self._decided(
            code, pressed, Decision(result=corrected, told="fixed", about=about)
        )

    async def stop(self, code: str, pressed: ButtonPress) -> Reply:
        """Whether to call it off, or calls it off."""
        state = await self._check(code, pressed.person)
        if pressed.press.path[2:] != ("yes",):
            scene = await self._scenes.own(state, pressed.person, pressed.chat)
            return self._scenes.reply(stop_screen(scene), pressed.chat, here=True)
        return await self._decided(code, pressed, Decision({"stage": Stage.OFF.value}))

    async def _decided(self, code: str, pressed: ButtonPress, decision: Decision) -> Reply:
        told = (decision.told, decision.about) if decision.told else None
        await advancing.decide(
            self._scenes.store.database,
            code,
            decision.result,
            decision.out,
            decision.changes,
            told,
            self._scenes.tables.now,
        )
        await self._announcements.show(code)
        return await self._more(code, pressed)

    async def _more(self, code: str, pressed: ButtonPress) -> Reply:
        state = await self._scenes.find(code)
        scene = await self._scenes.own(state, pressed.person, pressed.chat)
        holds = await self._scenes.may_hold(state, pressed.person)
        screen = more_screen(scene, holds, state.is_in(pressed.person.key))
        return self._scenes.reply(screen, pressed.chat, here=True)


def _board(state: TournamentState, place: list[str]) -> BoardPairing:
    """The board of a round. Raises BadPress."""
    wanted = tuple(number_of(each) for each in place[:2])
    for board in state.boards:
        if (board.pairing.round, board.pairing.board) == wanted:
            return board.pairing
    raise BadPress
