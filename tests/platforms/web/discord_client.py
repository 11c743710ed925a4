"""The part of Discord's client and of its proxy, as a page in a browser meets them: a frame whose
policy is the proxy's, and messages of the embedded app's protocol."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, web
from aiohttp.typedefs import Handler
from playwright.async_api import Browser, Frame, Page, expect

from tests.loopback.discord import Discord
from tests.loopback.discord_activities import Instance
from tests.loopback.discord_people import User
from tests.platforms.web.windows import PHONE, window
from tests.ports import free_port

CLIENT = "https://discord.com/channels/1/2"
NONCE = "bm9uY2U"
LEFT_OUT = {"content-encoding", "content-length", "content-security-policy", "transfer-encoding"}
INLINE = re.compile(r"<script(?![^>]*\bsrc=)(?=[ >])")  # what gets the nonce
# What the client says to the frame and hears of it: the handshake, and answers to commands.
HOST = """<!doctype html><title>Discord</title><meta name="viewport" content="width=device-width">
<body style="margin:0">
<iframe style="border:0;width:100vw;height:100vh" {sandbox} src="{src}"></iframe><script>
window.said = [];
window.authorize ??= async (body) => (await fetch("/authorize", {{ method: "POST", body }})).json();
const tell = (payload) => frames[0].postMessage([1, payload], "*");
const happens = (evt, data) => tell({{ cmd: "DISPATCH", evt, nonce: null, data }});
window.lie = (layout_mode) => happens("ACTIVITY_LAYOUT_MODE_UPDATE", {{ layout_mode }});
addEventListener("message", async ({{ source, data: [opcode, payload] }}) => {{
  if (source !== frames[0]) return;
  said.push([opcode, payload]);
  if (opcode === 0) {{
    const config = {{ api_endpoint: "//discord.com/api", environment: "production" }};
    happens("READY", {{ v: 1, config }});
    return;
  }}
  const {{ cmd, args, nonce }} = payload;
  const data = cmd === "AUTHORIZE" ? await authorize(JSON.stringify(args)) : {{}};
  tell({{ cmd, evt: null, nonce, data }});
}});
</script>"""


def proxied(target: str, origin: str, self_matches: bool) -> Handler:
    """What Discord's proxy does before the page at ``target``, which takes it for what is at
    ``origin``: with a policy of its own, in which 'self' may match nothing, below / and below
    /.proxy/."""

    async def hand_on(request: web.Request) -> web.StreamResponse:
        path = request.path_qs.removeprefix("/.proxy")
        headers = {k: v for k, v in request.headers.items() if k not in ("Host", "Cookie")}
        if headers.get("Origin", "null") != "null":
            headers["Origin"] = origin
        if "Upgrade" in headers:
            return await _socket(request, target + path, headers)
        async with (
            ClientSession(auto_decompress=True) as session,
            session.request(
                request.method, target + path, headers=headers, data=await request.read()
            ) as answer,
        ):
            body = await answer.read()
            kept = {k: v for k, v in answer.headers.items() if k.lower() not in LEFT_OUT}
            if answer.content_type == "text/html":
                body = INLINE.sub(f'<script nonce="{NONCE}"', body.decode()).encode()
            own = "'self' " if self_matches else ""
            here = str(request.url.origin())
            kept["Content-Security-Policy"] = (
                f"script-src {own}'unsafe-eval' 'nonce-{NONCE}' blob:; "
                f"connect-src {here} {here.replace('http', 'ws')}; "
                f"img-src {here} data: blob:; style-src {own}'unsafe-inline'; font-src {here}"
            )
            return web.Response(status=answer.status, body=body, headers=kept)

    return hand_on


@asynccontextmanager
async def proxy(target: str, origin: str, self_matches: bool) -> AsyncIterator[str]:
    """That proxy; its address."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", proxied(target, origin, self_matches))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        await runner.cleanup()


async def _socket(
    request: web.Request, address: str, headers: dict[str, str]
) -> web.WebSocketResponse:
    """A line through the proxy."""
    page = web.WebSocketResponse()
    await page.prepare(request)
    passed = {k: v for k, v in headers.items() if k in ("Origin", "User-Agent", "Accept-Language")}
    async with ClientSession() as session, session.ws_connect(address, headers=passed) as server:

        async def answers() -> None:
            await _pass(server, page)
            await page.close(code=server.close_code or 1000)

        back = asyncio.create_task(answers())
        await _pass(page, server)
        await server.close()
        await back
    return page


async def _pass(
    heard: "web.WebSocketResponse | ClientWebSocketResponse",
    told: "web.WebSocketResponse | ClientWebSocketResponse",
) -> None:
    async for message in heard:
        if message.type is WSMsgType.TEXT:
            await told.send_str(message.data)
        elif message.type is WSMsgType.BINARY:
            await told.send_bytes(message.data)


@asynccontextmanager
async def discord_client(chromium: Browser, address: str) -> AsyncIterator[Page]:
    """A window for Discord's client, with the proxy at this address. Chromium takes its page for
    one that came by TLS."""
    async with window(
        chromium,
        f"{address}/favicon.ico",
        PHONE,
        alone=True,
        framed_by=CLIENT,
        expected="Mixed Content",
    ) as page:
        yield page


def host(address: str, instance: Instance, sandbox: str) -> str:
    """The client's page, which shows in its frame what is at an address."""
    asked = f"/?instance_id={instance.id}&frame_id=f-1&platform=desktop&channel_id=1"
    return HOST.format(src=(address + asked).replace("&", "&amp;"), sandbox=sandbox)


def authorized(discord: Discord, user: User, args: str) -> dict[str, str]:
    """What the client answers when the frame asks who this user is."""
    wanted = json.loads(args)
    assert wanted["client_id"] == str(discord.application) and wanted["scope"] == ["identify"]
    return {"code": discord.activities.authorize(user)}


async def opened(
    page: Page, address: str, discord: Discord, user: User, instance: Instance, sandbox: str = ""
) -> Frame:
    """The page in the frame of this user's client."""

    async def authorize(args: str) -> dict[str, str]:
        return authorized(discord, user, args)

    await page.expose_function("authorize", authorize)
    html = host(address, instance, sandbox)
    await page.route(
        "https://discord.com/**", lambda route: route.fulfill(content_type="text/html", body=html)
    )
    await page.context.grant_permissions(["local-network-access"])
    await page.goto(CLIENT)
    [_, frame] = page.frames
    await expect(frame.locator(".view > *").first).to_be_visible()
    return frame
