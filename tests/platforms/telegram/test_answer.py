"""An HTTP answer, however it comes."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.platforms.telegram.answer import LONGEST_HEAD, Answer, AnswerReader, BadAnswer

LENGTH = b"HTTP/1.1 200 OK\r\nServer: nginx\r\ncontent-length: 5\r\n\r\nhello"
CHUNKED = (
    b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"3\r\nhel\r\n02;name=value\r\nlo\r\n0\r\nTrailer: none\r\n\r\n"
)
INTERIM = b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
HELLO = Answer(200, b"hello", stays=True)


def taken(*parts: bytes) -> Answer | None:
    reader, answer = AnswerReader(), None
    for part in parts:
        assert answer is None, "it was whole before"
        answer = reader.take(part)
    return answer


def headed(*fields: str, status: str = "HTTP/1.1 200 OK") -> bytes:
    return "\r\n".join((status, *fields, "", "")).encode()


@pytest.mark.parametrize("sent", [LENGTH, CHUNKED, INTERIM + LENGTH, INTERIM + CHUNKED])
def test_an_answer_is_read_whole_whatever_says_its_length(sent: bytes) -> None:
    assert taken(sent) == HELLO
    assert taken(*(sent[at : at + 1] for at in range(len(sent)))) == HELLO


@given(st.binary(max_size=300), st.lists(st.integers(0, 400)), st.integers(1, 50))
def test_the_parts_in_which_it_comes_make_no_difference(
    body: bytes, cuts: list[int], size: int
) -> None:
    chunks = [body[at : at + size] for at in range(0, len(body), size)]
    coded = b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in chunks) + b"0\r\n\r\n"
    for head, rest in (
        (headed(f"Content-Length: {len(body)}"), body),
        (headed("Transfer-Encoding: chunked"), coded),
    ):
        sent = head + rest
        edges = sorted({0, len(sent), *(cut for cut in cuts if cut < len(sent))})
        parts = [sent[start:end] for start, end in pairwise(edges)]
        assert taken(*parts) == Answer(200, body, stays=True)


def test_without_a_length_it_ends_with_the_connection() -> None:
    reader = AnswerReader()
    assert reader.take(headed() + b"hel") is None
    assert reader.take(b"lo") is None
    assert reader.end() == Answer(200, b"hello", stays=False)


@pytest.mark.parametrize("sent", [b"", headed()[:-1], LENGTH[:-1], CHUNKED[:-1]])
def test_one_that_breaks_off_is_none(sent: bytes) -> None:
    reader = AnswerReader()
    assert reader.take(sent) is None
    assert reader.end() is None


@pytest.mark.parametrize("status", ["204 No Content", "304 Not Modified"])
def test_some_have_no_body(status: str) -> None:
    assert taken(headed("Content-Length: 5", status=f"HTTP/1.1 {status}")) == Answer(
        int(status[:3]), b"", stays=True
    )


@pytest.mark.parametrize(
    ("status", "connection", "stays"),
    [
        ("HTTP/1.1 502 Bad Gateway", "", True),
        ("HTTP/1.1 200 OK", "Connection: Close", False),
        ("HTTP/1.1 200", "Connection: upgrade, close", False),
        ("HTTP/1.0 200 OK", "", False),
        ("HTTP/1.0 200 OK", "Connection: Keep-Alive", True),
    ],
)
def test_the_server_says_whether_the_connection_stays(
    status: str, connection: str, stays: bool
) -> None:
    fields = ("Content-Length: 0", connection) if connection else ("Content-Length: 0",)
    answer = taken(headed(*fields, status=status))
    assert answer is not None
    assert answer.stays is stays


def test_nothing_more_is_asked_where_more_came_than_the_answer() -> None:
    assert taken(LENGTH + b"H") == Answer(200, b"hello", stays=False)


@pytest.mark.parametrize(
    "sent",
    [
        b"220 mail.example.org ESMTP\r\n\r\n",
        headed(status="HTTP/2 200"),
        headed(status="HTTP/1.1 2x0 OK"),
        headed("no field"),
        headed("Content-Length: -5"),
        headed("Content-Length: 5", "Content-Length: 6"),
        headed("Transfer-Encoding: gzip, chunked"),
        headed("Transfer-Encoding: chunked") + b"0x5\r\nhello\r\n",
        headed("Transfer-Encoding: chunked") + b"-1\r\n",
        headed("Transfer-Encoding: chunked") + b"4\r\nhello\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"x" * LONGEST_HEAD,
    ],
)
def test_what_is_no_http_is_refused(sent: bytes) -> None:
    with pytest.raises(BadAnswer):
        taken(sent)
