// Telegram, where it shows the page as a Mini App: who has opened it, and the manners of its windows
// (core.telegram.org/api/bots/webapps; its clients and their events by version).

import { around } from "./dom.js";
import { FEATURES } from "./features.js";
import { launchOf, olderThan, themeOf } from "./telegram_state.js";
import { keepToken, pathTo, shownPath, token } from "./inside.js";

const CLIENT = "https://web.telegram.org"; // the one that shows the page in a frame
const LAUNCH = "launch"; // under which this tab keeps how it was opened
const FELT = { own: { type: "impact", impact_style: "light" }, turn: { type: "notification", notification_type: "success" } };
const SIDES = ["top", "right", "bottom", "left"];

export class TelegramApp {
  constructor({ back, wear, standing }) {
    this.socket = "/socket/telegram";
    this.back = back;
    this.wear = wear;
    this.standing = standing;
    this.stood = "";
    const launch = launchOf(location.hash, JSON.parse(sessionStorage.getItem(LAUNCH) ?? "null"));
    const { data, path: meant, ...kept } = launch;
    this.data = data; // is said once
    this.version = kept.version;
    this.insets = { safe: {}, content: {} };
    sessionStorage.setItem(LAUNCH, JSON.stringify(kept));
    const known = meant.startsWith("/t/") || FEATURES.some(({ address }) => address && meant.startsWith(`${address}/`));
    const path = known && shownPath() === "/" ? pathTo(meant) : location.pathname;
    history.replaceState(history.state, "", path); // what it was opened with is nobody else's business
    this.theme = kept.theme && themeOf(kept.theme);
    this.listen();
  }

  /** The first message on the line to the server. */
  greeting() {
    return { ask: "identify", data: this.data, token: token() };
  }

  /** @param {import("./wire.js").Identified} message */
  identified({ token: given }) {
    this.data = "";
    keepToken(given);
  }

  listen() {
    const receiveEvent = (type, data) => this.hear(type, data);
    Object.assign(window, {
      Telegram: { WebView: { receiveEvent } }, TelegramGameProxy: { receiveEvent }, TelegramGameProxy_receiveEvent: receiveEvent,
    }); // what clients on phones and desks call
    addEventListener("message", ({ source, origin, data }) => {
      if (source !== parent || origin !== CLIENT || typeof data !== "string") return;
      const { eventType, eventData } = JSON.parse(data);
      this.hear(eventType, eventData);
    });
    document.addEventListener("click", (event) => this.lead(event));
    for (const kind of ["click", "cover", "uncover", "close"]) {
      document.addEventListener(kind, () => setTimeout(() => this.look()), { capture: true });
    }
    addEventListener("popstate", () => setTimeout(() => this.look()));
  }

  /** The page is there to be seen. */
  async begun() {
    this.say("iframe_ready", { reload_supported: true });
    this.say("web_app_ready");
    this.say("web_app_expand");
    this.say("web_app_request_theme");
    this.say("web_app_setup_swipe_behavior", { allow_vertical_swipe: false }, "7.7");
    this.say("web_app_request_safe_area", {}, "8.0");
    this.say("web_app_request_content_safe_area", {}, "8.0");
  }

  /** Tell the client how the page stands, where that has changed. */
  look() {
    const { back, picked } = this.standing();
    const now = JSON.stringify([back, picked]);
    if (now === this.stood) return;
    this.stood = now;
    this.say("web_app_setup_back_button", { is_visible: back }, "6.1");
    this.say("web_app_setup_closing_behavior", { need_confirmation: picked }, "6.2");
  }

  /** Let a phone be felt: `own` at an own move, `turn` when it is one's turn. */
  feel(what) {
    this.say("web_app_trigger_haptic_feedback", FELT[what], "6.1");
  }

  /** Tell the client something that its `since` version knows. */
  say(eventType, eventData = {}, since = "6.0") {
    if (olderThan(this.version, since)) return;
    const { TelegramWebviewProxy: proxy, external } = /** @type {any} */ (window);
    const event = JSON.stringify({ eventType, eventData });
    if (proxy) proxy.postEvent(eventType, JSON.stringify(eventData));
    else if (typeof external?.notify === "function") external.notify(event);
    else if (parent !== window) parent.postMessage(event, CLIENT);
  }

  hear(type, data) {
    if (type === "theme_changed") this.wear(themeOf(data.theme_params));
    else if (type === "back_button_pressed") this.back();
    else if (type === "reload_iframe") location.reload();
    else if (type === "safe_area_changed") this.inset("safe", data);
    else if (type === "content_safe_area_changed") this.inset("content", data);
  }

  /** What of the window is covered: by the phone, and within that by Telegram. */
  inset(by, sides) {
    this.insets[by] = sides;
    const { safe, content } = this.insets;
    for (const side of SIDES) {
      document.documentElement.style.setProperty(`--inset-${side}`, `${(safe[side] ?? 0) + (content[side] ?? 0)}px`);
    }
  }

  /** A link to elsewhere is opened by Telegram, which stays open itself for one of its own. */
  lead(event) {
    const link = around(event, "a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.origin === location.origin || !link.protocol.startsWith("http")) return;
    event.preventDefault();
    if (link.host === "t.me") this.say("web_app_open_tg_link", { path_full: link.pathname + link.search });
    else this.say("web_app_open_link", { url: link.href });
  }
}
