// When it becomes the reader's turn: the tab's title and icon. What tells of it besides comes later.

/** @import { ScreenShown } from "./wire.js" */

import { words } from "./clock.js";
import { isInside } from "./inside.js";
import { Later } from "./later.js";

const telling = new Later(() => import("./turn_notices.js"));
const WAITED = 3000; // milliseconds of somebody else's turn that make one's own awaited

/** What this browser's person has chosen, kept in it: `sound` and `notify` are on, off, or null. */
export const choices = {
  get: (name) => localStorage.getItem(name),
  set(name, yes) {
    localStorage.setItem(name, yes ? "on" : "off");
    chosen.dispatchEvent(new Event(name));
  },
  clear: (name) => localStorage.removeItem(name),
};

/** Tells what has been chosen, by its name. */
export const chosen = new EventTarget();

/** Whether this browser could notify anybody: pages that came unencrypted from afar may not; inside an app that does. */
export function canNotify() {
  return !isInside() && "Notification" in window && Notification.permission !== "denied";
}

/** Ask the browser, as the person has wished, and keep what came of it. Call it from a click. */
export async function allowNotifications(yes) {
  const allowed = yes && canNotify() && (await Notification.requestPermission()) === "granted";
  choices.set("notify", allowed);
  return allowed;
}

export class Turn {
  /** `ask(yes)` shows or takes away the question whether to notify; `go(code)` shows a table. */
  constructor({ texts, ask, go, sounds }) {
    this.texts = texts;
    this.sounds = sounds;
    this.ask = ask;
    this.go = go;
    /** @type {HTMLLinkElement} */
    this.icon = document.querySelector("link[rel=icon]");
    this.plainIcon = this.icon.href;
    this.turnIcon = this.icon.href.replace("icon.svg", "icon-turn.svg");
    /** @type {import("./turn_notices.js").TurnNotices | null} */
    this.notices = null; // once they have come
    telling.soon(({ TurnNotices }) => (this.notices = new TurnNotices(this)));
    this.leave();
    document.addEventListener("visibilitychange", () => this.sign());
  }

  /** The page shows another table, or home. */
  leave() {
    this.screen = null; // the newest one
    this.waiting = null; // since when it is somebody else's turn
    this.awaited = false; // whether the present own turn was waited for
    this.away = false; // whether the line was lost since the newest screen
    this.ask(false);
    this.sign();
  }

  lost() {
    this.away = true;
  }

  /**
   * A screen of the table is shown.
   *
   * @param {ScreenShown} screen
   */
  show(screen) {
    const before = this.screen;
    const came = screen.mine && before && (!before.mine || (this.away && before.revision !== screen.revision));
    if (came) this.awaited = this.away || (this.waiting !== null && performance.now() - this.waiting >= WAITED);
    if (!screen.mine) this.awaited = false;
    this.waiting = screen.waits ? (this.waiting ?? performance.now()) : null;
    this.away = false;
    this.screen = screen;
    this.sign();
    if (!before) this.notices?.looked();
    this.ask(screen.mine && this.awaited && canNotify() && choices.get("notify") === null);
    const { hidden } = document;
    if (came && (this.awaited || hidden)) telling.soon(() => this.notices.tell(screen, hidden));
    if (before && before.kind === "board" && screen.kind === "result") this.sounds.play("result");
  }

  /** Title and icon say it for as long as it is worth saying. */
  sign() {
    const { screen } = this;
    const says = Boolean(screen?.mine && (this.awaited || document.hidden));
    const title = [says && this.texts["your-turn"], screen && (screen.title || words(screen.lines[0] ?? "")), "Crosstable"];
    document.title = title.filter(Boolean).join(" · ");
    const icon = says ? this.turnIcon : this.plainIcon;
    if (this.icon.href !== icon) this.icon.href = icon;
    const badge = says ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
    badge?.catch(() => {});
  }

  /** What a turn sounds like, for whoever tries it out. */
  chime() {
    this.sounds.play("turn", true);
  }
}
