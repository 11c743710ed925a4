"""A match in characters: the record the bot shows, a transcript, or only a position."""

from typing import Any

from msgspec import Struct

from bot.cli.parser import BadInput
from engines import GAMES
from engines.game import Game, InvalidSetup, MoveError, View

POSITION = "position"  # the option with which a game begins elsewhere
SEED = "0" * 64


class MatchToAnalyse(Struct, frozen=True):
    """A match to be looked at; without moves it is the position after the setup."""

    game: str
    setup: str
    moves: tuple[str, ...] = ()


def read(text: str, game: str | None) -> MatchToAnalyse:
    """The record that ``text`` is. Raises BadInput."""
    words = text.split()
    if not words:
        raise BadInput("There is nothing to analyse.")
    if words[0] in GAMES:
        if game not in (None, words[0]):
            raise BadInput(f"This is a record of {words[0]}, not of {game}.")
        return _with_setup(words)
    found = next((key for key in GAMES if game in (None, key) and _has_positions(key)), None)
    if found is None:
        raise BadInput(f"A record of {game} begins with its setup line: {_beginning(game)} ...")
    setup = GAMES[found].deal(GAMES[found].seats[0], {}, SEED)
    moves, rest = _transcript(GAMES[found], setup, "".join(words).lower())
    if moves and not rest:
        return MatchToAnalyse(found, setup, moves)
    try:
        dealt = GAMES[found].deal(GAMES[found].seats[0], {POSITION: text}, SEED)
    except InvalidSetup as error:
        why = str(error).removeprefix(f"{POSITION}: ")
        raise BadInput(f"This is neither a record nor a position of {found}: {why}.") from None
    return MatchToAnalyse(found, dealt)


def _beginning(key: str | None) -> str:
    """The first two words of a setup of a game: ``reversi first=1``."""
    game = GAMES[key or next(iter(GAMES))]
    return " ".join(game.deal(game.seats[0], {}, SEED).split()[:2])


def _has_positions(key: str) -> bool:
    return any(option.key == POSITION for option in GAMES[key].options)


def _with_setup(words: list[str]) -> MatchToAnalyse:
    """A record that begins with its setup; what stands between its moves is for readers."""
    length = next((at for at, word in enumerate(words) if at and "=" not in word), len(words))
    setup, game = " ".join(words[:length]), GAMES[words[0]]
    moves: list[str] = []
    try:
        state = game.start(setup)
    except InvalidSetup as error:
        raise BadInput(f"The setup cannot be read: {error}.") from None
    for word in words[length:]:
        state = _settled(game, state, moves)
        if _is_remark(word):
            continue
        try:
            state = game.play(state, word)
        except MoveError as error:
            raise BadInput(f"Move {len(moves) + 1} cannot be played: {error}.") from None
        moves.append(word)
    return MatchToAnalyse(words[0], setup, tuple(moves))


def _is_remark(word: str) -> bool:
    """Whether a word numbers moves or counts points: ``1.``, ``#2``, ``+41``, ``=``."""
    return word.strip("#=+-−:.").isdigit() or word == "="


def _settled(game: Game, state: Any, moves: list[str]) -> Any:
    """The state once what needs no press has happened: the next round."""
    view = game.view(state, None)
    while view.waits and view.follow:
        moves.append(view.follow)
        state = game.play(state, view.follow)
        view = game.view(state, None)
    return state


def _transcript(game: Game, setup: str, text: str) -> tuple[tuple[str, ...], str]:
    """As many moves as ``text`` names without anything between them, and what is left of it."""
    state, moves = game.start(setup), list[str]()
    while text:
        view: View = game.view(state, None)
        legal = () if view.turn is None else game.view(state, view.turn).moves
        move = next((move for move in legal if text.startswith(move)), None)
        if move is None:
            break
        moves.append(move)
        state, text = game.play(state, move), text.removeprefix(move)
    return tuple(moves), text
