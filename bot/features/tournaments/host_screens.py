"""What is folded away of a tournament: its terms, and what its host can do."""

from bot.features.tournaments.pairing import BoardPairing, BoardResult
from bot.features.tournaments.screens import (
    TournamentScene,
    board_line,
    result_words,
    terms,
    title,
)
from bot.features.tournaments.tournament import Stage, TournamentState
from bot.screens.screen import Button, Screen, Style
from bot.tables import clocks

MOST_LISTED = 24  # people or boards for each of which there is a button
BACK = "back"  # behind the word of a button: what it shows takes the place of where it was pressed
LATER = 15  # minutes by which a round's end or the start is moved, with live clocks
MINUTE, DAY = 60.0, 86_400.0
RESULTS: dict[str, BoardResult] = {
    "1": BoardResult((1, 2)),
    "d": BoardResult((1, 1)),
    "2": BoardResult((2, 1)),
}
"""What a result of two can be corrected to."""


def more_screen(scene: TournamentScene, host: bool, entered: bool) -> Screen:
    """How it is played, and the buttons of its host; whoever has entered can leave."""
    tournament = scene.state.tournament
    form = scene.say(f"form-{tournament.options.form}-means")
    minutes = int(tournament.absence // 60)
    absent = scene.say("absent", minutes=minutes) if minutes < 24 * 60 else ""
    open_ = scene.say("who-on" if tournament.open else "who-off")
    lines = (
        title(scene),
        terms(scene),
        form,
        absent,
        scene.say("limit-about") if tournament.cut_off else "",
        f"{open_} {scene.say('code', code=tournament.code)}",
    )
    out = scene.button("withdraw") if entered and tournament.goes_on else None
    buttons = [scene.button("all"), out]
    if host and tournament.goes_on:
        buttons += _of_host(scene)
    return scene.screen(lines, *buttons)


def _of_host(scene: TournamentScene) -> list[Button | None]:
    tournament = scene.state.tournament
    joining = tournament.stage is Stage.JOINING
    ends = tournament.ends
    more = "later" if joining or later_by(scene.state) < DAY else "day"
    sooner = ends is None or ends > scene.now + later_by(scene.state)
    may_end = tournament.in_rounds and scene.state.open_boards and sooner
    played = any(not board.pairing.bye for board in scene.state.boards)
    return [
        scene.button("start") if joining and not tournament.paused else None,
        scene.button("resume" if tournament.paused else "pause"),
        scene.button("later", label=scene.say(f"button-{more}")) if joining or ends else None,
        scene.button("end") if may_end else None,
        scene.button("out") if scene.state.here else None,
        scene.button("fix") if played else None,
        scene.button("stop", style=Style.DANGER),
    ]


def later_by(state: TournamentState) -> float:
    """The seconds by which a round's end is moved: with slow clocks a day."""
    return LATER * MINUTE if clocks.CLOCKS[state.tournament.clock].live else DAY


def out_screen(scene: TournamentScene) -> Screen:
    """Whom the host removes."""
    people = [
        scene.button("out", str(each.number), label=scene.called(each))
        for each in scene.state.here[:MOST_LISTED]
    ]
    return scene.screen((scene.say("ask-out"),), *people, back_button(scene))


def back_button(scene: TournamentScene) -> Button:
    """Leads back to what the host can do, in the place of what has the button."""
    return scene.button("more", BACK, label=scene.say("button-back"))


def fix_screen(scene: TournamentScene) -> Screen:
    """Which result the host corrects: the latest first."""
    boards = [board.pairing for board in scene.state.boards if not board.pairing.bye]
    listed = sorted(boards, key=lambda p: (-p.round, p.board))[:MOST_LISTED]
    buttons = [
        scene.button(
            "fix",
            str(pairing.round),
            str(pairing.board),
            label=f"{pairing.round}. {board_line(scene, pairing)}",
        )
        for pairing in listed
    ]
    return scene.screen((scene.say("ask-fix"),), *buttons, back_button(scene), width=1)


def result_screen(scene: TournamentScene, pairing: BoardPairing) -> Screen:
    """What a board's result is corrected to."""
    place = str(pairing.round), str(pairing.board)
    buttons = [
        scene.button("fix", *place, key, label=result_words(result.places))
        for key, result in RESULTS.items()
    ]
    lines = (scene.say("ask-result"), board_line(scene, pairing))
    return scene.screen(
        lines, *buttons, scene.button("fix", label=scene.say("button-back")), width=3
    )


def stop_screen(scene: TournamentScene) -> Screen:
    """Whether it is really called off."""
    yes = scene.button("stop", "yes", style=Style.DANGER, label=scene.say("button-stop-now"))
    return scene.screen((scene.say("ask-stop"),), yes, back_button(scene))
