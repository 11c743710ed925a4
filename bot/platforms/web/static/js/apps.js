// The apps of chats in which the page opens.

import { DiscordApp } from "./discord.js";
import { appName } from "./inside.js";
import { TelegramApp } from "./telegram.js";

/**
 * The one in which it is open, null in a browser. `back()` takes one step back, `wear(theme)` makes the page
 * "light" or "dark"; `standing()` says whether there is a way `back`, and something `picked` that closing the
 * app would lose; `visit(path)` leads to a view; `awake()` is called when the page is large again.
 */
export function openedApp({ back, wear, standing, visit, awake }) {
  if (appName === "telegram") return new TelegramApp({ back, wear, standing });
  return appName === "discord" ? new DiscordApp({ visit, awake }) : null;
}
