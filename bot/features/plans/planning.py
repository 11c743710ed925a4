"""People plan: what they press, and what they alone are shown of it."""

from dataclasses import replace

from msgspec import Struct

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.displays import Displays
from bot.desk.replies import Replies
from bot.desk.reply import Done, PrivateLine, PrivateScreen, Reply
from bot.errors import BadPress, NotSeated, Stale, WrongMove, WrongTime
from bot.features.plans.kept_plans import KeptPlans
from bot.features.plans.plan import Plan, Planned, answered, planning_seat, wished
from bot.features.plans.screens import (
    ANSWER,
    BACK,
    DROP,
    LINES,
    QUICK,
    VERB,
    WISH,
    PlanScene,
    marks,
    note_line,
    plan_screen,
    planned_line,
    with_board,
    with_line,
)
from bot.people import Person
from bot.press import packed
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.screens.choosing import NOTHING, Chosen
from bot.screens.composer import Composer
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Screen
from bot.screens.viewer import Viewer
from bot.store.database import Database
from bot.store.tables import Conflict
from bot.tables.clocks import CLOCKS
from bot.tables.table import Match, Table
from engines import GAMES
from engines.game import Seat, View
from engines.path import join
from render import HINT

PAGE = "plan"


class PlanShown(Struct, frozen=True):
    """What screens of plans are made with."""

    composer: Composer
    pictures: PictureCache
    boards: Boards
    replies: Replies
    displays: Displays


