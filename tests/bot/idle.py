"""The real program, which says what it has loaded when it is told to stop: ``python -m
tests.bot.idle``."""

import ssl
import sys

from bot.__main__ import main

CERTIFICATES = "certificates"  # said where some of authorities have been read


def certificates() -> list[str]:
    """What is said of them."""
    from aiohttp import connector

    contexts = [each for each in vars(connector).values() if isinstance(each, ssl.SSLContext)]
    assert contexts, "aiohttp makes some as it is loaded"
    return [CERTIFICATES for context in contexts if context.cert_store_stats()["x509"]]


if __name__ == "__main__":
    code = main([])
    print("loaded", *sys.modules, *certificates())
    sys.exit(code)
