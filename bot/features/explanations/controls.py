"""What is told of the parts of the page around the board: its buttons, and who plays."""

from bot.features.explanations.messages import Explained
from bot.screens.ending import present_scores
from bot.screens.handicaps import given
from bot.screens.players import capital
from bot.screens.wording import Wording
from bot.tables import play
from bot.tables.clocks import NONE
from engines.game import Seat, View
from engines.numerals import whole

TITLES = {
    "hint": "web-hint",
    "undo": "web-undo",
    "scores": "web-scores",
    "resign": "button-resign",
    "more": "web-more",
}


def control(
    wording: Wording, view: View, person: str, name: str, takes_back: bool
) -> Explained | None:
    """What a part of this name is for the person with this key, who may take something back or not;
    None for no such part."""
    subject, _, number = name.partition(".")
    if subject == "player":
        seat = whole(number, 0, len(wording.table.chairs) - 1)
        return None if seat is None else _player(wording, view, seat)
    if name not in TITLES:
        return None
    why = _pale(wording, view, person, name, takes_back)
    lines = filter(None, (f"explain-{name}", why))
    return Explained(wording.say(TITLES[name]), tuple(map(wording.say, lines)))


def _pale(wording: Wording, view: View, person: str, name: str, takes_back: bool) -> str:
    """The text that says why it cannot be pressed now, "" where it can."""
    table = wording.table
    own = table.seats_of(person)
    if name in ("scores", "more"):
        return ""
    if not own:
        return "explain-watching"
    if play.match_over(table):
        return "explain-over"
    if name == "undo":
        return "" if takes_back else "explain-nothing-back"
    if name == "hint" and not table.may_hint:
        return "explain-hints-off"
    return "explain-not-turn" if name == "hint" and view.turn not in own else ""


def _player(wording: Wording, view: View, seat: Seat) -> Explained:
    table = wording.table
    side = view.sides[seat] if seat < len(view.sides) else ""
    team = f"{table.game}-team-{side}"
    lines = []
    if side and wording.words.has(team):
        lines.append(wording.sentence(wording.labelled(wording.side(side), wording.say(team))))
    elif side:
        lines.append(wording.sentence(wording.side(side)))
    if table.chairs[seat].level:
        lines.append(wording.say("explain-computer"))
    elif table.clock != NONE:
        lines.append(wording.say("explain-clock"))
    if view.handicap and view.handicap[seat]:
        size = given(wording, view.handicap[seat])
        lines.append(wording.say("explain-handicap", given=size))
    scores = present_scores(table, view)
    if scores and not wording.words.has(f"{table.game}-count"):
        lines.append(wording.sentence(wording.say("explain-points", points=scores[seat])))
    if view.hands:
        held = wording.sentence(f"{wording.say('web-holds')} {view.hands[seat]}")
        lines.append(capital(held))
    return Explained(wording.name(seat), tuple(lines))
