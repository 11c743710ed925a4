"""A tournament as the browser's page shows it to everybody. Pure."""

from collections.abc import Sequence

from bot.desk.page_messages import bare
from bot.features.tournaments.crosstable import CROSSED, figure, is_square, results
from bot.features.tournaments.messages import (
    BoardShown,
    EntrantShown,
    NewsShown,
    StandingRow,
    TournamentMatches,
    TournamentShown,
)
from bot.features.tournaments.news_screens import news_line
from bot.features.tournaments.rows.reading import News
from bot.features.tournaments.screens import (
    TournamentScene,
    group_changes,
    result_words,
    round_line,
    standings,
    terms,
    title,
)
from bot.features.tournaments.standing import EntrantStanding
from bot.features.tournaments.steps import NAMED
from bot.features.tournaments.tournament import PlayedBoard, Stage

WORDS = (
    "in",
    "gone",
    "boards",
    "crosstable",
    "matches",
    "place",
    "name",
    "points",
    "played",
    "ties",
    "watch",
)
BUTTONS = ("join", "withdraw", "mine", "more", "all", "next")
SAID = ("nobody", "no-results")
NUMBER = "{number}"  # in words, for that of a round or a group
WHEN = "{when}"  # in lines, for the moment that the page puts there
LATEST = 3  # decisions of a host that are told
MINUTE, DAY = 60, 24 * 60 * 60


def tournament_shown(scene: TournamentScene, host: str, news: Sequence[News]) -> TournamentShown:
    """What the page is told of it; ``host`` is what its host is called, "" for nobody, and ``news``
    are all that everybody was told."""
    state = scene.state
    tournament, found = state.tournament, standings(scene)
    line, at = progress(scene)
    decided = [each for each in news if each.kind not in NAMED]
    entrants = tuple(
        EntrantShown(each.number, scene.plain(each.number), each.level, not each.here)
        for each in state.people
    )
    return TournamentShown(
        code=tournament.code,
        revision=tournament.revision,
        stage=tournament.stage.value,
        title=bare(title(scene)),
        about=_about(scene, host),
        line=line,
        at=at,
        entrants=entrants,
        standings=_standings(scene, found),
        ties=tuple(scene.say(f"tie-{name}") for name, _ in found[0].ties) if found else (),
        square=is_square(state),
        now=_playing(scene),
        news=tuple(
            NewsShown(bare(news_line(scene, each, WHEN)), float(each.about.get("at", 0)))
            for each in reversed(decided[-LATEST:])
        ),
        words=words(scene),
    )


def words(scene: TournamentScene) -> dict[str, str]:
    """What the page says around it."""
    said = {word: scene.say(f"page-{word}") for word in WORDS}
    said |= {name: scene.say(f"button-{name}") for name in BUTTONS}
    said |= {name: scene.say(name) for name in SAID}
    numbered = {"round": scene.say("page-round", number=NUMBER)}
    return said | numbered | {"group": scene.say("group", group=NUMBER)}


def progress(scene: TournamentScene) -> tuple[str, float]:
    """How far it is, and the moment that stands in that, 0 for none."""
    state, tournament = scene.state, scene.state.tournament
    running = len(state.open_boards)
    if tournament.stage is Stage.OFF:
        return scene.say("off"), 0
    if tournament.stage is Stage.OVER:
        return scene.say("over", count=len(state.people)), 0
    if tournament.paused:
        return scene.say("paused"), 0
    if tournament.stage is Stage.JOINING:
        return scene.say("starts", when=WHEN), tournament.starts
    if tournament.ends is None:
        return round_line(scene, tournament.round, running), 0
    return round_line(scene, tournament.round, running, WHEN), tournament.ends


def _about(scene: TournamentScene, host: str) -> tuple[str, ...]:
    """How it is played, by whom it is held, and who may join."""
    tournament = scene.state.tournament
    said = [terms(scene)]
    if host:
        said.append(scene.say("page-host", name=host))
    if tournament.goes_on:
        if tournament.absence < DAY:
            said.append(scene.say("absent", minutes=int(tournament.absence // MINUTE)))
        if tournament.cut_off:
            said.append(scene.say("limit-about"))
        if not tournament.open:
            said.append(scene.words.say(scene.language, "refusal-tournament-elsewhere"))
        if tournament.options.same_deal:
            said.append(scene.say("deal-about"))
    if tournament.stage is Stage.OVER:
        said += group_changes(scene)
    return tuple(said)


def _standings(
    scene: TournamentScene, found: tuple[EntrantStanding, ...]
) -> tuple[StandingRow, ...]:
    state = scene.state
    cells = results(state, found, state.tournament.round)
    if state.free:  # whoever stands below those who are columns has no row either
        cells = {one.entrant: cells[one.entrant] for one in found[:CROSSED]}
    order: dict[int, list[int]] = {}
    for each in found:
        order.setdefault(each.group, []).append(each.entrant)
    opposite = {
        (each.round, seat): each.seats[1 - place]
        for each in state.pairings
        if len(each.seats) == 2
        for place, seat in enumerate(each.seats)
    }

    def met(one: EntrantStanding, column: int) -> int:
        if not is_square(state):
            return opposite.get((column + 1, one.entrant), 0)
        other = order[one.group][column]
        return other if other != one.entrant else 0

    return tuple(
        StandingRow(
            one.entrant,
            one.group,
            one.place,
            figure(one.points),
            one.played,
            tuple(figure(value) for _, value in one.ties),
            tuple(
                (cell.text, cell.share, met(one, column))
                for column, cell in enumerate(cells.get(one.entrant, ()))
            ),
        )
        for one in found
    )


def _playing(scene: TournamentScene) -> tuple[BoardShown, ...]:
    """The boards that are played now, then those of the same round that are over."""
    state = scene.state
    over = [] if state.free else [board for board in state.boards if not board.goes_on]
    number = state.tournament.round if state.tournament.stage is Stage.RUNNING else 0
    same = [board for board in over if board.pairing.round == number]
    return tuple(board_shown(scene, each) for each in (*state.open_boards, *same))


def matches_shown(scene: TournamentScene) -> TournamentMatches:
    """All boards that are over but those that are shown with the ones of their round."""
    state, tournament = scene.state, scene.state.tournament
    rounds: dict[int, list[BoardShown]] = {}
    for each in state.boards:
        number = 0 if state.free else each.pairing.round
        newest = tournament.stage is Stage.RUNNING and number == tournament.round
        if not (each.goes_on or newest):
            rounds.setdefault(number, []).append(board_shown(scene, each))
    if state.free:
        rounds = {number: boards[::-1] for number, boards in rounds.items()}
    listed = sorted(rounds.items(), reverse=True)
    told = tuple((number, tuple(boards)) for number, boards in listed)
    return TournamentMatches(tournament.code, told)


def board_shown(scene: TournamentScene, board: PlayedBoard) -> BoardShown:
    """A board as a line of the page."""
    pairing = board.pairing
    rests = scene.say("bye", name=scene.plain(pairing.seats[0])) if pairing.bye else ""
    result = result_words(pairing.result.places) if pairing.result and not rests else ""
    return BoardShown(pairing.round, pairing.board, pairing.seats, result, board.table, rests)
