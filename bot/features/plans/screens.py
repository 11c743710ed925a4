"""What somebody sees of their own plans: the board on which they plan, and a line at the table."""

from collections.abc import Mapping
from dataclasses import replace

from msgspec import Struct, structs

from bot.features.plans.plan import Note, Plan, Planned
from bot.screens.buttons import button, rows
from bot.screens.choosing import Chosen, choices
from bot.screens.menus import TICK
from bot.screens.notation import noted
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button, Screen
from bot.screens.viewer import Viewer
from bot.screens.wording import Wording
from bot.tables.table import Match, Table
from engines import GAMES
from engines.game import Seat, View
from engines.path import join, next_choices, split
from render import HINT, Picture

VERB, STEP = "plan", "planning"  # what opens plans, and what is done there
WISH, QUICK, ANSWER = "w", "q", "if"  # how the paths of steps begin
LINES, DROP, BACK = "lines", "drop", "back"


class PlanScene(Struct, frozen=True):
    """Somebody's plan at a table as they alone see it: ``plan`` as far as there is one, ``view``
    what they choose from, by steps that begin with the path ``begun``, and what is ``chosen``.
    ``answers`` are what they may answer to each move of the other side."""

    wording: Wording
    plan: Plan
    view: View
    begun: tuple[str, ...]
    chosen: Chosen
    answers: Mapping[str, tuple[str, ...]]
    page: str
    reader: str

    @property
    def asks_reply(self) -> bool:
        """Whether the other side's move is to be chosen, which is to be answered."""
        return self.begun == (ANSWER,)

    def button(self, *path: str, label: str, more: bool = False) -> Button:
        """A button of this plan."""
        return button(self.wording, STEP, *path, label=label, more=more)


def plan_button(wording: Wording, view: View) -> tuple[Button, ...]:
    """Behind [More] of one who waits for their turn: leads to their plan."""
    if view.seat is None or view.turn in (None, view.seat) or view.outcome is not None:
        return ()
    return (button(wording, VERB),)


async def plan_screen(
    scene: PlanScene, board: Screen, pictures: PictureCache, viewer: Viewer
) -> Screen:
    """The board of a table with what can be planned on it. On the page it stands in the table's own
    place, elsewhere it is a message of its own."""
    picture = await pictures.board(
        scene.view,
        () if scene.asks_reply else scene.chosen.picked,
        viewer.theme,
        viewer.walked,
        (HINT, marks(scene.view, scene.plan)),
    )
    offered = _offered(scene, viewer.walked)
    on_page = viewer.walked
    return Screen(
        scene.wording.table.code,
        scene.wording.table.revision,
        tuple(filter(None, _lines(scene))),
        audience=scene.reader,
        picture=picture,
        alt=scene.wording.alt(lambda: picture.alt),
        choices=offered,
        prompt=scene.wording.say("plan-prompt") if offered else "",
        actions=_actions(scene),
        page=scene.page,
        lead=True,
        title=scene.wording.game(),
        kind="board" if on_page else "",
        waits=True,
        players=board.players if on_page else (),
        menus=board.menus if on_page else (),
        played=board.played,
        places=board.places,
        held=board.held,
        accent=board.accent,
        fixed=len(scene.begun),
    )


def _offered(scene: PlanScene, whole: bool) -> tuple[Button, ...]:
    """What can be chosen next, ``whole`` or where it is much its columns first."""
    wording, begun = scene.wording, (*scene.begun, *scene.chosen.picked)
    if scene.asks_reply:
        return tuple(
            scene.button(*begun, reply, label=wording.choice(reply)) for reply in scene.answers
        )

    def make(choice: str, label: str) -> Button:
        more = join((*scene.chosen.picked, choice)) not in scene.view.moves
        return scene.button(*begun, choice, label=label, more=more)

    if not whole:
        return choices(scene.view, scene.chosen, wording.choice, make)
    following = next_choices(scene.view.moves, scene.chosen.picked)
    return tuple(make(choice, wording.choice(choice)) for choice in following)


def _actions(scene: PlanScene) -> tuple[tuple[Button, ...], ...]:
    wording, plan = scene.wording, scene.plan
    back = wording.say("button-back")
    if scene.chosen.begun or scene.begun[0] == ANSWER:
        here = scene.begun if scene.chosen.begun else (WISH,)
        return rows(scene.button(*here, label=back))
    ticked = TICK if plan.untouched else ""
    lines = any(wish.around for wish in plan.wishes)
    return rows(
        scene.button(BACK, label=back),
        scene.button(ANSWER, label=wording.say("plan-if")) if scene.answers else None,
        scene.button(LINES, label=ticked + wording.say("plan-lines")) if lines else None,
        scene.button(DROP, label=wording.say("plan-drop")) if not plan.empty else None,
        width=2,
    )


