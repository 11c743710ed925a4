"""A push service as browsers have one, on this machine and over TLS: it takes only what RFC 8030
and RFC 8292 ask for, and its browsers read what they are told (RFC 8291)."""

import base64
import datetime
import ipaddress
import json
import os
import re
import ssl
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import http_ece
from aiohttp import web
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

HOST = "127.0.0.1"
DAY = 86_400
TOPIC = re.compile(r"[A-Za-z0-9_-]{1,32}")


def encoded(content: bytes) -> str:
    """In base64url, as browsers write it."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


@dataclass
class PushBrowser:
    """A browser that lets the server with ``server_key`` tell it something at ``endpoint``. The
    statuses in ``answers`` are given one after the other in place of taking what comes."""

    endpoint: str
    server_key: str
    answers: list[int] = field(default_factory=list)
    asked: int = 0  # how often
    told: list[dict[str, Any]] = field(default_factory=list)
    topics: list[str] = field(default_factory=list)
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def subscription(self) -> dict[str, str]:
        """What its page says of it."""
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.endpoint,
            "key": encoded(point),
            "auth": encoded(self.auth),
            "origin": "https://tables.example",
        }

    def read(self, content: bytes) -> Any:
        """What it is told. Raises what http_ece does where that is not for it."""
        clear = http_ece.decrypt(
            content, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(clear)


@dataclass
class PushService:
    """The service at ``url``, whose certificate only ``trusted`` believes."""

    trusted: ssl.SSLContext
    url: str = ""
    browsers: dict[str, PushBrowser] = field(default_factory=dict)

    def browser(self, server_key: str) -> PushBrowser:
        """A new one, whose page has asked with this key."""
        path = f"/push/{len(self.browsers)}"
        self.browsers[path] = PushBrowser(self.url + path, server_key)
        return self.browsers[path]

    async def take(self, request: web.Request) -> web.Response:
        """What a server asks it to pass on."""
        browser = self.browsers.get(request.path)
        if browser is None:
            raise web.HTTPNotFound
        browser.asked += 1
        if browser.answers:
            headers = {"Location": f"{self.url}/push/0"}
            return web.Response(status=browser.answers.pop(0), headers=headers)
        if not self._is_let_in(request.headers.get("Authorization", ""), browser):
            raise web.HTTPForbidden
        topic = request.headers.get("Topic", "")
        if not request.headers.get("TTL", "").isdecimal() or not TOPIC.fullmatch(topic):
            raise web.HTTPBadRequest
        if request.headers["Content-Encoding"] != "aes128gcm":
            raise web.HTTPUnsupportedMediaType
        browser.told.append(browser.read(await request.read()))
        browser.topics.append(topic)
        return web.Response(status=201)

    def _is_let_in(self, header: str, browser: PushBrowser) -> bool:
        found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+),k=([\w-]+)", header)
        if found is None or found[4] != browser.server_key or not Vapid02.verify(header):
            return False
        claims = json.loads(base64.urlsafe_b64decode(found[2] + "=="))
        lasts = claims["exp"] - time.time()
        whose = claims["sub"] == "https://tables.example"
        return bool(whose and claims["aud"] == self.url and 0 < lasts <= DAY)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Runs one."""
    own, trusted = _contexts()
    service = PushService(trusted)
    app = web.Application()
    app.router.add_post("/push/{browser}", service.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, HOST, 0, ssl_context=own)
    await site.start()
    service.url = f"https://{HOST}:{runner.addresses[0][1]}"
    yield service
    await runner.cleanup()


def certified() -> tuple[bytes, bytes]:
    """A server's private key for this machine, and its certificate."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    address = x509.IPAddress(ipaddress.ip_address(HOST))
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    ).public_bytes(Encoding.PEM)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private, certificate


def _contexts() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server shows, and what believes it alone."""
    private, certificate = certified()
    own = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "certificate"
        file.write_bytes(private + certificate)
        own.load_cert_chain(file)
    return own, ssl.create_default_context(cadata=certificate.decode())
