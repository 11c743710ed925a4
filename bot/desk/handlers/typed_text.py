"""/move, and every line that is no command: whatever a button of the table does, in words."""

from collections.abc import Iterable

from cachetools import LRUCache

from bot import bounds
from bot.desk.handlers.asked import view_to_move
from bot.desk.invocation import Invocation
from bot.desk.line_buttons import LineButtons, TypableScreens
from bot.desk.line_moves import LineMoves
from bot.desk.named_commands import NamedCommands
from bot.desk.replies import Replies
from bot.desk.reply import Cause, Done, Refused, Reply
from bot.desk.table_finder import TableFinder
from bot.desk.typed_answers import TypedAnswers
from bot.desk.typed_line import TypedLine, listed
from bot.press import Press
from bot.running.service import Tables
from bot.screens.spelling import spelt
from bot.tables import play
from engines.path import next_choices

LONGEST = 200  # characters of a line that is looked at


class TypedText:
    """Does what a line says: an answer to a question, a move or the beginning of one, a button, a
    command's word."""

    def __init__(
        self,
        tables: Tables,
        finder: TableFinder,
        answers: TypedAnswers,
        moves: LineMoves,
        buttons: LineButtons,
        commands: NamedCommands,
        screens: TypableScreens,
        replies: Replies,
    ) -> None:
        self._tables = tables
        self._finder = finder
        self._answers = answers
        self._moves = moves
        self._buttons = buttons
        self._commands = commands
        self._screens = screens
        self._replies = replies
        self._delivered: LRUCache[str, Press] = LRUCache(bounds.LINES)  # by origin

    async def move(self, invocation: Invocation) -> Reply:
        """The answer to a line about a table; none to talk that could be no move of its match.
        Raises a Refusal."""
        table = await self._finder.find(invocation)
        person, chat, text = invocation.person, invocation.chat, invocation.args.get("text", "")
        answer = await self._answers.answer(person, chat, table, text)
        if answer is not None:
            return answer
        origin, theme = invocation.origin, invocation.theme
        line = TypedLine(table, person, chat, text, invocation.message, origin, theme)
        press = Press("typed", table.code, table.revision)
        if origin and self._delivered.setdefault(f"{line.origin} typed", press) is not press:
            return Done()
        if spelt(text) and len(text) <= LONGEST:
            for step in (self._buttons.answer, self._moves.reply, self._buttons.reply):
                reply = await step(line)
                if reply is not None:
                    return reply
            reply = await self._commands.run(invocation, table, text)
            if reply is not None:
                return reply
        if invocation.talk and not await self._moves.could_be(line):
            return Done()
        return await self._nothing(line)

    async def _nothing(self, line: TypedLine) -> Reply:
        """The line means nothing here: what would. Raises NotSeated, NotYourTurn for somebody who
        has no move to make at a match that is on."""
        table = line.table
        wording = await self._replies.wording(table, line.person, line.chat)
        choices: Iterable[str]
        if table.match is not None and not play.match_over(table):
            view = view_to_move(self._tables, table, line.person)
            choices, secret = map(wording.choice, next_choices(view.moves, ())), bool(view.hands)
        else:
            screen, known = await self._screens.own(line)
            inner = {menu.key for menu in screen.menus if menu.within}
            choices, secret = (each.label for each in known if each.menu not in inner), False
        notice = wording.say("typed-nothing", text=line.shown, choices=listed(choices))
        # A whole move that is refused is seen not to be played.
        veiled = secret and not await self._moves.could_be(line, whole=True)
        return Refused(notice, cause=Cause.UNKNOWN, veiled=veiled)
