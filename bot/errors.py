"""Everything a person can be refused, and what stops the program.

    Exception
    ├── Refusal(code, params)      shown privately to whoever asked; nothing has changed
    │   ├── NotYourTurn            a seat that is not to move
    │   ├── NotSeated              somebody who does not play at this table
    │   ├── ShutOut                somebody whom an operator has the server serve no longer
    │   ├── NotHost                only the host may configure and start
    │   ├── Stale                  a press on an older state of the table
    │   ├── NoSuchTable            the table is gone, or never was
    │   ├── NoSuchMatch            a match that the table has not had
    │   ├── NoTableHere            a command about the chat's table, in a chat without one
    │   ├── TableFull              every seat is taken
    │   ├── AlreadySeated          somebody who plays at this table and asks to join it
    │   ├── TooFew                 fewer players than the game needs
    │   ├── TooManyLobbies         a person hosts as many lobbies as anybody may
    │   ├── TooManyRunning         a person hosts as many running tables as anybody may
    │   ├── ChatFull               a chat shows as many running tables as any may
    │   ├── NotOverdue             a decision about a seat whose time is not up
    │   ├── ProposalOpen           a proposal while another one waits for answers
    │   ├── NoProposal             an answer to a proposal that there is not, or no longer
    │   ├── Declined               a proposal that was declined before in this turn
    │   ├── NothingToTakeBack      somebody who has not decided anything in this match
    │   ├── Revealed               a takeback past something hidden that was shown
    │   ├── ComputerDeclines       a draw that a computer player does not agree to
    │   ├── NotTwoSides            a draw in a match of more than two sides
    │   ├── AwayTooLong            more days away than there may be
    │   ├── HintsOff               the host has turned hints off, or the match is rated
    │   ├── WrongMove              a path that is no move now
    │   ├── WrongTime              asked of a lobby what a match can do, or the reverse
    │   ├── FileTooLarge           a file that cannot be sent here
    │   ├── BadPress               a payload that this bot never made
    │   ├── BadRequest             a command that there is not
    │   ├── BadWord                a command with a word that makes no sense there
    │   ├── BadValue               a parameter with a value that it cannot have
    │   ├── NoSuchGame             a game that there is not
    │   ├── NoCode                 a command that needs a table's code, without one
    │   ├── NotInGame              an option that this game does not have
    │   ├── Unidentified           a page inside a chat's app that does not show who has opened it
    │   ├── MembershipUnknown      a platform that does not say now whether somebody is in a chat
    │   ├── NoDatabase             anything, while the database cannot be used
    │   └── Unexpected             our fault; logged, and said politely
    ├── Repeated                   what was delivered again, and took effect before; nothing is said
    ├── DatabaseDown(sentence)     the database cannot be used now, by no fault of the program
    └── Fault(sentence, …)         an operator's problem, a clear sentence each, exit code 1

A refusal's code is the name of its text: ``refusal-not-your-turn``.
"""

import re
from functools import cache


class Refusal(Exception):
    """A request that cannot be granted; ``code`` names its text, ``params`` fill it."""

    def __init__(self, **params: str | int) -> None:
        self.params = params
        super().__init__(self.code, params)

    @property
    def code(self) -> str:
        """``refusal-`` and the class's name in kebab case."""
        return _code(type(self).__name__)


@cache  # whether something would be refused is asked at every screen
def _code(name: str) -> str:
    return "refusal-" + re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


class NotYourTurn(Refusal):
    """It is another seat's turn: ``who``, made from ``seat`` and the ``table``'s code."""


class NotSeated(Refusal):
    """The presser does not play at this table."""


class NotHost(Refusal):
    """Only the host may do this: ``host``, who may have no seat (``seated`` is "no")."""


class ShutOut(Refusal):
    """An operator of the server has shut the person out."""


class Stale(Refusal):
    """The press was made on an older state of the table."""


class NoSuchTable(Refusal):
    """There is no table with this code, or no longer."""