class Planning:
    """Keeps plans, and shows each to its own person."""

    def __init__(
        self, kept: KeptPlans, database: Database, tables: Tables, shown: PlanShown
    ) -> None:
        self._kept = kept
        self._tables = tables
        self._matches = Matches(database, tables)
        self._shown = shown

    async def open(self, pressed: ButtonPress) -> Reply:
        """[Plan]. Raises NotSeated, WrongTime."""
        table = await self._tables.latest(pressed.press.table)
        if planning_seat(table, pressed.person.key) is None:
            return await self._too_late(pressed, table)
        return await self._paged(pressed, table, (WISH,))

    async def press(self, pressed: ButtonPress) -> Reply:
        """A step of planning. Raises NotSeated, WrongTime, WrongMove, BadPress, Stale."""
        path, person = pressed.press.path, pressed.person
        table = await self._tables.latest(pressed.press.table)
        seat = planning_seat(table, person.key)
        if not path:
            raise BadPress
        head, *rest = path
        if head == BACK:
            return await self._shown.boards.paged(table, pressed, "")
        if seat is None:
            if head == QUICK and (played := await self._play(table, person, tuple(rest))):
                return played
            return await self._too_late(pressed, table)
        planned = await self._kept.of_person(person.key, table.code)
        changed = self._changed(table, seat, _plan(table, planned), path)
        if changed is None:
            return await self._paged(pressed, table, path)
        await self._keep(table, person.key, replace(planned, plan=changed))
        if head == QUICK and self._is_quick(table):
            return await self._table(pressed, table)
        return await self._paged(pressed, table, (WISH,))

    def _changed(self, table: Table, seat: Seat, plan: Plan, path: tuple[str, ...]) -> Plan | None:
        """The plan after a step; None where there is more to be chosen. Raises WrongMove,
        BadPress."""
        if path[0] == DROP:
            return Plan(plan.match, plan.base)
        if path[0] == LINES:
            return replace(plan, untouched=not plan.untouched)
        begun, picked = _parted(path)
        view = self._view(table, seat, plan, begun)
        if begun == (ANSWER,) or not picked:
            return None
        chosen = Chosen.of(view, picked)
        return _chosen(plan, view, begun, join(chosen.picked)) if chosen.whole else None

    def _is_quick(self, table: Table) -> bool:
        """Whether a press on the page's own board plans a move: with a live clock."""
        return table.clock in CLOCKS and CLOCKS[table.clock].live

    async def page(self, table: Table, page: str, viewer: Viewer) -> Screen | None:
        """The board on which a person plans; None once their turn has come, and for a page of
        another kind."""
        person, (kind, *parts) = viewer.key, page.split(".")
        if kind != PAGE or person is None:
            return None
        seat = planning_seat(table, person)
        if seat is None or tuple(parts[:2]) != _waiting(table, person):
            return None
        planned = await self._kept.of_person(person, table.code)
        plan = _plan(table, planned)
        try:
            scene = self._scene(table, person, viewer.language, plan, tuple(parts[2:]))
        except WrongMove:  # their move has taken it away
            scene = self._scene(table, person, viewer.language, plan, (WISH,))
        board = await self._shown.composer.board(table, viewer)
        return await plan_screen(scene, board, self._shown.pictures, viewer)

    async def added(self, table: Table, screen: Screen, viewer: Viewer) -> Screen:
        """The table's screen for its reader, with what they plan and what has become of it; with a
        live clock a press on the page's board plans a move."""
        person, match = viewer.key, table.match
        if person is None or match is None or match.outcome is not None:
            return screen
        seats = table.seats_of(person)
        if len(seats) != 1:
            return screen
        planned = await self._kept.of_person(person, table.code)
        quick = viewer.walked and table.clock in CLOCKS
        if planned.plan is None and planned.note is None and not quick:
            return screen
        wording = self._shown.composer.wording(table, viewer.language)
        view = self._tables.view(table, seats[0])
        played = planned.note is not None and not planned.note.why
        said = note_line(wording, table, view, seats[0], planned)
        screen = with_line(screen, said, instead=played)
        plan = _plan(table, planned)
        if not plan.empty:
            said = planned_line(wording, view, plan)
            screen = with_line(screen, wording.say("plan-waits", moves=said))
        waits = planning_seat(table, person) is not None and screen.picture is not None
        if not waits or not viewer.walked or not self._is_quick(table):
            return screen
        scene = self._scene(table, person, viewer.language, plan, (QUICK,))
        return await self._pressable(screen, scene, viewer)

    async def _pressable(self, screen: Screen, scene: PlanScene, viewer: Viewer) -> Screen:
        """The waiting board, with what is planned marked on it."""
        look, pictures = (viewer.theme, viewer.walked), self._shown.pictures
        ahead = await pictures.board(scene.view, (), *look)
        shown = screen.picture
        assert shown is not None
        if planned := marks(scene.view, scene.plan):
            calm = replace(scene.view, moves=(), offers=())
            shown = await pictures.board(calm, (), *look, (HINT, planned))
        return with_board(screen, scene, ahead, shown)

    def _scene(
        self, table: Table, person: str, language: str, plan: Plan, path: tuple[str, ...]
    ) -> PlanScene:
        """A step of a person's plan. Raises WrongMove."""
        seat = planning_seat(table, person)
        assert seat is not None
        begun, picked = _parted(path)
        view = self._view(table, seat, plan, begun)
        chosen = NOTHING if begun == (ANSWER,) or not picked else Chosen.of(view, picked)
        return PlanScene(
            self._shown.composer.wording(table, language),
            plan,
            view,
            begun,
            chosen,
            self._answers(table, seat, plan),
            ".".join((PAGE, *_waiting(table, person), *path)),
            person,
        )

    def _view(self, table: Table, seat: Seat, plan: Plan, begun: tuple[str, ...]) -> View:
        """What is chosen from: after a move of the other side what can answer that. Raises
        WrongMove."""
        game, state = GAMES[table.game], self._tables.positions.state(table)
        view = game.planner.ahead(game, state, seat)
        if begun[0] != ANSWER or len(begun) == 1:
            return view
        moves = self._answers(table, seat, plan).get(begun[1])
        if moves is None:
            raise WrongMove(move=begun[1])
        if begun[1] in game.view(state, None).offers:
            return game.view(game.play(state, begun[1]), seat)
        return replace(view, moves=moves, offers=moves)

    def _answers(self, table: Table, seat: Seat, plan: Plan) -> dict[str, tuple[str, ...]]:
        game, state = GAMES[table.game], self._tables.positions.state(table)
        wishes = [wish.move for wish in plan.wishes]
        return dict(game.planner.answers(game, state, seat, wishes))

    async def _keep(self, table: Table, person: str, planned: Planned) -> None:
        """Raises Stale where the table has changed meanwhile: the turn may have come."""
        match = _match(table)
        if planned.plan is not None and planned.plan.empty:
            planned = replace(planned, plan=None)
        try:
            what = table.code, table.revision, person, match.number, planned, self._tables.now
            await self._kept.put(*what)
        except Conflict:
            raise Stale from None
        self._shown.displays.refresh_pages_everywhere(table.code)

    async def _play(self, table: Table, person: Person, path: tuple[str, ...]) -> Reply | None:
        """A press that the turn has overtaken is the move itself, where it is one."""
        seats = table.seats_of(person.key)
        if len(seats) != 1 or table.turn.seat != seats[0]:
            return None
        view = self._tables.view(table, seats[0])
        if join(path) not in view.moves:
            return None
        await self._matches.move(table.code, table.revision, person, path)
        return Done()

    async def _too_late(self, pressed: ButtonPress, table: Table) -> Reply:
        """Nothing can be planned here now. Raises NotSeated, WrongTime."""
        seats = table.seats_of(pressed.person.key)
        if not seats:
            raise NotSeated
        if table.turn.seat not in seats:
            raise WrongTime(table.stage)
        wording = await self._shown.replies.wording(table, pressed.person, pressed.chat)
        planned = await self._kept.of_person(pressed.person.key, table.code)
        view = self._tables.view(table, seats[0])
        said = note_line(wording, table, view, seats[0], planned)
        return PrivateLine(said or wording.say("plan-turn"))

    async def _paged(self, pressed: ButtonPress, table: Table, path: tuple[str, ...]) -> Reply:
        """The board on which the presser plans, at a step, for them alone."""
        person, chat, boards = pressed.person, pressed.chat, self._shown.boards
        page = ".".join((PAGE, *_waiting(table, person.key), *path))
        if self._shown.replies.is_page(chat):
            return PrivateScreen(await boards.own_page(table, person, chat, page))
        reply = await boards.paged(table, pressed, page)
        if not isinstance(reply, PrivateScreen):
            return reply
        return replace(reply, here=True, others=packed(VERB, table.code, table.revision, ()))

    async def _table(self, pressed: ButtonPress, table: Table) -> Reply:
        """The table itself, as its presser sees it on the page."""
        return PrivateScreen(await self._shown.boards.own(table, pressed.person, pressed.chat))


