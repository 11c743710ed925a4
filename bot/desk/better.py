"""[Find better moves]: one's own costly moves of a match that is over as questions, one after the
other, and the missed ones again."""

from dataclasses import dataclass, replace

from bot.desk.context import Context
from bot.desk.platform import Reply
from bot.errors import BadPress, NotPlayed, Refusal, WrongTime
from bot.people import Chat, Person
from bot.screens.better_screen import (
    SHOWN,
    MoveScene,
    Solution,
    answer_screen,
    question_screen,
)
from bot.screens.choosing import Chosen
from bot.screens.screen import Screen
from bot.screens.wording import Wording
from bot.tables.analysis import Analysis, Step
from bot.tables.own_moves import OwnMove, own_steps, played, same, seen_before
from bot.tables.table import Match, Table
from engines.numerals import whole
from engines.path import join


@dataclass(frozen=True, slots=True)
class _Walk:
    """Somebody's costly moves of a match, all of them or, in a repetition, one."""

    context: Context
    person: Person
    chat: Chat
    table: Table
    match: Match
    steps: tuple[Step, ...]
    theme: str
    again: bool = False

    def name(self, step: Step) -> str:
        """By which a missed move is known."""
        return str(OwnMove(self.table.code, self.match.number, step.ply))

    def scene(self, wording: Wording, step: Step) -> MoveScene:
        """The question after a move."""
        view = seen_before(self.table, self.match, step)
        scene = MoveScene(wording, self.match.number, step, view, self.person.account)
        if self.again:
            return scene
        return replace(scene, place=self.steps.index(step) + 1, count=len(self.steps))

    def reply(self, screen: Screen, here: bool) -> Reply:
        """The screen for the person alone; ``here``: in the place of what was pressed."""
        here = here or self.context.is_page(self.chat)
        return Reply(screen=screen, private=not self.chat.private, here=here, opens=self.table.code)


async def find_better(
    context: Context, code: str, person: Person, chat: Chat, path: tuple[str, ...], theme: str
) -> Reply:
    """A button of the walk: of which match, after which ply, and what is chosen there. Raises
    NoSuchTable, NotPlayed, WrongTime, BadPress, WrongMove."""
    walk = await _walk(context, code, _number(path, 0), person, chat, theme)
    if not walk.steps:
        wording = await context.wording(walk.table, person, chat)
        return Reply(wording.say("better-none"), alert=True)
    if len(path) == 1:
        return await _asked(walk, walk.steps[0], (), here=False)
    return await _asked(walk, _step(walk, _number(path, 1)), path[2:], here=True)


async def repeat(
    context: Context, code: str, person: Person, chat: Chat, path: tuple[str, ...], theme: str
) -> Reply:
    """A button of a move that is repeated; raises as ``find_better``."""
    walk = await _walk(context, code, _number(path, 0), person, chat, theme)
    step = _step(walk, _number(path, 1))
    return await _asked(replace(walk, again=True), step, path[2:], here=True)


async def repeated(
    context: Context, move: OwnMove, person: Person, chat: Chat, theme: str, here: bool
) -> Reply | None:
    """The question after a missed move; None once its table or its analysis is gone."""
    try:
        walk = await _walk(context, move.table, move.number, person, chat, theme)
        step = _step(walk, move.ply)
    except Refusal:
        return None
    return await _asked(replace(walk, again=True), step, (), here)


async def _walk(
    context: Context, code: str, number: int, person: Person, chat: Chat, theme: str
) -> _Walk:
    table = await context.tables.get(code)
    match = await context.tables.match(table, number)
    if match is None or match.outcome is None:
        raise WrongTime
    if not played(table, match, person.key):
        raise NotPlayed
    found: Analysis = await context.analyst.find(code, match)
    if not found.done:
        raise WrongTime
    steps = own_steps(table, match, found, person.key)
    return _Walk(context, person, chat, table, match, steps, theme)


def _step(walk: _Walk, ply: int) -> Step:
    """The question after a ply. Raises BadPress."""
    step = next((step for step in walk.steps if step.ply == ply), None)
    if step is None:
        raise BadPress
    return step


def _number(path: tuple[str, ...], place: int) -> int:
    number = whole(path[place]) if len(path) > place else None
    if number is None:
        raise BadPress
    return number


async def _asked(walk: _Walk, step: Step, path: tuple[str, ...], here: bool) -> Reply:
    """The question, a step of a choice, or what has become of the answer."""
    context = walk.context
    wording = await context.wording(walk.table, walk.person, walk.chat)
    scene = walk.scene(wording, step)
    if len(path) == 1 and path[0].startswith(SHOWN):
        return await _shown(walk, scene, _number((path[0].removeprefix(SHOWN),), 0))
    chosen = Chosen.of(scene.view, path)
    if chosen.whole:
        return await _answered(walk, scene, join(chosen.picked))
    scene = replace(scene, chosen=chosen)
    screen = await question_screen(scene, context.pictures, await _theme(walk))
    return walk.reply(screen, here)


async def _answered(walk: _Walk, scene: MoveScene, move: str) -> Reply:
    """What the answer was worth; a wrong one is asked again by /train."""
    said, right = await _judged(walk, scene, move)
    store, who, name = walk.context.store, walk.person.key, walk.name(scene.step)
    if right:
        await store.learn_puzzle(who, name)
    else:
        await store.miss_puzzle(who, name, walk.context.tables.now)
    return await _solved(walk, replace(scene, told=said), 1)


async def _judged(walk: _Walk, scene: MoveScene, move: str) -> tuple[str, bool]:
    """What there is to say of a move, and whether none is better."""
    wording, step, game = scene.wording, scene.step, walk.table.game
    named = wording.move(move)
    if same(game, move, step.better):
        return wording.say("puzzle-right", move=named), True
    if same(game, move, step.played):
        return wording.say("better-played", move=named), False
    found = await walk.context.second_look.worth(scene.view, move)
    if found is None:
        return wording.say("better-wrong", move=named), False
    rated, best = found
    text = "better-as-good" if best else "better-worth"
    return wording.say(text, move=named, value=wording.points(rated.value)), best


async def _shown(walk: _Walk, scene: MoveScene, at: int) -> Reply:
    """A step of the solution; whoever asks for it without an answer has not found it."""
    if at == 0:
        now = walk.context.tables.now
        await walk.context.store.miss_puzzle(walk.person.key, walk.name(scene.step), now)
    return await _solved(walk, scene, max(1, at))


async def _solved(walk: _Walk, scene: MoveScene, at: int) -> Reply:
    context, match, step = walk.context, walk.match, scene.step
    moves = match.moves[: step.ply]
    look = context.second_look
    line = await look.line(walk.table.game, match.setup, (*moves, step.better))
    plies = [each.ply for each in walk.steps]
    following = next((ply for ply in plies if ply > step.ply), None)
    missed = {*await context.store.missed_puzzles(walk.person.key)}
    solution = Solution(
        match.setup,
        moves,
        line,
        min(at, len(line)),
        following,
        sum(walk.name(each) not in missed for each in walk.steps),
    )
    screen = await answer_screen(scene, solution, context.pictures, await _theme(walk))
    return walk.reply(screen, here=True)


async def _theme(walk: _Walk) -> str:
    return walk.theme or await walk.context.screens.theme(walk.chat, walk.person.account)
