"""Boards as text on Telegram: in the caption and a second message, or without any picture."""

import pytest

from engines import GAMES
from tests.campaigns import so_many
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.blind import chosen, token
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import GAME, leaks, sit_down

SHORT: dict[str, str] = {}


SPECIALS = ("move", "remove", "replace", "swap")  # which ask for more than one place
STEPPED = "crosswise"  # whose moves are told in steps; the words are the desk's, on Discord too
LONG = "triominos"  # whose board does not fit into a caption


def boards(there: Someone) -> list[Message]:
    """The messages that show a table, by their buttons."""
    return [m for m in there.messages if any(_press(b) for b in m.buttons)]


def _press(button: dict[str, str]) -> list[str]:
    parts = button.get("callback_data", "").split(":")
    return parts if len(parts) == 4 and parts[1] else []


def place(board: Message) -> tuple[str, int]:
    """The code and the revision of the table that a message shows."""
    presses = [press for b in board.buttons if (press := _press(b))]
    return presses[0][1], max(int(press[2]) for press in presses)


async def asked(there: Someone, line: str) -> str:
    """What the answer to a command says."""
    said = there.say(line)

    def answer() -> str:
        found = [m for m in there.messages if m.id > said.id and not boards_of(m) and not rest(m)]
        return found[0].text if found else ""

    return str(await there.server.until(answer))


def boards_of(message: Message) -> bool:
    return any(_press(b) for b in message.buttons)


async def settle_down(game: str, how: str, ann: Someone, ben: Someone) -> None:
    """A match between two who each read the table in the private chat with the bot."""
    for there in (ann, ben):
        assert "oards come as " in await asked(there, f"/text {how}")
    ann.say(f"/play {game} rated off")
    lobby = await ann.server.until(lambda: boards(ann))
    code = place(lobby[-1])[0]
    ben.say(f"/start {code}")
    await ben.press("Join")
    await ann.press("Start")
    await ann.server.until(lambda: "Your turn" in said(ann) + said(ben))


def said(there: Someone) -> str:
    """What the newest board says."""
    found = boards(there)
    return found[-1].text if found else ""


def over(there: Someone) -> bool:
    return any("Rematch" in label for m in boards(there) for label in m.labels)


def between(there: Someone) -> bool:
    return any("Next round" in label for m in boards(there) for label in m.labels)


async def mover(*players: Someone) -> Someone | None:
    """Whose board says that it is their turn; None once the match is over or between rounds."""

    def found() -> Someone | bool | None:
        if over(players[0]) or between(players[0]):
            return True
        return next((p for p in players if said(p).startswith("Your turn")), None)

    result = await players[0].server.until(found)
    return result if isinstance(result, Someone) else None


async def next_round(there: Someone) -> None:
    await there.press("Next round")
    await there.server.until(lambda: not between(there))


async def play_by_ear(*players: Someone) -> int:
    """Play until the match is over, from what is read alone; how many moves."""
    made = 0
    while True:
        there = await mover(*players)
        if there is None and over(players[0]):
            return made
        if there is None:
            await next_round(players[0])
            continue
        board = boards(there)[-1]
        code, revision = place(board)
        words: tuple[str, ...] = ()
        path: list[str] = []
        while not path or (len(words) == 1 and words[0].lower() in SPECIALS):
            moves = await asked(there, f"/moves {' '.join(path)} code {code}".replace("  ", " "))
            words = chosen(moves, board.text)
            path += map(token, words)
        there.say(f"/move {' '.join(path)}")
        await there.server.until(lambda: over(there) or place(boards(there)[-1])[1] > revision)  # noqa: B023
        made += 1


@pytest.mark.parametrize("game", so_many((STEPPED,), tuple(GAMES)))
async def test_a_match_is_played_by_text_alone(
    bot: Run, telegram: TelegramServer, alice: Account, game: str
) -> None:
    ann, ben = alice.private, telegram.user("Ben").private
    async with bot():
        await settle_down(game, "only", ann, ben)
        made = await play_by_ear(ann, ben)
    assert made > 10
    assert not [m for there in (ann, ben) for m in there.messages if m.picture]


def rest(message: Message) -> bool:
    """Whether it is a board's second message, which has the hand at its end and no buttons."""
    return "Your hand: " in message.text and not message.buttons and not message.picture


def rests(there: Someone) -> list[Message]:
    return [message for message in there.messages if rest(message)]


