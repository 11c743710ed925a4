"""What somebody chooses for a new tournament, as it stands in the payloads of its form's buttons.
Pure."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.codes import new_code
from bot.errors import BadPress
from bot.features.tournaments.form import RoundPace
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.tournament import Tournament
from bot.tables import clocks, lobby
from engines import GAMES
from engines.numerals import whole

MINUTE, DAY = 60.0, 86_400.0
STARTS = (5, 15, 30, 60, 180, 1440, 10_080)  # minutes from now
LONGEST_START = 20_160
LIVE = ("5m+10s", "15m+20s")
SLOW = ("1d+12h", "3d+1d", "7d+2d")
SIZES = {  # what a form's size can be: rounds, minutes, how often, days; the usual one first
    "evening": (60, 30, 90),
    "swiss": (5, 3, 4, 6, 7, 8, 9),
    "round-robin": (1, 2),
    "league": (30, 14, 60, 90),
    "four": (3, 4, 5, 6),
}
GROUPS = (1, 2, 3, 4)  # of a league
LIMITS = {
    "": (0, 0),
    "s": (15 * MINUTE, 3 * DAY),
    "m": (30 * MINUTE, 7 * DAY),
    "l": (60 * MINUTE, 14 * DAY),
}
"""How long a round may take, with live clocks and with slow ones, by its sign in a payload."""
FIELDS = (
    "game",
    "form",
    "size",
    "groups",
    "start",
    "clock",
    "limit",
    "rated",
    "who",
    "computers",
    "deal",
)
SWITCHES = "rakd"  # rated, all may join, computers, the same deal; beside them groups and limit
WORDS = 6  # of a draft in a payload


class Draft(Struct, frozen=True):
    """A tournament that is not open yet. ``size`` means what its form makes of it; it starts
    ``start`` minutes after it is opened. A league has as many ``groups`` as there are people for,
    and ``limit`` is the sign of how long a round may take."""

    game: str
    form: str
    size: int
    start: int = 15
    clock: str = LIVE[0]
    rated: bool = True
    open: bool = True
    computers: bool = False
    same_deal: bool = False
    groups: int = 1
    limit: str = ""

    @property
    def path(self) -> tuple[str, ...]:
        """The draft as words of a payload."""
        flags = (self.rated, self.open, self.computers, self.same_deal)
        switches = "".join(each for each, on in zip(SWITCHES, flags, strict=True) if on)
        switches += str(self.groups) if self.groups > 1 else ""
        switches += self.limit
        return (
            self.game,
            self.form,
            str(self.size),
            str(self.start),
            clocks.token(self.clock),
            switches or "-",
        )

    @property
    def seconds(self) -> float:
        """How long a round may take, 0 for as long as its clocks let it."""
        live, slow = LIMITS[self.limit]
        return live if clocks.CLOCKS[self.clock].live else slow

    def tournament(self, now: float, seed: str) -> Tournament:
        """The tournament as it is opened."""
        league = FORMS[self.form].pace is RoundPace.DATES
        options = TournamentOptions(
            self.form,
            self.game,
            minutes=self.size if self.form == "evening" else 60,
            rounds=self.size if self.form in ("swiss", "four") else 5,
            twice=self.form == "round-robin" and self.size == 2,
            seats=4 if self.form == "four" else 2,
            groups=self.groups if league else 1,
            same_deal=self.same_deal and shares_deals(self),
        )
        live = clocks.CLOCKS[self.clock].live
        return Tournament(
            new_code(),
            options,
            self.clock,
            self.rated,
            now + self.start * MINUTE,
            absence=5 * MINUTE if live else 2 * DAY,
            limit=self.size * DAY if league else self.seconds if in_rounds(self) else 0.0,
            open=self.open,
            computers=self.computers,
            seed=seed,
        )


def games_of(form: str) -> tuple[str, ...]:
    """The games for which a form can be chosen."""
    seats = 4 if form == "four" else 2
    return tuple(key for key, game in GAMES.items() if seats in game.seats)


def in_rounds(draft: Draft) -> bool:
    """Whether each round begins when the one before is over."""
    return FORMS[draft.form].pace is RoundPace.ROUNDS


def shares_deals(draft: Draft) -> bool:
    """Whether all tables of a round can have the same deal."""
    return FORMS[draft.form].same_deal and GAMES[draft.game].duplicate


def fresh(game: str = "", form: str = "", start: int = 15) -> Draft:
    """The draft with which a form begins."""
    forms = [form] if form in FORMS else list(FORMS)
    chosen = next((each for each in forms if not game or game in games_of(each)), next(iter(FORMS)))
    games = games_of(chosen)
    return with_form(Draft(game if game in games else games[0], chosen, 0, start), chosen)


def with_form(draft: Draft, form: str) -> Draft:
    """The draft with another form, and what follows from that."""
    games = games_of(form)
    slow = FORMS[form].pace is RoundPace.DATES
    allowed = SLOW if slow else (*LIVE, *SLOW)
    clock = draft.clock if draft.clock in allowed else allowed[0]
    sizes = SIZES.get(form, (0,))
    return replace(
        draft,
        form=form,
        game=draft.game if draft.game in games else games[0],
        size=draft.size if draft.size in sizes else sizes[0],
        clock=LIVE[0] if not slow and clock in SLOW else clock,
    )


def read(path: Sequence[str]) -> Draft:
    """The draft that a payload names. Raises BadPress."""
    if len(path) != WORDS:
        raise BadPress
    game, form, size, start, clock, flags = path
    named, sizes = clocks.named(clock), SIZES.get(form, (0,))
    minutes, chosen = whole(start, 0, LONGEST_START), whole(size, 0, 99)
    known = form in FORMS and game in games_of(form) and named in clocks.CLOCKS
    if not known or minutes is None or chosen not in sizes or named is None:
        raise BadPress
    on = [each in flags for each in SWITCHES]
    groups = next((each for each in GROUPS if str(each) in flags), 1)
    limit = next((each for each in LIMITS if each and each in flags), "")
    return Draft(game, form, chosen or 0, minutes, named, on[0], on[1], on[2], on[3], groups, limit)


def choices(draft: Draft, field: str) -> tuple[tuple[str, Draft], ...]:
    """What a field can be, each as a word and with the draft that it makes."""
    slow = FORMS[draft.form].pace is RoundPace.DATES
    switch = {"rated": "rated", "who": "open", "computers": "computers", "deal": "same_deal"}
    if name := switch.get(field):
        return tuple(
            (word, replace(draft, **{name: word == lobby.ON})) for word in (lobby.ON, lobby.OFF)
        )
    made: dict[str, tuple[tuple[str, Draft], ...]] = {
        "game": tuple((g, replace(draft, game=g)) for g in games_of(draft.form)),
        "form": tuple((form, with_form(draft, form)) for form in FORMS),
        "size": tuple((str(s), replace(draft, size=s)) for s in sorted(SIZES.get(draft.form, ()))),
        "groups": tuple((str(count), replace(draft, groups=count)) for count in GROUPS),
        "start": tuple((str(minutes), replace(draft, start=minutes)) for minutes in STARTS),
        "limit": tuple((sign or lobby.OFF, replace(draft, limit=sign)) for sign in LIMITS),
        "clock": tuple((c, replace(draft, clock=c)) for c in (SLOW if slow else (*LIVE, *SLOW))),
    }
    return made.get(field, ())


def fields(draft: Draft, alone: bool = False) -> tuple[str, ...]:
    """What there is to choose, in order; ``alone``: where nobody else reads, who could join from
    there."""
    form = FORMS[draft.form]
    odd = form.pace is not RoundPace.FREE and draft.form != "four"
    left_out = {
        *(() if SIZES.get(draft.form) else ("size",)),
        *(() if form.pace is RoundPace.DATES else ("groups",)),
        *(("who",) if alone else ()),
        *(() if odd else ("computers",)),
        *(() if in_rounds(draft) else ("limit",)),
        *(() if shares_deals(draft) else ("deal",)),
    }
    return tuple(each for each in FIELDS if each not in left_out)
