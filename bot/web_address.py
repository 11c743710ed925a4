"""The addresses of the page that other machines can open."""

from msgspec import Struct

INSIDE = "/app"  # begins the path of every page inside the app of a chat


class WebAddress(Struct, frozen=True):
    """Where people open the page, such as ``https://example.org``; ``base`` is "" as long as the
    operator has not said so, and then there is no address that can be sent to anybody.
    ``telegram_app`` is the short name of the Mini App that opens it inside Telegram, "" where the
    bot's main one does."""

    base: str = ""
    telegram_app: str = ""

    @property
    def host(self) -> str:
        """The name of the host, with its port where it has one."""
        return self.base.partition("://")[2]

    def page(self, path: str) -> str:
        """The address of a view at a path of the page; "" where none works for others."""
        return self.base and f"{self.base}{path}"

    def table(self, code: str) -> str:
        """The address of a table; "" where none works for others."""
        return self.base and f"{self.base}{table_path(code)}"

    def match(self, code: str, number: int, ply: int | None = None) -> str:
        """The address of a table's match ``number``, counted from 0, and of a position in it; ""
        where none works for others."""
        return self.base and f"{self.base}{match_path(code, number, ply)}"

    def inside(self, path: str = "") -> str:
        """The address at which the apps of chats open a view at a path of the page, or home; ""
        where none works for others."""
        return self.base and f"{self.base}{INSIDE}{path}"


def table_path(code: str) -> str:
    """Where a table stands on the page."""
    return f"/t/{code}"


def match_path(code: str, number: int, ply: int | None = None) -> str:
    """Where a match that is over stands on the page, at a position of it if one is named."""
    return f"/m/{code}/{number + 1}" + ("" if ply is None else f"#{ply}")