async def long_enough(*players: Someone) -> Message:
    """Play by the buttons' payloads until the board of the first player has a second message."""
    for _ in range(120):
        there = await mover(*players)
        if there is None:
            assert not over(players[0]), "the match ended before its board grew"
            await next_round(players[0])
            continue
        board = boards(there)[-1]
        code, revision = place(board)
        words = chosen(await asked(there, f"/moves code {code}"), board.text)
        there.send(f"mine:{code}:{revision}:{'.'.join(map(token, words))}", board)
        await there.server.until(lambda: settled(revision, *players))  # noqa: B023
        # Long enough to stay too long for a caption whoever is to move. Of a round that has just
        # ended a second message may still stand there.
        playing = not (over(players[0]) or between(players[0]))
        if playing and all(rests(p) and "asks for" in rests(p)[0].text for p in players):
            break
    return rests(players[0])[0]


def settled(revision: int, *players: Someone) -> bool:
    """Whether all boards show a later revision."""
    return all(over(p) or between(p) or place(boards(p)[-1])[1] > revision for p in players)


async def test_the_caption_carries_what_it_can_and_a_second_message_the_rest(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    ann, ben = alice.private, telegram.user("Ben").private
    async with bot():
        await settle_down(LONG, "on", ann, ben)
        second = await long_enough(ann, ben)
        board = boards(ann)[-1]
        assert board.picture and len(board.text) <= 1024 and second.id > board.id
        lines = [*board.text.splitlines(), *second.text.splitlines()]
        assert not any(line.endswith("…") for line in lines)
        rows = [line for line in lines if line.startswith("Row ")]
        assert len(rows) == len(set(rows)) > 2
        assert [m.id for m in rests(ann)] == [second.id]
    edits = second.edits
    async with bot():  # the second message is known after a restart, and edited in its place
        there = await mover(ann, ben)
        assert there is not None
        code, revision = place(boards(there)[-1])
        words = chosen(await asked(there, f"/moves code {code}"), everything(there))
        path = ".".join(map(token, words))
        there.send(f"mine:{code}:{revision}:{path}", boards(there)[-1])
        await telegram.until(lambda: settled(revision, ann, ben))
        await telegram.until(lambda: second.edits > edits)
        assert [m.id for m in rests(ann)] == [second.id]
        ann.say("/board")  # sent down again, it leaves no second message behind
        await telegram.until(lambda: board.deleted and second.deleted)
        await telegram.until(lambda: len(rests(ann)) == 1)
        third = rests(ann)[0]
        assert third.id > boards(ann)[-1].id > second.id
        assert "pictures again" in await asked(ann, "/text off")
        await telegram.until(lambda: third.deleted)
        assert boards(ann)[-1].picture and "Row 1" not in boards(ann)[-1].text


def everything(there: Someone) -> str:
    """All that is read out of a board."""
    board = boards(there)[-1]
    return "\n".join([board.text, *(m.text for m in rests(there))])


async def test_what_one_person_reads_changes_nothing_for_the_others(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    ann, ben = alice.private, telegram.user("Ben").private
    async with bot():
        await settle_down("reversi", "off", ann, ben)
        assert boards(ann)[-1].picture and boards(ben)[-1].picture
        assert "without pictures" in await asked(ann, "/text only")
        await telegram.until(lambda: boards(ann) and not boards(ann)[-1].picture)
        assert "Row 4: a to c empty" in boards(ann)[-1].text
        assert boards(ben)[-1].picture and "Row 4" not in boards(ben)[-1].text
        assert "Boards in words" in await asked(ann, "/text")


@pytest.mark.parametrize("api", ["10.1", "10.3"])
async def test_in_a_group_the_board_in_words_is_for_one_alone(
    bot: Run, telegram: TelegramServer, alice: Account, api: str
) -> None:
    telegram.api = api
    group = telegram.group()
    ann, ben = alice.at(group), telegram.user("Ben").at(group)
    async with bot():
        board = await sit_down(f"{GAME} first 1", ann, ben)
        await asked(alice.private, "/text only")
        ann.say("/board")
        await alice.private.sees("Row 1")  # the bot is no administrator in the group
        ann.say("/board row 2")
        await alice.private.sees("Row 2")
        assert not board.deleted
        assert not any("Row" in message.text for message in group.visible(None))
        ann.say("/table moves")
        if api == "10.1":
            assert "Row 1" in (await alice.private.offered("Back to the group")).text
        else:  # where nobody else in the group sees what Ann has typed, either
            await ann.told(": every empty cell")
            assert not leaks(telegram, ann, ben)
        ben.say("/board")
        await telegram.until(lambda: board.deleted)
        told = [m.text for m in group.visible(None)]
        assert not any("Your hand" in text or "You can play" in text for text in told)
