"""Records: written and read without loss, checked step by step, and broken ones found."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import structs

from bot.records.checking import Verdict, checks, confirm
from bot.records.failure import STEPS, BrokenRecord
from bot.records.files import file_of, formats_of, records_in
from bot.records.logged_match import LoggedMatch
from bot.records.making import record_of
from bot.records.opening import opened
from bot.records.record import LARGEST, Record, digest, read, sealed, write, write_readably
from bot.tables import play
from bot.tables.table import Status
from engines import GAMES, chance
from tests.bot.recorded import (
    ENDINGS,
    HIDDEN_OF_EACH,
    NAMES,
    OF_EACH_GAME,
    TABLES,
    Course,
    course,
    finished,
    person,
    step,
)
from tests.campaigns import so_many

matches = st.builds(
    lambda table, number, ending: finished(*table, number, ending),
    st.sampled_from(TABLES),
    st.integers(0, so_many(2, 9)),
    st.sampled_from(ENDINGS),
)


def wrong(record: Record) -> list[str]:
    """The steps that are wrong."""
    return [check.step for check in checks(record) if check.verdict is Verdict.WRONG]


def document(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(write(record))
    return found


def altered(record: Record, **parts: Any) -> bytes:
    """The document with other parts, and no digest that would tell."""
    return json.dumps({**document(record), "digest": "", **parts}).encode()


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(kept=matches)
def test_a_record_is_written_and_read_and_opened_without_loss(kept: Any) -> None:
    record = record_of(kept)
    assert read(write(record)) == record
    assert read(write_readably(record)) == record
    assert list(records_in(file_of(record).data)) == [record]
    assert wrong(record) == []
    again = opened(record, "FGHJK")
    assert again.table.status is Status.OVER and again.table.match == again.match
    assert again.match.moves == kept.match.moves and again.match.outcome == kept.match.outcome
    assert [undone.moves for undone in again.match.undone] == [
        undone.moves for undone in kept.match.undone
    ]
    assert record_of(again) == record


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
@pytest.mark.parametrize("ending", ENDINGS)
def test_no_key_of_a_person_stands_in_a_record(table: tuple[str, int], ending: str) -> None:
    kept = finished(*table, 0, ending)
    text = write(record_of(kept)).decode()
    assert "rooms" not in text and not any(person(seat).key in text for seat in range(4))
    assert any(json.dumps(name, ensure_ascii=False) in text for name in NAMES)


def test_a_computer_player_that_took_over_is_named_with_its_level_and_whose_seat_it_is() -> None:
    found = (record_of(finished("crosswise", 2, number)) for number in range(40))
    taken = next(r for r in found if any(seat.former for seat in r.seats))
    seat = next(seat for seat in taken.seats if seat.former)
    assert seat.level in ("casual", "expert") and seat.name in NAMES
    assert any(entry.level == seat.level and entry.name not in NAMES for entry in taken.log)


def test_a_record_tells_takebacks_and_times() -> None:
    kept = next(k for n in range(20) if (k := finished("reversi", 2, n)).match.undone)
    record = record_of(kept)
    backs = [entry for entry in record.log if entry.takeback is not None]
    assert [entry.takeback for entry in backs] == [undone.keep for undone in kept.match.undone]
    assert all(entry.name == NAMES[0] and entry.at > 0 for entry in backs)


HIDDEN = [table for table in TABLES if table[0] != "reversi"]


@pytest.mark.parametrize("table", HIDDEN_OF_EACH, ids=lambda table: f"{table[0]}-{table[1]}")
def test_every_alteration_of_the_deal_is_found(table: tuple[str, int]) -> None:
    record = record_of(finished(*table))
    other = "f" * 64
    assert wrong(read(altered(record, seed=other)))[:2] == ["hash", "setup"]
    sealed_anew = altered(record, seed=other, hash=chance.commitment(other))
    assert "setup" in wrong(read(sealed_anew))
    told = document(record)
    setup = told["setup"].replace(record.seed, other)
    moved_on = altered(record, seed=other, hash=chance.commitment(other), setup=setup)
    assert {"deal", "moves"} <= set(wrong(read(moved_on)))
    hands = [list(hand) for hand in told["dealt"]]
    hands[0], hands[1] = hands[1], hands[0]
    assert wrong(read(altered(record, dealt=hands))) == ["deal"]
    assert wrong(read(altered(record, hash="0" * 64))) == ["hash"]
    assert wrong(read(altered(record, seed="", hash=""))) == ["seed"]


@pytest.mark.parametrize(
    "table", so_many(OF_EACH_GAME, TABLES), ids=lambda table: f"{table[0]}-{table[1]}"
)
def test_every_alteration_of_a_part_is_found(table: tuple[str, int]) -> None:
    record = record_of(finished(*table))
    whole = document(record)
    for part in whole:
        if part in ("format", "version", "digest"):
            continue
        for changed in _changes(whole[part]):
            told = json.dumps({**whole, part: changed}).encode()
            with pytest.raises(BrokenRecord):
                found = read(told)
                assert found != record
                confirm(found)


def _changes(value: Any) -> list[Any]:
    """Something else of the same kind."""
    if isinstance(value, str):
        return [f"{value}x", value[:-1] + ("0" if value[-1:] != "0" else "1")]
    if isinstance(value, float | int):
        return [value + 1]
    if isinstance(value, list):
        cut = [value[:-1]] if value else [["red"]]
        inner = [[*value[:1], *[_changes(value[1])[0]], *value[2:]]] if len(value) > 1 else []
        return [*cut, *inner]
    changed = [{**value, key: _changes(inner)[0]} for key, inner in value.items()]
    return [*changed, {**value, "more": 1}]


Place = tuple[str | int, ...]


def places(value: Any, above: Place = ()) -> list[Place]:
    """Where in a document something single stands: the keys and numbers that lead there."""
    if isinstance(value, dict):
        return [place for key, inner in value.items() for place in places(inner, (*above, key))]
    if isinstance(value, list):
        return [place for at, inner in enumerate(value) for place in places(inner, (*above, at))]
    return [above]


def changed_at(value: Any, place: Place) -> Any:
    """The document with something else of its kind at one place."""
    if not place:
        return not value if isinstance(value, bool) else _changes(value)[0]
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[place[0]] = changed_at(value[place[0]], place[1:])
    return copy


def expected(place: Place) -> tuple[str, int] | None:
    """The step, and the entry of the log, that tell of a change although no digest does; None where
    only a digest can: names, times, which computer player it was, how much was taken back."""
    part, *inner = place
    if part in ("seed", "hash", "setup", "result"):
        return {"seed": "hash"}.get(str(part), str(part)), 0
    if part == "options":
        return "setup", 0
    if part == "dealt":
        return "deal", 0
    if part == "log":
        at, what = int(inner[0]) + 1, str(inner[1])
        steps = {"move": "moves", "seat": "moves", "drew": "draws", "dealt": "draws"}
        return (steps[what], at) if what in steps else None
    return None


@settings(max_examples=so_many(30, 150), deadline=None, suppress_health_check=list(HealthCheck))
@given(kept=matches, choice=st.integers(0, 1 << 20))
def test_a_record_altered_at_any_single_place_is_found_and_says_where(
    kept: Any, choice: int
) -> None:
    record = record_of(kept)
    whole = document(record)
    everywhere = places(whole)
    place = everywhere[choice % len(everywhere)]
    other = changed_at(whole, place)
    with pytest.raises(BrokenRecord):
        confirm(read(json.dumps(other).encode()))
    where = expected(place)
    if where is None:
        return
    found = read(json.dumps({**other, "digest": ""}).encode())
    told = [(each.step, each.number) for each in checks(found) if each.verdict is Verdict.WRONG]
    assert where in told, (place, told)


@pytest.mark.parametrize("ending", ENDINGS)
def test_there_is_a_match_of_every_ending_to_be_tried(ending: str) -> None:
    reasons = {finished(*table, 0, ending).match.outcome.reason for table in TABLES}  # type: ignore[union-attr]  # they are over
    by_rules = reasons - {"resigned", "claimed", "agreed", "called-off"}
    assert by_rules if ending in ("rules", "second") else ending in reasons


def test_the_second_match_of_a_series_is_begun_by_the_next_seat() -> None:
    kept = finished("crosswise", 3, 1, "second")
    record = record_of(kept)
    assert kept.match.number == 1 and len(kept.table.series.results) == 2
    assert record.options["first"] in "123" and wrong(record) == []


@pytest.mark.parametrize(("game", "given"), [("reversi", "0-3"), ("crosswise", "4-0")])
def test_what_a_seat_was_given_stands_in_the_record_and_is_verified(game: str, given: str) -> None:
    at = course(game, 2, 3)
    table = replace(at.table, match=None, options=(("handicap", given),))
    at = Course(play.dealt(table, "5eed" * 16, at.now), at.luck)
    for _ in range(6):
        step(at)
    at.goes(play.drawn(at.table, at.seen()[1], at.now))
    assert at.table.match is not None
    record = record_of(LoggedMatch(at.table, at.table.match, 1.0, tuple(at.log)))
    assert record.options["handicap"] == given and wrong(read(write(record))) == []
    again = record_of(opened(record, "FGHJK"))
    assert (again.setup, again.options) == (record.setup, record.options)
    record = structs.replace(record, options={**record.options, "handicap": "0-1"})
    assert "setup" in wrong(record)


@pytest.mark.parametrize("table", OF_EACH_GAME, ids=lambda table: f"{table[0]}-{table[1]}")
def test_a_move_that_cannot_be_is_found_where_it_stands(table: tuple[str, int]) -> None:
    record = record_of(finished(*table))
    log = document(record)["log"]
    at = next(n for n, entry in enumerate(log) if n >= 5 and "move" in entry)
    log[at] = {**log[at], "move": "zz"}
    with pytest.raises(BrokenRecord) as raised:
        confirm(read(altered(record, log=log)))
    assert str(raised.value).startswith(f"move {at + 1}: zz")
    assert (raised.value.step, raised.value.number) == ("moves", at + 1)


@pytest.mark.parametrize("table", HIDDEN_OF_EACH, ids=lambda table: f"{table[0]}-{table[1]}")
def test_a_piece_that_the_seed_does_not_give_is_found_where_it_was_drawn(
    table: tuple[str, int],
) -> None:
    record = record_of(finished(*table))
    log = document(record)["log"]
    at = next(n for n, entry in enumerate(log) if entry.get("drew"))
    log[at] = {**log[at], "drew": ["nothing"]}
    found = [check for check in checks(read(altered(record, log=log))) if check.why]
    assert [(check.step, check.number) for check in found] == [("draws", at + 1)]
    assert "the seed gives" in found[0].why


def test_a_hand_that_belongs_to_a_later_round_is_checked_too() -> None:
    record = record_of(finished("triominos", 2))
    log = document(record)["log"]
    at = next(n for n, entry in enumerate(log) if entry.get("dealt"))
    log[at]["dealt"][0][0] = "555" if log[at]["dealt"][0][0] != "555" else "000"
    assert wrong(read(altered(record, log=log))) == ["draws"]


def test_a_takeback_of_moves_that_were_not_made_is_found() -> None:
    record = record_of(finished("reversi", 2))
    log = [*document(record)["log"][:3], {"takeback": 3}]
    with pytest.raises(BrokenRecord, match="move 4: no takeback to 3 moves, for 3 were made"):
        confirm(read(altered(record, log=log)))


def test_the_result_must_be_that_of_the_moves() -> None:
    record = record_of(finished("reversi", 2))
    for result in (
        {"winners": [], "scores": [32, 32], "reason": "full"},
        {**document(record)["result"], "winners": [0, 1]},
        {**document(record)["result"], "reason": "resigned"},
    ):
        assert wrong(read(altered(record, result=result))) == ["result"]
    short = altered(record, log=document(record)["log"][:10])
    assert "result" in wrong(read(short))


def test_the_steps_are_named_and_none_is_left_out() -> None:
    for table in TABLES:
        found = checks(record_of(finished(*table)))
        assert tuple(check.step for check in found) == STEPS
        open_ones = {check.step for check in found if check.verdict is Verdict.OPEN}
        assert open_ones == (set() if table in HIDDEN else {"deal", "draws"})


SMALL = '{"format":"crosstable","version":1}'


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "the file is empty"),
        (b" \n ", "no record"),
        (b"\0" * 100, "no record"),
        (b"{" + b" " * (10 << 20) + b"}", "larger than 4 MB"),
        (b"f5" * (5 << 20), "larger than 4 MB"),
        (b'{"a":' * 100_000, "document"),
        (b"{" + b'"log":' + b"[" * 1_000_000, "move 1"),
        (b"[" * 1_000_000, "no record"),
        (b'{"format":"\xff\xfe"}', "no record"),
        (b'{"format":"\\ud800"}', "document"),
        (b"\xff\xd8\xff\xe0 JFIF", "no record"),
        (SMALL.encode(), "document"),
        (b'{"format":1}', "format: Expected `str`"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(data: bytes, told: str) -> None:
    with pytest.raises(BrokenRecord) as raised:
        list(records_in(data))
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"version": 2}, "newer version"),
        ({"format": "other"}, "no record of Crosstable"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": [{"name": "Ann"}]}, "not played by 1"),
        ({"seats": [{"name": "A"}] * 9}, "seats"),
        ({"seats": [{"name": "A", "level": "god"}, {"name": "B"}]}, "no such level"),
        ({"setup": "crosswise seats=2 first=1"}, "setup"),
        ({"setup": "\0"}, "setup"),
        ({"options": {"position": "\0" * 300}}, "setup"),
        ({"options": {"hand": "9"}}, "setup"),
        ({"began": 1e300}, "began"),
        ({"began": "yesterday"}, "began"),
        ({"log": [{"move": "d3", "at": "x"}]}, "move 1: Expected `float`"),
        ({"log": [{"move": 3}]}, "move 1: Expected `str`"),
        ({"log": [{"move": "d3"}, {"takeback": -1}]}, "move 2: Expected `int` >= 0"),
        ({"log": [{"move": "d3"}] * 10_001}, "log"),
        ({"log": [{"move": "\0"}]}, "move 1: "),
        ({"log": [{"move": "d3", "level": "telegram:1234567"}]}, "move 1: there is no such level"),
        ({"log": [{"move": "d3", "seat": 7}]}, "move 1: another seat was to move"),
        ({"result": {"winners": [], "scores": [], "reason": "full"}}, "result"),
        ({"more": 1}, "unknown field `more`"),
    ],
)
def test_a_broken_record_says_where(parts: dict[str, Any], told: str) -> None:
    record = record_of(finished("reversi", 2))
    with pytest.raises(BrokenRecord) as raised:
        list(records_in(altered(record, **parts)))
    assert told in str(raised.value)


@settings(max_examples=so_many(50, 150), deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.binary(max_size=300), at=st.integers(0, 2000), cut=st.integers(0, 50))
def test_no_damage_to_a_file_is_more_than_a_broken_record(data: bytes, at: int, cut: int) -> None:
    for form in formats_of("reversi"):
        whole = file_of(record_of(finished("reversi", 2)), form).data
        at %= len(whole)
        for damaged in (whole[:at] + data + whole[at + cut :], data):
            try:
                for record in records_in(damaged):
                    assert wrong(record) == []
            except BrokenRecord as error:
                assert str(error)


def test_the_longest_record_is_far_below_the_limit() -> None:
    longest = max(
        (len(file_of(record_of(finished(*table, number))).data), table)
        for table in TABLES
        for number in range(so_many(1, 3))
    )
    assert longest[0] < LARGEST / 4, longest


def test_the_digest_is_of_all_but_itself() -> None:
    record = record_of(finished("crosswise", 3))
    assert record.digest == digest(record) == sealed(record).digest
    assert digest(read(altered(record, began=1.0))) != record.digest


def test_a_name_that_a_chat_would_make_a_link_of_comes_in_as_a_name() -> None:
    record = record_of(finished("reversi", 2))
    seats = [{"name": "@everyone https://x.example\n\u202e"}, {"name": "\0"}]
    kept = opened(read(altered(record, seats=seats)), "FGHJK")
    assert [chair.name for chair in kept.table.chairs] == ["＠everyone https: x․example", "?"]


def test_games_have_the_formats_that_they_say() -> None:
    assert formats_of("reversi") == ("json", "transcript", "ggf", "wthor")
    assert all(formats_of(key) == ("json",) for key in GAMES if key != "reversi")
    with pytest.raises(BrokenRecord, match="crosswise is not written as ggf"):
        file_of(record_of(finished("crosswise", 2)), "ggf")
