"""How long things that go on by themselves take."""

from msgspec import Struct


class Timing(Struct, frozen=True):
    """All in seconds."""

    pace: float = 0.5  # for which a position is seen before a computer player answers it
    show: float = 1.5  # the same where only computers play, so that people can follow
    again: float = 5.0  # until what failed is tried once more
    hint: float = 0.8  # of thinking for a hint
    analysis: float = 24.0  # of thinking for all plies of a match
    ply: float = 0.4  # of it for one of them at most
    least_ply: float = 0.1  # and at least
    progress: float = 3.0  # from one word of an analysis' progress to the next
    soon: float = 0.4  # in which an animation comes without being announced
    fresh: float = 60.0  # in which what was chosen or done in another process may go unseen
    orders: float = 1.0  # between two looks at what operators want
    flush: float = 1.0  # in which notes of what displays show are gathered for one transaction


ORDINARY = Timing()
