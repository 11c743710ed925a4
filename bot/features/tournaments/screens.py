"""What tournaments show in chats: who is in, how they stand, and how it ended."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from bot.features.tournaments import league
from bot.features.tournaments.crosstable import figure
from bot.features.tournaments.deals import counted
from bot.features.tournaments.form import RoundPace
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.standing import EntrantStanding
from bot.features.tournaments.tournament import (
    Enrolled,
    PlayedBoard,
    Stage,
    TournamentState,
)
from bot.people import isolated
from bot.press import packed
from bot.screens.buttons import rows, shortened
from bot.screens.screen import Button, Screen, Style
from bot.screens.viewer import APP, AppLink
from bot.tables import clocks
from bot.texts import Words
from bot.texts.level_names import level_name

VERB = "cup"
NAMED = 12  # people in a line
LEADERS = 8  # of the standings in a chat
MINUTE = 60.0
MEDALS = ("🥇", "🥈", "🥉")
UP, DOWN = "⬆", "⬇"


class TournamentScene(Struct, frozen=True):
    """A tournament for those who read a ``language``, at the Unix time ``now``; ``reader`` is the
    account of the only one, None for all in a chat. At the ``link`` the page shows it, "" where
    that has no address for others; ``app`` opens that within the chat's own app."""

    words: Words
    language: str
    state: TournamentState
    now: float
    reader: str | None = None
    link: str = ""
    app: AppLink | None = None

    def say(self, text: str, **params: str | int) -> str:
        """A text of these screens."""
        return self.words.say(self.language, f"cup-{text}", **params)

    def name(self, number: int) -> str:
        """What an entrant is called."""
        return self.called(self.state.by_number[number])

    def called(self, entrant: Enrolled) -> str:
        """The same of one that is known."""
        return isolated(self.plain(entrant.number))

    def plain(self, number: int) -> str:
        """What an entrant is called, for a file."""
        entrant = self.state.by_number[number]
        if entrant.level:
            level = level_name(self.words, self.language, entrant.level)
            return self.words.say(self.language, "lobby-computer", name=entrant.name, level=level)
        return entrant.name or self.say("somebody")

    def button(self, what: str, *path: str, style: Style = Style.PLAIN, label: str = "") -> Button:
        """A button that asks for something about the tournament."""
        code = self.state.tournament.code.lower()
        text = shortened(label or self.say(f"button-{what}"))
        return Button(text, packed(VERB, "", 0, (code, what, *path)), style)

    @property
    def page_button(self) -> Button | None:
        """Opens the tournament's page, where there is one: if it can be in the chat's own app."""
        if self.app is not None:
            payload = packed(APP, self.state.tournament.code, 0, ())
            return self.app.button(self.say("button-app"), payload)
        return Button(self.say("button-page"), url=self.link) if self.link else None

    def screen(
        self, lines: Iterable[str], *actions: Button | None, width: int = 2, lead: bool = True
    ) -> Screen:
        """A screen of these lines and buttons."""
        said = tuple(line for line in lines if line)
        return Screen("", 0, said, self.reader, actions=rows(*actions, width=width), lead=lead)


def title(scene: TournamentScene) -> str:
    """What is played: "🏆 Swiss · Reversi"."""
    options = scene.state.tournament.options
    game = scene.words.say(scene.language, f"game-{options.game}")
    return scene.say("title", form=scene.say(f"form-{options.form}"), game=game)


