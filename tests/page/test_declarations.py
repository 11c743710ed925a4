"""The page's types are those of the messages."""

import pytest

from tests.page.declarations import FOLDER, declarations


@pytest.mark.parametrize("name", declarations())
def test_the_declarations_are_those_of_the_messages(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert written == declarations()[name], "run python -m tests.page.declarations"


def test_what_may_be_missing_is_optional() -> None:
    wire, requests = (declarations()[name] for name in ("wire.d.ts", "requests.d.ts"))
    assert 'export interface ScreenShown {\n  type: "screen";\n  table: string;' in wire
    assert "  points?: number | null;" in wire, "what the server leaves out as usual"
    assert "  table?: string;" in requests, "what the server takes for granted"
    assert "  reading: Array<string>;" in wire, "what it always says"