def _plan(table: Table, planned: Planned) -> Plan:
    """What is planned in the match that is on, perhaps nothing; what is changed of it is made on
    the moves that stand now."""
    match = _match(table)
    plan = planned.plan
    if plan is None or plan.match != match.number:
        return Plan(match.number, len(match.moves))
    return replace(plan, base=len(match.moves))


def _chosen(plan: Plan, view: View, begun: tuple[str, ...], move: str) -> Plan:
    """The plan with a whole move that was chosen; a quick one takes the place of all else."""
    if begun[0] == ANSWER:
        return answered(plan, begun[1], move)
    if begun[0] == QUICK:
        once = Plan(plan.match, plan.base)
        same = wished(once, view, move)
        return once if same.wishes == plan.wishes[:1] else same
    return wished(plan, view, move)


def _parted(path: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How a path begins, and what it chooses. Raises BadPress."""
    if path[:1] in ((WISH,), (QUICK,)):
        return path[:1], path[1:]
    if path[:1] == (ANSWER,):
        return path[:2], path[2:]
    raise BadPress


def _waiting(table: Table, person: str) -> tuple[str, str]:
    """What a person waits for: the match by its number, and how many own moves it has."""
    match = _match(table)
    own = sum(maker.who == person for maker in match.makers)
    return str(match.number), str(own)


def _match(table: Table) -> Match:
    if table.match is None:
        raise WrongTime(table.stage)
    return table.match
