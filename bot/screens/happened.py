"""What happened since the reader last moved, as the second line of a board."""

from collections.abc import Collection, Sequence
from itertools import groupby

from bot.screens.history import Happened
from bot.screens.wording import Wording
from engines.game import Phrase, Seat, View

MOST = 8  # moves that are told one by one
STOPS = ".。"  # what ends a sentence


def happened_line(
    wording: Wording, view: View, events: Sequence[Happened], own: Collection[Seat], alone: bool
) -> str:
    """A single move as a sentence, several in short: "Since your move: Otto white a1, …". ``own``
    are the seats of the reader, of a shared screen of the person in turn; ``alone``: that person
    alone reads it."""
    match = wording.table.match
    if match is not None and match.undone and match.undone[-1].keep == len(match.moves):
        person = match.undone[-1].person
        seats = wording.table.seats_of(person) or (match.undone[-1].makers[0].seat or 0,)
        return wording.say("took-back", who=wording.name_of(seats[0], person))
    if view.waits:
        made = match.made_by() if match is not None else {}
        others = (event for event in view.last if wording.in_form(event, made, "over") is None)
        theirs = own if alone else ()
        return _in_short(wording, [Happened(event, 0, made) for event in others], theirs)
    moves = [list(group) for _, group in groupby(events, key=lambda one: (one.ply, one.seat))]
    if len({one.ply for one in events}) <= 1:
        sentences = []
        for one in events:  # told to whoever made it as theirs
            mine = alone and one.seat in own
            said = wording.in_form(one.event, one.made, "you") if mine else None
            sentences.append(said or wording.event(one.event, one.made))
        return wording.together(*sentences)
    told = [said for move in moves if (said := _in_short(wording, move))]
    left = len(told) - MOST
    shown = told[-MOST:] if left > 0 else told
    more = [wording.say("since-more", count=left)] if left > 0 else []
    if not alone:
        return " · ".join((*more, *shown))
    begun = any(maker.seat in own for maker in match.makers) if match is not None else False
    text = "since-yours" if begun else "since-start"
    return wording.say(text, moves=wording.row((*more, *shown)))


def over_line(wording: Wording, view: View, own: Seat | None) -> str:
    """What has ended where the table waits, as the first line: "Mira wins round 2"; told to whoever
    has the ``own`` seat and alone reads it as theirs."""
    made = wording.table.match.made_by() if wording.table.match else {}

    def over_words(event: Phrase) -> str | None:
        theirs = own is not None and Happened(event, 0).seat == own
        yours = wording.in_form(event, made, "you-over") if theirs else None
        return yours or wording.in_form(event, made, "over")

    return next(filter(None, map(over_words, view.last)), "")


def _in_short(wording: Wording, events: Sequence[Happened], own: Collection[Seat] = ()) -> str:
    """Events in a row; those of the ``own`` seats as the reader's."""
    return wording.row(filter(None, (_brief(wording, one, one.seat in own) for one in events)))


def _brief(wording: Wording, one: Happened, mine: bool) -> str:
    said = wording.in_form(one.event, one.made, "you-brief") if mine else None
    said = wording.in_form(one.event, one.made, "brief") if said is None else said
    return wording.event(one.event, one.made).rstrip(STOPS) if said is None else said