class NoSuchMatch(Refusal):
    """The table has had ``count`` matches, and not the one asked for."""


class NoTableHere(Refusal):
    """No table is shown in this chat."""


class TableFull(Refusal):
    """Every seat is taken."""


class AlreadySeated(Refusal):
    """The person sits at this table."""


class TooFew(Refusal):
    """The game needs more players: at least ``least``."""


class TooManyLobbies(Refusal):
    """The person hosts ``most`` lobbies already; ``codes`` are some to close."""


class TooManyRunning(Refusal):
    """The host has ``most`` running tables already; ``codes`` are some to end; with ``own``
    "no" for somebody else, who is told none."""


class ChatFull(Refusal):
    """A chat that shows the table shows ``most`` running ones already: this one (``here`` is
    "yes"), then ``codes`` are some to end, or another."""


class NotOverdue(Refusal):
    """Whoever is to move still has time."""


class OwnTimeUp(Refusal):
    """The time that is up is the presser's own, and the others choose."""


class ProposalOpen(Refusal):
    """Another proposal waits for answers first."""


class NoProposal(Refusal):
    """There is no proposal that the presser could answer."""


class OwnProposal(Refusal):
    """The presser has made the proposal, and the others answer it."""


class Declined(Refusal):
    """The same was proposed, and declined, in this turn."""


class NothingToTakeBack(Refusal):
    """The person has not decided anything yet in this match."""


class Revealed(Refusal):
    """Something hidden has been shown since the person's last decision."""


class ComputerDeclines(Refusal):
    """A computer player expects to win, and wants no draw: ``who``, made from ``seat`` and the
    ``table``'s code."""


class NotTwoSides(Refusal):
    """A draw can be agreed only where two sides play."""


class AwayTooLong(Refusal):
    """The person may be away for ``left`` more days, no longer."""


class HintsOff(Refusal):
    """The host has turned hints off at this table."""


class WrongMove(Refusal):
    """The path is no move now: ``move``."""


class WrongTime(Refusal):
    """The table is not in the state that this needs, but ``state``: lobby, playing, between two
    matches, over or closed; "" for whatever reason else."""

    def __init__(self, state: str = "") -> None:
        super().__init__(state=state)


class FileTooLarge(Refusal):
    """A file of ``size`` MB where none of more than ``most`` MB can be sent."""


class BadPress(Refusal):
    """The payload is none of ours."""


class BadRequest(Refusal):
    """What was asked for makes no sense: ``text``."""


class BadWord(BadRequest):
    """``text`` makes no sense behind ``command``, whose ``words`` it may be followed by."""


class BadValue(BadRequest):
    """``text`` is no value of the parameter ``option``; ``values`` are those there are, or ""."""


class NoSuchGame(BadRequest):
    """``text`` is no game; ``games`` are the commands with those there are."""


class NoCode(Refusal):
    """A command that needs the code of a table was given none."""


class NotInGame(Refusal):
    """``game`` has no ``option``."""


class Unidentified(Refusal):
    """A page inside a chat's app does not show who has opened it, or showed that long ago."""


class MembershipUnknown(Refusal):
    """Whether somebody is in a chat cannot be found out now."""


class NoDatabase(Refusal):
    """What is kept cannot be read or written at the moment."""


class Unexpected(Refusal):
    """Something broke on our side; it has been logged."""


class Repeated(Exception):
    """What came in has come in before, and took effect then."""


class DatabaseDown(Exception):
    """The database cannot be used now: its disk is full, its server is gone. The sentence is for an
    operator; whatever was asked for is refused, and works again by itself."""


class Fault(Exception):
    """What an operator must put right, a sentence for each thing."""

    def __str__(self) -> str:
        return "\n".join(map(str, self.args))


def as_refusal(error: BaseException) -> Refusal:
    """What somebody is told of an error: that the database is away, or no more than that something
    failed."""
    if isinstance(error, Refusal):
        return error
    return NoDatabase() if isinstance(error, DatabaseDown) else Unexpected()
