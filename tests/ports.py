"""Ports for servers that go away and come back: below those that the system gives to connections,
for one of these may have taken a port while its server was gone."""

import random
import socket

PORTS = range(12_000, 32_000)  # Linux gives connections those from 32768 on


def free_port() -> int:
    """A port that nobody listens on, and that hardly anybody will take."""
    while True:
        port = random.SystemRandom().choice(PORTS)  # seeds of tests are alike in all processes
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
