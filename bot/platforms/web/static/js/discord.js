// Discord, where it shows the page as an activity: who has opened it in which channel, and how large it
// is shown (docs.discord.com/developers/activities). What is said to its client, and heard of it, is a
// pair: what kind of message it is, and the message.

import { around } from "./dom.js";
import { appClient, keepToken, shownPath, token } from "./inside.js";

const HANDSHAKE = 0;
const FRAME = 1;
const CLIENTS = new Set(["", "ptb.", "canary."].map((kind) => `https://${kind}discord.com`)); // whose messages are heard
const PATIENCE = 10_000; // milliseconds in which the client answers, where there is one
const LONGEST = 64; // characters of what a link names
const FOCUSED = 0; // the layout in which the page has a window to itself
const LAYOUT = "ACTIVITY_LAYOUT_MODE_UPDATE";

export class DiscordApp {
  constructor({ visit, awake }) {
    const told = new URLSearchParams(location.search);
    this.socket = "/socket/discord";
    /** @type {"dark" | "light"} */
    this.theme = "dark"; // which Discord is, for most, and tells nobody
    this.visit = visit;
    this.awake = awake;
    this.frame = told.get("frame_id") ?? "";
    this.instance = told.get("instance_id") ?? "";
    this.table = (told.get("custom_id") ?? "").slice(0, LONGEST);
    this.client = parent.opener ?? parent; // that of a window which was taken out is its opener
    this.origin = ""; // the client's, once it has answered
    this.code = ""; // that says who we are, once
    /** @type {string | null} */
    this.meant = null; // the path to which the page was led last, null before it was led anywhere
    this.answers = new Map(); // nonce -> what to call when the client has answered
    this.number = 0;
    /** @type {(kept?: any) => void} */
    this.ready = () => {};
    addEventListener("message", (event) => this.hear(event));
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Find out who has opened the page, before it says anything to the server. */
  async begun() {
    if (parent === window) return;
    const found = new Promise((kept) => (this.ready = kept));
    const payload = { v: 1, encoding: "json", client_id: appClient, frame_id: this.frame };
    this.client.postMessage([HANDSHAKE, payload], "*"); // nobody's secret; who answers is looked at
    await Promise.race([found, new Promise((kept) => setTimeout(kept, PATIENCE))]);
    if (!this.origin) return;
    this.say("SUBSCRIBE", {}, LAYOUT).catch(() => {});
    this.code = await this.authorized();
  }

  /** A code by which the server may learn who we are, "" where that is refused. */
  async authorized() {
    if (!this.origin) return "";
    const asked = { client_id: appClient, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
    const { code } = await this.say("AUTHORIZE", asked).catch(() => ({ code: "" }));
    return code;
  }

  /** The first message on the line to the server. */
  async greeting() {
    const code = this.code || (token() ? "" : await this.authorized());
    this.code = ""; // is said once
    const table = this.meant === null ? this.table : ""; // what a link named is news but once
    return { ask: "identify", data: JSON.stringify({ instance: this.instance, code, table }), token: token() };
  }

  /** @param {import("./wire.js").Identified} message */
  identified({ token: given, path, access }) {
    keepToken(given);
    if (access) this.say("AUTHENTICATE", { access_token: access }).catch(() => {});
    // Loaded again the page is where it was; without a line for a while, it has not heard what was meant.
    const leads = this.meant === null ? shownPath() === "/" : path !== this.meant;
    if (path && leads) this.lead({ path });
    else this.meant = path;
  }

  /** Whoever looks at the page means what is at this path now. */
  lead({ path }) {
    this.meant = path;
    if (shownPath() !== path) this.visit(path);
  }

  /** Nothing is said of how the page stands: Discord has no use for it. */
  look() {}

  feel() {}

  /**
   * Ask something of the client; the promise is kept with what it answers.
   *
   * @param {string} cmd
   * @param {Record<string, any>} args
   * @param {string} [evt]
   * @returns {Promise<any>}
   */
  say(cmd, args, evt) {
    const nonce = `${++this.number}`;
    this.client.postMessage([FRAME, { cmd, args, nonce, ...(evt ? { evt } : {}) }], this.origin);
    return new Promise((kept, broken) => this.answers.set(nonce, { kept, broken }));
  }

  /** @param {MessageEvent} event */
  hear({ source, origin, data }) {
    if (source !== this.client || !CLIENTS.has(origin) || !Array.isArray(data) || data[0] !== FRAME) return;
    const { cmd, evt, nonce, data: told } = data[1];
    if (cmd !== "DISPATCH") {
      const { kept, broken } = this.answers.get(nonce) ?? {};
      this.answers.delete(nonce);
      if (evt === "ERROR") broken?.(told);
      else kept?.(told);
    } else if (evt === "READY" && !this.origin) {
      this.origin = origin;
      this.ready();
    } else if (evt === LAYOUT) this.lie(told.layout_mode);
  }

  /** The page is shown alone, or small beside others. */
  lie(layout) {
    const { dataset } = document.documentElement;
    if (layout === FOCUSED) delete dataset.small;
    else dataset.small = "";
    dispatchEvent(new Event("resize")); // there is other room for the board
    if (layout === FOCUSED) this.awake();
  }

  /** A link to elsewhere is opened by Discord, which asks whether it may. */
  follow(event) {
    const link = around(event, "a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.host === location.host || !link.protocol.startsWith("http")) return;
    event.preventDefault();
    if (this.origin) this.say("OPEN_EXTERNAL_LINK", { url: link.href }).catch(() => {});
  }
}
