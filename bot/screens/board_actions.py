"""The buttons of a board: what is wanted now, and behind [More] all else that is possible."""

from bot.errors import Refusal
from bot.screens.asking import answer_rows, overdue_rows
from bot.screens.buttons import button, command_button, question_button, rows
from bot.screens.menus import VERB
from bot.screens.scene import Scene
from bot.screens.screen import Button, Menu, Style
from bot.screens.viewer import APP
from bot.tables import clocks, play, proposals
from bot.tables.table import Status
from bot.texts import calendars
from engines import GAMES
from engines.path import next_choices, settle

MORE = "more"
PAUSES = (1, 3, 7, 14, 30)  # days for which people let a table stand
SAMPLE = 14 * clocks.DAY  # from now on is a day that shows how one is written
MOST = 4  # buttons a row


def board_actions(scene: Scene) -> tuple[tuple[Button, ...], ...]:
    """The rows of buttons under a match that is on, the wanted ones first, [More] last."""
    wording, viewer = scene.wording, scene.viewer
    table, turn = wording.table, scene.view.turn
    back = button(wording, *_back(scene)) if scene.picked else None
    hint = hand = private = app = None
    # Somebody who reads this may be to move, and may ask.
    may_ask = turn is not None and not table.chairs[turn].level and table.may_hint
    if may_ask and (scene.viewer.key is None or scene.seat == turn):
        hint = button(wording, "hint")
    if scene.view.hands and scene.seat is None and scene.viewer.key is None:  # to the own pieces
        hand = button(wording, "hand", style=Style.PRIMARY)
    if viewer.link and (hand or hint):  # to where the reader alone sees hand and hint
        private = Button(wording.say("button-private"), url=viewer.link)
    if viewer.app is not None:  # to the page, inside the chat's app
        app = button(wording, APP)
        app = viewer.app.button(app.label, app.payload)
    more = button(wording, VERB, MORE, label=wording.say("button-more"))
    beside = (hand, private, hint) if hand else (hint, private)
    # A computer player is to move, and none is to be had.
    failed = scene.preparing is not None and scene.preparing.failed
    return (
        *answer_rows(wording, scene.viewer.key),
        *overdue_rows(wording, scene.view, scene.viewer.key),
        *rows(button(scene.wording, "retry", style=Style.PRIMARY) if failed else None),
        *rows(_onward(scene), _return(scene), width=2),
        *rows(back, *beside, _scores(scene), more, app, width=MOST),
    )


def result_actions(scene: Scene) -> tuple[tuple[Button, ...], ...]:
    """The rows of buttons under a match that is over, [More] last."""
    wording, match = scene.wording, scene.wording.table.match
    assert match is not None
    shared = scene.added.share_button(wording, match) if match.moves else None
    more = button(wording, VERB, MORE, label=wording.say("button-more"))
    return (
        *rows(_onward(scene), _return(scene), width=1),
        *rows(
            *scene.added.result_buttons(wording, match),
            shared or button(wording, "share"),
        ),
        *rows(_report(scene), *scene.added.match_buttons(wording, scene.view), more),
    )


def board_menus(scene: Scene) -> tuple[Menu, ...]:
    """[More] first, then what it asks before it is done; what cannot be done is left out."""
    wording = scene.wording
    over = play.match_over(wording.table)
    beside = _report(scene) if over else _scores(scene)
    every = [question_button(wording, (choice,)) for choice in _questions(scene)]
    asked = [entry for entry in every if entry != beside]
    plain = (button(wording, "rules"), button(wording, "text"))
    again = () if scene.viewer.walked else (button(wording, "board"),)
    if over:
        match, added = wording.table.match, scene.added
        assert match is not None
        study, files = added.study_buttons(wording, match), added.file_buttons(wording, match)
        entries = (*asked, *study, *plain, *again, *files, *_in_chats(scene))
        return (Menu(MORE, wording.say("button-more"), entries), *_menus_in_chats(scene))
    entries = (
        *asked,
        *([button(wording, "undo")] if scene.undo() else []),
        *(
            [button(wording, "resume")]
            if wording.table.paused and _may(scene, proposals.RESUME)
            else []
        ),
        *plain,
        *_in_words(scene),
        *again,
        *scene.added.match_buttons(wording, scene.view),
        *_in_chats(scene),
        button(wording, "share"),
        *([button(wording, "replace")] if _may_hand_over(scene) else []),
        *([button(wording, "host")] if _may_pass_on(scene) else []),
    )
    more = Menu(MORE, wording.say("button-more"), entries)
    may_pause = not wording.table.paused and _may(scene, proposals.PAUSE)
    pauses = [_pauses(scene)] if may_pause else []
    return (more, *pauses, *_menus_in_chats(scene), *_questioned(scene))


def _pauses(scene: Scene) -> Menu:
    """For how many days the table can stand, and how a day is named until which it does."""
    wording = scene.wording
    day = calendars.day(wording.words.closest(wording.language), scene.now + SAMPLE)
    label = wording.say("button-pause")
    entries = tuple(
        button(wording, "pause", str(days), label=wording.say("pause-days", days=days))
        for days in PAUSES
    )
    about = (wording.say("pause-or-day", day=day),)
    return Menu(proposals.PAUSE, label, entries, about=about, within=MORE)


