"""The seats of a table as every screen shows them beside the board."""

from collections.abc import Sequence
from typing import Any

from bot.screens.ending import gain_of, present_scores
from bot.screens.handicaps import given
from bot.screens.screen import Player
from bot.screens.slots import NO_SLOTS, PlayerButtons
from bot.screens.wording import Wording
from bot.tables import clocks, handicaps, lobby, play
from bot.tables.table import Chair, Status
from bot.texts.level_names import level_name
from engines import GAMES
from engines.game import LEVELS, Seat, View


def sitting(wording: Wording, reader: str | None) -> tuple[Player, ...]:
    """Who sits in a lobby, as the person with the key ``reader`` is shown it."""
    sides, chosen = lobby.sides_of(wording.table), handicaps.of(wording.table)
    return tuple(
        _player(wording, seat, sides, reader, given=given(wording, chosen[seat]) if chosen else "")
        for seat in range(len(wording.table.chairs))
    )


def playing(
    wording: Wording,
    view: View,
    reader: str | None,
    now: float,
    buttons: PlayerButtons = NO_SLOTS.player_buttons,
) -> tuple[Player, ...]:
    """Who plays a match: what each holds, scores and has left on the clock at ``now``, and the
    ``buttons`` about each of them."""
    scores = present_scores(wording.table, view)
    seats = range(len(wording.table.chairs))
    return tuple(_in_match(wording, view, reader, seat, scores, now, buttons) for seat in seats)


def mark(wording: Wording, seat: Seat, sides: tuple[str, ...]) -> str:
    """What stands before a seat's name in a line: its side's sign, or its number."""
    text = f"{wording.table.game}-mark-{sides[seat]}" if sides else ""
    return wording.say(text) if text and wording.words.has(text) else str(seat + 1)


def _player(
    wording: Wording, seat: Seat, sides: tuple[str, ...], reader: str | None, **more: Any
) -> Player:
    chair = wording.table.chairs[seat]
    where = f"lobby-place-{chair.person.partition(':')[0]}"  # a text: "On Telegram"
    place = capital(wording.say(where)) if wording.words.has(where) else ""
    if chair.level and chair.level not in LEVELS:  # without a name: how strong it is
        level = level_name(wording.words, wording.language, chair.level)
        place = wording.say("lobby-about-computer", level=level)
    return Player(
        seat,
        wording.name(seat),
        level=chair.level and GAMES[wording.table.game].named(chair.level),
        side=sides[seat] if sides else "",
        team=wording.side(sides[seat]) if sides else "",
        mark=mark(wording, seat, sides),
        place=place,
        you=_is_own(chair, reader),
        host=bool(chair.person) and chair.person == wording.table.host,
        **more,
    )


def _is_own(chair: Chair, reader: str | None) -> bool:
    return reader is not None and chair.person == reader


def capital(said: str) -> str:
    """The same beginning with a capital."""
    return said[:1].upper() + said[1:]


def _in_match(
    wording: Wording,
    view: View,
    reader: str | None,
    seat: Seat,
    scores: Sequence[int],
    now: float,
    buttons: PlayerButtons,
) -> Player:
    table = wording.table
    outcome = table.match.outcome if table.match is not None else None
    left, deadline = _time(wording, seat, now)
    return _player(
        wording,
        seat,
        view.sides,
        reader,
        turn=view.turn == seat and not play.match_over(table),
        won=outcome is not None and seat in outcome.winners,
        holds=view.hands[seat] if view.hands else None,
        points=scores[seat] if scores else None,
        gain=gain_of(table, seat),
        given=given(wording, view.handicap[seat]) if view.handicap else "",
        left=left,
        deadline=deadline,
        buttons=buttons(wording, seat, _is_own(table.chairs[seat], reader)),
    )


def _time(wording: Wording, seat: Seat, now: float) -> tuple[float | None, float | None]:
    """What a seat's clock shows, and when it runs out; None without one."""
    table = wording.table
    time = clocks.used(table.turn, now)
    if table.status is not Status.PLAYING or seat >= len(time):
        return None, None
    stands = table.paused > now
    runs = table.turn.seat == seat and table.turn.overdue is None and not stands
    return time[seat], table.turn.deadline if runs else None
