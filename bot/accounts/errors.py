"""What is refused about accounts."""

from bot.errors import Refusal


class UnknownCode(Refusal):
    """The code links no account: it is mistyped, used up or too old."""


class LinkCode(Refusal):
    """What was given as a table's code is one that links accounts."""


class TableCode(Refusal):
    """What was given as a code that links accounts is a table's ``code``."""


class OwnCode(Refusal):
    """The code was given to this very account, and is for another one."""


class AlreadyLinked(Refusal):
    """Both accounts are one person already."""


class TooManyAccounts(Refusal):
    """One person may have ``most`` accounts, no more."""


class TooManyGuesses(Refusal):
    """Too many wrong codes have been tried: by this account, or by all."""


class TooManyLinks(Refusal):
    """The account, or all from its address, have been linked too often in a day."""


class NotLinked(Refusal):
    """The account is linked with no other."""