def _questioned(scene: Scene) -> tuple[Menu, ...]:
    """What is asked once more before it happens."""
    found = []
    if _may(scene, proposals.DRAW):
        found.append(_asking(scene, "draw", scene.wording.say("draw-means")))
    table = scene.wording.table
    playing = table.status is Status.PLAYING and not play.match_over(table)
    if playing and (scene.viewer.key is None or table.seats_of(scene.viewer.key)):
        found.append(_asking(scene, "resign", _resigning(scene)))
    if _may(scene, proposals.CALL_OFF):
        found.append(_asking(scene, "calloff", scene.wording.say("calloff-means")))
    return tuple(found)


def _asking(scene: Scene, verb: str, about: str) -> Menu:
    wording = scene.wording
    does = button(wording, verb, label=wording.say(f"button-{verb}-now"), style=Style.DANGER)
    return Menu(verb, wording.say(f"button-{verb}"), (does,), about=(about,), within=MORE)


def _may(scene: Scene, kind: str) -> bool:
    """Whether the reader, in a shared chat somebody, may propose this now."""
    table = scene.wording.table
    seated = dict.fromkeys(chair.person for chair in table.chairs if chair.person)
    return any(
        _allowed(scene, kind, person)
        for person in ((table.host, *seated) if scene.viewer.key is None else (scene.viewer.key,))
    )


def _allowed(scene: Scene, kind: str, person: str) -> bool:
    try:
        proposals.check(scene.wording.table, scene.view, kind, person)
    except Refusal:
        return False
    return True


def _resigning(scene: Scene) -> str:
    """What follows when somebody gives up."""
    wording, table = scene.wording, scene.wording.table
    sides = play.side_names(scene.view, len(table.chairs))
    if len(set(sides)) != 2:
        return wording.say("resign-means-many")
    own = {sides[seat] for seat in table.seats_of(scene.viewer.key or "")}
    others = [seat for seat, side in enumerate(sides) if side not in own]
    if len(own) != 1:
        return wording.say("resign-means")
    names = wording.listed(map(wording.name, others))
    return wording.say("resign-means-who", count=len(others), names=names)


def _may_hand_over(scene: Scene) -> bool:
    table = scene.wording.table
    running = table.status is Status.PLAYING
    return running and (scene.viewer.key is None or table.answers_to(scene.viewer.key))


def _may_pass_on(scene: Scene) -> bool:
    """Whether the reader, in a shared chat somebody, may make somebody else the host."""
    table = scene.wording.table
    others = {chair.person for chair in table.chairs} - {"", table.host}
    return bool(others) and scene.viewer.key in (None, table.host)


def _in_words(scene: Scene) -> tuple[Button, ...]:
    """What can be played, told to one who plays here; the page shows it already."""
    wording, table = scene.wording, scene.wording.table
    if scene.viewer.walked:
        return ()
    if scene.viewer.key is not None and not table.seats_of(scene.viewer.key):
        return ()
    return (command_button(wording.words, wording.language, "moves", table=table.code),)


def _in_chats(scene: Scene) -> tuple[Button, ...]:
    """What features have behind [More] where there is no page."""
    return () if scene.viewer.walked else scene.added.more_buttons(scene.wording)


def _menus_in_chats(scene: Scene) -> tuple[Menu, ...]:
    """The same as menus of their own."""
    return () if scene.viewer.walked else scene.added.more_menus(scene.wording, scene.viewer.key)


def _return(scene: Scene) -> Button | None:
    """For whoever has left a seat to a computer player."""
    if scene.wording.table.brought:
        return None
    former = {chair.former for chair in scene.wording.table.chairs if chair.former}
    can = bool(former) if scene.viewer.key is None else scene.viewer.key in former
    return button(scene.wording, "return", style=Style.PRIMARY) if can else None


def _onward(scene: Scene) -> Button | None:
    wording, table = scene.wording, scene.wording.table
    if table.brought:
        return None
    if table.status is Status.OVER:
        return button(wording, "rematch", style=Style.PRIMARY)
    if play.match_over(table):
        return button(wording, "next", style=Style.PRIMARY)
    if scene.view.follow and scene.view.waits:
        label = wording.first_of(f"{table.game}-choice-{scene.view.follow}", "button-next")
        return button(wording, "next", label=label, style=Style.PRIMARY)
    return None


def _back(scene: Scene) -> tuple[str, ...]:
    """The verb and path that undo the last decision."""
    if scene.seat is None:
        return ("slot", "back")
    made = list(scene.picked)
    while made:
        made.pop()
        if settle(scene.view.moves, made) != scene.picked:
            break
    return ("mine", *made)


def _report(scene: Scene) -> Button | None:
    """All that counted, line by line or round by round."""
    questions = GAMES[scene.wording.table.game].questions(scene.view)
    asked = next_choices(questions, ())
    if not asked or not scene.view.report:
        return None
    report = scene.view.report if scene.view.report in asked else asked[0]
    return question_button(scene.wording, (report,))


def _scores(scene: Scene) -> Button | None:
    """What counts, while it is played for and where there is room for it."""
    if not (scene.viewer.scores and scene.view.report):
        return None
    asked = _questions(scene)
    return question_button(scene.wording, asked[:1]) if asked else None


def _questions(scene: Scene) -> tuple[str, ...]:
    """What can be asked about the position, first choices only."""
    return next_choices(GAMES[scene.wording.table.game].questions(scene.view), ())
