"""The caption of a board while it is played: who must do what, what happened, what is urgent."""

from bot.screens.asking import (
    missing_line,
    time_left,
    time_lines,
    waiting_for,
    wish,
)
from bot.screens.ending import scores_line
from bot.screens.even_match import even_lines
from bot.screens.handicaps import handicap_line
from bot.screens.happened import happened_line, over_line
from bot.screens.prompts import prompt_after
from bot.screens.scene import Scene
from bot.screens.sides import side_mark
from bot.tables import clocks, play
from engines.game import Seat


def board_lines(scene: Scene) -> tuple[str, ...]:
    """At most three lines for one reader, in a shared chat one more with marks and scores."""
    happened = happened_line(
        scene.wording, scene.view, scene.happened, actors(scene), scene.viewer.key is not None
    )
    wording, proposal, turn = scene.wording, scene.wording.table.proposal, scene.view.turn
    if proposal is not None and scene.viewer.key == proposal.person:
        lead = wording.say("board-answers", names=waiting_for(wording))
    elif proposal is not None:
        lead = wish(wording)
    elif turn is None:
        lead = over_line(wording, scene.view, None if scene.viewer.key is None else scene.seat)
    else:
        lead = _turn(scene, turn)
    lead = lead or happened
    lines = (lead, "" if lead == happened else happened, *_state(scene))
    return tuple(line for line in lines if line)


def actors(scene: Scene) -> tuple[Seat, ...]:
    """The seats since whose last move it is told what happened: the reader's, of a shared screen
    those of the person in turn; none where a computer player is to move. Of somebody with several
    seats it is the one in turn alone: whoever plays the others may be somebody else."""
    table, turn = scene.wording.table, scene.view.turn
    alone = scene.viewer.key is not None and scene.seat is not None
    person = scene.viewer.key if alone else "" if turn is None else table.chairs[turn].person
    seats = table.seats_of(person) if person else ()
    return seats if len(seats) < 2 else tuple(seat for seat in seats if seat == turn)


def _state(scene: Scene) -> tuple[str, ...]:
    """What is urgent; in a shared chat who is who, and how it stands, before."""
    wording, table, turn = scene.wording, scene.wording.table, scene.view.turn
    left, urgent = time_left(wording, scene.now), list[str]()
    proposal = table.proposal  # which others than the reader have still to answer
    if proposal is not None and turn is not None and not clocks.stands(table):
        # The question leads, while the time of whoever is to move runs on.
        urgent.append(wording.sentence(_turn(scene, turn)))
    if proposal is not None and scene.viewer.key != proposal.person:
        urgent.append(missing_line(wording, scene.viewer.key))
    urgent += time_lines(wording, scene.now)
    urgent += (wording.say("notice-unreached", who=name) for name in scene.untold)
    if (
        scene.told is not None
        and turn is not None
        and table.chairs[turn].person != scene.viewer.key
    ):
        when = wording.words.ago(wording.language, scene.told, scene.now)
        urgent.append(wording.say("notice-told", who=wording.name(turn), when=when))
    urgent += scene.asides
    urgent += even_lines(wording)
    if scene.view.waits:
        urgent.append(wording.say("board-waits", seconds=int(play.PAUSE)))
    if scene.viewer.key is None:
        told = handicap_line(wording, scene.view.handicap)
        scores = " · ".join(filter(None, (scores_line(wording, scene.view), told, left)))
        return scores, wording.together(*urgent)
    outside = scene.seat is None and not table.seats_of(scene.viewer.key)
    watching = [wording.say("board-watching")] if outside else []
    # On the page it stands at the seats.
    told = "" if scene.viewer.walked else handicap_line(wording, scene.view.handicap)
    told = wording.sentence(told) if told and (left or urgent) else told
    return (wording.together(*watching, told, left, *urgent),)


def _turn(scene: Scene, turn: Seat) -> str:
    wording = scene.wording
    who = wording.name(turn)
    if wording.table.chairs[turn].level:
        return _thinking(scene, who)
    # The turn has come back because the others had to pass.
    events = [one.event.code == "passed" and one.seat != turn for one in scene.happened]
    again = bool(events) and all(events)
    if scene.viewer.key is not None and scene.seat == turn:
        text = "board-mine-again" if again else "board-mine"
        return wording.say(text, task=_task(scene))
    # Without a clock somebody who plays alone has all the time there is.
    table = wording.table
    if table.turn.overdue is not None and (
        play.choosers(table) or clocks.takeover(table) is not None
    ):
        return wording.say("board-overdue", who=who)
    if scene.viewer.key is not None:
        return wording.say("board-turn", who=who)
    text = "board-your-turn-again" if again else "board-your-turn"
    return f"{wording.say(text, who=who)} {side_mark(wording, turn, scene.view.sides)}".rstrip()


def _thinking(scene: Scene, who: str) -> str:
    if scene.preparing is None:
        return scene.wording.say("board-thinking", who=who)
    if scene.preparing.failed:
        return scene.wording.say("board-no-players")
    return scene.wording.say("board-preparing", who=who, seconds=scene.preparing.seconds)


def _task(scene: Scene) -> str:
    """What the reader has to choose; a lone move without a piece by its own name."""
    moves = scene.view.moves
    if not scene.picked and len(moves) == 1 and moves[0] in scene.view.acts:
        return prompt_after(scene.wording, moves, task=True)
    return prompt_after(scene.wording, scene.picked, task=True)
