"""[Find better moves]: one's own costly moves of a match that is over as questions, one after the
other, and the missed ones again."""

from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from bot.desk.button_press import ButtonPress
from bot.desk.replies import Replies
from bot.desk.reply import Alert, Reply, screen_reply
from bot.desk.viewers import Viewers
from bot.errors import BadPress, Refusal, WrongTime
from bot.features.analysis.api import Analysis, AnalysisStep, Analyst, BetterMoves
from bot.features.training import rows
from bot.features.training.errors import NotPlayed
from bot.features.training.own_moves import OwnMove, own_steps, played, same, seen_before
from bot.features.training.screens import (
    SHOWN,
    BetterLine,
    MoveScene,
    answer_screen,
    question_screen,
)
from bot.people import Chat, Person
from bot.running.service import Tables
from bot.screens.choosing import Chosen
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Screen
from bot.screens.wording import Wording
from bot.store.database import Database
from bot.tables.table import Match, Table
from engines.numerals import whole
from engines.path import join


class Walk(Struct, frozen=True):
    """Somebody's costly moves of a match, all of them or, in a repetition, one."""

    person: Person
    chat: Chat
    table: Table
    match: Match
    steps: tuple[AnalysisStep, ...]
    theme: str
    again: bool = False

    def name(self, step: AnalysisStep) -> str:
        """By which a missed move is known."""
        return str(OwnMove(self.table.code, self.match.number, step.ply))

    def scene(self, wording: Wording, step: AnalysisStep) -> MoveScene:
        """The question after a move."""
        view = seen_before(self.table, self.match, step)
        scene = MoveScene(wording, self.match.number, step, view, self.person.account)
        if self.again:
            return scene
        return replace(scene, place=self.steps.index(step) + 1, count=len(self.steps))

    def step(self, ply: int) -> AnalysisStep:
        """The question after a ply. Raises BadPress."""
        step = next((step for step in self.steps if step.ply == ply), None)
        if step is None:
            raise BadPress
        return step


@dataclass(eq=False, repr=False)
class CostlyMoves:
    """Asks about own costly moves and judges the answers."""

    _tables: Tables
    _analyst: Analyst
    _better: BetterMoves
    _replies: Replies
    _viewers: Viewers
    _pictures: PictureCache
    _database: Database

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button of the walk: of which match, after which ply, and what is chosen there. Raises
        NoSuchTable, NotPlayed, WrongTime, BadPress, WrongMove."""
        path, code = pressed.press.path, pressed.press.table
        place = pressed.person, pressed.chat, pressed.theme
        walk = await self._walk(code, _number(path, 0), *place)
        if not walk.steps:
            wording = await self._replies.wording(walk.table, pressed.person, pressed.chat)
            return Alert(wording.say("better-none"))
        if len(path) == 1:
            return await self._asked(walk, walk.steps[0], (), here=False)
        return await self._asked(walk, walk.step(_number(path, 1)), path[2:], here=True)

    async def press_again(self, pressed: ButtonPress) -> Reply:
        """A button of a move that is repeated; raises as ``press``."""
        path, code = pressed.press.path, pressed.press.table
        place = pressed.person, pressed.chat, pressed.theme
        walk = await self._walk(code, _number(path, 0), *place)
        step = walk.step(_number(path, 1))
        return await self._asked(replace(walk, again=True), step, path[2:], here=True)

    async def ask(
        self, move: OwnMove, person: Person, chat: Chat, theme: str, here: bool
    ) -> Reply | None:
        """The question after a missed move; None once its table or its analysis is gone."""
        try:
            walk = await self._walk(move.table, move.number, person, chat, theme)
            step = walk.step(move.ply)
        except Refusal:
            return None
        return await self._asked(replace(walk, again=True), step, (), here)

    async def _walk(self, code: str, number: int, person: Person, chat: Chat, theme: str) -> Walk:
        table = await self._tables.get(code)
        match = await self._tables.match(table, number)
        if match is None or match.outcome is None:
            raise WrongTime
        if not played(table, match, person.key):
            raise NotPlayed
        found: Analysis = await self._analyst.find(code, match)
        if not found.done:
            raise WrongTime
        steps = own_steps(table, match, found, person.key)
        return Walk(person, chat, table, match, steps, theme)

    async def _asked(
        self, walk: Walk, step: AnalysisStep, path: tuple[str, ...], here: bool
    ) -> Reply:
        """The question, a step of a choice, or what has become of the answer."""
        wording = await self._replies.wording(walk.table, walk.person, walk.chat)
        scene = walk.scene(wording, step)
        if len(path) == 1 and path[0].startswith(SHOWN):
            at = _number((path[0].removeprefix(SHOWN),), 0)
            if at == 0:  # who asks without an answer has not found it
                missed = walk.person.key, walk.name(scene.step), self._tables.now
                await rows.miss(self._database, *missed)
            return await self._solved(walk, scene, max(1, at))
        chosen = Chosen.of(scene.view, path)
        if chosen.whole:
            return await self._answered(walk, scene, join(chosen.picked))
        scene = replace(scene, chosen=chosen)
        screen = await question_screen(scene, self._pictures, await self._theme(walk))
        return self._reply(walk, screen, here)

    def _reply(self, walk: Walk, screen: Screen, here: bool) -> Reply:
        """The screen for the person alone; ``here``: in the place of what was pressed."""
        here = here or self._replies.is_page(walk.chat)
        return screen_reply(screen, not walk.chat.private, here, others=walk.table.code)

    async def _answered(self, walk: Walk, scene: MoveScene, move: str) -> Reply:
        """What the answer was worth; a wrong one is asked again by /train."""
        said, right = await self._judged(walk, scene, move)
        who, name = walk.person.key, walk.name(scene.step)
        if right:
            await rows.learn(self._database, who, name)
        else:
            await rows.miss(self._database, who, name, self._tables.now)
        return await self._solved(walk, replace(scene, told=said), 1)

    async def _judged(self, walk: Walk, scene: MoveScene, move: str) -> tuple[str, bool]:
        """What there is to say of a move, and whether none is better."""
        wording, step, game = scene.wording, scene.step, walk.table.game
        named = wording.move(move)
        if same(game, move, step.better):
            return wording.say("puzzle-right", move=named), True
        if same(game, move, step.played):
            return wording.say("better-played", move=named), False
        found = await self._better.worth(scene.view, move)
        if found is None:
            return wording.say("better-wrong", move=named), False
        rated, best = found
        text = "better-as-good" if best else "better-worth"
        return wording.say(text, move=named, value=wording.points(rated.value)), best

    async def _solved(self, walk: Walk, scene: MoveScene, at: int) -> Reply:
        match, step = walk.match, scene.step
        moves = match.moves[: step.ply]
        line = await self._better.line(walk.table.game, match.setup, (*moves, step.better))
        plies = [each.ply for each in walk.steps]
        following = next((ply for ply in plies if ply > step.ply), None)
        missed = {*await rows.missed(self._database, walk.person.key)}
        solution = BetterLine(
            match.setup,
            moves,
            line,
            min(at, len(line)),
            following,
            sum(walk.name(each) not in missed for each in walk.steps),
        )
        screen = await answer_screen(scene, solution, self._pictures, await self._theme(walk))
        return self._reply(walk, screen, here=True)

    async def _theme(self, walk: Walk) -> str:
        return walk.theme or await self._viewers.theme(walk.chat, walk.person.account)


def _number(path: tuple[str, ...], place: int) -> int:
    number = whole(path[place]) if len(path) > place else None
    if number is None:
        raise BadPress
    return number
