"""What people type, in the shape in which it is compared with what screens say.

Full width, accents, case, punctuation, more blanks than one and the digits of other scripts make no
difference (NFKD of Unicode Standard Annex 15, without its marks).
"""

import unicodedata
from collections.abc import Iterable

_UNMARKED = {"ı": "i", "ł": "l", "ø": "o", "đ": "d"}  # letters whose mark is part of them


def spelt(text: str) -> str:
    """``text`` in small letters, ASCII digits and symbols, one blank between words:
    ``"  Ｃ４ → d５ "`` becomes ``"c4 d5"``."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return " ".join("".join(map(_sign, folded)).split())


def _sign(sign: str) -> str:
    category = unicodedata.category(sign)
    if category == "Nd":
        return str(unicodedata.decimal(sign))
    if category in ("Mn", "Me", "Cf", "Sk"):
        return ""  # accents, and what only says how an emoji is drawn
    if category == "So":
        return f" {sign} "
    return _UNMARKED.get(sign, sign) if category[0] in "LM" else " "


def compact(text: str) -> str:
    """``spelt`` without any blank."""
    return spelt(text).replace(" ", "")


def forms(label: str) -> tuple[str, ...]:
    """What may be typed for a label, each ``compact``: all of it, what stands outside of its
    brackets, its words without signs and its sign alone; between commas each by itself."""
    outside = label.partition(" (")[0].partition("（")[0]
    found = [label, outside, *(part for part in outside.replace("、", ",").split(","))]
    plain = [compact(each) for each in found]
    signs = ["".join(sign for sign in each if _is_sign(sign)) for each in plain]
    words = ["".join(sign for sign in each if not _is_sign(sign)) for each in plain]
    return unique((*plain, *words, *signs))


def _is_sign(sign: str) -> bool:
    return unicodedata.category(sign) == "So"


def unique(words: Iterable[str]) -> tuple[str, ...]:
    """The words that there are, each once."""
    return tuple(dict.fromkeys(word for word in words if word))


def end_of(word: str, text: str, at: int) -> int | None:
    """Where ``word``, which is ``compact``, ends when it begins at ``at`` of a ``spelt`` text, or
    None where it does not stand there. Blanks may stand between its letters ("d 3"), but none
    within a number, and no number goes on behind it."""
    for number, sign in enumerate(word):
        inside = number > 0 and word[number - 1].isdigit() and sign.isdigit()
        if not inside:
            at = skipped(text, at)
        if not text.startswith(sign, at):
            return None
        at += 1
    return None if word[-1:].isdigit() and text[at : at + 1].isdigit() else at


def skipped(text: str, at: int) -> int:
    """The place of the next sign that is no blank."""
    while text.startswith(" ", at):
        at += 1
    return at