def terms(scene: TournamentScene) -> str:
    """How it is played: how long, by which clock, and whether it counts."""
    tournament = scene.state.tournament
    options, form = tournament.options, tournament.options.form
    size = {"evening": options.minutes, "swiss": options.rounds, "four": options.rounds}.get(form)
    if size is None:
        dated = tournament.form.pace is RoundPace.DATES
        size = int(tournament.limit // clocks.DAY) if dated else 1 + options.twice
    clock = scene.words.say(scene.language, f"clock-{clocks.token(tournament.clock)}")
    rated = scene.say("rated-on" if tournament.rated else "rated-off")
    said = [scene.say(f"size-{form}", count=size), clock, rated]
    if tournament.limit and tournament.in_rounds:
        said.insert(1, limited(scene, tournament.limit))
    if options.season > 1:
        said.insert(0, scene.say("season", number=options.season))
    if options.same_deal:
        said.append(scene.words.labelled(scene.language, scene.say("deal"), scene.say("deal-on")))
    return " · ".join(said)


def limited(scene: TournamentScene, seconds: float) -> str:
    """How long a round may take: "Time per round: 30 min"."""
    said = limit_words(scene.words, scene.language, seconds)
    return scene.words.labelled(scene.language, scene.say("limit"), said)


def limit_words(words: Words, language: str, seconds: float) -> str:
    """So many seconds as minutes or days; none for as long as clocks let a round take."""
    if not seconds:
        return words.say(language, "cup-limit-none")
    if seconds < clocks.DAY:
        return words.say(language, "cup-size-evening", count=int(seconds // MINUTE))
    return words.say(language, "pause-days", days=int(seconds // clocks.DAY))


def joining_screen(scene: TournamentScene) -> Screen:
    """Who is in, before it begins, and once it has how to get to it."""
    tournament = scene.state.tournament
    here = scene.state.here
    if tournament.stage is not Stage.JOINING:
        begun = scene.say("off" if tournament.stage is Stage.OFF else "begun")
        return scene.screen((title(scene), begun), scene.button("show"), scene.page_button)
    when = scene.words.until(scene.language, tournament.starts, scene.now)
    starts = scene.say("paused") if tournament.paused else scene.say("starts", when=when)
    lines = (
        title(scene),
        terms(scene),
        f"{starts} {scene.say('code', code=tournament.code)}",
        people_line(scene, here),
    )
    return scene.screen(
        lines,
        scene.button("join", style=Style.PRIMARY),
        scene.button("withdraw"),
        scene.button("more"),
        scene.page_button,
    )


def people_line(scene: TournamentScene, people: tuple[Enrolled, ...]) -> str:
    """How many are in, and who: the first of them by name."""
    if not people:
        return scene.say("nobody")
    named = [scene.called(each) for each in people[:NAMED]]
    if len(people) > NAMED:
        named.append(scene.say("others", count=len(people) - NAMED))
    return scene.say("people", count=len(people), names=scene.words.listed(scene.language, named))


def round_screen(scene: TournamentScene, number: int) -> Screen:
    """How everybody stands in a round, and how many boards are still played."""
    tournament = scene.state.tournament
    running = len(scene.state.open_boards)
    if tournament.in_rounds:
        running = sum(board.pairing.round == number for board in scene.state.open_boards)
    lines = (title(scene), round_line(scene, number, running), *leader_lines(scene, number))
    newest = scene.state.free or number == tournament.round
    live = tournament.stage is Stage.RUNNING and newest
    return scene.screen(
        lines,
        scene.button("mine", style=Style.PRIMARY) if live else None,
        scene.button("all"),
        scene.button("more"),
        scene.page_button,
    )


def round_line(scene: TournamentScene, number: int, running: int, when: str = "") -> str:
    """Which round it is, what is still played of it, and until ``when``, which follows from the
    moment unless it is given."""
    tournament = scene.state.tournament
    if tournament.paused:
        return scene.say("paused")
    if not when and tournament.ends is not None:
        when = scene.words.until(scene.language, tournament.ends, scene.now)
    if not tournament.in_rounds and tournament.ends is not None:
        past = scene.now >= tournament.ends
        return scene.say("evening-last" if past else "evening-ends", when=when, boards=running)
    rounds = max(scene.state.rounds or number, number)
    if when and running:
        return scene.say("round-ends", round=number, rounds=rounds, when=when, boards=running)
    return scene.say("round", round=number, rounds=rounds, boards=running)


def leader_lines(scene: TournamentScene, number: int | None = None) -> tuple[str, ...]:
    """Who stands in front, after so many rounds, a line for each group."""
    found = standings(scene, number)
    if not any(one.played or one.points for one in found):
        return (scene.say("no-results"),)
    groups = {one.group: [each for each in found if each.group == one.group] for one in found}
    most = LEADERS // len(groups)
    lines = []
    for group, members in groups.items():
        line = " · ".join(standing_line(scene, one) for one in members[:most])
        lines.append(in_group(scene, group, line) if len(groups) > 1 else line)
    return tuple(lines)


def tie_lines(scene: TournamentScene, one: EntrantStanding, count: int) -> tuple[str, ...]:
    """What the columns after the points say, the first so many: what decides among equals."""
    named = [scene.say(f"tie-{name}") for name, _ in one.ties[:count]]
    if not named:
        return ()
    said = " · ".join(named)
    return (scene.words.labelled(scene.language, scene.say("page-ties"), said),)


def in_group(scene: TournamentScene, group: int, said: str, mark: str = "") -> str:
    """What is said of a group."""
    return scene.words.labelled(scene.language, f"{mark}{scene.say('group', group=group)}", said)


def standings(scene: TournamentScene, number: int | None = None) -> tuple[EntrantStanding, ...]:
    """How everybody stands, or stood after so many rounds."""
    state, tournament = scene.state, scene.state.tournament
    if number is None or state.free or number >= tournament.round:
        return state.standings
    until = tuple(each for each in state.pairings if each.round <= number)
    return tournament.form.standings(state.entrants, until, tournament.options)


def standing_line(scene: TournamentScene, one: EntrantStanding) -> str:
    """Somebody's place and points."""
    return scene.say(
        "standing", place=one.place, name=scene.name(one.entrant), points=figure(one.points)
    )


def result_lines(
    scene: TournamentScene, found: tuple[EntrantStanding, ...], number: int
) -> Iterator[str]:
    """What the crosstable of these standings says after so many rounds, a line for each row:
    "1. Ann 2: Ben 1, Cleo 1". At an evening, whose picture has no crosstable, the places alone."""
    state = scene.state
    pairings = counted(state.pairings, state.tournament.options)
    for one in found:
        line = standing_line(scene, one)
        met = [
            told_result(scene, each, one.entrant)
            for each in pairings
            if one.entrant in each.seats and each.round <= number and each.result and not each.bye
        ]
        said = scene.words.listed(scene.language, met) if met and not state.free else ""
        yield scene.words.labelled(scene.language, line, said) if said else line


def told_result(scene: TournamentScene, pairing: BoardPairing, entrant: int) -> str:
    """Whom somebody has met at a board, and what that has brought: "Ben 1"."""
    assert pairing.result is not None
    seat = pairing.seats.index(entrant)
    others = [scene.name(each) for each in pairing.seats if each != entrant]
    share = _share(pairing.result.places[seat], pairing.result.places)
    return f"{' – '.join(others)} {share}"


def end_screen(scene: TournamentScene) -> Screen:
    """Who has won, and the match that is best worth seeing again."""
    if scene.state.tournament.stage is Stage.OFF:
        return scene.screen((title(scene), scene.say("off")))
    best = best_board(scene.state)
    replay = None
    if best is not None:
        label = scene.say("button-replay", match=_versus(scene, best.pairing))
        replay = scene.button("replay", label=label)
    over = scene.say("over", count=len(scene.state.people))
    lines = (title(scene), podium(scene), *group_changes(scene), over)
    everybody = scene.button("all", style=Style.PRIMARY)
    again = scene.button("next") if is_renewable(scene.state) else None
    return scene.screen(lines, everybody, replay, again, scene.page_button, width=1)


def is_renewable(state: TournamentState) -> bool:
    """Whether another season can follow."""
    dated = state.tournament.form.pace is RoundPace.DATES
    return dated and state.tournament.stage is Stage.OVER


def podium(scene: TournamentScene) -> str:
    """The first three places."""
    return " · ".join(
        f"{MEDALS[one.place - 1]} {scene.name(one.entrant)} {figure(one.points)}"
        for one in scene.state.standings
        if one.place <= len(MEDALS) and one.group <= 1
    )


def group_changes(scene: TournamentScene) -> tuple[str, ...]:
    """Who goes up and who goes down after a league of several groups."""
    state = scene.state
    now = {one.entrant: one.group for one in state.standings}
    if max(now.values(), default=0) < 2:
        return ()
    after = league.next_groups(state.entrants, state.pairings, state.tournament.options)
    moves: dict[tuple[str, int], list[str]] = {}
    for entrant, group in after.items():
        if group != now[entrant]:
            mark = UP if group < now[entrant] else DOWN
            moves.setdefault((mark, group), []).append(scene.name(entrant))
    return tuple(
        in_group(scene, group, scene.words.listed(scene.language, names), f"{mark} ")
        for (mark, group), names in sorted(moves.items())
    )


def best_board(state: TournamentState) -> PlayedBoard | None:
    """The board worth seeing again: the last one between those who came in highest."""
    place = {one.entrant: one.place for one in state.standings}
    played = [
        board
        for board in state.boards
        if board.table and board.pairing.result and board.pairing.result.played
    ]
    return min(
        played,
        key=lambda b: (sum(place[seat] for seat in b.pairing.seats), -b.pairing.round),
        default=None,
    )


def _versus(scene: TournamentScene, pairing: BoardPairing) -> str:
    people = (scene.state.by_number[seat] for seat in pairing.seats)
    return " – ".join(isolated(each.name or scene.say("somebody")) for each in people)


def all_screen(scene: TournamentScene, *actions: Button) -> Screen:
    """The whole standings, and the boards of the round that is played."""
    tournament = scene.state.tournament
    lines, last = [title(scene)], 1
    for one in scene.state.standings:
        if one.group > last:
            last = one.group
            lines.append(scene.say("group", group=last))
        lines.append(standing_line(scene, one))
    lines += [board_line(scene, board.pairing) for board in scene.state.open_boards]
    back = scene.button("show") if tournament.goes_on else None
    return scene.screen(lines, *actions, back)


def board_line(scene: TournamentScene, pairing: BoardPairing) -> str:
    """Who plays whom, and how it has ended."""
    if pairing.bye:
        return scene.say("bye", name=scene.name(pairing.seats[0]))
    who = _versus(scene, pairing)
    result = pairing.result
    if result is None:
        return scene.say("board", board=pairing.board, who=who)
    said = " : ".join(_share(place, result.places) for place in result.places)
    return scene.say("board-over", board=pairing.board, who=who, result=said)


def _share(place: int, places: tuple[int, ...]) -> str:
    if len(places) > 2:
        return f"{place}."
    return "½" if places[0] == places[1] == 1 else "1" if place == 1 else "0"


def result_words(result_places: tuple[int, ...]) -> str:
    """A result of two as it is written: 1 : 0."""
    return " : ".join(_share(place, result_places) for place in result_places)
