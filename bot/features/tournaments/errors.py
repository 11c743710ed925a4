"""What people can be refused at tournaments."""

from bot.errors import Refusal


class NoTournament(Refusal):
    """There is no tournament with this code, or no longer."""


class TournamentFull(Refusal):
    """As many people are in as there may be: ``most``."""


class TournamentClosed(Refusal):
    """Nobody can join the tournament any more."""


class TournamentElsewhere(Refusal):
    """Only who is in the tournament's chat can join it."""


class NotEntered(Refusal):
    """The person is not in the tournament."""


class NotTournamentHost(Refusal):
    """Only the tournament's host may do this."""


class TooManyTournaments(Refusal):
    """The chat has ``most`` tournaments that are not over."""
