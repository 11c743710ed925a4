"""Who does what for the commands and buttons of every table."""

from collections.abc import Mapping

from msgspec import Struct

from bot.desk.commands import OF_PERSON, OF_TABLE
from bot.desk.handler_types import CommandHandler, VerbHandler
from bot.desk.handlers.asked import TableRequests
from bot.desk.handlers.away import Away
from bot.desk.handlers.hands import Hands
from bot.desk.handlers.help import Help
from bot.desk.handlers.information import Information
from bot.desk.handlers.lobbies import STEPS, Lobbies
from bot.desk.handlers.match_starts import MatchStarts
from bot.desk.handlers.menus import Menus
from bot.desk.handlers.moves import Moves
from bot.desk.handlers.new_tables import NewTables
from bot.desk.handlers.pauses import Pauses
from bot.desk.handlers.pressed_commands import PressedCommands
from bot.desk.handlers.proposals import Proposals
from bot.desk.handlers.questions import QuestionMenu
from bot.desk.handlers.rules import Rules
from bot.desk.handlers.seats import Seats
from bot.desk.handlers.typed_text import TypedText
from bot.desk.line_moves import LineMoves
from bot.desk.typed_answers import TypedAnswers
from bot.tables import proposals


class CoreHandlers(Struct, frozen=True):
    """A class for each noun that commands and buttons are about."""

    requests: TableRequests
    new_tables: NewTables
    lobbies: Lobbies
    menus: Menus
    matches: MatchStarts
    moves: Moves
    hands: Hands
    seats: Seats
    proposals: Proposals
    pauses: Pauses
    questions: QuestionMenu
    information: Information
    rules: Rules
    answers: TypedAnswers
    away: Away
    help: Help
    line_moves: LineMoves
    typed: TypedText
    pressed_commands: PressedCommands

    def commands(self) -> Mapping[str, CommandHandler]:
        """What each command does."""
        about = self.requests.command
        return {
            "play": self.lobbies.levels.before(self.new_tables.play),
            "join": self.information.join,
            "start": self.help.or_greeting(about(self.matches.start)),
            "leave": about(self.lobbies.leave),
            "move": self.typed.move,
            "hand": about(self.hands.open),
            "score": about(self.information.score),
            "rules": self.rules.command,
            "resign": about(self.questions.resign),
            "hint": about(self.hands.hint),
            "replace": about(self.seats.replace),
            "return": about(self.seats.come_back),
            "rematch": about(self.matches.rematch),
            "undo": about(self.proposals.propose(proposals.TAKEBACK)),
            "draw": about(self.questions.draw),
            "calloff": about(self.questions.call_off),
            "pause": about(self.pauses.command),
            "host": about(self.seats.pass_on),
            "away": self.away.begin,
            "back": self.away.end,
            "help": self.help.help,
            OF_TABLE: self.help.behind(OF_TABLE),
            OF_PERSON: self.help.behind(OF_PERSON),
        }

    def verbs(self) -> Mapping[str, VerbHandler]:
        """What each verb of a button does."""
        about, current = self.requests.verb, self.requests.current
        return {
            **{name: self.lobbies.verb(name) for name in STEPS},
            "add": self.lobbies.add_computer,
            "start": about(self.matches.start),
            "next": self.matches.proceed,
            "rematch": about(self.matches.rematch),
            "move": self.moves.move,
            "mine": current(self.moves.step),
            "column": current(self.moves.column),
            "slot": current(self.moves.slot),
            "cannot": current(self.moves.cannot),
            "seat": current(self.hands.uncover),
            "hand": about(self.hands.open),
            "hint": current(self.hands.hint),
            "undo": about(self.proposals.propose(proposals.TAKEBACK)),
            "draw": about(self.proposals.propose(proposals.DRAW)),
            "calloff": about(self.proposals.propose(proposals.CALL_OFF)),
            "pause": about(self.pauses.press),
            "resume": about(self.proposals.propose(proposals.RESUME)),
            "resign": current(self.proposals.resign),
            "share": about(self.information.share),
            "agree": self.proposals.agree,
            "decline": self.proposals.decline,
            "retry": about(self.seats.retry),
            "takeover": self.seats.take_over,
            "wait": self.seats.wait,
            "claim": self.seats.claim,
            "replace": about(self.seats.replace),
            "return": about(self.seats.come_back),
            "host": about(self.seats.press_pass_on),
            "do": self.pressed_commands.press,
            "page": about(self.menus.close),
            "menu": about(self.menus.open),
            "ask": about(self.information.ask),
            "rules": self.rules.press,
            "text": about(self.information.text),
            "board": about(self.information.board),
        }
