"""What is refused about records and files."""

from bot.errors import Refusal


class StillRunning(Refusal):
    """The match is not over, and its record would tell what is hidden."""


class SeedHeld(Refusal):
    """The match is over, but others still play with the same deal."""


class TooManyRecords(Refusal):
    """The person has opened ``most`` matches from files within an hour."""


class TooManyFiles(Refusal):
    """The person has had as many files or bytes read within an hour as anybody may."""


class ImportUnderWay(Refusal):
    """A file of the person's is still being read."""


class ImportsBusy(Refusal):
    """As many files are being read as may be."""


class BadRecord(Refusal):
    """A file cannot be read, or a match not be written: ``part`` is where, the step of a check or a
    part of the file, ``number`` the entry of the log and ``move`` its move, 0 and "" elsewhere;
    ``match`` which match of several, or 0."""
