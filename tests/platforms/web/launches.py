"""What Telegram tells a Mini App of whoever opens it, signed as it does
(core.telegram.org/bots/webapps, "Validating data received via the Mini App")."""

import hashlib
import hmac
import json
import time
from urllib.parse import quote, urlencode

from bot.platforms.telegram.init_data import FRAMES, LaunchReader
from bot.platforms.web.chat_apps import ChatApp, ChatApps

TOKEN = "4711:token-of-tests"
ANN = {"id": 31, "first_name": "Ann", "last_name": "Ames", "language_code": "en"}
APPS: ChatApps = {"telegram": ChatApp(LaunchReader(TOKEN), FRAMES)}


def launch(
    user: dict[str, object] = ANN,
    token: str = TOKEN,
    ago: float = 0.0,
    start: str = "",
) -> str:
    """What the app is told when this user opens it, ``ago`` seconds before now."""
    told = {
        "user": json.dumps(user, ensure_ascii=False),
        "auth_date": str(int(time.time() - ago)),
        "query_id": "AAF",
        "signature": "c2lnbmVk",
        **({"start_param": start} if start else {}),
    }
    lines = "\n".join(f"{key}={told[key]}" for key in sorted(told))
    key = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    return urlencode({**told, "hash": hmac.new(key, lines.encode(), hashlib.sha256).hexdigest()})


def fragment(data: str, dark: bool = False, version: str = "8.0") -> str:
    """What stands behind # in the address that Telegram opens."""
    theme = json.dumps({"bg_color": "#17212b" if dark else "#ffffff"})
    return (
        f"tgWebAppData={quote(data)}&tgWebAppVersion={version}&tgWebAppPlatform=web"
        f"&tgWebAppThemeParams={quote(theme)}"
    )
