"""What replaying matches makes of ratings: those of the concerned, and of whoever meets them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from msgspec import Struct
from sqlalchemy import RowMapping

from bot.ratings import rating
from bot.ratings.rating import START, Mover, Skill
from bot.ratings.rows.contests import contest_of
from bot.ratings.rows.match_end import rows
from bot.ratings.rows.meetings import Meetings

Player = tuple[str, str]  # a person's key and a game
Row = dict[str, Any]


class EndedMatch(Struct, frozen=True):
    """A match that is over: its row, who moved, the ratings ``kept`` of it by seat, and what was
    known before it of those of whom the book knows nothing yet."""

    row: RowMapping
    movers: Sequence[Mover]
    kept: Sequence[Row]
    skills: Mapping[str, Skill]

    @property
    def place(self) -> tuple[int, int]:
        """Its table and number."""
        return self.row["table"], self.row["number"]

    @property
    def players(self) -> set[Player]:
        """Whoever moved or is rated for it."""
        game = self.row["game"]
        people = {who for _, who in self.movers} | {row["person"] for row in self.kept}
        return {(person, game) for person in people}


@dataclass(slots=True)
class Change:
    """What some matches change: of those in ``removed``, by table and number, no rating stays;
    ``concerned`` are those whom it concerns since."""

    changed: list[Row] = field(default_factory=list)
    added: list[Row] = field(default_factory=list)
    removed: list[tuple[int, int]] = field(default_factory=list)
    concerned: list[Player] = field(default_factory=list)


@dataclass(slots=True)
class ReplayBook:
    """What is known after the matches replayed so far: whom they concern, the skills of those of
    them who have been met, and when any two met of late in matches that counted."""

    concerned: set[Player]
    skills: dict[Player, Skill] = field(default_factory=dict)
    meetings: Meetings = field(default_factory=Meetings)

    def is_unknown(self, player: Player) -> bool:
        """Whether a skill is neither known here nor to be taken from a rating that is kept."""
        return player in self.concerned and player not in self.skills

    def note(self, kept: Sequence[Row]) -> None:
        """Those of a match that counts have met."""
        for one, other in combinations(kept, 2):
            if one["side"] != other["side"]:
                pair = sorted((one["person"], other["person"]))
                self.meetings.add((pair[0], pair[1]), one["ended"])

    def replay(self, matches: Iterable[EndedMatch]) -> Change:
        """What these matches change, in the order in which they ended."""
        change = Change()
        for match in matches:
            if self.concerned.isdisjoint(match.players):
                self.note(match.kept)
            else:
                self._replay(match, change)
        return change

    def _replay(self, match: EndedMatch, change: Change) -> None:
        # Kept for later matches, since this one may count for nobody.
        for person, skill in match.skills.items():
            player = person, match.row["game"]
            if self.is_unknown(player):
                self.skills[player] = skill
        after = self._ratings(match)
        self.note(after)
        self._concern(match, after, change)
        if [row["person"] for row in after] != [row["person"] for row in match.kept]:
            change.removed += [match.place] * bool(match.kept)
            change.added += after
        else:
            both = zip(after, match.kept, strict=True)
            change.changed += [row for row, kept in both if row != kept]

    def _ratings(self, match: EndedMatch) -> list[Row]:
        """The ratings that it leaves; none where it does not count."""
        contest = contest_of(match.row, match.movers)
        at = match.row["ended"]
        if contest is None or not rating.counted(
            contest, lambda pair: self.meetings.number(pair, at)
        ):
            return []
        skills = [self._skill(match, person) for person in contest.holders]
        return rows(*match.place, at, contest, skills)

    def _concern(self, match: EndedMatch, after: list[Row], change: Change) -> None:
        """Whoever is rated for it, or was, is concerned, and has the skill that it leaves."""
        game = match.row["game"]
        people = {row["person"] for row in (*match.kept, *after)}
        left = {row["person"]: Skill(row["mu"], row["sigma"]) for row in after}
        for person in people:
            self.skills[person, game] = left.get(person) or self._skill(match, person)
        new = {(person, game) for person in people} - self.concerned
        self.concerned |= new
        change.concerned += new

    def _skill(self, match: EndedMatch, person: str) -> Skill:
        """What was known of a person before a match."""
        player = person, match.row["game"]
        if player in self.skills:
            return self.skills[player]
        if player not in self.concerned:
            for row in match.kept:
                if row["person"] == person:
                    return Skill(row["mu_before"], row["sigma_before"])
        return match.skills.get(person, START)
