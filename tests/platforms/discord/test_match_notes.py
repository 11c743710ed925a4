"""Notes to matches on Discord: written in a form, and seen by whoever wrote them alone."""

from tests.loopback.discord import Discord
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import code_of, open_resigned
from tests.platforms.discord.test_replay import private_answer

NOTE, WRITE, CHANGE = "My note", "Write a note", "Change the note"


async def test_a_note_is_written_in_a_form_and_told_to_its_writer_alone(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    board = await open_resigned(discord, ann, bob, channel, "Replay")
    walked = await ann.press(board, "Replay")
    await discord.until(lambda: walked.followups or walked.original)
    replay = private_answer(walked, board)
    opened = await ann.press(replay, NOTE)
    await discord.until(lambda: WRITE in replay.buttons or opened.followups)
    notes = replay if WRITE in replay.buttons else private_answer(opened, board)
    assert notes.only_for == ann.id and "No note yet." in notes.text
    form = await ann.press(notes, WRITE)
    assert form.type == 9 and form.response["data"]["title"].startswith("Reversi")
    sent = await ann.submit(form, text="Corner\nfirst *next* time")
    await discord.until(lambda: sent.original and "Corner" in sent.original.text)
    assert sent.original is not None and sent.original.only_for == ann.id
    again = await ann.press(sent.original, CHANGE)
    [label] = again.response["data"]["components"]
    assert label["component"]["value"] == "Corner\nfirst *next* time"
    typed = await ann.slash(channel, "note", code=code_of(board), text="Edges first")
    await discord.until(lambda: typed.original and "Edges first" in typed.original.text)
    others = [m for m in channel.messages.values() if m.only_for != ann.id]
    assert not [m for m in others if "Corner" in m.text or "Edges" in m.text]
    bobs = await bob.slash(channel, "note", code=code_of(board))
    await discord.until(lambda: bobs.original and "No note yet." in bobs.original.text)
    listed = await ann.slash(channel, "matches")
    await discord.until(lambda: listed.original and "· note" in listed.original.text)
    assert listed.original is not None
    file = await ann.press(listed.original, "Export all")
    await discord.until(lambda: any(m.attachments for m in (file.original, *file.followups) if m))
    (given,) = [m for m in (file.original, *file.followups) if m and m.attachments]
    assert given.only_for == ann.id and given.attachments[0]["filename"].endswith(".jsonl")
