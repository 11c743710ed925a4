import ssl
from pathlib import Path

import pytest

from bot.certificates import reading_late
from tests.loopback.push import certified


def begin(context: ssl.SSLContext) -> int:
    """The authorities that are known once a connection is made."""
    context.wrap_bio(ssl.MemoryBIO(), ssl.MemoryBIO(), server_hostname="localhost")
    return context.cert_store_stats()["x509_ca"]


def test_certificates_are_read_once_somebody_is_to_be_known_by_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "authorities").write_bytes(certified()[1])
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authorities"))
    monkeypatch.setenv("SSL_CERT_DIR", str(tmp_path))
    with reading_late():
        late = ssl.create_default_context()
    assert late.cert_store_stats()["x509"] == 0
    assert late.verify_mode is ssl.CERT_REQUIRED and late.check_hostname
    assert begin(late) == begin(late) == 1
    assert ssl.create_default_context().cert_store_stats()["x509_ca"] == 1, "others are as ever"