def _lines(scene: PlanScene) -> tuple[str, ...]:
    """What is to be chosen, what is planned, and that nobody else sees it."""
    wording, (head, *reply) = scene.wording, scene.begun
    picked = scene.chosen.picked
    if scene.asks_reply:
        lead = wording.say("plan-if-which")
    elif head == ANSWER:
        lead = wording.say("plan-if-move", after=noted(wording, join(reply)))
    else:
        lead = wording.say("plan-title")
    said = wording.say("plan-picked", picked=wording.move(join(picked))) if picked else ""
    return lead, said or planned_line(wording, scene.view, scene.plan), wording.say("plan-secret")


def planned_line(wording: Wording, view: View, plan: Plan) -> str:
    """All that is planned, in one line."""
    if plan.empty:
        return wording.say("plan-none")
    wishes = [called(wording, view, wish.move) for wish in plan.wishes]
    said = wishes[0] if wishes else ""
    for wish in wishes[1:]:
        said = wording.say("plan-else", first=said, second=wish)
    answers = (
        wording.say("plan-answer", after=noted(wording, one.after), move=noted(wording, one.move))
        for one in plan.answers
    )
    lines = wording.say("plan-if-untouched") if plan.untouched else ""
    return " · ".join(filter(None, (said, *answers, lines)))


def called(wording: Wording, view: View, lasting: str) -> str:
    """A planned move in short; where its place has no name any more, what is played of it."""
    present = GAMES[view.game].planner.present(view, lasting)
    return noted(wording, present or split(lasting)[0])


def marks(view: View, plan: Plan) -> str:
    """What of the picture is marked as planned: the cells of a grid, with the lines that nobody may
    touch, else the first move."""
    planner = GAMES[view.game].planner
    moves = [planner.present(view, wish.move) for wish in plan.wishes]
    cells = {cell for row in view.grid for cell in row}
    if not cells:
        return next(filter(None, moves), "")
    lines = [line for move in moves for line in planner.lines(view, move)] if plan.untouched else []
    planned = [choice for move in moves for choice in split(move) if choice in cells]
    return join(dict.fromkeys((*lines, *planned)))


def note_line(wording: Wording, table: Table, view: View, seat: Seat, planned: Planned) -> str:
    """What has become of a plan, as long as that is news: until the next own move."""
    note, match = planned.note, table.match
    if note is None or match is None or note.match != match.number:
        return ""
    if note.why:
        stands = len(match.moves) == note.stood
        named = called(wording, view, note.move)
        return wording.say(f"plan-dropped-{note.why}", move=named) if stands else ""
    own = [ply for ply, maker in enumerate(match.makers) if maker.seat == seat]
    if not own or own[-1] != note.stood or match.moves[note.stood] != note.move:
        return ""
    return _as_planned(wording, match, own, note)


def _as_planned(wording: Wording, match: Match, own: list[int], note: Note) -> str:
    """The moves of the others and the own one that followed by plan, as one turn."""
    begin = own[-2] + 1 if len(own) > 1 else 0
    others = " · ".join(
        f"{wording.name(maker.seat)} {noted(wording, move)}"
        for maker, move in zip(
            match.makers[begin : note.stood], match.moves[begin : note.stood], strict=True
        )
        if maker.seat is not None
    )
    said = wording.say("plan-played", move=noted(wording, note.move))
    return " · ".join(filter(None, (others, said)))


def with_line(screen: Screen, line: str, instead: bool = False) -> Screen:
    """A screen with a line more below what is said there, or ``instead`` of the second line, which
    tells what has happened."""
    if not line:
        return screen
    lead, *others = screen.lines
    lines = (lead, line, *others[1:]) if instead else (*screen.lines, line)
    return replace(screen, lines=lines)


def with_board(screen: Screen, scene: PlanScene, ahead: Picture, shown: Picture) -> Screen:
    """The table of one who waits, on whose board a press plans a move: what is ``shown`` can be
    pressed where one could move ``ahead``."""
    steps = tuple(
        scene.button(QUICK, choice, label=scene.wording.choice(choice), more=choice not in whole)
        for whole in (frozenset(scene.view.moves),)
        for choice in next_choices(scene.view.moves, ())
    )
    picture = structs.replace(shown, regions=ahead.regions)
    return replace(screen, picture=picture, choices=steps, fixed=1)
