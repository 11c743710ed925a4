"""Opens the handlers of commands and buttons of every table."""

from collections.abc import Mapping

from bot.desk.commands import Command
from bot.desk.core_handlers import CoreHandlers
from bot.desk.duplicate_guard import DuplicateGuard
from bot.desk.handler_types import CommandHandler, VerbHandler
from bot.desk.handlers.asked import TableRequests
from bot.desk.handlers.away import Away
from bot.desk.handlers.even_levels import EvenLevels
from bot.desk.handlers.hands import Hands
from bot.desk.handlers.help import Help
from bot.desk.handlers.information import Information
from bot.desk.handlers.lobbies import Lobbies
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
from bot.desk.line_buttons import LineButtons, TypableScreens
from bot.desk.line_moves import LineMoves
from bot.desk.line_presses import LinePresses
from bot.desk.named_commands import NamedCommands
from bot.desk.pending_confirmations import PendingConfirmations
from bot.desk.running_parts import Options, RunningParts
from bot.desk.shown_parts import ShownParts
from bot.desk.table_finder import TableFinder
from bot.desk.typed_answers import TypedAnswers
from bot.running.consent import Consent
from bot.running.match_forecast import MatchForecast
from bot.running.matches import Matches


def open_core(
    running: RunningParts,
    shown: ShownParts,
    options: Options,
    finder: TableFinder,
    answers: TypedAnswers,
    listed: Mapping[str, Command],
    handlers: Mapping[str, CommandHandler],
    verbs: Mapping[str, VerbHandler],
) -> CoreHandlers:
    """Opens them; ``handlers`` and ``verbs`` will be those of all commands and buttons."""
    words, tables, displays = shown.words, running.tables, shown.kept_up.displays
    replies, boards, composer = shown.replies, shown.boards, shown.composer
    added = shown.slots.play_commands
    matches, consent = Matches(running.store.database, tables), Consent(tables)
    guard, limit = DuplicateGuard(tables, options.repeated), shown.table_limit
    hands = Hands(tables, composer, replies, boards, shown.viewers, shown.platforms, running.hints)
    menus = Menus(composer, replies, boards, shown.viewers)
    forecast = MatchForecast(tables, running.thinking, options.timing)
    confirmations = PendingConfirmations()
    questions = QuestionMenu(tables, menus, confirmations)
    locks = shown.kept_up.locks
    levels = EvenLevels()
    lobbies = Lobbies(tables, running.entrance, displays, locks, replies, menus, questions, levels)
    line_moves, typed = _typed(
        running, shown, finder, answers, confirmations, listed, handlers, verbs
    )
    return CoreHandlers(
        TableRequests(tables, finder),
        NewTables(words, tables, guard, limit, running.presence, replies, boards, added),
        lobbies,
        menus,
        MatchStarts(tables, matches, limit, replies, boards, hands, lobbies.even, levels),
        Moves(tables, matches, running.partial_moves, displays, replies, boards),
        hands,
        Seats(tables, matches, consent, composer, replies, boards, running.player_warmup),
        Proposals(tables, matches, consent, forecast, replies, boards),
        Pauses(tables, consent, questions, shown.preferences, replies, boards),
        questions,
        Information(tables, composer, shown.platforms, replies, boards, finder),
        Rules(words, tables, shown.viewers, shown.pictures, replies, finder, shown.slots),
        answers,
        Away(words, tables, running.absences, replies),
        Help(words, replies, listed),
        line_moves,
        typed,
        PressedCommands(words, replies, listed, handlers),
    )


def _typed(
    running: RunningParts,
    shown: ShownParts,
    finder: TableFinder,
    answers: TypedAnswers,
    confirmations: PendingConfirmations,
    listed: Mapping[str, Command],
    handlers: Mapping[str, CommandHandler],
    verbs: Mapping[str, VerbHandler],
) -> tuple[LineMoves, TypedText]:
    words, tables, languages = shown.words, running.tables, shown.languages
    replies, boards, displays = shown.replies, shown.boards, shown.kept_up.displays
    presses = LinePresses(verbs, tables, replies, boards)
    moves = LineMoves(
        words, tables, languages, running.partial_moves, displays, replies, boards, presses
    )
    screens = TypableScreens(
        words, languages, shown.composer, shown.screens, displays, shown.viewers
    )
    buttons = LineButtons(words, screens, confirmations, replies, presses)
    named = NamedCommands(words, languages, listed.values(), handlers)
    typed = TypedText(tables, finder, answers, moves, buttons, named, screens, replies)
    return moves, typed
